"""Formula, the equation on the table, for two to five. The rules in words are in `README.md` beside this file."""

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.formula.rules.moves import Draw, Face, Lay, Move, Pass, Wrong
from sumdeck.games.formula.rules.options import SETTINGS, Options, levels
from sumdeck.games.formula.rules.packs import formula_pack, read_formula_pack
from sumdeck.games.formula.rules.state import Round, State

__all__ = [
    "SETTINGS",
    "Code",
    "Draw",
    "Face",
    "Formula",
    "Lay",
    "Move",
    "Options",
    "Pass",
    "Round",
    "State",
    "Wrong",
    "formula_pack",
    "levels",
    "read_formula_pack",
]
