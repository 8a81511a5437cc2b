"""The games, a folder each: rules, players, and how each floor of the house draws them. `kit.py` says what a folder holds."""
