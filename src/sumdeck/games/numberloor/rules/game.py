"""Numberloor for two to five, as the table sees it: the protocol of `sumdeck.rules.game`, put together from this folder."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from sumdeck.games.numberloor.rules import play, reading, speech, turns
from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.dealing import deal_out
from sumdeck.games.numberloor.rules.moves import Move
from sumdeck.games.numberloor.rules.news import NEWS_CODES
from sumdeck.games.numberloor.rules.news import news as news_of
from sumdeck.games.numberloor.rules.options import DEFAULT_LEVEL, Options, levels, offered_levels, settle
from sumdeck.games.numberloor.rules.packs import SCHEMA
from sumdeck.games.numberloor.rules.position import NumberloorLayout
from sumdeck.games.numberloor.rules.speech import NumberloorMove, sketch
from sumdeck.games.numberloor.rules.state import State
from sumdeck.games.numberloor.rules.validation import pack_warnings
from sumdeck.rules.game import FACE_DOWN, SHARED_CODES, Claim, Game, Json, Kind, Refusal, Seat, View, Zone
from sumdeck.rules.packfile import read_pack


class Numberloor(Game[State, Move]):
    """Numberloor, clauses L-1 to L-110."""

    name = "numberloor"
    version = 3
    reads = (2,)
    seats = range(2, 6)  # L-1
    too_few_seats = Code.SEATS
    too_many_seats = Code.SEATS
    longest = 1_000_000  # `LAST_TURN` turns of at most a hundred acts each
    codes = SHARED_CODES | frozenset(Code)
    endings = play.ENDINGS
    options_type = Options
    target = "stars_to_win"
    layout = NumberloorLayout()
    news_codes = NEWS_CODES
    shuffles_again = True
    sketch_type = NumberloorMove

    options = staticmethod(settle)
    levels = staticmethod(offered_levels)
    begin = staticmethod(deal_out)
    to_act: ClassVar[Any] = staticmethod(turns.to_act)  # of the class: compiled, a call through the object takes twice as long
    legal_moves = staticmethod(turns.legal_moves)
    check = staticmethod(turns.check)
    apply = staticmethod(play.apply)
    carry_out: ClassVar[Any] = staticmethod(play.carry_out)
    outcome = staticmethod(play.outcome)
    counted = staticmethod(play.counted)
    sample: ClassVar[Any] = staticmethod(turns.sample)
    write = staticmethod(speech.write)
    sketch = staticmethod(sketch)
    news = staticmethod(news_of)
    describe = staticmethod(speech.describe)

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        pack, name = read_pack(text, source, SCHEMA), level or DEFAULT_LEVEL
        if name not in levels():
            raise Refusal("options.no_such_level", given=name, known=", ".join(levels()))
        return {"pack": pack, "level": name}

    def pack_remarks(self, text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
        return pack_warnings(read_pack(text, source, SCHEMA), levels()[level or DEFAULT_LEVEL], seats)

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
