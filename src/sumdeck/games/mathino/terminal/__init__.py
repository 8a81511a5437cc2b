"""Mathino at the text table."""
