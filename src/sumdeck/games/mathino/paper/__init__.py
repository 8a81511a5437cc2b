"""Mathino on paper."""

from sumdeck.games.mathino.paper.design import MathinoDesign

__all__ = ["MathinoDesign"]
