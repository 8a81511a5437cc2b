"""The face of Numberloor."""

from sumdeck.games.numberloor.web.face import NumberloorFace
from sumdeck.games.numberloor.web.numberloor import numberloor_face, numberloor_hands
from sumdeck.server.faces.drawing import Drawing

__all__ = ["DRAWING", "NumberloorFace", "numberloor_face", "numberloor_hands"]

DRAWING = Drawing(numberloor_face, numberloor_hands, NumberloorFace)
