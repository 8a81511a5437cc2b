"""Numberloor on paper."""
