"""Mathino for two, three, four or six. The rules in words are in `README.md` beside this file."""

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.moves import NEW, Accept, Build, Capture, Discard, Forfeit, Move
from sumdeck.games.mathino.rules.options import SETTINGS, Options, levels
from sumdeck.games.mathino.rules.packs import mathino_pack, read_mathino_pack
from sumdeck.games.mathino.rules.piles import Pile
from sumdeck.games.mathino.rules.state import State

__all__ = [
    "NEW",
    "SETTINGS",
    "Accept",
    "Build",
    "Capture",
    "Code",
    "Discard",
    "Forfeit",
    "Mathino",
    "Move",
    "Options",
    "Pile",
    "State",
    "levels",
    "mathino_pack",
    "read_mathino_pack",
]
