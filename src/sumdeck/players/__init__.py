"""Who plays: bots, search and hints. They get views, never states."""
