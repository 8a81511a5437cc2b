"""The texts of Mathino, a file for each language."""
