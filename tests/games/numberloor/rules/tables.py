"""Tables of Numberloor as a child would describe them, and how to play at them.

Cards are named `5` (a floor of the day), `N8` (of the night), `B3` (a number balloon), `Bnear`, `Bodd`, `Beven`, `Bskip`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.games.numberloor.rules.packs import SCHEMA
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Kind, Mistake, Refusal, Seat
from sumdeck.rules.packfile import read_pack

GAME = Numberloor()
LATER = "5a" * 32
FACES = {"Bnear": "≈2", "Bodd": "odd", "Beven": "even", "Bskip": "skip", "Bchosen": "odd/even"}


def numberloor(
    opened: str,
    *hands: str,
    pile: str = "",
    rest: str = "pile",
    stars: str = "",
    level: str = "basic",
    turn: int = 0,
    **given: Json,
) -> State:
    """A table with the seat `turn` to play. `opened` are the two open cards, `hands` the cards of each seat in turn.

    A hand `?` holds one floor of the day that nobody asked for. `pile` is its top; all cards that are not named lie below it, or
    under the stacks (`rest="covered"`), or in the hand of a seat (`rest="1"`).
    """
    options = GAME.options({"level": level} | given)
    box = Box(options.pack)
    for named in (opened, pile, *hands):
        box.cards(named.replace("?", ""))
    held = [box.spare() if hand == "?" else hand for hand in hands]
    if rest.isdigit():
        held[int(rest)] += " rest"
    parts = [f"open {opened}", f"hands {' / '.join(held)}", f"turn {turn}", f"pile {pile}{' rest' if rest == 'pile' else ''}"]
    parts += ["under rest"] if rest == "covered" else []
    parts += [f"stars {' / '.join(stars.split())}"] if stars else []
    return replace(GAME.position("; ".join(parts), options), reshuffle_seed=LATER)


def beginners(opened: str, *hands: str, pile: str = "", rest: str = "pile", stars: str = "", **given: Json) -> State:
    """A table of the 4+ level."""
    return numberloor(opened, *hands, pile=pile, rest=rest, stars=stars, level="beginner", **given)


def shuffled(seats: int = 2, name: str = "autumn", **given: Json) -> State:
    """A game at its beginning, by the name of its deal."""
    return GAME.new(name, seats, **given)


def stacked(top: str, seats: int, **given: Json) -> State:
    """A game whose deck begins with these cards; the others follow as they are sorted."""
    options = GAME.options(given)
    box = Box(options.pack)
    return GAME.start([*box.cards(top), *box.rest()], seats, options, LATER)


def say(state: State, *sentences: str, seat: int | None = None) -> State:
    """The table after these sentences, each said by the seat whose turn it is, or by the seat named."""
    for text in sentences:
        speaker = state.seat if seat is None else Seat(seat)
        state = GAME.apply(state, speaker, GAME.read(state, speaker, text).move)
    return state


def fits(state: State, seat: int | None = None) -> str:
    """The floors that can be laid by number just now, whatever is in the hand: `2 5 8`."""
    rules = state.setup
    return " ".join(str(floor) for floor in range(10) if rules.fits(state.jump, state.number(0), floor))


def hand(state: State, seat: int) -> str:
    """The cards of a seat, by their names."""
    return names(state, state.hands[seat])


def names(state: State, cards: tuple[Kind, ...]) -> str:
    """Cards by their names, floors first."""
    return " ".join(name_of(state.setup.pack, card) for card in cards)


def opened(state: State) -> str:
    """The open cards."""
    return names(state, state.opened)


def lays(state: State, seat: int | None = None) -> set[str]:
    """Everything a seat can say just now."""
    speaker = state.seat if seat is None else Seat(seat)
    return {GAME.write(state, speaker, move) for move in GAME.legal_moves(state, speaker)}


@contextmanager
def refused(code: str, **details: object) -> Iterator[None]:
    """What happens here is refused for this reason."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code, str(caught.value)
    assert caught.value.details | details == caught.value.details, str(caught.value)


@contextmanager
def mistaken(code: str, said: str) -> Iterator[None]:
    """What is said here is wrong mathematics, and the answer carries no more than what was said."""
    with pytest.raises(Mistake) as caught:
        yield
    assert caught.value.code == code, str(caught.value)
    assert {**caught.value.details, "at": 0} == {"said": said, "at": 0}


class Box:
    """The cards of a pack, handed out by name."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.left = list(pack.deck())

    def card(self, name: str) -> Kind:
        for kind in self.left:
            if name_of(self.pack, kind) == name:
                self.left.remove(kind)
                return kind
        raise AssertionError(f"the pack has no {name} left")

    def cards(self, named: str) -> list[Kind]:
        return [self.card(name) for name in named.split()]

    def spare(self) -> str:
        """One floor of the day, the last there is."""
        kind = max(kind for kind in self.left if self.pack.cards[kind].group == "floors")
        self.left.remove(kind)
        return name_of(self.pack, kind)

    def rest(self) -> list[Kind]:
        rest, self.left = self.left, []
        return rest


def name_of(pack: Pack, kind: Kind) -> str:
    """The name of a card in these tests."""
    face = pack.cards[kind].face
    for name, shown in FACES.items():
        if face == shown:
            return name
    return face.replace("☾", "N").replace("±", "B")


def pack_of(*tables: str) -> Pack:
    """A pack of one's own, from the bodies of its `[[card]]` tables; each is assumed."""
    cards = "\n".join(f'[[card]]\n{table.replace("; ", chr(10))}\nstatus = "assumed"' for table in tables)
    return read_pack(f'game = "numberloor"\nname = "own"\ntitle = "My own"\n{cards}', "own.toml", SCHEMA)
