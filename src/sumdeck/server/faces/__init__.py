"""Faces: what a page draws of a game, made from a view and nothing else."""

from sumdeck.server.faces.drawing import Drawing
from sumdeck.server.faces.face import Card, Face, Outcome
from sumdeck.server.faces.faces import drawing_of, face_of, families, open_hands
from sumdeck.server.faces.plain import PlainFace

__all__ = ["Card", "Drawing", "Face", "Outcome", "PlainFace", "drawing_of", "face_of", "families", "open_hands"]
