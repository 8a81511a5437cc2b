"""What Numero and its solitaire have in common: cards, levels, settings, and the words for all of them."""

from collections.abc import Mapping
from typing import Final

from sumdeck.games.numero.rules.codes import ENDINGS, Code
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.news import NEWS_CODES
from sumdeck.games.numero.rules.news import news as news_of
from sumdeck.games.numero.rules.options import Options, levels, offered_levels
from sumdeck.games.numero.rules.packs import SCHEMA
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.game import FACE_DOWN, SHARED_CODES, Game, Json, Kind, Refusal, Seat, View, Zone
from sumdeck.rules.packfile import read_pack

OWN: Final = "own"
"""The level of whoever plays with a pack of his own and names none. It is none of ours, so it changes no setting."""


class NumeroFamily(Game[State, Move]):
    """A game with the cards of Numero."""

    version = 5
    reads = (2, 3, 4)
    too_few_seats = Code.TOO_FEW_SEATS
    too_many_seats = Code.TOO_MANY_SEATS
    codes = SHARED_CODES | frozenset(Code)
    endings = ENDINGS
    news_codes = NEWS_CODES
    news = staticmethod(news_of)
    options_type = Options
    levels = staticmethod(offered_levels)

    @property
    def family(self) -> str:
        return "numero"

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        pack = read_pack(text, source, SCHEMA)
        if level is None:
            return {"pack": pack, "level": OWN}
        if level not in levels():
            raise Refusal("options.no_such_level", given=level, known=", ".join(levels()))
        return {"pack": levels()[level].cards(pack), "level": level}

    def zones(self, state: State) -> Mapping[str, Zone]:
        zones = {"deck": Zone(state.deck, ())}
        for seat, hand in enumerate(state.hands):
            zones[f"hand {seat}"] = Zone(hand, (Seat(seat),))
        numbers = [card for pile in state.centre for card in pile.cards]
        zones["centre"] = Zone(tuple(sorted([*numbers, *state.loose])))
        for seat, pile in enumerate(state.won):
            zones[f"won {seat}"] = Zone(pile)
        return zones

    def with_zones(self, state: State, zones: Mapping[str, tuple[Kind, ...]]) -> State:
        hands = tuple(tuple(sorted(zones.get(f"hand {seat}", hand))) for seat, hand in enumerate(state.hands))
        return with_cards(state, zones.get("deck", state.deck), hands)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What the zones let a seat see, without them: every event of a table asks for it once for each screen."""
        hands = tuple([hand if place == seat else (FACE_DOWN,) * len(hand) for place, hand in enumerate(state.hands)])
        return View(seat, self.conceal(with_cards(state, (FACE_DOWN,) * len(state.deck), hands), seat))


def with_cards(state: State, deck: tuple[Kind, ...], hands: tuple[tuple[Kind, ...], ...]) -> State:
    """The same state with another deck and other hands. `replace` takes several times as long."""
    return State(
        state.setup,
        deck,
        hands,
        state.centre,
        state.loose,
        state.won,
        state.seat,
        state.phase,
        state.waiting,
        state.last_taker,
        state.turns,
        state.takes,
        state.made,
        state.serial,
        state.sheet,
        state.ended,
    )
