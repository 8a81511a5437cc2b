"""Mathino for two, three, four or six. The rules in words are in `README.md` beside this file."""

from sumdeck.rules.mathino.codes import Code
from sumdeck.rules.mathino.game import Mathino
from sumdeck.rules.mathino.moves import NEW, Accept, Build, Capture, Discard, Forfeit, Move
from sumdeck.rules.mathino.options import SETTINGS, Options, levels
from sumdeck.rules.mathino.packs import mathino_pack, read_mathino_pack
from sumdeck.rules.mathino.piles import Pile
from sumdeck.rules.mathino.state import State

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
