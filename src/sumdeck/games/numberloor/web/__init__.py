"""What a page draws of Numberloor."""

from sumdeck.games.numberloor.web.numberloor import numberloor_hands, numberloor_view
from sumdeck.games.numberloor.web.player_view import NumberloorView
from sumdeck.server.views.drawing import Drawing

__all__ = ["DRAWING", "NumberloorView", "numberloor_hands", "numberloor_view"]

DRAWING = Drawing(numberloor_view, numberloor_hands, NumberloorView)
