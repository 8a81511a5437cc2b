"""Numberloor at the text table."""
