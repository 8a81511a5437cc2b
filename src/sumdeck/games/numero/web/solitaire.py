"""The view of the solitaire: the table of Numero with one seat."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.games.numero.rules import Solo
from sumdeck.games.numero.web.cards import cards, is_guessed, line, piles
from sumdeck.games.numero.web.player_view import NumeroView
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.server.views.player_view import Card, ending, show_value


def solitaire_view(name: str, view: View[Solo], to_act: Sequence[Seat], outcome: Outcome | None) -> NumeroView:
    """What the player, or an onlooker, sees."""
    shown = view.shown
    rules = shown.setup
    options = rules.options
    return NumeroView(
        game=name,
        level=options.level,
        scoring=options.scoring,
        title=rules.pack.title,
        centre=piles(rules, shown.centre),
        loose=cards(rules, shown.loose),
        hand=None if view.seat is None else cards(rules, shown.hand),
        hands=(len(shown.hand),),
        deck=len(shown.deck),
        won=(len(shown.won),),
        points=(show_value(shown.points()),) if options.scoring else None,
        seat_to_play=to_act[0] if to_act else None,
        to_act=tuple(to_act),
        phase="over" if shown.ended else "play",
        doubtable=(),
        sheet=tuple(map(line, shown.sheet)),
        outcome=ending(outcome),
        assumed=is_guessed(rules),
    )


def solitaire_hands(state: Solo) -> list[tuple[Card, ...]]:
    """The hand, open. Only for a game that is over."""
    return [cards(state.setup, state.hand)]
