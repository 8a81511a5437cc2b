"""Fives, a small card game: add a card to the pile, and win the pile with a multiple of five."""
