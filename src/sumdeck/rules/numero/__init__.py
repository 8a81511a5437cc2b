"""Numero: the game for two to four, and the solitaire. The rules in words are in `README.md` beside this file."""

from sumdeck.rules.numero.codes import Code
from sumdeck.rules.numero.game import Numero
from sumdeck.rules.numero.moves import Accept, Build, Challenge, Change, Discard, Group, Join, Move, Pass, Pick, Stop, Take
from sumdeck.rules.numero.options import SETTINGS, Options, levels
from sumdeck.rules.numero.packs import numero_pack, read_numero_pack
from sumdeck.rules.numero.solitaire import Solitaire, Solo
from sumdeck.rules.numero.state import State

__all__ = [
    "SETTINGS",
    "Accept",
    "Build",
    "Challenge",
    "Change",
    "Code",
    "Discard",
    "Group",
    "Join",
    "Move",
    "Numero",
    "Options",
    "Pass",
    "Pick",
    "Solitaire",
    "Solo",
    "State",
    "Stop",
    "Take",
    "levels",
    "numero_pack",
    "read_numero_pack",
]
