"""Understanding what a player said: from a sentence to a checked move (N-98).

Wrong arithmetic is answered first, as a Mistake. Then every way is tried in which the numbers said can be cards of the table; a
sentence counts when all its legal readings are the same turn. Sentences are written by `speech.py`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.interpret import BUILD, LEAVE, NOT_FOUND, TAKE, Interpreter, Item, Tries
from sumdeck.games.numero.rules.listening import halved_otherwise, read_words
from sumdeck.games.numero.rules.moves import Accept, Build, Challenge, Discard, Group, Move, Pass, Stop, Take, gather
from sumdeck.games.numero.rules.several import one_by_one
from sumdeck.games.numero.rules.speech import challenge_name, is_said, mark_of
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.games.numero.rules.words import VERBS, Parsed, judge_all, single_word, understand
from sumdeck.rules.game import Claim, Kind, Objection, Refusal, Seat
from sumdeck.rules.listening.counting import counts_cards
from sumdeck.rules.steps import Command, Equation, SentenceCode, Step, Term, WildFace
from sumdeck.rules.tokens import SHORT, remembered, tokenise

Check = Callable[[Move], Move]

MOST_MEANINGS: Final = 64
"""Words that can mean more turns than this are not weighed any further."""


@dataclass(frozen=True)
class Reading:
    """One turn that the words can mean."""

    move: Move
    card_last: bool = False
    """Whether the card built with was the last number said."""


def read(state: State, seat: Seat, text: str, check: Check) -> Claim[Move]:
    parts = read_words(text)
    single = single_word(parts)
    if single is not None and single.verb == "challenge":
        return Claim(check(read_challenge(state, seat, single)), text)
    return read_at(state.position(seat), parts, single, text, check)


def read_solo(position: Position, text: str, check: Check) -> Claim[Move]:
    parts = read_words(text)
    return read_at(position, parts, single_word(parts), text, check)


def read_at(
    position: Position, parts: tuple[tuple[Step, ...], ...], single: Command | None, text: str, check: Check
) -> Claim[Move]:
    """A word or a turn, from one position."""
    words: dict[str, Move] = {"pass": Pass(), "stop": Stop(), "accept": Accept()}
    if single is not None and single.verb in words:
        return Claim(check(words[single.verb]), text)
    if single is not None and single.verb == "draw":
        raise Refusal(Code.NO_PASS)  # N-10: cards are drawn by themselves, when a turn is over
    try:
        return Claim(read_turn(position, parts, text, check), text)
    except Refusal as refusal:
        other = halved_otherwise(text) if refusal.code in NOT_FOUND else ""
        if not other:
            raise
        try:
            return Claim(read_turn(position, read_words(other), other, check), text)
        except Objection:
            raise refusal from None


def read_turn(position: Position, parts: tuple[tuple[Step, ...], ...], text: str, check: Check) -> Move:
    judge_all(parts)
    if _counts(text):
        raise Refusal(Code.WHICH_CARD)
    each = one_by_one(position, parts)
    check_taking(position, each)
    again = each is parts and len(text) <= SHORT
    return meant(position, _understood(text) if again else ways_to_understand(each, text), check)


@remembered
def _counts(text: str) -> bool:
    return counts_cards(text, tokenise(text), VERBS)


@remembered
def _understood(text: str) -> list[Parsed]:
    """What a text says by itself, at whichever table it is said."""
    return ways_to_understand(read_words(text), text)


def check_taking(position: Position, parts: tuple[tuple[Step, ...], ...]) -> None:
    """Refuse a take with a wild card: there is none like it in reach, or it is no number card (N-22).

    And one of several cards, unless a turn for each was meant: `take 3 and 12` does not say what they make.
    """
    for step in chain(*parts):
        if not isinstance(step, Command) or step.verb != "take":
            continue
        numbers = [term for term in step.terms if isinstance(term, Term)]
        if len(step.terms) > 1 and not all(number_cards(position, term) for term in numbers):
            raise Refusal(SentenceCode.NO_RESULT, said=step.text)
        if len(step.terms) == 1 and isinstance(step.terms[0], WildFace):
            face = step.terms[0]
            wilds = (*position.wilds(), *position.loose)
            known = any(is_said(position.setup, card, face) for card in wilds)
            raise Refusal(Code.NOT_A_NUMBER_CARD if known else Code.NOT_IN_HAND)


def ways_to_understand(parts: tuple[tuple[Step, ...], ...], text: str) -> list[Parsed]:
    """The words, sorted in one way or two: what is said after a take may be one thing with what was said before, or another."""
    ways = [understand(parts, text), understand(parts, text, apart=True)]
    return ways if ways[0] != ways[1] else ways[:1]


def read_challenge(state: State, seat: Seat, command: Command) -> Challenge:
    """`challenge [10]`, or `challenge` alone where only one build can be meant."""
    open_builds = doubtable(state, seat)
    if not command.terms and len(open_builds) == 1:
        return Challenge(open_builds[0].serial)
    if len(command.terms) != 1 or not isinstance(command.terms[0], Term):
        raise Refusal(Code.NO_SUCH_BUILD)
    term = command.terms[0]
    meant = [made.serial for made in open_builds if made.value == term.value]
    if term.mark:
        meant = [serial for serial in meant if challenge_name(open_builds, serial).endswith("]" + term.mark)]
    if len(meant) > 1:
        raise Refusal(Code.UNCLEAR)
    return Challenge(meant[0] if meant else -1)


def meant(position: Position, ways: Sequence[Parsed], check: Check) -> Move:
    """The turn that was said.

    Commas and numbers have their usual meaning first; any consistent reading will do where that fails (N-98).
    """
    if len(ways) == 1 and ways[0].only_discards:
        return choose(discards(position, ways[0], (), ()), check)
    first: Refusal | None = None
    tries = Tries()
    long = any(len(part) > 1 for said in ways for part in said.groups + said.left)
    for loosely in (False, True) if long else (False,):
        for any_wild in (False, True):
            for any_pile in (False, True):
                found = (each for said in ways for each in readings(position, said, tries, any_pile, any_wild, loosely))
                try:
                    return choose(found, check)
                except Refusal as refusal:
                    if refusal.code in (Code.UNCLEAR, Code.TAKE_OR_BUILD, SentenceCode.TOO_MANY_WAYS):
                        raise
                    if first is None or first.code == Code.LOOSE_ENDS:  # once a comma parts groups, it may be something else
                        first = refusal
    assert first is not None
    raise first


def choose(moves: Iterable[Reading | Refusal], check: Check) -> Move:
    """The one legal turn among the readings, or the first reason why there is none.

    A number that lies in the centre and is in the hand too leaves open which is played: then the last one said is (N-97). Of
    several takes the one is meant that wins all that the others win. Why a turn is against the rules tells a player more than
    why other words were not understood.
    """
    legal: list[Move] = []
    usual: list[Move] = []
    unread: list[Refusal] = []
    refused: list[Refusal] = []
    for reading in moves:
        if isinstance(reading, Refusal):
            unread.append(reading)
            continue
        try:
            checked = check(reading.move)
        except Refusal as refusal:
            refused.append(refusal)
            continue
        if checked not in legal:
            legal.append(checked)
            if {type(checked), type(legal[0])} == {Take, Build}:
                raise Refusal(Code.TAKE_OR_BUILD)
            if len(legal) > MOST_MEANINGS or type(checked) is not type(legal[0]):
                raise Refusal(Code.UNCLEAR)  # at once: there may be thousands more
        if reading.card_last and checked not in usual:
            usual.append(checked)
    if len(legal) > 1 and len(usual) != 1:
        usual = [move for move in legal if all(wins_as_much(move, other) for other in legal)]
    if len(legal) > 1 and len(usual) != 1:
        raise Refusal(Code.UNCLEAR)
    if not legal:
        raise (refused or unread or [Refusal(Code.NOT_A_TURN)])[0]
    return usual[0] if len(legal) > 1 else legal[0]


def wins_as_much(move: Move, other: Move) -> bool:
    """Whether a take wins all that another one wins, with the same card and the same things besides."""
    if not isinstance(move, Take) or not isinstance(other, Take):
        return False
    if (move.card, move.left, move.dropped, move.shown) != (other.card, other.left, other.dropped, other.shown):
        return False
    return not won_by(other) - won_by(move)


def won_by(take: Take) -> Counter[tuple[str, int]]:
    """The piles and wild cards that a take wins."""
    won: Counter[tuple[str, int]] = Counter()
    for group in take.groups:
        won.update(("pile", place) for place in group.piles)
        won.update(("hand", int(wild)) for wild in group.wilds)
        won.update(("loose", int(wild)) for wild in group.loose)
    return won


def readings(
    position: Position, said: Parsed, tries: Tries, any_pile: bool, any_wild: bool, loosely: bool
) -> Iterator[Reading | Refusal]:
    """Every turn that the words can mean, and why others fail."""
    dropped = dropped_cards(position, said.dropped)
    if isinstance(dropped, Refusal):
        yield dropped
        return
    if said.all_down:
        if position.has_number() or dropped:
            yield Refusal(Code.WHICH_CARD)
            return
        dropped = position.hand
    interpreter = Interpreter(position, any_pile, any_wild, loosely, dropped, tries)
    if not dropped:
        yield from readings_by(interpreter, position, said, dropped)
        return
    found = list(readings_by(interpreter, position, said, dropped))
    if not has_reading(found):
        twice = readings_by(Interpreter(position, any_pile, any_wild, loosely, (), tries), position, said, dropped)
        if has_reading(twice):  # N-61: it only makes sense with a card that has just been laid down
            yield Refusal(Code.WILD_NOT_THERE)
            return
    yield from found


def has_reading(found: Iterable[Reading | Refusal]) -> bool:
    return any(isinstance(each, Reading) for each in found)


def readings_by(
    interpreter: Interpreter, position: Position, said: Parsed, dropped: tuple[Kind, ...]
) -> Iterator[Reading | Refusal]:
    """Every turn that the words can mean with the cards that an interpreter has."""
    for left in interpreter.families(said.left, LEAVE):
        if isinstance(left, Refusal):
            yield left
            continue
        if said.played is not None:
            yield from takes(interpreter, position, replace(said, taking=said.played), left, dropped)
            yield from discards(position, replace(said, discarded=(said.played,)), left, dropped)
            continue
        if said.wins or (said.groups and not said.building):
            yield from takes(interpreter, position, said, left, dropped)
        if said.building or (said.groups and not said.wins and len(said.groups) == 1):
            yield from builds(interpreter, said, left, dropped)
        if not said.groups and not said.wins and not said.building:
            yield from discards(position, said, left, dropped)


def groups_of(items: Sequence[Item]) -> tuple[Group, ...]:
    return tuple(gather(item.how, item.value) for item in items if item.how is not None)


def takes(
    interpreter: Interpreter, position: Position, said: Parsed, left: Sequence[Item], dropped: tuple[Kind, ...]
) -> Iterator[Reading | Refusal]:
    """The takes that are meant, with each card that can be the taking card."""
    groups = said.groups
    match = plain_match(position, said)
    if not groups:
        if match is None:
            yield Refusal(Code.SAY_IT)
            return
        groups = (match,)  # N-99: a plain match says itself
    families = interpreter.families(groups, TAKE, after=left)
    if said.announced and said.groups and match is not None:
        more = interpreter.families((match, *groups), TAKE, after=left)
        families = chain(families, (each for each in more if not isinstance(each, Refusal)))
    for family in families:
        if isinstance(family, Refusal):
            yield family if said.groups else unmatched(position, said.taking, family)
            continue
        wanted = said.taking if said.taking is not None else Term(family[0].value)
        cards = number_cards(position, wanted)
        if not cards:
            yield not_held(wanted) if said.taking is not None else Refusal(Code.NO_SUCH_CARD, said=str(wanted.value))
        for card in cards:
            yield Reading(Take(card, groups_of(family), groups_of(left), dropped, said.shown))


def plain_match(position: Position, said: Parsed) -> tuple[Equation, ...] | None:
    """What `take 8` says by itself; nothing where the sentence is asked for."""
    if said.taking is None or position.setup.options.ask_sentence:
        return None
    match = Term(said.taking.value, text=said.taking.text)
    return (Equation("=", (match,), match),)


def unmatched(position: Position, taking: Term | None, refusal: Refusal) -> Refusal:
    """Why a take without a sum fails: its card is not there, or nothing lies there that equals it."""
    if taking is None or refusal.code not in NOT_FOUND:
        return refusal
    return Refusal(Code.NO_MATCH, said=taking.text) if number_cards(position, taking) else not_held(taking)


def not_held(term: Term) -> Refusal:
    """Why a card cannot be played: it is not in the hand; with brackets or an @ none there is ever called so."""
    return Refusal(Code.NO_SUCH_CARD, said=term.text) if term.bracket or term.table else Refusal(Code.NOT_IN_HAND)


def builds(
    interpreter: Interpreter, said: Parsed, left: Sequence[Item], dropped: tuple[Kind, ...]
) -> Iterator[Reading | Refusal]:
    """The builds that are meant: one number of the sentence is a card of the hand."""
    if len(said.groups) != 1:
        yield Refusal(Code.ONE_NUMBER_CARD if said.groups else Code.WHICH_SUM)
        return
    for family in interpreter.families(said.groups, BUILD, after=left):
        if isinstance(family, Refusal):
            yield family
        elif family[0].card is None:
            yield Refusal(Code.NOTHING_FROM_HAND)
        elif family[0].how is None:
            yield Refusal(Code.NOT_A_TURN)
        else:
            base = gather(family[0].how, family[0].base)
            build = Build(family[0].card, base, groups_of(left), dropped, said.shown)
            yield Reading(build, family[0].card_last)


def discards(position: Position, said: Parsed, left: Sequence[Item], dropped: tuple[Kind, ...]) -> list[Reading | Refusal]:
    if not (said.discarded or dropped or left or said.all_down):
        return [Refusal(Code.NOT_SHOWN_HERE)]
    if not said.discarded:
        return [Reading(Discard(None, groups_of(left), dropped, said.shown))]
    cards = number_cards(position, said.discarded[0])
    if not cards:
        return [not_held(said.discarded[0])]
    return [Reading(Discard(card, groups_of(left), dropped, said.shown)) for card in cards]


def number_cards(position: Position, term: Term) -> list[Kind]:
    if term.bracket or term.table:
        return []
    rules = position.setup
    cards = {card for card in position.hand if rules.number[card] and rules.number[card] == term.value}
    return sorted(card for card in cards if not term.mark or term.mark == mark_of(rules, card))


def dropped_cards(position: Position, faces: Sequence[WildFace]) -> tuple[Kind, ...] | Refusal:
    if not faces:
        return ()
    hand = position.wilds()
    cards: list[Kind] = []
    for face in faces:
        meant = sorted({card for card in hand if is_said(position.setup, card, face)})
        if not meant:
            return Refusal(Code.NOT_IN_HAND)
        if len(meant) > 1:
            return Refusal(Code.UNCLEAR)
        hand.remove(meant[0])
        cards.append(meant[0])
    return tuple(cards)
