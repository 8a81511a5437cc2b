"""Numberloor on paper."""

from sumdeck.paper.numberloor.design import NumberloorDesign

__all__ = ["NumberloorDesign"]
