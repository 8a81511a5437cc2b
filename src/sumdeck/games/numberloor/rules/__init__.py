"""Numberloor for two to five, at three levels. The rules in words are in `README.md` beside this file."""

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.options import SETTINGS, Options, levels
from sumdeck.games.numberloor.rules.packs import house_pack, read_numberloor_pack
from sumdeck.games.numberloor.rules.phrases import single_moves
from sumdeck.games.numberloor.rules.state import State
from sumdeck.games.numberloor.rules.validation import pack_warnings

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
