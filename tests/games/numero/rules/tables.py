"""Tables of Numero as a child would describe them, and how to play at them. `telling.py` says what they look like afterwards.

A centre is lone numbers, builds and loose wild cards: `9 [5+3]=8 [(6−4)×2+4]=8 −5`. They are laid by the notation of positions.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.games.numero.rules.state import NOBODY, State
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Json, Kind, Mistake, Refusal, Seat

GAME = Numero()
ALONE = Solitaire()
P, Q, R = Seat(0), Seat(1), Seat(2)


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
    options = GAME.options({"level": "full"} | settings)
    hands = [hand, *others.split("|")]
    size = options.hand_size if deck else 1
    spares = iter(unnamed(options.pack, " ".join([centre, *hands, deck])))
    held = [text if text or not seat else " ".join(next(spares) for _ in range(size)) for seat, text in enumerate(hands)]
    assert not deck or all(len(text.split()) == size for text in held), "while there is a deck, hands are full"
    won = " / ".join("rest" if seat == last_taker else "" for seat in range(len(hands)))
    parts = [
        f"centre {built(centre, built_by)}",
        f"hands {' / '.join(held)}",
        f"deck {deck}",
        f"won {won}",
        f"taker {last_taker}",
    ]
    return GAME.position("; ".join(parts), options)


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
    """A scoring game with seat 0 to play, its cards by their labels: `table("10g 6b [9r+1b]=10", "10o")`.

    The deck is the rest of the pack. Where a deck is told, the last taker has won the rest, unless `rest` stands elsewhere; where
    what was won is told too, or nobody has taken, there are no other cards.
    """
    hands = [hand, *others]
    few = deck is not None and "rest" not in " ".join([deck, *won]).split() and (won or last_taker == NOBODY)
    size: dict[str, Json] = {"hand_size": max(3, *(len(text.split()) for text in hands))} if few else {}
    options = GAME.options({"level": "full", "scoring": True} | size | settings)
    named = " ".join([centre, *hands, deck or "", *won])
    if few:
        options = replace(options, pack=options.pack.select([card_in(options.pack, name) for name in named.split()]))
    if not others:
        hands.append(" ".join(unnamed(options.pack, named)[: options.hand_size]))
    piles = [*won, *[""] * (len(hands) - len(won))]
    if deck is not None and "rest" not in named.split() and not few:
        piles[last_taker] = "rest"
    parts = [f"centre {built(centre, builder)}", f"hands {' / '.join(hands)}", f"won {' / '.join(piles)}"]
    parts += [f"deck {'rest' if deck is None else deck}", *([f"taker {last_taker}"] if last_taker != NOBODY else [])]
    told = "; ".join(parts)
    return GAME.position(re.sub(r"(\d)[gobr]\b", r"\1", told) if few else told, options)  # one of a kind has no letter


def alone(centre: str, hand: str, deck: str = "", **settings: Json) -> State:
    """A scored solitaire. The cards that are not told were won before."""
    options = ALONE.options({"level": "full", "scoring": True} | settings)
    return ALONE.position(f"centre {centre}; hands {hand}; deck {deck}; won rest", options)


def built(centre: str, by: int) -> str:
    """A centre with the maker of its builds."""
    return re.sub(r"(\]=\d+)", rf"\1@{by}", centre)


def unnamed(pack: Pack, told: str) -> list[str]:
    """Number cards that nobody asked for, the highest first."""
    faces = dict.fromkeys(card.face for card in reversed(pack.cards) if card.face.isdecimal())
    return [face for face in faces if face not in re.findall(r"\d+", told)]


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


def understood(state: State, text: str) -> Move:
    """The move that a sentence says."""
    return GAME.read(state, state.seat, text).move


def repeated(state: State, text: str) -> str:
    """A sentence, read and written again in the words of the game."""
    return GAME.write(state, state.seat, understood(state, text))


def card(state: State, name: str) -> Kind:
    """A card of the pack by its name."""
    return card_in(state.setup.pack, name)


def card_in(pack: Pack, name: str) -> Kind:
    return Kind(pack.labels.index(spelt(name)))


@contextmanager
def refused(code: str, **details: object) -> Iterator[None]:
    """What happens here is refused for this reason; details are compared as text."""
    with pytest.raises(Refusal) as caught:
        yield
    told = {name: str(value) for name, value in caught.value.details.items()}
    assert caught.value.code == code, str(caught.value)
    assert told | {name: str(value) for name, value in details.items()} == told, str(caught.value)


@contextmanager
def mistaken(code: str, **details: object) -> Iterator[None]:
    """A wrong sum: exactly these details, so that no answer comes with them."""
    with pytest.raises(Mistake) as caught:
        yield
    assert (caught.value.code, caught.value.details) == (code, details)


def spelt(name: str) -> str:
    """A name with the signs that are on the cards."""
    return name.replace("-", "−").replace("x", "×")
