"""The face of Numero, and of its solitaire, which lies on the same table."""

from sumdeck.web.faces.numero.face import NumeroFace, Pile, SheetLine
from sumdeck.web.faces.numero.numero import numero_face, numero_hands
from sumdeck.web.faces.numero.solitaire import solitaire_face, solitaire_hands

__all__ = ["NumeroFace", "Pile", "SheetLine", "numero_face", "numero_hands", "solitaire_face", "solitaire_hands"]
