"""Numero on paper."""

from sumdeck.games.numero.paper.design import NumeroDesign

__all__ = ["NumeroDesign"]
