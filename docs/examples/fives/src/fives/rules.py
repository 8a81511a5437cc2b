"""Fives: hidden hands, a deck, a sum to state and a secret move.

Each seat holds three cards. In turn, play a card onto the pile and state the sum; who makes a multiple of five wins the pile and
draws two cards, everybody else draws one. Once in a game, a seat may bury a card face down instead. The most cards win.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.game import FACE_DOWN, Claim, Game, Json, Kind, Mistake, MoveList, Outcome, Refusal, Seat, Zone
from sumdeck.rules.offers import Level
from sumdeck.rules.options import setting

NOT_YOUR_TURN, NOT_IN_HAND, BURIED_ALREADY = "fives.not_your_turn", "fives.not_in_hand", "fives.buried_already"
WRONG_SUM, NO_SENTENCE, NO_OPTION = "fives.wrong_sum", "fives.no_sentence", "fives.no_option"


LEVELS = {"usual": 6, "long": 9}
"""The highest card of each level."""


@dataclass(frozen=True)
class Options:
    """How large the pack and the hands are."""

    highest: int = setting(6, 9, part="cards")
    copies: int = setting(4, 3, part="cards")
    hand: int = setting(3, 2, 4)


@dataclass(frozen=True)
class Play:
    """Lay a card onto the pile and say the sum."""

    card: Kind
    total: int


@dataclass(frozen=True)
class Bury:
    """Put a card away, face down."""

    card: Kind


Move = Play | Bury


@dataclass(frozen=True)
class State:
    """A game of Fives."""

    options: Options
    deck: tuple[Kind, ...]
    hands: tuple[tuple[Kind, ...], ...]
    pile: tuple[Kind, ...]
    won: tuple[tuple[Kind, ...], ...]
    buried: tuple[Kind, ...]
    has_buried: tuple[bool, ...]
    seat: Seat

    @property
    def sum(self) -> int:
        """What the pile adds up to."""
        return sum(worth(card) for card in self.pile)


def worth(card: Kind) -> int:
    """The number on a card."""
    return card + 1


@lru_cache
def pack_for(options: Options) -> Pack:
    """The cards from 1 to the highest, several of each."""
    numbers = range(1, options.highest + 1)
    cards = tuple(Card(str(number), "numbers", traits=(("value", str(number)),)) for number in numbers)
    return Pack("fives", "fives", "Fives", cards, (options.copies,) * options.highest)


class Fives(Game[State, Move]):
    """The rules."""

    name = "fives"
    version = 1
    seats = range(1, 4)
    longest = 500
    options_type = Options
    codes = frozenset((NOT_YOUR_TURN, NOT_IN_HAND, BURIED_ALREADY, WRONG_SUM, NO_SENTENCE, NO_OPTION))
    endings = frozenset(("fives.no_cards_left",))

    def levels(self) -> tuple[Level, ...]:
        return tuple(Level(name, f"Up to {highest}", pack_for(Options(highest))) for name, highest in LEVELS.items())

    def options(self, given: Mapping[str, Json]) -> Options:
        level = given.get("level", "usual")
        if level not in LEVELS:
            raise Refusal(NO_OPTION, name=level)
        chosen = {"highest": LEVELS[level]} | {name: value for name, value in given.items() if name != "level"}
        for name, value in chosen.items():
            if name not in ("highest", "copies", "hand") or type(value) is not int:
                raise Refusal(NO_OPTION, name=name)
        return Options(**chosen)

    def pack(self, options: Any) -> Pack:
        return pack_for(options)

    def pack_of(self, state: State) -> Pack:
        return pack_for(state.options)

    def begin(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> State:
        dealt = [tuple(deal[seat * options.hand : (seat + 1) * options.hand]) for seat in range(seats)]
        hands = tuple(self.arrange(hand) for hand in dealt)
        none = ((),) * seats
        return State(options, tuple(deal[seats * options.hand :]), hands, (), none, (), (False,) * seats, Seat(0))

    def arrange(self, cards: Sequence[Kind]) -> tuple[Kind, ...]:
        """Cards as a zone holds them."""
        return tuple(sorted(cards))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (state.seat,) if state.hands[state.seat] else ()

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        if seat not in self.to_act(state):
            return MoveList(())
        cards = sorted(set(state.hands[seat]))
        moves: list[Move] = [Play(card, state.sum + worth(card)) for card in cards]
        if not state.has_buried[seat]:
            moves += [Bury(card) for card in cards]
        return MoveList(moves)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        if seat not in self.to_act(state):
            raise Refusal(NOT_YOUR_TURN)
        if move.card not in state.hands[seat]:
            raise Refusal(NOT_IN_HAND, card=move.card)
        if isinstance(move, Bury) and state.has_buried[seat]:
            raise Refusal(BURIED_ALREADY)
        if isinstance(move, Play) and move.total != state.sum + worth(move.card):
            raise Mistake(WRONG_SUM, said=move.total)
        return move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        move = self.check(state, seat, move)
        hand = list(state.hands[seat])
        hand.remove(move.card)
        drawn = 1
        if isinstance(move, Bury):
            has_buried = put(state.has_buried, seat, True)
            after = replace(state, buried=tuple(sorted((*state.buried, move.card))), has_buried=has_buried)
        elif move.total % 5 == 0:
            drawn = 2
            won = tuple(sorted((*state.won[seat], *state.pile, move.card)))
            after = replace(state, pile=(), won=put(state.won, seat, won))
        else:
            after = replace(state, pile=tuple(sorted((*state.pile, move.card))))
        hands = put(state.hands, seat, self.arrange((*hand, *state.deck[:drawn])))
        return replace(after, hands=hands, deck=state.deck[drawn:], seat=self.next_seat(hands, seat))

    def next_seat(self, hands: Sequence[Sequence[Kind]], seat: Seat) -> Seat:
        """Clockwise, the next seat that still has cards."""
        order = [Seat((seat + step) % len(hands)) for step in range(1, len(hands) + 1)]
        return next((other for other in order if hands[other]), order[0])

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        scores = tuple(len(cards) for cards in state.won)
        return Outcome(tuple(1 + sum(other > score for other in scores) for score in scores), scores, "fives.no_cards_left")

    def zones(self, state: State) -> Mapping[str, Zone]:
        zones = {"deck": Zone(state.deck, ()), "buried": Zone(state.buried, ()), "pile": Zone(state.pile)}
        for seat, hand in enumerate(state.hands):
            zones[f"hand {seat}"] = Zone(hand, (Seat(seat),))
            zones[f"won {seat}"] = Zone(state.won[seat])
        return zones

    def with_zones(self, state: State, zones: Mapping[str, tuple[Kind, ...]]) -> State:
        seats = range(len(state.hands))
        return replace(
            state,
            deck=zones.get("deck", state.deck),
            buried=tuple(sorted(zones.get("buried", state.buried))),
            pile=tuple(sorted(zones.get("pile", state.pile))),
            hands=tuple(self.arrange(zones.get(f"hand {seat}", state.hands[seat])) for seat in seats),
            won=tuple(tuple(sorted(zones.get(f"won {seat}", state.won[seat]))) for seat in seats),
        )

    def redact(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Move:
        return Bury(FACE_DOWN) if isinstance(move, Bury) and to != seat else move

    def write(self, state: State, seat: Seat, move: Move) -> str:
        if isinstance(move, Bury):
            return "bury a card" if move.card == FACE_DOWN else f"bury {worth(move.card)}"
        return f"{state.sum} + {worth(move.card)} = {move.total}"

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        if buried := re.fullmatch(r"\s*bury\s+([0-9]{1,3})\s*", text):
            return Claim(self.check(state, seat, Bury(Kind(int(buried[1]) - 1))), text)
        said = re.fullmatch(r"\s*([0-9]{1,4})\s*\+\s*([0-9]{1,3})\s*=\s*([0-9]{1,4})\s*", text)
        if said is None or int(said[1]) != state.sum:
            raise Refusal(NO_SENTENCE)
        return Claim(self.check(state, seat, Play(Kind(int(said[2]) - 1), int(said[3]))), text)


def put(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])
