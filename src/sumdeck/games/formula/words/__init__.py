"""The texts of Formula, a file for each language."""
