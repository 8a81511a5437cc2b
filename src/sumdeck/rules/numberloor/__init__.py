"""Numberloor for two to five, at three levels. The rules in words are in `README.md` beside this file."""

from sumdeck.rules.numberloor.codes import Code
from sumdeck.rules.numberloor.game import Numberloor
from sumdeck.rules.numberloor.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.rules.numberloor.options import SETTINGS, Options, levels
from sumdeck.rules.numberloor.packs import house_pack, read_numberloor_pack
from sumdeck.rules.numberloor.phrases import single_moves
from sumdeck.rules.numberloor.state import State
from sumdeck.rules.numberloor.validation import pack_warnings

__all__ = [
    "SETTINGS",
    "Code",
    "GoOn",
    "Lay",
    "Move",
    "Numberloor",
    "Options",
    "Pass",
    "State",
    "Stop",
    "TakeTwo",
    "house_pack",
    "levels",
    "pack_warnings",
    "read_numberloor_pack",
    "single_moves",
]
