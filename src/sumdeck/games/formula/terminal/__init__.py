"""Formula at the text table."""
