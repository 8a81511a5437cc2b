"""The pages of a tournament: brackets, lists of games, standings. `../bracket.py` binds them together."""
