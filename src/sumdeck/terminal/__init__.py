"""The text table: a game to play by typing sentences."""
