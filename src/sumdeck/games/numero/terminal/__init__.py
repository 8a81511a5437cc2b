"""Numero at the text table."""
