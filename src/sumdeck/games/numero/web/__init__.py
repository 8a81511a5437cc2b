"""What a page draws of Numero, and of its solitaire, which lies on the same table."""

from sumdeck.games.numero.web.numero import numero_hands, numero_view
from sumdeck.games.numero.web.player_view import NumeroView, Pile, SheetLine
from sumdeck.games.numero.web.solitaire import solitaire_hands, solitaire_view
from sumdeck.server.views.drawing import Drawing

__all__ = [
    "DRAWING",
    "SOLITAIRE_DRAWING",
    "NumeroView",
    "Pile",
    "SheetLine",
    "numero_hands",
    "numero_view",
    "solitaire_hands",
    "solitaire_view",
]

DRAWING = Drawing(numero_view, numero_hands, NumeroView)
SOLITAIRE_DRAWING = Drawing(solitaire_view, solitaire_hands, NumeroView)
