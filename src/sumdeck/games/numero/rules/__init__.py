"""Numero: the game for two to four, and the solitaire. The rules in words are in `README.md` beside this file."""

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.moves import Accept, Build, Challenge, Change, Discard, Group, Join, Move, Pass, Pick, Stop, Take
from sumdeck.games.numero.rules.options import SETTINGS, Options, levels
from sumdeck.games.numero.rules.packs import numero_pack, read_numero_pack
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.games.numero.rules.solo import Solo
from sumdeck.games.numero.rules.state import State

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
