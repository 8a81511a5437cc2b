"""What a page draws of Formula, made from the view of the rules. Nothing here says what could be laid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sumdeck.games.formula.rules import Face, Round, State
from sumdeck.games.formula.rules.moves import UNNAMED
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.games.formula.web.player_view import FormulaCard, FormulaRound, FormulaView
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.server.views.player_view import Card, ending, show_value


def formula_view(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> FormulaView:
    """What a seat, or an onlooker, sees. Who may speak and how it ended are known to all."""
    shown, seat = view.shown, view.seat
    rules = shown.setup
    options = rules.options
    return FormulaView(
        game=name,
        level=options.level,
        title=rules.pack.title,
        hand=None if seat is None else cards(rules, shown.hands[seat]),
        hands=tuple(map(len, shown.hands)),
        deck=len(shown.stock),
        seat_to_play=to_act[0] if to_act else None,
        to_act=tuple(to_act),
        phase=phase(shown),
        outcome=ending(outcome),
        assumed=is_guessed(rules),
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
    """A line of the score sheet."""
    return FormulaRound(told.places, told.left, tuple(map(show_value, told.points)) if points else None, told.why)


@lru_cache(maxsize=256)
def is_guessed(rules: Setup) -> bool:
    """Whether a card of the pack is our own choice."""
    return bool(rules.options.pack.assumed())


def formula_hands(state: State) -> list[tuple[Card, ...]]:
    """Every hand, open. Only for a game that is over."""
    return [cards(state.setup, hand) for hand in state.hands]
