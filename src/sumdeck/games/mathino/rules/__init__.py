"""Mathino for two, three, four or six. The rules in words are in `README.md` beside this file."""
