"""Formula for two to five, as the table sees it: the protocol of `sumdeck.rules.game`, put together from this folder."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from sumdeck.games.formula.rules import listing, play, reading, rounds, speech
from sumdeck.games.formula.rules.codes import ENDINGS, Code
from sumdeck.games.formula.rules.moves import Move
from sumdeck.games.formula.rules.news import NEWS_CODES
from sumdeck.games.formula.rules.news import news as news_of
from sumdeck.games.formula.rules.options import DEFAULT_LEVEL, MOST_ROUNDS, Options, levels, settle
from sumdeck.games.formula.rules.packs import SCHEMA, dealt_part
from sumdeck.games.formula.rules.position import FormulaLayout
from sumdeck.games.formula.rules.setup import pack_warnings, setup
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import SHARED_CODES, Game, Json, Kind, Seat, Zone
from sumdeck.rules.offers import Level
from sumdeck.rules.packfile import read_pack


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
    options_type = Options
    target = "rounds"
    layout = FormulaLayout()
    news_codes = NEWS_CODES
    shuffles_again = True

    options = staticmethod(settle)
    begin = staticmethod(rounds.open_game)
    to_act: ClassVar[Any] = staticmethod(play.to_act)  # of the class: compiled, a call through the object takes twice as long
    legal_moves = staticmethod(listing.legal_moves)
    check = staticmethod(play.check)
    apply = staticmethod(play.apply)
    carry_out: ClassVar[Any] = staticmethod(play.carry_out)
    outcome = staticmethod(rounds.outcome)
    counted = staticmethod(rounds.counted)
    sample: ClassVar[Any] = staticmethod(listing.sample)
    read = staticmethod(reading.read)
    write = staticmethod(speech.write)
    news = staticmethod(news_of)
    describe = staticmethod(speech.describe)

    def levels(self) -> tuple[Level, ...]:
        return tuple(levels().values())

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        return {"pack": read_pack(text, source, SCHEMA), "level": level or DEFAULT_LEVEL}

    def pack_remarks(self, text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
        return pack_warnings(setup(self.options(self.own_pack(text, source, level)), seats))

    def pack(self, options_: Any) -> Pack:
        """The cards that are dealt; the symbols lie on the table (F-1)."""
        return dealt_part(super().pack(options_))

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
