"""Mathino as the table sees it: the protocol of `sumdeck.rules.game`, put together from this folder."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from sumdeck.games.mathino.rules import ending, listing, play, reading, speech
from sumdeck.games.mathino.rules.codes import ENDINGS, Code
from sumdeck.games.mathino.rules.duties import warning as warning_of
from sumdeck.games.mathino.rules.judge import least_card
from sumdeck.games.mathino.rules.moves import Accept, Discard, Forfeit, Move
from sumdeck.games.mathino.rules.news import NEWS_CODES
from sumdeck.games.mathino.rules.news import news as news_of
from sumdeck.games.mathino.rules.options import Options, levels, settle
from sumdeck.games.mathino.rules.packs import SCHEMA
from sumdeck.games.mathino.rules.position import MathinoLayout
from sumdeck.games.mathino.rules.sampling import sample as any_move
from sumdeck.games.mathino.rules.state import CONFIRM, State
from sumdeck.games.mathino.rules.state import begin as first_state
from sumdeck.rules.game import SHARED_CODES, Game, Json, Kind, Seat, Zone
from sumdeck.rules.offers import Level
from sumdeck.rules.packfile import read_pack

DECK: Final = 13
"""What a deck is worth in all (M-104)."""


class Mathino(Game[State, Move]):
    """Mathino, clauses M-1 to M-171, everybody for themselves (M-5). What may lie beside the table is for its people (M-12)."""

    name = "mathino"
    version = 4
    reads = (2, 3)
    seats = range(2, 7)
    too_few_seats = Code.SEATS
    too_many_seats = Code.SEATS
    longest = 60_000  # sixty decks of the largest pack, with a word after each round where opponents check
    codes = SHARED_CODES | frozenset(Code)
    endings = ENDINGS
    options_type = Options
    target = "target"
    advance = "advance_per_game"
    layout = MathinoLayout()
    news_codes = NEWS_CODES
    shuffles_again = True

    options = staticmethod(settle)
    begin = staticmethod(first_state)
    to_act: ClassVar[Any] = staticmethod(play.to_act)  # of the class: compiled, a call through the object takes twice as long
    legal_moves = staticmethod(listing.legal_moves)
    check = staticmethod(play.check)
    apply = staticmethod(play.apply)
    carry_out: ClassVar[Any] = staticmethod(play.carry_out)
    outcome = staticmethod(ending.outcome)
    counted = staticmethod(ending.counted)
    sample: ClassVar[Any] = staticmethod(any_move)
    mistake = staticmethod(play.mistake)
    read = staticmethod(reading.read)
    write = staticmethod(speech.write)
    news = staticmethod(news_of)
    describe = staticmethod(speech.describe)
    warning = staticmethod(warning_of)

    def levels(self) -> tuple[Level, ...]:
        return tuple(levels().values())

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        """The last round of a pack of one's own may be a short one."""
        chosen = {} if level is None else {"level": level}
        return {**chosen, "pack": read_pack(text, source, SCHEMA), "short_round": "equal"}

    def pack_remarks(self, text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
        """Points that do not make the 13 of a deck (M-104), or a 0, which only a 0 wins (M-41)."""
        pack, prize = read_pack(text, source, SCHEMA), settle({} if level is None else {"level": level}).most_cards_points
        found: list[str] = []
        if sum(card.points * count for card, count in zip(pack.cards, pack.counts)) + prize != DECK:
            found.append("mathino.warn_points")
        if any(card.face == "0" for card in pack.cards):
            found.append("mathino.warn_zero")
        return tuple(found)

    def timeout_move(self, state: State, seat: Seat) -> Move:
        """What the clock does for a seat (M-168)."""
        if state.phase == CONFIRM:
            return Accept()
        if state.setup.options.timeout_action == "forfeit":
            return Forfeit()
        return play.check(state, seat, Discard(least_card(state.setup, state.hands[seat]), True))

    def by_clock(self, move: Move) -> bool:
        return isinstance(move, Forfeit) or (isinstance(move, Discard) and move.forced)

    def zones(self, state: State) -> Mapping[str, Zone]:
        zones = {"stock": Zone(state.stock, ())}
        shown = state.setup.options.open_hands  # M-159
        for seat, hand in enumerate(state.hands):
            zones[f"hand {seat}"] = Zone(hand, None if shown else (Seat(seat),))
        zones["table"] = Zone(tuple(sorted(card for pile in state.table for card in pile.cards)))
        for seat, cards in enumerate(state.won):
            zones[f"won {seat}"] = Zone(cards, (Seat(seat),))
        return zones

    def with_zones(self, state: State, zones: Mapping[str, tuple[Kind, ...]]) -> State:
        hands = tuple(tuple(sorted(zones.get(f"hand {seat}", hand))) for seat, hand in enumerate(state.hands))
        won = tuple(tuple(sorted(zones.get(f"won {seat}", cards))) for seat, cards in enumerate(state.won))
        return replace(state, stock=tuple(zones.get("stock", state.stock)), hands=hands, won=won)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """The turn that ends a deck: its cards are shuffled at once, and the score tells what everybody had."""
        if not state.last_round:
            return False
        if state.setup.claims:
            return isinstance(move, Accept)
        others = [hand for place, hand in enumerate(state.hands) if place != seat]
        return not any(others) and (isinstance(move, Forfeit) or len(state.hands[seat]) == 1)

    def referee(self, options_: Any) -> str:
        """The opponents, where the table plays by the game's own rule about mistakes (M-114, M-115)."""
        assert isinstance(options_, Options)
        return "opponents" if options_.mistakes == "claims" else "engine"

    def settles(self, state: State, seat: Seat, move: Move) -> bool:
        """A round that is accepted is over: its last turn cannot be objected to any more (M-116)."""
        return isinstance(move, Accept)

    def shows_hands(self, options_: Any) -> bool:
        assert isinstance(options_, Options)
        return options_.open_hands
