"""Numberloor for two to five, at three levels. The rules in words are in `README.md` beside this file."""
