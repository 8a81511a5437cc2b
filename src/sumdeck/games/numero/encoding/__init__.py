"""Numero and its solitaire for programs that learn."""

from sumdeck.games.numero.encoding.numero_encoding import NumeroEncoding

__all__ = ["NumeroEncoding"]
