"""States and moves of Numero in the words of `oracle_turns`, to compare the two."""

from __future__ import annotations

from fractions import Fraction

from sumdeck.games.numero.rules.moves import Build, Discard, Group, Move, Pass, Take
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.state import FINAL, State
from tests.games.numero.rules.oracle_turns import PASS, Heap, Table, Tries, name, named_group, named_turn


def table_of(state: State) -> Table:
    """What decides the turns of the seat whose turn it is."""
    cards, seat = state.setup.pack.cards, state.seat
    return Table(
        options=state.setup.options,
        seat=seat,
        hand=tuple(cards[card] for card in state.hands[seat]),
        centre=tuple(
            Heap(Fraction(pile.value), tuple(cards[card] for card in pile.cards), pile.builder, pile.serial, covers(state, pile))
            for pile in state.centre
        ),
        loose=tuple(cards[card] for card in state.loose),
        final=state.phase == FINAL,
        promised=tuple((made.serial, Fraction(made.value)) for made in state.made if made.builder == seat and made.owed),
    )


def covers(state: State, pile: Pile) -> frozenset[int]:
    """The builds that went into a pile, and into those."""
    parts = [part for made in state.made if made.serial == pile.serial for part in made.parts if part.built]
    return frozenset(part.serial for part in parts).union(*(covers(state, part) for part in parts))


def all_turns(state: State) -> set[str]:
    """The names of all moves that the slow twin finds."""
    return Tries(table_of(state)).all()


def name_of(state: State, move: Move) -> str:
    """A move as the slow twin would name it."""
    if isinstance(move, Pass):
        return PASS
    assert isinstance(move, (Take, Build, Discard))
    cards = state.setup.pack.cards
    groups = move.groups if isinstance(move, Take) else (move.base,) if isinstance(move, Build) else ()
    return named_turn(
        type(move).__name__.lower(),
        name(cards[move.card]) if move.card is not None else "",
        [name_of_group(state, group) for group in groups],
        [name_of_group(state, group) for group in move.left],
        [name(cards[card]) for card in move.dropped],
        move.shown,
    )


def name_of_group(state: State, group: Group) -> str:
    cards, centre = state.setup.pack.cards, table_of(state).centre
    return named_group(
        sorted(centre[place].name for place in group.piles),
        sorted(name(cards[card]) for card in group.wilds),
        sorted(name(cards[card]) for card in group.loose),
        group.value,
        frozenset(group.joins),
    )
