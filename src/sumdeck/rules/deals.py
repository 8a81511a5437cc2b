"""Deals: the shuffled deck as data, the only chance in a game. Where the cards come from is in `cards.py`.

The shuffle is our own and never changes, so that a named deal gives the same cards to every class, on every machine, for ever.
It starts from a seed, which is a string of bytes:

    named deal     the lines `sumdeck named deal 1`, name of the deal, name of the pack, size of the pack
    secret deal    the line `sumdeck secret deal 1`, a newline, then the entropy

Lines are joined by newlines and written in UTF-8. The name of a deal is taken in Unicode's composed form (NFC) and without
spaces around it: what looks alike deals alike.

Block *n* = 0, 1, 2 … of the stream is SHA-256 of the seed followed by *n* as eight bytes; each block is four words of 64 bits.
All numbers are big-endian. The sorted deck is shuffled from its end: for *i* from the last place down to 1, draw *j* between 0
and *i* and exchange the cards at *i* and *j*. To draw below *m*, take words until one is less than the highest multiple of *m*
that is not above 2^64, and reduce it modulo *m*: no place is favoured. Place 0 is the top of the deck.

Some games shuffle again: cards that were played go back into the deck, or the next round is dealt. The deal holds those shuffles
too, as one secret text, the `reshuffle_seed`: SHA-256, in hexadecimal, of the line `sumdeck later shuffles 1`, a newline, then
the seed of the deal. The cards are made from other bytes, so that they tell nothing of it. Shuffle number *k* sorts its cards and
shuffles them, as above, with the seed of the lines `sumdeck shuffle again 1`, `reshuffle_seed`, *k* in decimal. Nobody may see it
before the end of a game: a state that keeps it conceals it in every view. In files it is called `later`.

A commitment is SHA-256, in hexadecimal, of the lines `sumdeck commitment 1`, the nonce in hexadecimal, the name of the deal
(empty for a secret one), the cards as decimal numbers with single spaces and, only if the deal has it, `reshuffle_seed`. The
table publishes it before the first move, and the deal with the nonce at the end: then everybody can see that nobody touched the
cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from re import fullmatch
from typing import TYPE_CHECKING, Any, Final
from unicodedata import normalize

from sumdeck.rules.cards import Pack
from sumdeck.rules.values import Json, Kind, Refusal

if TYPE_CHECKING:
    from sumdeck.rules.game import Game

LEAST_ENTROPY: Final = 32
"""Bytes for a secret deal."""
LEAST_NONCE: Final = 16
"""Bytes that keep a committed deal from being guessed and tried."""
LONGEST_NAME: Final = 80


@dataclass(frozen=True)
class Deal:
    """A whole deck in its order, top first."""

    cards: tuple[Kind, ...]
    name: str = ""
    """The name it was made from; empty for a secret deal."""
    reshuffle_seed: str = ""
    """Every shuffle that comes after the first, 64 hexadecimal digits; empty for a game that shuffles once."""

    def dump(self) -> Json:
        later = {"later": self.reshuffle_seed} if self.reshuffle_seed else {}
        return {"name": self.name, "cards": list(self.cards), **later}

    @staticmethod
    def load(data: Json) -> Deal:
        """The deal that was dumped. Raises Refusal for anything else; whether it fits a pack, `check_deal` says."""
        if not isinstance(data, dict) or set(data) - {"later"} != {"name", "cards"}:
            raise Refusal("deal.unreadable")
        name, cards = data["name"], data["cards"]
        if "later" in data and not is_reshuffle_seed(data["later"]):
            raise Refusal("deal.unreadable")
        if not isinstance(name, str) or (name and not _good(name)):
            raise Refusal("deal.unreadable")
        if not isinstance(cards, list) or not all(type(card) is int for card in cards):
            raise Refusal("deal.unreadable")
        return Deal(tuple(Kind(card) for card in cards), name, data.get("later", ""))


def named_deal(pack: Pack, name: str, reshuffles: bool = False) -> Deal:
    """The deal of this name: the same for everybody who plays with this pack. `reshuffles`: with later ones too."""
    name = normalize("NFC", name).strip()
    if not _good(name):
        raise Refusal("deal.bad_name", longest=LONGEST_NAME)
    seed = f"sumdeck named deal 1\n{name}\n{pack.name}\n{pack.size}".encode()
    return Deal(shuffled(pack.deck(), seed), name, _reshuffle_seed(seed) if reshuffles else "")


def secret_deal(pack: Pack, entropy: bytes, reshuffles: bool = False) -> Deal:
    """A deal that nobody can foresee, from bytes that the caller got from `secrets`."""
    if len(entropy) < LEAST_ENTROPY:
        raise ValueError(f"a secret deal needs {LEAST_ENTROPY} bytes of entropy")
    seed = b"sumdeck secret deal 1\n" + entropy
    return Deal(shuffled(pack.deck(), seed), reshuffle_seed=_reshuffle_seed(seed) if reshuffles else "")


def first_state(game: Game[Any, Any], deal: Deal, seats: int, options: Any, laid: str = "") -> Any:
    """A game as it begins: from this deal, or where a position was laid, from that. Raises Refusal for what is not the game's."""
    check_deal(game.pack(options), deal.cards)
    if bool(deal.reshuffle_seed) != game.shuffles_again:
        raise Refusal("deal.other_shuffles", game=game.name)
    if laid:
        return game.lay(laid, seats, options)
    return game.start(deal.cards, seats, options, deal.reshuffle_seed)


def shuffle_again(cards: Sequence[Kind], reshuffle_seed: str, number: int) -> tuple[Kind, ...]:
    """The cards in the order of a later shuffle, top first. The order in which they are given tells nothing."""
    if not is_reshuffle_seed(reshuffle_seed):
        raise ValueError("only a state that knows its later shuffles can shuffle again; `determinize` makes some up")
    return shuffled(sorted(cards), f"sumdeck shuffle again 1\n{reshuffle_seed}\n{number}".encode())


def is_reshuffle_seed(data: Json) -> bool:
    """Whether this has the form of later shuffles."""
    return isinstance(data, str) and len(data) == 64 and fullmatch("[0-9a-f]+", data) is not None


def check_deal(pack: Pack, cards: Sequence[Kind]) -> None:
    """Raise Refusal unless these are exactly the cards of the pack, in any order."""
    if tuple(sorted(cards)) != pack.deck():
        raise Refusal("deal.not_this_pack", pack=pack.name, size=pack.size, given=len(cards))


def shuffled(cards: Sequence[Kind], seed: bytes) -> tuple[Kind, ...]:
    """The cards in the order that belongs to a seed."""
    order = list(cards)
    words = _words(seed)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, words)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 to `limit` − 1, each equally likely, from random words of 64 bits."""
    fair = 2**64 - 2**64 % limit
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % limit


def commit(deal: Deal, nonce: bytes) -> str:
    """A promise that holds the deal without telling it."""
    if len(nonce) < LEAST_NONCE:
        raise ValueError(f"a commitment needs a nonce of {LEAST_NONCE} bytes")
    cards = " ".join(str(card) for card in deal.cards)
    again = f"\n{deal.reshuffle_seed}" if deal.reshuffle_seed else ""
    return sha256(f"sumdeck commitment 1\n{nonce.hex()}\n{deal.name}\n{cards}{again}".encode()).hexdigest()


def verify(deal: Deal, nonce: bytes, commitment: str) -> bool:
    """Whether the promise was kept. Takes equally long wherever the first difference is."""
    if len(nonce) < LEAST_NONCE:
        return False
    return compare_digest(commit(deal, nonce).encode(), commitment.encode("utf-8", "replace"))


def _good(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def _reshuffle_seed(seed: bytes) -> str:
    return sha256(b"sumdeck later shuffles 1\n" + seed).hexdigest()


def _words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(seed + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1
