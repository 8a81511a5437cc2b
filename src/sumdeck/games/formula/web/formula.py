"""What a page draws of Formula, made from the view of the rules. Nothing here says what could be laid."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from sumdeck.games.formula.rules.moves import UNNAMED, Face
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.games.formula.rules.state import Round, State
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.server.views import Card, Drawing, PlayerView
from sumdeck.server.views.player_view import is_guessed, shared, show_value


class FormulaCard(Card, frozen=True, gc=False):
    """A digit or a joker, in a hand or in the formula."""

    digit: str
    """What it stands for; empty for a joker that nobody has named yet."""


class FormulaRound(Struct, frozen=True, gc=False):
    """How a round ended, seat by seat."""

    places: tuple[int, ...]
    left: tuple[int, ...]
    """How many cards each seat had left."""
    points: tuple[str, ...] | None
    """What each seat gained, where points are played for."""
    why: str


class FormulaView(PlayerView, frozen=True, gc=False, kw_only=True, tag="formula"):
    """What one seat, or an onlooker, sees of Formula."""

    hand: tuple[FormulaCard, ...] | None
    """The seat's own cards; null for an onlooker."""
    left: tuple[FormulaCard, ...]
    symbol: str
    """Empty until the first formula is complete."""
    right: tuple[FormulaCard, ...]
    answer: tuple[FormulaCard, ...]
    symbols: tuple[str, ...]
    """The symbols that this table plays with."""
    between: bool
    """Whether this table plays with cards pushed in between others: a house rule for everybody, in every turn."""
    rearrange: bool
    """Whether cards of the table may go to another number: a house rule as well."""
    covered: tuple[FormulaCard, ...]
    """What lies under the formula, sorted. Everybody saw it being laid."""
    out: tuple[int, ...]
    """Who has no cards left in this round, in order."""
    rounds: int
    """How many rounds the match has; 0 where it goes on until somebody has enough points."""
    wins: tuple[int, ...]
    """How many rounds each seat has won."""
    points: tuple[str, ...] | None
    sheet: tuple[FormulaRound, ...]
    """The rounds that are over."""


def formula_view(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> FormulaView:
    shown, seat = view.shown, view.seat
    rules = shown.setup
    options = rules.options
    return FormulaView(
        **shared(name, shown, to_act, outcome),
        hand=None if seat is None else cards(rules, shown.hands[seat]),
        deck=len(shown.stock),
        phase=phase(shown),
        assumed=is_guessed(options.pack),
        left=faces(rules, shown.left),
        symbol=shown.symbol,
        right=faces(rules, shown.right),
        answer=faces(rules, shown.answer),
        symbols=rules.symbols,
        between=options.insert_between,
        rearrange=options.table_cards == "rearrange",
        covered=cards(rules, shown.covered),
        out=shown.out,
        rounds=0 if options.points_game else options.rounds,
        wins=shown.wins,
        points=tuple(map(show_value, shown.points)) if options.points_game else None,
        sheet=tuple(round_over(each, options.points_game) for each in shown.rounds),
    )


def phase(shown: State) -> str:
    """What kind of turn this is: the first formula, a later one, or one in which a card was drawn already."""
    if shown.ended:
        return "over"
    if shown.drawn:
        return "drawn"
    return "play" if shown.symbol else "first"


def cards(rules: Setup, kinds: Iterable[Kind]) -> tuple[FormulaCard, ...]:
    """Some cards. None of them may lie face down."""
    return tuple([drawn(rules, kind, rules.digit[kind]) for kind in kinds])


def faces(rules: Setup, number: Iterable[Face]) -> tuple[FormulaCard, ...]:
    """The cards of a number, as they lie."""
    return tuple([drawn(rules, face.kind, face.digit) for face in number])


@lru_cache(maxsize=1024)
def drawn(rules: Setup, kind: Kind, stands_for: int) -> FormulaCard:
    """One card. A joker without a digit is in a hand, below others, or among the start cards (F-18)."""
    digit = "" if stands_for == UNNAMED else str(stands_for)
    wild = kind == rules.joker
    text = rules.pack.label(kind)
    return FormulaCard(kind, text, "", "", "", 0, wild, f"{text}{digit}" if wild else digit, digit)


def round_over(told: Round, points: bool) -> FormulaRound:
    return FormulaRound(told.places, told.left, tuple(map(show_value, told.points)) if points else None, told.why)


DRAWING = Drawing(formula_view, cards, FormulaView)
