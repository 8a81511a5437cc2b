"""Mathino on paper."""

from sumdeck.paper.mathino.design import MathinoDesign

__all__ = ["MathinoDesign"]
