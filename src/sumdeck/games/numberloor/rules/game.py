"""Numberloor for two to five, as the table sees it: the protocol of `sumdeck.rules.game`, put together from this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from sumdeck.games.numberloor.rules import ending, listing, menu, news, options, play, reading, sketch, speech, turns
from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.dealing import deal_out
from sumdeck.games.numberloor.rules.moves import Move
from sumdeck.games.numberloor.rules.position import NumberloorLayout
from sumdeck.games.numberloor.rules.sketch import NumberloorMove
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import (
    FACE_DOWN,
    SHARED_CODES,
    Claim,
    Game,
    Json,
    Kind,
    MoveList,
    News,
    Outcome,
    Refusal,
    Seat,
    View,
    Zone,
)
from sumdeck.rules.offers import Level


class Numberloor(Game[State, Move]):
    """Numberloor, clauses L-1 to L-110."""

    name = "numberloor"
    version = 2
    seats = range(2, 6)  # L-1
    too_few_seats = too_many_seats = Code.SEATS
    longest = 1_000_000  # `LAST_TURN` turns of at most a hundred acts each
    codes = SHARED_CODES | frozenset(Code)
    endings = ending.ENDINGS
    options_type = options.Options
    layout = NumberloorLayout()
    news_codes = news.NEWS_CODES
    shuffles_again = True
    sketch_type = NumberloorMove

    @property
    def target(self) -> str:
        return "stars_to_win"

    def levels(self) -> tuple[Level, ...]:
        return menu.offered_levels()

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        return menu.own_pack(text, source, level)

    def pack_remarks(self, text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
        return menu.pack_remarks(text, source, level, seats)

    def options(self, given: Mapping[str, Json]) -> options.Options:
        return options.settle(given)

    def begin(self, deal: Sequence[Kind], seats: int, options_: Any, reshuffle_seed: str) -> State:
        return deal_out(deal, seats, options_, reshuffle_seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return play.to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        return listing.legal_moves(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        return turns.check(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return play.apply(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return listing.sample(state, seat, rng)

    def zones(self, state: State) -> Mapping[str, Zone]:
        """L-109. While a hand is being finished, everybody knows that balloons are left of it, and nothing else."""
        zones = {"pile": Zone(state.pile, ())}
        for seat, hand in enumerate(state.hands):
            finishing = state.finishing and seat == state.seat
            zones[f"hand {seat}"] = Zone(() if finishing else hand, (Seat(seat),))
            zones[f"last balloons {seat}"] = Zone(hand if finishing else (), (Seat(seat),))
        zones["first stack"] = Zone((state.opened[0],))
        zones["second stack"] = Zone((state.opened[1],))
        zones["covered"] = Zone(state.covered)
        zones["claimed"] = Zone(state.claimed)
        return zones

    def with_zones(self, state: State, zones: Mapping[str, tuple[Kind, ...]]) -> State:
        known = {name: zone.cards for name, zone in self.zones(state).items()} | dict(zones)
        hands = [sorted(known[f"hand {seat}"] + known[f"last balloons {seat}"]) for seat in range(len(state.hands))]
        return replace(
            state,
            pile=known["pile"],
            hands=tuple(tuple(hand) for hand in hands),
            opened=(known["first stack"][0], known["second stack"][0]),
            covered=tuple(sorted(known["covered"])),
            claimed=known["claimed"],
        )

    def conceal(self, state: State, seat: Seat | None) -> State:
        """Nobody may work out what later shuffles will bring."""
        return replace(super().conceal(state, seat), shuffles=0)

    def determinize(self, view: View[State], rng: Random) -> State:
        """As always; but a hand that is being finished holds balloons."""
        shown, zones = view.shown, self.zones(view.shown)
        last = f"last balloons {shown.seat}"
        if FACE_DOWN in zones[last].cards:
            balloons = [card for card in self._unseen(shown, zones) if shown.setup.number[card] < 0]
            rng.shuffle(balloons)
            shown = self.with_zones(shown, {last: tuple(balloons[: len(zones[last].cards)])})
        return super().determinize(View(view.seat, shown), rng)

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        if not 0 <= seat < state.setup.seats:
            raise Refusal(Code.NOT_YOUR_TURN)
        return reading.read(state, seat, text)

    def write(self, state: State, seat: Seat, move: Move) -> str:
        return speech.write(state, seat, move)

    def sketch(self, state: State, seat: Seat, move: Move) -> NumberloorMove:
        return sketch.sketch(state, move)

    def news(self, state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
        return news.news(state, seat, move, after)

    def describe(self, view: View[State]) -> str:
        return speech.describe(view.shown, view.seat)
