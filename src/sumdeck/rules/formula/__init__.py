"""Formula, the equation on the table, for two to five. The rules in words are in `README.md` beside this file."""

from sumdeck.rules.formula.codes import Code
from sumdeck.rules.formula.game import Formula
from sumdeck.rules.formula.moves import Draw, Face, Lay, Move, Pass, Wrong
from sumdeck.rules.formula.options import SETTINGS, Options, levels
from sumdeck.rules.formula.packs import formula_pack, read_formula_pack
from sumdeck.rules.formula.state import Round, State

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
