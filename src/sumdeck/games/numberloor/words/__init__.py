"""The texts of Numberloor, a file for each language."""
