"""What a page draws of Mathino, made from the view of the rules. Nothing here says what could be played."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from sumdeck.games.mathino.rules.numbers import show_number
from sumdeck.games.mathino.rules.piles import NOBODY, Pile
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.speech import pile_names
from sumdeck.games.mathino.rules.state import Entry, State
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.server.views import Card, Drawing, PlayerView
from sumdeck.server.views.player_view import is_guessed, shared, show_value

EXTRAS: Final = ("negatives", "fractions", "stacking", "digit_sums", "power_plays", "table_add", "negative_root")
"""The settings that decide which keys its page has."""

SIGNS: Final = ("mul", "div")
"""The operations that not every table reckons with."""


class MathinoPile(Struct, frozen=True, gc=False):
    """A loose card of the table, or a build pile."""

    id: int
    """Its place on the table."""
    value: str
    """As it was stated; a long number by its ends: `1234…6789`."""
    whole: str
    """All digits of a number that `value` shortens; else empty."""
    loose: bool
    name: str
    """As sentences name it: `7g`, `10`, `[10]a`."""
    duty: tuple[int, ...]
    """Who has to see it captured before the round is over."""
    lock: int | None
    """Who alone may touch it."""
    cards: tuple[Card, ...]
    """From the bottom to the top."""
    turned: tuple[int, ...]
    """The places of the cards that lie sideways."""


class MathinoLine(Struct, frozen=True, gc=False):
    """One line of the score sheet."""

    deck: int
    round: int
    seat: int
    item: str
    """`cards`, `most` or `penalty`."""
    points: str


class MathinoView(PlayerView, frozen=True, gc=False, kw_only=True, tag="mathino"):
    """What one seat, or an onlooker, sees of Mathino."""

    table: tuple[MathinoPile, ...]
    open_hands: tuple[tuple[Card, ...], ...] | None
    """The hands of the others, where all lie open, the seat's own left out; else null."""
    captured: tuple[Card, ...] | None
    """The seat's own captured cards of this deck; null for an onlooker."""
    won: tuple[int, ...]
    """How many cards each seat has captured in this deck."""
    totals: tuple[str, ...]
    sheet: tuple[MathinoLine, ...]
    target: int
    deck_number: int
    """Which deck of the match this is, from 1."""
    round: int
    """Which round of the deck this is, from 1."""
    last_round: bool
    dealer: int
    alike: tuple[str, ...]
    """What the very young look for: `number`, `shape`, `colour`; empty in the usual game."""
    extras: tuple[str, ...]
    """What this table plays with beyond the plainest game: see `mathino.extras`."""


def mathino_view(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> MathinoView:
    """What a seat, or an onlooker, sees. Captured cards are counted by everybody and looked at by their owner (M-11)."""
    shown, seat = view.shown, view.seat
    rules = shown.setup
    options = rules.options
    names = pile_names(shown.table, rules.pack.labels)
    return MathinoView(
        **shared(name, shown, to_act, outcome),
        table=tuple([drawn_pile(rules, place, pile, names[place]) for place, pile in enumerate(shown.table)]),
        hand=None if seat is None else cards(rules, shown.hands[seat]),
        open_hands=others(shown, seat) if options.open_hands else None,
        captured=None if seat is None else cards(rules, shown.won[seat]),
        won=tuple(map(len, shown.won)),
        totals=tuple(map(show_value, shown.totals)),
        sheet=tuple(map(line, shown.sheet)),
        target=options.target,
        deck=len(shown.stock),
        deck_number=shown.deck + 1,
        round=shown.round + 1,
        last_round=shown.last_round,
        dealer=shown.dealer,
        alike=rules.attributes if rules.young else (),
        extras=extras(rules),
        phase=shown.phase,
        assumed=is_guessed(rules.pack, points=True),
    )


def extras(rules: Setup) -> tuple[str, ...]:
    """What a page has keys or words for: settings that are on, rarer operations, what costs, who checks."""
    options = rules.options
    keys = [key for key in EXTRAS if getattr(options, key)]
    signs = [sign for sign in SIGNS if sign in rules.ops]
    costs = ["duty"] if options.duty_model != "off" and options.penalty else []
    checks = ["claims"] if options.mistakes == "claims" else []
    return (*keys, *signs, *costs, *checks)


def others(shown: State, seat: Seat | None) -> tuple[tuple[Card, ...], ...]:
    """The hands of all others, open (M-159)."""
    return tuple(cards(shown.setup, () if place == seat else hand) for place, hand in enumerate(shown.hands))


@lru_cache(maxsize=256)
def drawn(rules: Setup) -> tuple[Card, ...]:
    pack = rules.pack
    return tuple(
        Card(kind, card.face, card.colour, card.trait("shape"), "", card.points, False, pack.label(kind))
        for kind, card in zip(pack.kinds(), pack.cards)
    )


def cards(rules: Setup, kinds: Iterable[Kind]) -> tuple[Card, ...]:
    """Some cards. None of them may lie face down."""
    known = drawn(rules)
    return tuple([known[kind] for kind in kinds])


def drawn_pile(rules: Setup, place: int, pile: Pile, name: str) -> MathinoPile:
    """A pile by the value that was stated, with what is in it (M-8, M-11)."""
    value = show_number(pile.value)
    whole = show_value(pile.value) if "…" in value else ""
    lock = None if pile.lock == NOBODY else pile.lock
    return MathinoPile(place, value, whole, pile.loose, name, pile.duty, lock, cards(rules, pile.cards), pile.turned)


def line(entry: Entry) -> MathinoLine:
    return MathinoLine(entry.deck + 1, entry.round + 1, entry.seat, entry.item, show_value(entry.points))


DRAWING = Drawing(mathino_view, cards, MathinoView)
