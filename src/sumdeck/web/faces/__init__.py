"""Faces: what a page draws of a game, made from a view and nothing else."""

from sumdeck.web.faces.face import Card, Face, Outcome, Pile, SheetLine
from sumdeck.web.faces.faces import FACES, face_of, open_hands

__all__ = ["FACES", "Card", "Face", "Outcome", "Pile", "SheetLine", "face_of", "open_hands"]
