"""What a turn of the scoring game earns, and packs of one's own. Tables are laid in `tables.py`."""

from collections.abc import Sequence

from sumdeck.games.numero.rules.options import Options
from sumdeck.games.numero.rules.packs import SCHEMA
from sumdeck.games.numero.rules.setup import DIVIDE, MINUS, PLUS, TIMES
from sumdeck.games.numero.rules.state import Entry, State
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Seat, Value
from sumdeck.rules.packfile import read_pack
from tests.games.numero.rules.tables import GAME, P, say


def signs_of(bits: int) -> set[str]:
    """Operations as the signs that players know."""
    return {sign for bit, sign in ((PLUS, "+"), (MINUS, "−"), (TIMES, "×"), (DIVIDE, "÷")) if bits & bit}


def points(entries: Sequence[Entry], seat: Seat = P) -> dict[str, Value]:
    """The points of a seat by item."""
    total: dict[str, Value] = {}
    for entry in entries:
        if entry.seat == seat:
            total[entry.item] = total.get(entry.item, 0) + entry.points
    return total


def earned(state: State, text: str) -> dict[str, Value]:
    """What one sentence of the seat whose turn it is adds to its score, by item."""
    return points(say(state, text).sheet[len(state.sheet) :], state.seat)


def options(**settings: Json) -> Options:
    """The options of a scoring game with the full pack."""
    return GAME.options({"level": "full", "scoring": True} | settings)


def pack_with(*wilds: str, colours: str = "", copies: int = 1) -> Pack:
    """The number cards in four colours and these wild cards, given as in a pack file: `frac 2/4`."""
    tables = ['game = "numero"\nname = "mine"\ntitle = "Mine"']
    tables.append('[[card]]\nvalue = "1-15"\ncolour = ["green", "orange", "blue", "red"]\nstatus = "stated"')
    painted = f"colour = {colours.split()}\n" if colours else ""
    for wild in wilds:
        op, _, operand = wild.partition(" ")
        tables.append(f'[[card]]\nop = "{op}"\noperand = "{operand}"\n{painted}count = {copies}\nstatus = "stated"')
    return read_pack("\n".join(tables), "mine.toml", SCHEMA)
