"""Faults that tell a seat what it must not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import Any, ClassVar

from fives.rules import NOT_IN_HAND, Bury, Move, State
from sumdeck.rules.game import FACE_DOWN, Kind, MoveList, News, Refusal, Seat, View, Zone
from tests.rules.faults.fault import Faulty


class ShowsTheNextCard(Faulty):
    """A view shows the card on top of the deck."""

    caught_by = "zone_shuffle"

    def view(self, state: State, seat: Seat | None) -> View[State]:
        shown = super().view(state, seat).shown
        return View(seat, replace(shown, deck=state.deck[:1] + shown.deck[1:]))


class ShowsARivalsHand(Faulty):
    """A view shows a rival's hand, and `determinize` goes along."""

    caught_by = "zone_shuffle"

    def view(self, state: State, seat: Seat | None) -> View[State]:
        return View(seat, replace(super().view(state, seat).shown, hands=state.hands))


def opened(zones: Mapping[str, Zone]) -> dict[str, Zone]:
    """The zones, with all hands open."""
    return {name: Zone(zone.cards, None if name.startswith("hand") else zone.seen_by) for name, zone in zones.items()}


class CallsHandsOpen(Faulty):
    """The same, and the zones go along too: they state that everybody sees all hands."""

    caught_by = "secrets"

    def zones(self, state: State) -> Mapping[str, Zone]:
        return opened(super().zones(state))


class OpensHandsLater(Faulty):
    """The zones open all hands when the deck runs low."""

    caught_by = "secrets"

    def zones(self, state: State) -> Mapping[str, Zone]:
        zones = super().zones(state)
        return zones if len(state.deck) > 5 else opened(zones)


class TellsWhatIsDrawnNext(Faulty):
    """The news after a move names the card on top of the deck."""

    caught_by = "news"
    news_codes = frozenset(("fives.next",))

    def news(self, state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
        return (News("fives.next", (), {"card": str(after.deck[:1])}),)


class TellsWhatHasNoWords(Faulty):
    """The news has a code that nobody knows of."""

    caught_by = "news"

    def news(self, state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
        return (News("fives.strange", (seat,)),)


@dataclass(frozen=True)
class Noted(State):
    """A state with a note that is in no zone."""

    note: Kind = FACE_DOWN


@dataclass(frozen=True)
class Remembered(State):
    """The same, where `==` does not see it."""

    note: Kind = field(default=FACE_DOWN, compare=False)


class NotesTheNextCard(Faulty):
    """The state has a copy of the card on top of the deck, which the views keep."""

    caught_by = "deal_shuffle"
    state_type: ClassVar[type[Noted | Remembered]] = Noted

    def begin(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> State:
        state = super().begin(deal, seats, options, reshuffle_seed)
        return self.noted(state, top(state))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        return self.noted(after, top(after))

    def noted(self, state: State, note: Kind) -> State:
        parts = {part.name: getattr(state, part.name) for part in fields(State)}
        return self.state_type(**{**parts, "note": note})


class RemembersTheNextCard(NotesTheNextCard):
    """The same, in a field that is left out of comparisons."""

    state_type = Remembered


class NotesTheCardDrawn(NotesTheNextCard):
    """The state has a copy of the card that was drawn last, which the views keep."""

    def begin(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> State:
        return self.noted(super().begin(deal, seats, options, reshuffle_seed), FACE_DOWN)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return self.noted(super().apply(state, seat, move), top(state))


def top(state: State) -> Kind:
    """The next card of the deck."""
    return state.deck[0] if state.deck else FACE_DOWN


class ListsByTheRivalsHand(Faulty):
    """Legal moves depend on a rival's hand."""

    caught_by = "zone_shuffle"

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        rival = state.hands[(seat + 1) % len(state.hands)]
        moves = [move for move in super().legal_moves(state, seat) if not isinstance(move, Bury) or move.card not in rival]
        return MoveList(moves)


class RefusesByTheRivalsHand(Faulty):
    """The details of a refusal tell how many seats hold a card."""

    caught_by = "zone_shuffle"

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        try:
            return super().check(state, seat, move)
        except Refusal as refusal:
            if refusal.code == NOT_IN_HAND:
                raise Refusal(NOT_IN_HAND, card=move.card, holders=sum(move.card in hand for hand in state.hands)) from refusal
            raise


class TellsWhatWasBuried(Faulty):
    """Everybody is told which card was buried."""

    caught_by = "redact"

    def redact(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Move:
        return move


class ShowsAnOnlookerTheHands(Faulty):
    """An onlooker sees the hands."""

    caught_by = "onlooker"

    def view(self, state: State, seat: Seat | None) -> View[State]:
        view = super().view(state, seat)
        return view if seat is not None else View(None, replace(view.shown, hands=state.hands))


class ImaginesByRote(Faulty):
    """`determinize` always thinks of the same cards."""

    caught_by = "determinize"

    def determinize(self, view: View[State], rng: Random) -> State:
        return super().determinize(view, Random(0))


class ImaginesTooMany(Faulty):
    """`determinize` makes every card that it cannot see a 1."""

    caught_by = "determinize"

    def determinize(self, view: View[State], rng: Random) -> State:
        closed = {name: (Kind(0),) * len(zone.cards) for name, zone in self.zones(view.shown).items() if FACE_DOWN in zone.cards}
        return self.with_zones(view.shown, closed)


class RemembersTheState(Faulty):
    """The game keeps the state it was asked about last, and imagines that."""

    caught_by = "zone_shuffle"

    def __init__(self) -> None:
        self.last: State | None = None

    def view(self, state: State, seat: Seat | None) -> View[State]:
        if FACE_DOWN not in state.deck:
            self.last = state
        return super().view(state, seat)

    def determinize(self, view: View[State], rng: Random) -> State:
        return (
            self.last if self.last is not None and super().view(self.last, view.seat) == view else super().determinize(view, rng)
        )


class KeepsDrawOrder(Faulty):
    """A hand holds its cards in the order in which they were drawn."""

    caught_by = "card_order"

    def arrange(self, cards: Sequence[Kind]) -> tuple[Kind, ...]:
        return tuple(cards)


class HidesDrawOrderInItsZones(KeepsDrawOrder):
    """The same, but the zones are sorted."""

    def zones(self, state: State) -> Mapping[str, Zone]:
        zones = dict(super().zones(state))
        for seat, hand in enumerate(state.hands):
            zones[f"hand {seat}"] = Zone(tuple(sorted(hand)), (Seat(seat),))
        return zones
