"""Faces: what a page draws of a game, made from a view and nothing else."""

from sumdeck.web.faces.face import Card, Face, Outcome
from sumdeck.web.faces.faces import FACES, AnyFace, face_of, open_hands
from sumdeck.web.faces.formula import FormulaFace
from sumdeck.web.faces.mathino import MathinoFace
from sumdeck.web.faces.numberloor import NumberloorFace
from sumdeck.web.faces.numero import NumeroFace
from sumdeck.web.faces.plain import PlainFace

__all__ = [
    "FACES",
    "AnyFace",
    "Card",
    "Face",
    "FormulaFace",
    "MathinoFace",
    "NumberloorFace",
    "NumeroFace",
    "Outcome",
    "PlainFace",
    "face_of",
    "open_hands",
]
