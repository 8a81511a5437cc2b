"""Mathino on paper."""
