"""The rules of Mathino in words."""
