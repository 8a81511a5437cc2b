"""Numero on paper."""

from sumdeck.paper.numero.design import NumeroDesign

__all__ = ["NumeroDesign"]
