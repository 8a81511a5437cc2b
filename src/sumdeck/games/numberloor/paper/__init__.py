"""Numberloor on paper."""

from sumdeck.games.numberloor.paper.design import NumberloorDesign

__all__ = ["NumberloorDesign"]
