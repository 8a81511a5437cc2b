"""The words: every code, card and prompt as a sentence, one file for each language."""
