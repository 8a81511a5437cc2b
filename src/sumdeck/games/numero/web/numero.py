"""What a page draws of Numero, made from the view of the rules. Nothing here says what could be played."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.games.numero.rules import State
from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.speech import challenge_name
from sumdeck.games.numero.web.cards import cards, is_guessed, line, piles
from sumdeck.games.numero.web.player_view import NumeroView
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.server.views.player_view import Card, ending, show_value


def numero_view(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> NumeroView:
    """What a seat, or an onlooker, sees. Who may speak and how it ended are known to all."""
    shown, seat = view.shown, view.seat
    rules = shown.setup
    options = rules.options
    everybody = range(rules.seats)
    return NumeroView(
        game=name,
        level=options.level,
        scoring=options.scoring,
        title=rules.pack.title,
        centre=piles(rules, shown.centre),
        loose=cards(rules, shown.loose),
        hand=None if seat is None else cards(rules, shown.hands[seat]),
        hands=tuple(map(len, shown.hands)),
        deck=len(shown.deck),
        won=tuple(map(len, shown.won)),
        points=tuple(show_value(shown.points(Seat(other))) for other in everybody) if options.scoring else None,
        seat_to_play=to_act[0] if to_act else None,
        to_act=tuple(to_act),
        phase=shown.phase,
        doubtable=() if seat is None else doubts(shown, seat),
        sheet=tuple(map(line, shown.sheet)),
        outcome=ending(outcome),
        assumed=is_guessed(rules),
    )


def doubts(shown: State, seat: Seat) -> tuple[str, ...]:
    """The builds that a seat may challenge now, as sentences name them."""
    builds = doubtable(shown, seat)
    return tuple(challenge_name(builds, made.serial) for made in builds)


def numero_hands(state: State) -> list[tuple[Card, ...]]:
    """Every hand, open. Only for a game that is over."""
    return [cards(state.setup, hand) for hand in state.hands]
