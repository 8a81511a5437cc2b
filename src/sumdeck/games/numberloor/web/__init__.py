"""What a page draws of Numberloor."""
