"""Formula for two to five, as the table sees it: the protocol of `sumdeck.rules.game`, put together from this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from sumdeck.games.formula.rules import listing, news, options, play, reading, rounds, speech
from sumdeck.games.formula.rules.codes import ENDINGS, Code
from sumdeck.games.formula.rules.moves import Move
from sumdeck.games.formula.rules.options import MOST_ROUNDS
from sumdeck.games.formula.rules.packs import dealt_part, read_formula_pack
from sumdeck.games.formula.rules.position import FormulaLayout
from sumdeck.games.formula.rules.setup import setup
from sumdeck.games.formula.rules.state import State
from sumdeck.games.formula.rules.validation import pack_warnings
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import SHARED_CODES, Claim, Game, Json, Kind, MoveList, News, Outcome, Seat, View, Zone
from sumdeck.rules.offers import Level


class Formula(Game[State, Move]):
    """Formula, clauses F-1 to F-95."""

    name = "formula"
    version = 2
    seats = range(2, 6)  # F-8
    too_few_seats = Code.TOO_FEW_SEATS
    too_many_seats = Code.TOO_MANY_SEATS
    longest = 2 * 100_000 * MOST_ROUNDS  # a turn may be a draw and then a formula
    codes = SHARED_CODES | frozenset(Code)
    endings = ENDINGS
    options_type = options.Options
    layout = FormulaLayout()
    news_codes = news.NEWS_CODES
    shuffles_again = True

    @property
    def target(self) -> str:
        return "rounds"

    def levels(self) -> tuple[Level, ...]:
        return tuple(options.levels().values())

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        return {"pack": read_formula_pack(text, source), "level": level or options.DEFAULT_LEVEL}

    def pack_remarks(self, text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
        return pack_warnings(setup(self.options(self.own_pack(text, source, level)), seats))

    def options(self, given: Mapping[str, Json]) -> options.Options:
        return options.settle(given)

    def pack(self, options_: Any) -> Pack:
        """The cards that are dealt; the symbols lie on the table (F-1)."""
        return dealt_part(super().pack(options_))

    def begin(self, deal: Sequence[Kind], seats: int, options_: Any, reshuffle_seed: str) -> State:
        return rounds.open_game(deal, seats, options_, reshuffle_seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return play.to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        return listing.legal_moves(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        return play.check(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return play.apply(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return rounds.outcome(state)

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return listing.sample(state, seat, rng)

    def zones(self, state: State) -> Mapping[str, Zone]:
        """Hands and stock are secret; all else lies in the open (F-91)."""
        zones = {"stock": Zone(state.stock, ())}
        for seat, hand in enumerate(state.hands):
            zones[f"hand {seat}"] = Zone(hand, (Seat(seat),))
        for name, number in (("left", state.left), ("right", state.right), ("answer", state.answer)):
            zones[name] = Zone(tuple(sorted(face.kind for face in number)))
        zones["covered"] = Zone(state.covered)
        return zones

    def with_zones(self, state: State, zones: Mapping[str, tuple[Kind, ...]]) -> State:
        hands = tuple(tuple(sorted(zones.get(f"hand {seat}", hand))) for seat, hand in enumerate(state.hands))
        return replace(state, stock=tuple(zones.get("stock", state.stock)), hands=hands)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """At the end of a round everybody hears what was left in each hand (F-93), and what lay open is shuffled in again.

        So it is when covered cards become the stock (F-67): no such move is ever as if it had not been.
        """
        return play.ends_round(state, move) or play.brings_shuffle(state, move)

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        return reading.read(state, seat, text)

    def write(self, state: State, seat: Seat, move: Move) -> str:
        return speech.write(state, move)

    def news(self, state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
        return news.news(state, seat, move, after)

    def describe(self, view: View[State]) -> str:
        return speech.describe(view.shown, view.seat)
