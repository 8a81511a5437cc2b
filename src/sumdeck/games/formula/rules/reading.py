"""Understanding what a player said: from a typed formula to a checked move.

Wrong arithmetic is answered first, as a Mistake. Then every way is tried in which the digits said can be cards of the table and
of the hand. A sentence counts when all ways that the rules allow are the same move; where they are not, the ways are shown, with
their new cards marked, `[7]`. A digit alone never spends a joker from the hand: that is said as `J7` (F-62).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.judge import check_cards, check_numbers, new_places, why_wrong
from sumdeck.games.formula.rules.moves import UNNAMED, Draw, Face, Lay, Move, Pass, Wrong
from sumdeck.games.formula.rules.parsing import Digit, Parsed, parse
from sumdeck.games.formula.rules.play import check, check_turn
from sumdeck.games.formula.rules.setup import NONE
from sumdeck.games.formula.rules.speech import write_formula
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Claim, Kind, Mistake, Refusal, Seat
from sumdeck.rules.steps import SentenceCode

WORDS: Final[dict[str, Move]] = {"draw": Draw(), "pass": Pass(), "wrong": Wrong()}
TELLING: Final = (
    Code.NOT_IN_HAND,
    Code.NO_NEW_CARD,
    Code.CARD_MOVED,
    Code.JOKER_KEEPS_DIGIT,
    Code.TAKEN_AWAY,
    Code.SQUEEZED_IN,
    Code.EXTEND_RIGHT,
    Code.ONLY_THE_ANSWER,
    Code.ANSWER_TOO_LONG,
    Code.TOO_MANY_CARDS,
    Code.SAME_FORMULA,
    Code.REUSE,
    Code.ZERO_MUST_GO,
)
"""Where every way of laying a formula fails, the reason that is furthest down here is told."""
SHOWN: Final = 4
"""So many ways are shown of a formula that could be laid in several."""


def read(state: State, seat: Seat, text: str) -> Claim[Move]:
    said = parse(text)
    check_turn(state, seat)
    if isinstance(said, str):
        return Claim(check(state, seat, WORDS[said]), text)
    return Claim(meant(state, seat, said), text)


def meant(state: State, seat: Seat, said: Parsed) -> Move:
    """The move that a formula says."""
    shape = _shape(state, said.left, said.symbol, said.right, said.answer)
    check_numbers(state, shape)
    wrong = why_wrong(shape)
    if wrong is None and said.first and [each.digit for each in said.first] != [each.digit for each in said.answer]:
        raise Mistake(SentenceCode.WRONG_RESULT, said=replace(said, answer=said.first).claim, at=0)
    if wrong == Code.NOT_TRUE and lacks_joker(state, said):
        raise Refusal(Code.WHICH_DIGIT)  # F-62
    if wrong is not None and state.setup.options.wrong_formula == "retry":  # F-38
        raise Mistake(SentenceCode.WRONG_RESULT, said=said.claim, at=0) if wrong == Code.NOT_TRUE else Refusal(wrong)
    orders = [said, replace(said, left=said.right, right=said.left)] if said.either else [said]
    if not state.symbol:
        orders = [order for order in orders if keeps_start(state, order)]
        if not orders:
            raise Refusal(Code.ONLY_THE_ANSWER)  # F-12: whatever the hand holds
    legal, refused = judged(state, seat, orders[0])
    if not legal and len(orders) > 1:
        legal, _ = judged(state, seat, orders[1])
    if not legal:
        check_lying(state, said)
        raise max(refused, key=lambda refusal: TELLING.index(Code(refusal.code)))
    if wrong is not None:
        return Wrong()
    if said.named:
        legal = with_named(state, said, legal)
    if len(legal) > 1 and said.marked:
        # What `write` says is taken at its word, so that every move has its sentence (F-63).
        legal = [move for move in legal if is_literal(state, said, move)] or legal
    if len(legal) > 1:
        raise Refusal(Code.UNCLEAR, ways=show_ways(state, legal))
    return legal[0]


def with_named(state: State, said: Parsed, legal: Sequence[Lay]) -> list[Lay]:
    """The ways with just the new cards that were named, or else with those among others."""
    named = Counter(str(digit) for digit in said.named)
    laid = [Counter(state.setup.pack.label(kind) for kind in move.laid) for move in legal]
    exact = [move for move, cards in zip(legal, laid) if cards == named]
    found = exact or [move for move, cards in zip(legal, laid) if named <= cards]
    if not found:
        raise Refusal(Code.UNCLEAR, ways=show_ways(state, legal))
    return found


def lacks_joker(state: State, said: Parsed) -> bool:
    """Whether a formula would be true with a joker as one digit more than was said: `5 + 9 = J 4`, which is meant as 14."""
    for area, number in enumerate((said.left, said.right, said.answer)):
        for place in (place for place, each in enumerate(number) if each.joker):
            for digit in range(10):
                numbers = [said.left, said.right, said.answer]
                numbers[area] = (*number[:place], Digit(digit, True, number[place].new), *number[place:])
                left, right, answer = numbers
                if why_wrong(_shape(state, left, said.symbol, right, answer)) is None:
                    return True
    return False


def check_lying(state: State, said: Parsed) -> None:
    """What is not marked as new, where new cards are, has to lie in its number (F-25)."""
    if not said.marked or not state.symbol or state.setup.options.table_cards == "rearrange":
        return
    for digits, faces in ((said.left, state.left), (said.right, state.right), (said.answer, state.answer)):
        for each in digits:
            if not each.new and each.digit not in [face.digit for face in faces]:
                raise Refusal(Code.NOT_THERE, card=str(each.digit))


def is_literal(state: State, said: Parsed, move: Lay) -> bool:
    """Whether each card is a joker exactly where one was named."""
    digits, faces = (*said.left, *said.right, *said.answer), (*move.left, *move.right, *move.answer)
    return all(digit.joker == (face.kind == state.setup.joker) for digit, face in zip(digits, faces))


def show_ways(state: State, moves: Sequence[Lay]) -> tuple[str, ...]:
    """Ways to lay a formula as one would say them, those with the fewest new cards first."""
    fewest_first = sorted(moves, key=lambda move: (len(move.laid), move.laid))
    return tuple(write_formula(state, move) for move in fewest_first[:SHOWN])


def keeps_start(state: State, said: Parsed) -> bool:
    """Whether a formula has the two start cards as its numbers. A joker is whatever digit was said (F-18)."""
    for number, start in ((said.left, state.left[0]), (said.right, state.right[0])):
        if len(number) > 1 or number[0].new or start.digit not in (UNNAMED, number[0].digit):
            return False
    return True


def judged(state: State, seat: Seat, said: Parsed) -> tuple[list[Lay], list[Refusal]]:
    """The ways to lay a formula that the rules allow, and why others fail; whether it is true is not asked."""
    legal: list[Lay] = []
    refused: list[Refusal] = []
    for way in ways(state, seat, said):
        if isinstance(way, Refusal):
            refused.append(way)
            continue
        try:
            move = check_cards(state, seat, way)
        except Refusal as refusal:
            refused.append(refusal)
            continue
        if not is_laid_so(state, said, move):
            refused.append(Refusal(Code.TAKEN_AWAY))
        elif move not in legal:
            legal.append(move)
    return legal, refused


def is_laid_so(state: State, said: Parsed, move: Lay) -> bool:
    """Whether a move can be laid with the new cards where they were said to be; a joker that is not named is not new."""
    options = state.setup.options
    if not state.symbol:
        return True  # F-12: only the answer is new
    wanted = tuple(
        tuple(_is_new(said, digit, face.kind == state.setup.joker) for digit, face in zip(digits, faces))
        for digits, faces in zip((said.left, said.right, said.answer), (move.left, move.right, move.answer))
    )
    return new_places(state, move, move.laid, options.extend == "both", options.insert_between, wanted) is not None


def _is_new(said: Parsed, digit: Digit, joker: bool) -> bool | None:
    """Whether a card comes from the hand; None where the sentence leaves it open."""
    if said.marked:
        return digit.new
    return False if joker and not digit.joker else None


def ways(state: State, seat: Seat, said: Parsed) -> Iterator[Lay | Refusal]:
    """Every way in which the digits can be cards: which are jokers, and how many of each kind are new."""
    numbers = (said.left, said.right, said.answer)
    choices = [_faces(state, seat, digit, said, area) for area, number in enumerate(numbers) for digit in number]
    for refusal in choices:
        if isinstance(refusal, Refusal):
            yield refusal
            return
    first, second = len(said.left), len(said.left) + len(said.right)
    for faces in product(*(choice for choice in choices if not isinstance(choice, Refusal))):
        left, right, answer = tuple(faces[:first]), tuple(faces[first:second]), tuple(faces[second:])
        for laid in _laid(state, seat, said, (left, right, answer)):
            yield laid if isinstance(laid, Refusal) else Lay(left, said.symbol, right, answer, laid)


def _shape(state: State, left: tuple[Digit, ...], symbol: str, right: tuple[Digit, ...], answer: tuple[Digit, ...]) -> Lay:
    """A formula for its numbers' sake, without a thought for the cards."""
    return Lay(_plain(state, left), symbol, _plain(state, right), _plain(state, answer), ())


def _plain(state: State, number: tuple[Digit, ...]) -> tuple[Face, ...]:
    """A number for its value's sake: whatever card shows the digit."""
    rules = state.setup
    return tuple(rules.real[each.digit] if rules.kind[each.digit] != NONE else rules.wild[each.digit] for each in number)


def _faces(state: State, seat: Seat, said: Digit, whole: Parsed, area: int) -> list[Face] | Refusal:
    """The faces that a digit can be. A joker that lies there may be said by its digit alone (F-62)."""
    rules = state.setup
    real, wild = rules.real[said.digit], rules.wild[said.digit]
    on_table = [face for face in state.visible if face.kind == rules.joker]
    unnamed = any(face.digit == UNNAMED for face in on_table)
    if said.joker:
        if wild in on_table or unnamed or rules.joker in state.hands[seat]:
            return [wild]
        if on_table:
            return Refusal(Code.JOKER_KEEPS_DIGIT, digit=on_table[0].digit)  # F-63
        return Refusal(Code.NOT_IN_HAND, card="J")
    if whole.marked and said.new:
        return [real] if real.kind != NONE else Refusal(Code.NOT_IN_HAND, card=str(said.digit))
    if not state.symbol and area < 2:
        start = (state.left, state.right)[area][0]
        return [wild if start.digit == UNNAMED else real] if real.kind != NONE or start.digit == UNNAMED else [wild]
    found = [real] if real.kind != NONE else []
    if wild in on_table:
        found.append(wild)
    return found or Refusal(Code.NOT_IN_HAND, card=str(said.digit))


@dataclass(frozen=True)
class _Count:
    """How many cards of one kind can be new."""

    kind: Kind
    least: int
    most: int


def _laid(state: State, seat: Seat, said: Parsed, numbers: tuple[tuple[Face, ...], ...]) -> Iterator[tuple[Kind, ...] | Refusal]:
    """The cards that may have come from the hand, if the formula shows these faces."""
    if said.marked:
        digits = (*said.left, *said.right, *said.answer)
        faces = [face for number in numbers for face in number]
        yield tuple(sorted(face.kind for face, digit in zip(faces, digits) if digit.new))
        return
    counts: list[_Count] = []
    named = sum(digit.joker for digit in (*said.left, *said.right, *said.answer))
    for kind in sorted({face.kind for number in numbers for face in number}):
        held = state.hands[seat].count(kind)
        count = _count(state, kind, numbers, min(held, named) if kind == state.setup.joker else held)  # F-62
        if isinstance(count, Refusal):
            yield count
            return
        counts.append(count)
    for chosen in product(*(range(count.least, count.most + 1) for count in counts)):
        yield tuple(count.kind for count, new in zip(counts, chosen) for _ in range(new))


def _count(state: State, kind: Kind, numbers: tuple[tuple[Face, ...], ...], most: int) -> _Count | Refusal:
    """How many cards of a kind are new: those that the table does not show in this number at least, and `most` at most."""
    olds = (state.left, state.right, state.answer)
    shown = sum(face.kind == kind for number in numbers for face in number)
    least = 0
    anywhere = sum((Counter(_matching(old, kind)) for old in olds), Counter[int]())
    wanted = sum((Counter(_matching(number, kind)) for number in numbers), Counter[int]())
    for old, number in zip(olds, numbers):
        here = Counter(_matching(old, kind))
        if UNNAMED in here:
            continue  # F-18: it is whatever digit was said
        least += (Counter(_matching(number, kind)) - here).total()
    missing = (wanted - anywhere).total() if UNNAMED not in anywhere else 0
    if state.setup.options.table_cards == "rearrange" and state.symbol:
        least = missing
    if least > most:
        label = state.setup.pack.label(kind)
        return Refusal(Code.CARD_MOVED if missing <= most and state.symbol else Code.NOT_IN_HAND, card=label)
    return _Count(kind, least, min(shown, most))


def _matching(number: tuple[Face, ...], kind: Kind) -> list[int]:
    """The digits of the cards of a kind."""
    return [face.digit for face in number if face.kind == kind]
