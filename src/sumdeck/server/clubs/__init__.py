"""Tournaments in the house: kept like tables, their games laid and listened to, and every screen in step."""
