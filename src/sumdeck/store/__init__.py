"""Everything that lasts: the logs of the tables, in SQLite or PostgreSQL. It keeps events as they are and knows no game."""
