"""What a page draws of Mathino."""
