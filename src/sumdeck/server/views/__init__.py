"""Faces: what a page draws of a game, made from a view and nothing else."""

from sumdeck.server.views.plain import PlainView
from sumdeck.server.views.player_view import Card, Outcome, PlayerView
from sumdeck.server.views.views import Drawing, drawing_of, families, open_hands, player_view_of

__all__ = ["Card", "Drawing", "Outcome", "PlainView", "PlayerView", "drawing_of", "families", "open_hands", "player_view_of"]
