"""Formula for two to five, as the table sees it: the protocol of `sumdeck.rules.game`, put together from this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import check_deal
from sumdeck.rules.formula import dumping, listing, news, options, play, reading, rounds, speech
from sumdeck.rules.formula.codes import ENDINGS, Code
from sumdeck.rules.formula.moves import Move
from sumdeck.rules.formula.options import MOST_ROUNDS, SETTINGS
from sumdeck.rules.formula.packs import dealt_part, read_formula_pack
from sumdeck.rules.formula.position import FormulaLayout
from sumdeck.rules.formula.setup import setup
from sumdeck.rules.formula.state import State
from sumdeck.rules.formula.validation import pack_warnings
from sumdeck.rules.game import Claim, Game, Json, Kind, MoveList, News, Outcome, Refusal, Seat, View, Zone
from sumdeck.rules.offers import Level, Setting
from sumdeck.rules.settling import OPTION_CODES
from sumdeck.rules.steps import SentenceCode

CODES: frozenset[str] = frozenset([*Code, *SentenceCode, *OPTION_CODES, "deal.not_this_pack"])


class Formula(Game[State, Move]):
    """Formula, clauses F-1 to F-95."""

    name = "formula"
    version = 1
    seats = range(2, 6)  # F-8
    longest = 2 * int(max(SETTINGS["max_turns"])) * MOST_ROUNDS  # a turn may be a draw and then a formula
    codes = CODES
    endings = ENDINGS
    layout = FormulaLayout()
    tidings = news.TIDINGS
    shuffles_again = True

    @property
    def target(self) -> str:
        return "rounds"

    def levels(self) -> tuple[Level, ...]:
        return tuple(options.levels().values())

    def settings(self) -> tuple[Setting, ...]:
        return tuple(Setting(key, values) for key, values in SETTINGS.items())

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        return {"pack": read_formula_pack(text, source), "level": level or options.DEFAULT_LEVEL}

    def pack_remarks(self, text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
        return pack_warnings(setup(self.options(self.own_pack(text, source, level)), seats))

    def options(self, given: Mapping[str, Json]) -> options.Options:
        return options.settle(given)

    def dump_options(self, options_: Any) -> Json:
        return options.dump_options(options_)

    def pack(self, options_: Any) -> Pack:
        """The cards that are dealt; the symbols lie on the table (F-1)."""
        if not isinstance(options_, options.Options):
            raise TypeError(f"options come from game.options(...), not {type(options_).__name__}")
        return dealt_part(options_.pack)

    def pack_of(self, state: State) -> Pack:
        return state.setup.pack

    def start(self, deal: Sequence[Kind], seats: int, options_: Any, later: str = "") -> State:
        if seats < self.seats[0]:
            raise Refusal(Code.TOO_FEW_SEATS, seats=seats, fewest=self.seats[0])
        if seats > self.seats[-1]:
            raise Refusal(Code.TOO_MANY_SEATS, seats=seats, most=self.seats[-1])
        check_deal(self.pack(options_), deal)
        return rounds.open_game(deal, seats, options_, later)

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

    def conceal(self, state: State, seat: Seat | None) -> State:
        return replace(state, later="")

    def imagine(self, view: View[State], rng: Random) -> State:
        return replace(super().imagine(view, rng), later=rng.randbytes(32).hex())

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

    def dump(self, state: State) -> Json:
        return dumping.dump(state)

    def load(self, data: Json) -> State:
        return dumping.load(data)
