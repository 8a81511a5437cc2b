"""Numero: the game for two to four, and the solitaire. The rules in words are in `README.md` beside this file."""
