"""Tables of Mathino as a child would describe them, and how to play at them.

A table is loose cards and build piles: `7, 7g, 5<1 4>0, -5<3 8>1, 2<7g 1 3>1!`. The number before the bracket is what the pile is
worth, the one behind it whose duty it is (`-` for nobody's), and `!` that this seat has locked it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.moves import Move
from sumdeck.games.mathino.rules.options import Options
from sumdeck.games.mathino.rules.piles import NOBODY, Pile
from sumdeck.games.mathino.rules.state import OVER, PLAY, State
from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Json, Kind, Mistake, Refusal, Seat, Value

GAME = Mathino()
PILE = re.compile(r"(-?\d+(?:/\d+)?)<([^>]*)>([-\d+]*)(!?)")


def mathino(
    table: str = "",
    *hands: str,
    seat: int = 0,
    won: tuple[str, ...] = (),
    last: bool = False,
    last_capturer: int = -1,
    totals: tuple[Value, ...] = (),
    **settings: Json,
) -> State:
    """A table with these hands; a hand that is not told is empty. In the last round no stock is left: the rest lies aside.

    The rest of the pack is the stock; with `last` it has been captured by the last seat.
    """
    held = [*hands, *[""] * (2 - len(hands))]
    captured = [*won, *[""] * (len(held) - len(won))]
    if last:
        captured[-1] += " rest"
    parts = [f"table {' '.join(notation(text.strip()) for text in table.split(','))}", f"hands {' / '.join(held)}"]
    stock = "" if any("rest" in cards for cards in captured) else "rest"
    parts += [f"won {' / '.join(captured)}", f"stock {stock}", f"turn {seat}", f"phase {OVER}"]
    start = dealt(len(held), **settings)
    state = replace(GAME.position("; ".join(parts), lax(start.setup.options, held)), setup=start.setup, phase=PLAY)
    return replace(state, last_capturer=Seat(last_capturer), totals=totals or start.totals, reshuffle_seed=start.reshuffle_seed)


def lax(options: Options, hands: Sequence[str]) -> Options:
    """House rules by which anything can lie, so that tables can be laid that those given would never lead to."""
    size = max(options.hand_cards, *(len(hand.split()) for hand in hands))
    free: dict[str, Any] = {"mistakes": "claims", "variant": "normal", "power_plays": True, "duty_model": "every_builder"}
    return replace(options, hand_cards=size, short_round="equal", **free)


def notation(text: str) -> str:
    """What lies there, as a position tells it: `2<7g 1 3>1!` is `[7g 1 3]=2@1!1`."""
    found = PILE.fullmatch(text)
    if found is None:
        return text
    value, cards, duty, locked = found.groups()
    owners = duty.strip("-")
    return f"[{cards}]={value}" + (f"@{owners}" if owners else "") + (f"!{owners.split('+')[0]}" if locked else "")


def dealt(seats: int = 2, name: str = "autumn", **settings: Json) -> State:
    """A match at its beginning, by the name of its deal."""
    return GAME.new(name, seats, **settings)


def say(state: State, *sentences: str) -> State:
    """The table after these sentences, each said by the seat whose turn it is."""
    for text in sentences:
        state = GAME.apply(state, state.seat, GAME.read(state, state.seat, text).move)
    return state


def heard(state: State, text: str) -> Move:
    """What a sentence means."""
    return GAME.read(state, state.seat, text).move


def lies(state: State, table: str) -> bool:
    """Whether just this lies on the table."""
    box = Box(state, state.setup.pack.deck())
    expected = [box.pile(text) for text in table.split(",") if text.strip()]
    same = [Counter(alike(pile) for pile in piles) for piles in (state.table, expected)]
    assert same[0] == same[1], f"{GAME.describe(GAME.view(state, None))}"
    return True


def alike(pile: Pile) -> tuple[object, ...]:
    """What is compared of a pile: not the order of its cards, and not which of them lie sideways."""
    return pile.value, tuple(sorted(pile.cards)), pile.duty, pile.lock


def captured(state: State, seat: int) -> str:
    """The captured cards of a seat by name, sorted."""
    return " ".join(state.setup.pack.label(card) for card in state.won[seat])


def hand(state: State, seat: int) -> str:
    return " ".join(state.setup.pack.label(card) for card in state.hands[seat])


@contextmanager
def refused(code: str, **details: object) -> Iterator[None]:
    """What happens here is refused for this reason; details are compared as text."""
    with pytest.raises((Refusal, Mistake)) as caught:
        yield
    told = {name: str(value) for name, value in caught.value.details.items()}
    assert caught.value.code == code, str(caught.value)
    assert told | {name: str(value) for name, value in details.items()} == told, str(caught.value)


class Box:
    """The cards of a pack, handed out by name."""

    def __init__(self, state: State, cards: tuple[Kind, ...] = ()) -> None:
        self.pack = state.setup.pack
        self.left = list(cards or self.pack.deck())

    def card(self, name: str) -> Kind:
        """A card by its label, else by its number, a plain one before a golden one."""
        for kind in sorted(self.left, key=lambda kind: (self.pack.label(kind) != name, kind)):
            if name in (self.pack.label(kind), self.pack.cards[kind].face):
                self.left.remove(kind)
                return kind
        raise AssertionError(f"the pack has no {name} left")

    def cards(self, names: str) -> list[Kind]:
        return [self.card(name) for name in names.split()]

    def pile(self, text: str) -> Pile:
        """A loose card, or a build pile."""
        found = PILE.fullmatch(text.strip())
        if found is None:
            card = self.card(text.strip())
            return Pile(int(self.pack.cards[card].face), (card,))
        value, cards, duty, locked = found.groups()
        holders = tuple(Seat(int(seat)) for seat in duty.strip("-").split("+") if seat)
        lock = holders[0] if locked else NOBODY
        return Pile(exact(Fraction(value)), tuple(self.cards(cards)), holders, lock)
