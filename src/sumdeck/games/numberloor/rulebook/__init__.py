"""The rules of Numberloor in words."""
