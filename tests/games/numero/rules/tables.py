"""Tables of Numero as a child would describe them, and how to play at them. `telling.py` says what they look like afterwards.

A centre is lone numbers, builds and loose wild cards: `9 [5+3]=8 −5`. A build is worked out from left to right: `[(6−4)×2+4]=8`.
"""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.setup import PLUS, Pile, Setup
from sumdeck.games.numero.rules.state import State, centre_of
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Json, Kind, Refusal, Seat, Value

GAME = Numero()
IN_A_BUILD = re.compile(r"[−×÷]?\d+[gobr]?")


def numero(
    centre: str = "",
    hand: str = "",
    others: str = "",
    deck: str = "",
    *,
    built_by: int = 0,
    last_taker: int = 0,
    **settings: Json,
) -> State:
    """A table with seat 0 to play. `others` are the hands of the other seats, parted by `|`.

    Only the cards that matter are named. Without a deck the game is near its end and hands may be short; with a deck they are
    full. A seat whose hand is not told has cards all the same; all the rest of the pack was won by whoever took last.
    """
    hands = [hand, *others.split("|")]
    start = shuffled(len(hands), **settings)
    box = Box(start.setup)
    piles, loose = box.centre(centre, built_by)
    held = [box.cards(text) for text in hands]
    hidden = box.cards(deck)
    size = start.setup.options.hand_size if deck else 1
    for cards in held[1:]:
        cards += [box.spare() for _ in range(0 if cards else size)]
    assert not deck or all(len(cards) == size for cards in held), "while there is a deck, hands are full"
    won = [box.rest() if seat == last_taker else [] for seat in range(len(hands))]
    return replace(
        start,
        deck=tuple(hidden),
        hands=tuple(tuple(sorted(cards)) for cards in held),
        centre=centre_of(piles),
        loose=tuple(sorted(loose)),
        won=tuple(tuple(cards) for cards in won),
        last_taker=Seat(last_taker),
        serial=max((pile.serial for pile in piles), default=0),
    )


def dealt(*hands: str, centre: str, deck: str = "", **settings: Json) -> State:
    """A game at its beginning, with a pack of just these cards."""
    names = [spelt(name) for text in (*hands, centre, deck) for name in text.split()]
    whole = GAME.options({"level": "full"}).pack
    counts = Counter(names)
    chosen = [kind for kind in whole.kinds() if whole.label(kind) in counts]
    cards = tuple(whole.cards[kind] for kind in chosen)
    pack = Pack("few", "numero", "A few cards", cards, tuple(counts[card.face] for card in cards))
    options = GAME.options({"level": "full", "pack": pack} | settings)
    return GAME.start([Kind(options.pack.labels.index(name)) for name in names], len(hands), options)


def shuffled(seats: int = 2, name: str = "autumn", **settings: Json) -> State:
    """A game at its beginning, by the name of its deal."""
    options = GAME.options({"level": "full"} | settings)
    return GAME.start(named_deal(options.pack, name).cards, seats, options)


def say(state: State, *sentences: str, seat: int | None = None) -> State:
    """The table after these sentences, each said by the seat whose turn it is, or by the seat named."""
    for text in sentences:
        speaker = state.seat if seat is None else Seat(seat)
        state = GAME.apply(state, speaker, GAME.read(state, speaker, text).move)
    return state


def play(state: State, move: Move) -> State:
    """The table after a move that no sentence can say."""
    return GAME.apply(state, state.seat, move)


def card(state: State, name: str) -> Kind:
    """A card of the pack by its name."""
    return Kind(state.setup.pack.labels.index(spelt(name)))


@contextmanager
def refused(code: str, **details: object) -> Iterator[None]:
    """What happens here is refused for this reason; details are compared as text."""
    with pytest.raises(Refusal) as caught:
        yield
    told = {name: str(value) for name, value in caught.value.details.items()}
    assert caught.value.code == code, str(caught.value)
    assert told | {name: str(value) for name, value in details.items()} == told, str(caught.value)


class Box:
    """The cards of a pack, handed out by name."""

    def __init__(self, rules: Setup) -> None:
        self.rules = rules
        self.pack = rules.pack
        self.left = list(self.pack.deck())

    def card(self, name: str) -> Kind:
        """A card by its face, or by face and colour."""
        for kind in self.left:
            if spelt(name) in (self.pack.label(kind), self.pack.cards[kind].face):
                self.left.remove(kind)
                return kind
        raise AssertionError(f"the pack has no {name} left")

    def cards(self, names: str) -> list[Kind]:
        return [self.card(name) for name in names.split()]

    def spare(self) -> Kind:
        """A number card that nobody asked for."""
        kind = next(kind for kind in reversed(self.left) if self.rules.is_number(kind))
        self.left.remove(kind)
        return kind

    def rest(self) -> list[Kind]:
        rest, self.left = self.left, []
        return rest

    def centre(self, text: str, built_by: int) -> tuple[list[Pile], list[Kind]]:
        """Piles and loose wild cards."""
        piles: list[Pile] = []
        loose: list[Kind] = []
        for name in text.split():
            if name.startswith("["):
                piles.append(self.build(name, built_by, 1 + sum(pile.built for pile in piles)))
            else:
                card = self.card(name)
                if self.rules.is_number(card):
                    piles.append(self.rules.lone[card])
                else:
                    loose.append(card)
        return piles, loose

    def build(self, text: str, built_by: int, serial: int) -> Pile:
        """A build such as `[8−5+10]=13`, worked out to see that it is true."""
        said, _, stated = text.partition("]=")
        cards = [self.card(name) for name in IN_A_BUILD.findall(spelt(said))]
        numbers = [self.rules.number[card] for card in cards if self.rules.is_number(card)]
        value: Value | None = 0
        ops = PLUS if len(numbers) > 1 else 0
        for card in cards:
            assert value is not None
            if self.rules.is_number(card):
                value += self.rules.number[card]
            else:
                value = self.rules.wild_at(card).apply(value)
                ops |= self.rules.wild_at(card).counts_as
        assert value == int(stated), f"{text} is not true"
        return Pile(int(stated), tuple(sorted(cards)), ops, built_by, serial)


def spelt(name: str) -> str:
    """A name with the signs that are on the cards."""
    return name.replace("-", "−").replace("x", "×")
