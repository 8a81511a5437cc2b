"""A turn in the making: its steps said one at a time, and taken back where the table allows it (N-63).

Nothing here happens at the table. A draft holds what one player has said so far; the line that plays the number card is read
together with it, as one sentence, which `weave` puts together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.interpret import Bag, Interpreter, faces
from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.listening import read_words
from sumdeck.games.numero.rules.moves import Discard, Move, Take, gather
from sumdeck.games.numero.rules.reading import dropped_cards
from sumdeck.games.numero.rules.speech import wild_face
from sumdeck.games.numero.rules.state import FINAL, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.games.numero.rules.words import single_word
from sumdeck.rules.game import Claim, Game, Kind, Refusal, Seat, Value
from sumdeck.rules.hands import without
from sumdeck.rules.saying import say_face
from sumdeck.rules.steps import Command, Equation, SentenceCode, Step, Term, WildFace

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
    return tuple(sorted(without(position.wilds(), *lying(position, draft.lines).hand_wilds)))


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
    everything = Bag(tuple(range(len(position.centre))), without(position.wilds(), *dropped), position.loose, ())
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


@dataclass(eq=False)
class Chain:
    """Equations that use each other's results."""

    said: list[str]
    results: list[Value]
    """Those not used yet."""


def weave(lines: Sequence[str], last: str, *, every_term: bool) -> str:
    """The sentence that the steps and the last line make together; `every_term` where piles may be joined by any operation.

    `10 − 2 = 8`, then `5 − 4 = 1`, then `8 + 1 = 9, take 9` belong together, because each uses what an earlier one made. What
    nothing uses in the end is a take of its own if it equals the taking card, and otherwise a pile left changed (N-62).
    """
    if not lines:
        return last
    chains: list[Chain] = []
    apart: list[str] = []
    for line in lines:
        for part in read_words(line):
            if any(isinstance(step, Command) for step in part):
                apart.append(", ".join(step.text for step in part))
                continue
            for step in part:
                assert isinstance(step, Equation)
                link(chains, step, every_term)
    parts = read_words(last)
    woven = [weave_part(chains, part, every_term) for part in parts]
    taking = taking_value(parts)
    for chain in chains:
        said = ", ".join(chain.said)
        if taking is not None and chain.results == [taking]:
            woven.insert(0, said)
        else:
            apart.append(f"{said}, leave")
    return "; ".join(apart + woven)


def weave_part(chains: list[Chain], part: Sequence[Step], every_term: bool) -> str:
    """A part of the last line with the steps it uses; those chains are then taken out."""
    own = Chain([], [])
    chains.append(own)
    for step in part:
        if isinstance(step, Equation):
            grown = link(chains, step, every_term)
            if own in chains:
                chains.remove(own)
                grown.said[:0] = own.said
                grown.results[:0] = own.results
            own = grown
    chains.remove(own)
    return ", ".join([*own.said, *(step.text for step in part if isinstance(step, Command))])


def link(chains: list[Chain], equation: Equation, every_term: bool) -> Chain:
    """Add an equation to the chains whose results it uses: they become one, at the end."""
    used: list[Chain] = []
    for term in operands(equation, every_term):
        for chain in chains:
            if term.value in chain.results and not term.bracket and not term.mark:
                chain.results.remove(term.value)
                if chain not in used:
                    used.append(chain)
                break
    grown = Chain([], [])
    for chain in used:
        chains.remove(chain)
        grown.said += chain.said
        grown.results += chain.results
    grown.said.append(equation.text)
    grown.results.append(equation.result.value)
    chains.append(grown)
    return grown


def operands(equation: Equation, every_term: bool) -> list[Term]:
    """The terms that can be results of earlier steps: not the number on a wild card."""
    if equation.op in ("=", "+") or every_term:
        return list(equation.terms)
    return [argument for _, argument in faces(equation)]


def taking_value(parts: Sequence[Sequence[Step]]) -> Value | None:
    """The value of the taking card, if the line names one."""
    for part in parts:
        for step in part:
            if isinstance(step, Command) and step.verb == "take" and len(step.terms) == 1:
                return step.terms[0].value if isinstance(step.terms[0], Term) else None
    return None
