"""The texts of Numero, a file for each language."""
