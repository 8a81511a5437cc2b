"""Computer players at the table: whoever plays a seat without its person. They get views, as every screen does, and may slip."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final

from sumdeck.learning.misconceptions import Misconception, slips_of
from sumdeck.players import Player, player, player_names
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Objection, Seat, View
from sumdeck.rules.sums import sums_in
from sumdeck.rules.tokens import tokenise
from sumdeck.table.commands import Object, Say
from sumdeck.table.house import OPPONENTS
from sumdeck.table.referee import open_to
from sumdeck.table.state import LEAST, Step, TableState

SAMPLES: Final = 64
"""Among how many moves the least is looked for."""


@dataclass(frozen=True)
class Turn:
    """All that whoever chooses for a seat may know. What rivals cannot foresee comes from the sealed nonce, as `rng`."""

    n: int
    """The last event before it."""
    game: str
    view: View[Any]
    name: str
    """Who plays the seat."""
    rng: Random
    line: str = ""
    """What it has been asked to say, if that may be said; empty for whatever it chooses."""
    slips: int = 0
    """In how many of a hundred turns it says a wrong sum, if it can."""

    def said(self, text: str) -> Say:
        """The sentence that was chosen, as it is said at the table."""
        return Say(self.view.own_seat, text, self.n, f"{self.name} {self.n}", self.name)


def computer_turns(state: TableState) -> Iterator[Turn]:
    """What computer players may say something to now. Whoever may doubt does so before the turn is played."""
    acting = state.to_act
    for seat in sorted(acting, key=lambda seat: seat == acting[0]):
        name = state.in_charge(seat)
        if name:
            yield turn_of(state, seat, name)


def turn_of(state: TableState, seat: Seat, name: str) -> Turn:
    """The turn of a seat, for whoever plays it."""
    rng = Random(f"{state.opened.nonce} {seat} {len(state.line)}")
    said = sum(step.seat == seat for step in state.line)
    line = state.opened.lines[said] if said < len(state.opened.lines) else ""
    return Turn(state.n, state.game.name, state.game.view(state.game_state, seat), name, rng, line, slips_at(state))


def slips_at(state: TableState) -> int:
    """How often a wrong sum is said now, of a hundred times: where opponents check, and nothing has just been voided."""
    anew = state.moved > (state.line[-1].n if state.line else 0)
    return state.house.slips if state.house.referee == OPPONENTS and not anew else 0


def computer_move(state: TableState) -> Say | None:
    """What a computer player says next, if one has something to say.

    The choice hangs on the log alone, so that a resumed table goes on as it would have done. A choice may take long. If the game
    has moved on in the meantime, it is refused as late, like anybody's claim.
    """
    chosen = ((turn, choose(turn, state.game)) for turn in computer_turns(state))
    return next((turn.said(text) for turn, text in chosen if text is not None), None)


def computer_objection(state: TableState) -> Object | None:
    """A wrong claim that a computer player has noticed, where nobody else checks. The best notice everything, others less."""
    if state.house.referee != OPPONENTS:
        return None
    known = player_names(state.game.name)
    for seat in map(Seat, state.seats):
        name = state.in_charge(seat)
        if name in known:
            for step in open_to(state, seat):
                rng = Random(f"{state.opened.nonce} {seat} objects {step.n}")
                if rng.random() * (len(known) - 1) < known.index(name) and is_wrong(state, step):
                    return Object(seat, step.n, f"{name} {state.n}", name)
    return None


def is_wrong(state: TableState, step: Step) -> bool:
    """Whether the sums of a claim are wrong. Everybody has heard them."""
    return state.game.mistake(step.before, step.seat, step.move) is not None


def choose(turn: Turn, game: Game[Any, Any] | None = None, time_is_up: Callable[[], bool] | None = None) -> str | None:
    """The sentence of one computer player; None if it would rather wait. A game that is not given comes from the registry."""
    game, view = game or registry.game(turn.game), turn.view
    if turn.line and is_understood(game, view, turn.line):
        return turn.line
    if turn.slips and turn.name != LEAST and turn.rng.random() * 100 < turn.slips and (wrong := slip(game, view, turn.rng)):
        return wrong
    chooser = Least() if turn.name == LEAST else player(game.name, turn.name)
    chooser.time_is_up = time_is_up
    move = chooser.choose(game, view, turn.rng)
    if move is None:
        return None
    said = game.write(view.shown, view.own_seat, move)
    if is_understood(game, view, said):
        return said
    # A turn with dozens of cards may take too many words, or words that can mean another turn too. Then a plainer one will do.
    plainer = (game.write(view.shown, view.own_seat, other) for other in least(game, view, turn.rng))
    return next((text for text in plainer if is_understood(game, view, text)), said)


def is_understood(game: Game[Any, Any], view: View[Any], text: str) -> bool:
    """Whether a table takes these words for a move."""
    try:
        return len(text) <= game.longest_sentence and bool(game.read(view.shown, view.own_seat, text))
    except Objection:
        return False


class Least(Player[Any, Any]):
    """Says the least that can be said: what the rules do themselves, or else of some legal moves the shortest sentence.

    It finds out no secret.
    """

    name = LEAST

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        ruled = game.timeout_move(view.shown, view.own_seat)
        return least(game, view, rng)[0] if ruled is None else ruled


def least(game: Game[Any, Any], view: View[Any], rng: Random) -> list[Any]:
    """Some legal moves, those with the fewest words first."""
    seat = view.own_seat
    moves = [game.sample(view.shown, seat, rng) for _ in range(SAMPLES)]  # all of them may be very many
    return sorted(moves, key=lambda move: (game.reveals(view.shown, seat, move), len(game.write(view.shown, seat, move))))


TRIED: Final = 48
"""In so many legal moves something is looked for that can be said wrongly."""


def slip(game: Game[Any, Any], view: View[Any], rng: Random) -> str | None:
    """A sentence with a wrong sum that the table would let stand; None where there is nothing to say wrongly.

    It is one that children say, so that catching it is the game, and one that pays: it makes a number of which a card is in the
    player's own hand, as a child who wishes for a 9 hears 7 + 1 as 9.
    """
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
