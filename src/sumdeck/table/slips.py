"""Wrong sums of computer players, where the opponents check: the ones that children say, so that catching them is the game.

A slip is one that pays: it makes a number of which a card is in the player's own hand, as a child who wishes for a 9 hears 7 + 1
as 9. It is made from a view, and in words.
"""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, Final

from sumdeck.learning.misconceptions import Misconception, slips_of
from sumdeck.rules.game import Game, Objection, Seat, View
from sumdeck.rules.sums import sums_in
from sumdeck.rules.tokens import tokenise

TRIED: Final = 48
"""In so many legal moves something is looked for that can be said wrongly."""


def slip(game: Game[Any, Any], view: View[Any], rng: Random) -> str | None:
    """A sentence with a wrong sum that the table would let stand; None where there is nothing to say wrongly."""
    found: dict[Misconception, list[tuple[str, int]]] = {}
    texts = {game.write(view.shown, view.own_seat, game.sample(view.shown, view.own_seat, rng)): None for _ in range(TRIED)}
    for text in texts:
        for way, wrong, result in slips_in(text, held(game, view.shown, view.own_seat)):
            found.setdefault(way, []).append((wrong, result))
    ways = list(found)
    rng.shuffle(ways)  # each way as likely as another, however many sums it spoils
    for way in ways:
        rng.shuffle(found[way])
        for text, result in found[way]:
            if pays(game, view, text, result):
                return text
    return None


def slips_in(text: str, wished: frozenset[int]) -> Iterator[tuple[Misconception, str, int]]:
    """A sentence with the result of a sum said wrongly, as one of those wished for, by every way that leads there first."""
    sums = sums_in(text)
    for place, each in enumerate(sums):
        made: set[int] = set()
        for way, results in slips_of(each).items():
            for result in sorted(results & wished - made):
                made.add(result)
                for wrong in with_result(text, each.said, result):
                    heard = sums_in(wrong)
                    if len(heard) == len(sums) and heard[place].left == each.left and heard[place].said == result:
                        yield way, wrong, result


def with_result(text: str, said: Fraction, other: int) -> Iterator[str]:
    """A sentence with another number wherever it says this one."""
    for token in tokenise(text):
        if token.kind == "number" and Fraction(token.body) == said:
            yield f"{text[: token.start]}{other}{text[token.end :]}"


def held(game: Game[Any, Any], state: Any, seat: Seat) -> frozenset[int]:
    """The numbers on the cards of a hand."""
    faces = (game.pack_of(state).cards[card].face for card in game.zones(state)[f"hand {seat}"].cards)
    return frozenset(int(face) for face in faces if face.isascii() and face.isdigit())


def pays(game: Game[Any, Any], view: View[Any], text: str, result: int) -> bool:
    """Whether the table takes these words for a move, though their sums are wrong, and the hand still has their result."""
    try:
        move = game.read(view.shown, view.own_seat, text).move
        after = game.apply(view.shown, view.own_seat, move)
    except Objection:
        return False
    wrong = game.mistake(view.shown, view.own_seat, move) is not None
    return wrong and len(text) <= game.longest_sentence and result in held(game, after, view.own_seat)
