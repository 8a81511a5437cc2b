"""Positions of the scoring game and the solitaire, described as a child would: `table(centre="10g 6b 4r", hand="10o")`.

Cards go by their labels: `10g`, `−2`, `2/3`, `√`. `[9g+1b]=10` is a build; wild cards in the centre lie loose.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.options import Options
from sumdeck.games.numero.rules.packs import SCHEMA
from sumdeck.games.numero.rules.setup import DIVIDE, LOOSE, MINUS, PLUS, TIMES, Pile, Setup, setup
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.games.numero.rules.solo import laid_out
from sumdeck.games.numero.rules.state import Entry, State, centre_of
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Kind, Mistake, Refusal, Seat, Value
from sumdeck.rules.packfile import read_pack

GAME = Numero()
ALONE = Solitaire()
P, Q, R = Seat(0), Seat(1), Seat(2)


def table(
    centre: str = "",
    hand: str = "",
    *others: str,
    deck: str | None = None,
    won: Sequence[str] = (),
    last_taker: Seat = P,
    builder: Seat = Q,
    **settings: Json,
) -> State:
    """A game in which seat 0 is to move. Hands that are not told, and the deck, are whatever is left of the pack."""
    rules = setup(GAME.options({"level": "full", "scoring": True} | settings), max(2, 1 + len(others)))
    piles, loose = read_centre(rules, centre, builder)
    hands = [cards(rules.pack, told) for told in (hand, *others)]
    piled = [cards(rules.pack, pile) for pile in won] + [()] * (rules.seats - len(won))
    rest = left_over(rules.pack, [*loose, *(card for pile in piles for card in pile.cards), *sum([*hands, *piled], ())])
    while len(hands) < rules.seats:
        hands.append(tuple(rest[-5:]))
        del rest[-5:]
    begun = GAME.start(rules.pack.deck(), rules.seats, rules.options)
    return replace(
        begun,
        deck=tuple(rest) if deck is None else tuple(cards(rules.pack, deck, ordered=True)),
        hands=tuple(hands),
        centre=centre_of(piles),
        loose=tuple(sorted(loose)),
        won=tuple(piled),
        last_taker=last_taker,
        serial=sum(pile.built for pile in piles),
    )


def alone(centre: str, hand: str, deck: str = "", **settings: Json) -> State:
    """A solitaire in which nothing has been won yet. Cards that are not told are left in the box."""
    rules = setup(ALONE.options({"level": "full", "scoring": True} | settings), 1)
    piles, loose = read_centre(rules, centre, P)
    held, next_cards = cards(rules.pack, hand), cards(rules.pack, deck, ordered=True)
    left_over(rules.pack, [*loose, *(card for pile in piles for card in pile.cards), *held, *next_cards])
    return laid_out(rules, next_cards, held, piles, tuple(sorted(loose)))


def cards(pack: Pack, labels: str, ordered: bool = False) -> tuple[Kind, ...]:
    """The cards with these labels."""
    kinds = [Kind(pack.labels.index(label)) for label in labels.split()]
    return tuple(kinds if ordered else sorted(kinds))


def read_centre(rules: Setup, told: str, builder: Seat) -> tuple[list[Pile], list[Kind]]:
    """The piles and the loose wild cards of a centre."""
    piles: list[Pile] = []
    loose: list[Kind] = []
    for thing in re.findall(r"\[[^]]*\]=\d+|\S+", told):
        inside, _, value = thing.lstrip("[").partition("]=")
        kinds = cards(rules.pack, inside.replace("+", " "))
        if value:
            serial = 1 + sum(pile.built for pile in piles)
            piles.append(Pile(int(value), kinds, operations_in(rules, kinds), builder, serial))
        elif rules.number[kinds[0]]:
            piles.append(Pile(rules.number[kinds[0]], kinds, 0, LOOSE))
        else:
            loose.append(kinds[0])
    return piles, loose


def operations_in(rules: Setup, kinds: Sequence[Kind]) -> int:
    """N-82f: cards spread out tell their operations; + wherever there are two numbers."""
    bits = PLUS if sum(rules.number[card] > 0 for card in kinds) > 1 else 0
    for card in kinds:
        bits |= 0 if rules.number[card] else rules.wild_at(card).counts_as
    return bits


def signs_of(bits: int) -> set[str]:
    """Operations as the signs that players know."""
    return {sign for bit, sign in ((PLUS, "+"), (MINUS, "−"), (TIMES, "×"), (DIVIDE, "÷")) if bits & bit}


def left_over(pack: Pack, used: Sequence[Kind]) -> list[Kind]:
    """The rest of a pack. No card may be named more often than there is one."""
    rest = Counter(pack.deck())
    rest.subtract(used)
    assert min(rest.values()) >= 0, [pack.label(card) for card, count in rest.items() if count < 0]
    return sorted(rest.elements())


def say(state: State, *texts: str, by: Seat | None = None) -> State:
    """The game after these sentences, each said by the seat whose turn it is, or by the one told."""
    for text in texts:
        seat = state.seat if by is None else by
        state = GAME.apply(state, seat, GAME.read(state, seat, text).move)
    return state


def understood(state: State, text: str) -> Move:
    """The move that a sentence says."""
    return GAME.read(state, state.seat, text).move


def repeated(state: State, text: str) -> str:
    """A sentence, read and written again in the words of the game."""
    return GAME.write(state, state.seat, understood(state, text))


def points(entries: Sequence[Entry], seat: Seat = P) -> dict[str, Value]:
    """The points of a seat by item."""
    total: dict[str, Value] = {}
    for entry in entries:
        if entry.seat == seat:
            total[entry.item] = total.get(entry.item, 0) + entry.points
    return total


def earned(state: State, text: str) -> dict[str, Value]:
    """What one sentence of the seat whose turn it is adds to its score, by item."""
    return points(say(state, text).sheet[len(state.sheet) :], state.seat)


def labels(state: State, kinds: Sequence[Kind]) -> str:
    """Cards by their labels."""
    return " ".join(state.setup.pack.label(card) for card in kinds)


def centre(state: State) -> str:
    """The centre: builds as `9: 5g 4b`, then loose wild cards."""
    piles = [f"{pile.value}: {labels(state, pile.cards)}" if pile.built else labels(state, pile.cards) for pile in state.centre]
    return " | ".join(piles + [labels(state, [card]) for card in state.loose])


def pack_with(*wilds: str, colours: str = "", copies: int = 1) -> Pack:
    """The number cards in four colours and these wild cards, given as in a pack file: `frac 2/4`."""
    tables = ['game = "numero"\nname = "mine"\ntitle = "Mine"']
    tables.append('[[card]]\nvalue = "1-15"\ncolour = ["green", "orange", "blue", "red"]\nstatus = "stated"')
    painted = f"colour = {colours.split()}\n" if colours else ""
    for wild in wilds:
        op, _, operand = wild.partition(" ")
        tables.append(f'[[card]]\nop = "{op}"\noperand = "{operand}"\n{painted}count = {copies}\nstatus = "stated"')
    return read_pack("\n".join(tables), "mine.toml", SCHEMA)


def options(**settings: Json) -> Options:
    """The options of a scoring game with the full pack."""
    return GAME.options({"level": "full", "scoring": True} | settings)


@contextmanager
def refused(code: str, **details: object) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code
    assert details.items() <= caught.value.details.items()


@contextmanager
def mistaken(code: str, **details: object) -> Iterator[None]:
    """A wrong sum: exactly these details, so that no answer comes with them."""
    with pytest.raises(Mistake) as caught:
        yield
    assert (caught.value.code, caught.value.details) == (code, details)
