"""The rules in words: which texts of a game its level and its house rules need. Screens and paper tell the same ones."""

from sumdeck.rulebook.book import rules_of, setting_up

__all__ = ["rules_of", "setting_up"]
