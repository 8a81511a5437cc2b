"""What a page draws of Numberloor. Nothing here says what could be played, or who holds a night card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sumdeck.games.numberloor.rules import State
from sumdeck.games.numberloor.rules.night import claim_pending
from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.games.numberloor.rules.speech import balloon_name
from sumdeck.games.numberloor.rules.state import DREW, FRESH
from sumdeck.games.numberloor.web.player_view import NumberloorView
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.server.views.player_view import Card, ending


def numberloor_view(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> NumberloorView:
    """What a seat, or an onlooker, sees. Who may speak and how it ended are known to all."""
    shown, seat = view.shown, view.seat
    rules = shown.setup
    known = drawn(rules)
    waiting = claim_pending(shown)
    return NumberloorView(
        game=name,
        level=rules.options.level,
        title=rules.pack.title,
        hand=None if seat is None else cards(rules, shown.hands[seat]),
        hands=tuple(map(len, shown.hands)),
        deck=len(shown.pile),
        seat_to_play=to_act[0] if to_act else None,
        to_act=tuple(to_act),
        phase=phase(shown),
        outcome=ending(outcome),
        assumed=is_guessed(rules),
        left=known[shown.opened[0]],
        right=known[shown.opened[1]],
        two_floors=rules.two_floors,
        parity=shown.parity,
        armed=shown.armed,
        take_overs=rules.take_overs,
        way_out=way_out(shown),
        claimed=known[shown.claimed[0]] if waiting else None,
        claimant=shown.claimant if waiting else None,
        stars=shown.stars,
        target=rules.target,
    )


def phase(shown: State) -> str:
    """`asked` while a night card waits for those who come before it, `finishing` while only balloons are left to lay."""
    if shown.ended:
        return "over"
    if claim_pending(shown):
        return "asked"
    return "finishing" if shown.finishing else "play"


def way_out(shown: State) -> str:
    """How a turn goes on without a card: a matter of what was done in it (L-32, L-37, L-40, L-100), never of what is held."""
    rules = shown.setup
    if shown.ended or shown.finishing:
        return ""  # L-47
    if claim_pending(shown):
        return "go on"
    if rules.two_floors:
        return "pass" if shown.last == FRESH or rules.options.beginner_draw_after_partial else "stop"
    return {FRESH: "take two", DREW: "pass"}.get(shown.last, "stop")


@lru_cache(maxsize=256)
def drawn(rules: Setup) -> tuple[Card, ...]:
    """Every kind of the pack as a card."""
    return tuple(_card(rules, kind) for kind in rules.pack.kinds())


def _card(rules: Setup, kind: Kind) -> Card:
    floor = rules.number[kind]
    said = str(floor) if floor >= 0 else "choose" if rules.chosen[kind] else f"balloon {balloon_name(rules, kind)}"
    return Card(kind, rules.pack.cards[kind].face, "", "", "", 0, False, said)


def cards(rules: Setup, kinds: Iterable[Kind]) -> tuple[Card, ...]:
    """Some cards. None of them may lie face down."""
    known = drawn(rules)
    return tuple([known[kind] for kind in kinds])


@lru_cache(maxsize=256)
def is_guessed(rules: Setup) -> bool:
    """Whether a card of the pack is our own choice."""
    return bool(rules.pack.assumed())


def numberloor_hands(state: State) -> list[tuple[Card, ...]]:
    """Every hand, open. Only for a game that is over."""
    return [cards(state.setup, hand) for hand in state.hands]
