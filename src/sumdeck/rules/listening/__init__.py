"""Listening: words become numbers and signs, in every language that has a word list here. A new language is one more file."""

from sumdeck.rules.listening.hearing import hear
from sumdeck.rules.listening.wordlist import Wordlist, all_words, known_languages, read_wordlist

__all__ = ["Wordlist", "all_words", "hear", "known_languages", "read_wordlist"]
