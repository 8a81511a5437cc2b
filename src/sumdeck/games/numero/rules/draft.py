"""A turn in the making: its steps said one at a time, and taken back where the table allows it (N-63).

Nothing here happens at the table. A draft holds what one player has said so far; the line that plays the number card is read
together with it, as one sentence, which `weaving.py` puts together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.interpret import Bag, Interpreter
from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.listening import read_words
from sumdeck.games.numero.rules.moves import Discard, Move, Take, gather
from sumdeck.games.numero.rules.reading import dropped_cards
from sumdeck.games.numero.rules.speech import wild_face
from sumdeck.games.numero.rules.state import FINAL, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.games.numero.rules.weaving import weave
from sumdeck.games.numero.rules.words import single_word
from sumdeck.rules.game import Claim, Game, Kind, Refusal, Seat
from sumdeck.rules.saying import say_face
from sumdeck.rules.steps import Command, Equation, SentenceCode, WildFace

ALONE: Final = ("pass", "stop", "accept")
"""Words that are a whole move. What was said before them falls away: it never happened."""
NEVER_A_STEP: Final = (Code.NOT_YOUR_TURN, Code.OVER, Code.UNCLEAR, SentenceCode.TOO_MANY_WAYS)


@dataclass(frozen=True)
class Draft:
    """What has been said of a turn, a line for each step."""

    lines: tuple[str, ...] = ()


def go_on(game: Game[Any, Move], state: State, seat: Seat, draft: Draft, line: str) -> Draft | Claim[Move]:
    """The whole turn where this line completes it, else the draft with one more step. Raises Refusal or Mistake.

    A line without a word of its own names no number card when it plays wild cards and adds nothing from the hand: it is a step
    even where the hand could take the result, for only the number card ends a turn (N-11).
    """
    parts = read_words(line)
    single = single_word(parts)
    if single is not None and single.verb in ALONE:
        return game.read(state, seat, line)
    if single is not None and single.verb == "challenge":
        if draft.lines:
            raise Refusal(Code.NUMBER_CARD_OUTSTANDING)  # N-89: doubts wait until the turn is whole
        return game.read(state, seat, line)
    wordless = all(isinstance(step, Equation) for part in parts for step in part)
    try:
        claim = game.read(state, seat, weave(draft.lines, line, every_term=joins_all_four(state)))
    except Refusal as refusal:
        if refusal.code in NEVER_A_STEP or not (wordless or refusal.code == Code.NUMBER_CARD_OUTSTANDING):
            raise
        return with_step(game, state, seat, draft, line, refusal)
    return Draft((*draft.lines, line)) if wordless and takes_with_wilds(claim.move) else claim


def take_back(state: State, seat: Seat, draft: Draft) -> Draft:
    """The draft without its last step. Raises Refusal where the wild cards of that step stay played."""
    shorter = Draft(draft.lines[:-1])
    if not state.setup.options.take_back and len(played(state, seat, draft)) > len(played(state, seat, shorter)):
        raise Refusal(Code.WILDS_STAY)
    return shorter


def give_up(state: State, seat: Seat, draft: Draft) -> Draft:
    """Begin the turn again. Where wild cards stay played, those from the hand have become loose discards."""
    if state.setup.options.take_back or state.phase == FINAL:  # N-71, N-103: no discards there
        return Draft()
    wilds = played(state, seat, draft)
    return Draft(("discard " + " ".join(say_face(wild_face(state.setup, card)) for card in wilds),)) if wilds else Draft()


def played(state: State, seat: Seat, draft: Draft) -> tuple[Kind, ...]:
    """The wild cards of the hand that the steps have used, sorted."""
    position = state.position(seat)
    left = list(lying(position, draft.lines).hand_wilds)
    used: list[Kind] = []
    for card in position.wilds():
        if card in left:
            left.remove(card)
        else:
            used.append(card)
    return tuple(sorted(used))


def with_step(game: Game[Any, Move], state: State, seat: Seat, draft: Draft, line: str, refusal: Refusal) -> Draft:
    """The longer draft, if the line can be a step of a turn; otherwise the reason why it was no turn."""
    position = state.position(seat)
    if not position.numbers():
        game.check(state, seat, Discard(None))  # N-46: refused, with the reason for such a hand
    longer = (*draft.lines, line)
    if state.phase == FINAL and not state.alone and not state.setup.options.final_turn_wild_discards and faces_of(longer):
        raise Refusal(Code.NO_WILD_DISCARDS)
    try:
        lying(position, longer)
    except Refusal as reason:
        raise refusal if reason.code == Code.NO_SUCH_CARD else reason from None
    return Draft(longer)


def lying(position: Position, lines: Sequence[str]) -> Bag:
    """What would be free, and made, if these steps were played with cards of the centre and wild cards. Raises Refusal."""
    dropped = dropped_cards(position, faces_of(lines))
    if isinstance(dropped, Refusal):
        raise dropped
    wilds = position.wilds()
    for card in dropped:
        wilds.remove(card)
    everything = Bag(tuple(range(len(position.centre))), tuple(wilds), position.loose, ())
    steps = [step for line in lines for part in read_words(line) for step in part]
    equations = tuple(step for step in steps if isinstance(step, Equation))
    reason = Refusal(Code.NO_SUCH_CARD, said="")
    for bag in Interpreter(position, loosely=True).part(equations, 0, everything):
        bench = Bench(position)
        try:
            for item in bag.made:
                assert item.how is not None
                bench.spend(gather(item.how, item.value), builds_join=True)
        except Refusal as refusal:
            reason = refusal
        else:
            return bag
    raise reason


def faces_of(lines: Sequence[str]) -> list[WildFace]:
    """The wild cards that the steps lay down."""
    steps = [step for line in lines for part in read_words(line) for step in part]
    return [term for step in steps if isinstance(step, Command) for term in step.terms if isinstance(term, WildFace)]


def takes_with_wilds(move: Move) -> bool:
    """Whether a move is a take to which wild cards belong."""
    return isinstance(move, Take) and any(group.wilds or group.loose for group in move.groups + move.left)


def joins_all_four(state: State) -> bool:
    """Whether piles may be joined by every operation at this table."""
    return state.setup.options.join_ops == "all_four"
