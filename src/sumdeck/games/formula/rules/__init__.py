"""Formula, the equation on the table, for two to five. The rules in words are in `README.md` beside this file."""
