"""What a player knows, told from the sentences that they have said: facts, mistakes, and what is due next. No clock is here."""
