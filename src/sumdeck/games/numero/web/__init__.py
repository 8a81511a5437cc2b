"""The face of Numero, and of its solitaire, which lies on the same table."""

from sumdeck.games.numero.web.face import NumeroFace, Pile, SheetLine
from sumdeck.games.numero.web.numero import numero_face, numero_hands
from sumdeck.games.numero.web.solitaire import solitaire_face, solitaire_hands
from sumdeck.server.faces.drawing import Drawing

__all__ = [
    "DRAWING",
    "SOLITAIRE_DRAWING",
    "NumeroFace",
    "Pile",
    "SheetLine",
    "numero_face",
    "numero_hands",
    "solitaire_face",
    "solitaire_hands",
]

DRAWING = Drawing(numero_face, numero_hands, NumeroFace)
SOLITAIRE_DRAWING = Drawing(solitaire_face, solitaire_hands, NumeroFace)
