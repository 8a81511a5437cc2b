"""The face of Numberloor."""

from sumdeck.web.faces.numberloor.face import NumberloorFace
from sumdeck.web.faces.numberloor.numberloor import numberloor_face, numberloor_hands

__all__ = ["NumberloorFace", "numberloor_face", "numberloor_hands"]
