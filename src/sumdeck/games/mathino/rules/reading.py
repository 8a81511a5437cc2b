"""Understanding an announcement: which turn its clauses make.

`clauses.py` cuts it up, `parsing.py` sorts it, `naming.py` finds its cards, `stated.py` tells what is false by itself. Where the
engine checks, a wrong value is a Mistake; where opponents check, the turn keeps every value as it was stated.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sumdeck.games.mathino.rules.alike import laid_on_alike
from sumdeck.games.mathino.rules.capturing import alike_to, different_looks
from sumdeck.games.mathino.rules.clauses import Base, Calculation, Clause, Named, read_clauses
from sumdeck.games.mathino.rules.codes import MATHEMATICAL, Code
from sumdeck.games.mathino.rules.moves import MATCH, NEW, POWERS, Accept, Build, Capture, Discard, Forfeit, Groups, Move, Turn
from sumdeck.games.mathino.rules.naming import Names
from sumdeck.games.mathino.rules.numbers import Number, show_number
from sumdeck.games.mathino.rules.parsing import Parsed, only_number
from sumdeck.games.mathino.rules.piles import Pile
from sumdeck.games.mathino.rules.play import check
from sumdeck.games.mathino.rules.state import OVER, PLAY, State
from sumdeck.games.mathino.rules.stated import Making, adds_digits_of, as_parts, is_false, is_false_base, turned_round
from sumdeck.games.mathino.rules.wording import VERBS
from sumdeck.rules.game import Claim, Kind, Mistake, Refusal, Seat, Value
from sumdeck.rules.listening.counting import counts_cards
from sumdeck.rules.tokens import tokenise

MISSING: Final = (Code.NO_SUCH_PILE, Code.CARD_NOT_IN_HAND, Code.CARD_USED_TWICE)
LESSER: Final = (
    *MISSING,
    Code.PILE_FIRST,
    Code.UNCLEAR,
    Code.ADD_UNUSED,
    Code.NOT_ITS_DIGITS,
    Code.TWO_RESULTS,
    Code.ONE_CARD,
    Code.WHICH_CARD,
)
"""What is said of a sentence only where all its sums are right: 2 + 2 is not 5, and that comes first."""

Part = tuple[tuple[Named, ...], Number | None]
"""Piles that are named together, and what they are said to be worth."""


def read(state: State, seat: Seat, text: str) -> Claim[Move]:
    if state.phase == OVER:
        raise Refusal(Code.GAME_OVER)
    if seat != state.seat:
        raise Refusal(Code.NOT_YOUR_TURN)
    try:
        clauses = read_clauses(state.setup, text)
    except Refusal as refusal:
        if refusal.code != Code.LAID_ON_ALIKE:
            raise
        return Claim(laid_on_alike(state, seat, refusal, read).move, text)
    only = clauses[0].verb if len(clauses) == 1 and not clauses[0].named else ""
    if only in ("accept", "forfeit"):
        return Claim(check(state, seat, Forfeit() if only == "forfeit" else Accept()), text)
    if state.phase != PLAY:
        raise Refusal(Code.ACCEPT_FIRST)
    said = Parsed(clauses)
    try:
        if counts_cards(text, tokenise(text), VERBS):
            raise Refusal(Code.WHICH_CARD)
        move = check(state, seat, Reader(state, seat, said).turn())
        if not state.setup.claims and (false := falsehood(state, said)):
            raise Refusal(Code.WRONG_RESULT, said=false)
        return Claim(move, text)
    except Refusal as refusal:
        lesser = refusal.code in LESSER and not state.setup.claims and not state.setup.young
        false = falsehood(state, said)
        if refusal.code in MATHEMATICAL or (lesser and false):
            code = Code.WRONG_RESULT if lesser else refusal.code
            raise Mistake(code, said=(false or said.statement())[:200]) from None
        raise


def falsehood(state: State, said: Parsed) -> str:
    """The first thing in a sentence that is wrong whatever lies on the table (M-111); nothing where none is."""
    for clause in said.piles:
        if any(is_false_base(part, base.stated) for base in clause.bases for part in base.parts):
            return clause.text
    for each in said.calculations:
        if said.building is not None and len(said.calculations) == 1 and each.result is None:
            made = only_number(said.building)
            quoted = said.statement() if made.short else f"{each.text} = {show_number(made.value)}"
            return quoted if is_false(state.setup, replace(each, result=made)) else ""
        if is_false(state.setup, each):
            return each.text
    return ""


class Reader:
    """Makes a turn of what was said. The card comes first: without it nobody need look for piles."""

    def __init__(self, state: State, seat: Seat, said: Parsed) -> None:
        self.state = state
        self.rules = state.setup
        self.said = said
        self.names = Names(state, seat)
        self.before: Groups | None = None

    def turn(self) -> Turn:
        action = self.said.action
        if action is None and self.rules.young:
            raise Refusal(Code.ONLY_ALIKE)  # M-155
        if action is None:
            move: Turn = self.build()
        elif action.verb == "capture":
            move = self.capture(action)
        elif action.verb == "match":
            move = self.match(action)
        else:
            move = self.discard(action)
        after = self.stackings(self.said.after)
        return replace(move, after=after)

    def stacked_before(self) -> Groups:
        """What is stacked before the card is played; from then on those piles are one."""
        if self.before is None:
            self.before = self.stackings(self.said.before)
        return self.before

    def stackings(self, clauses: Sequence[Clause]) -> Groups:
        groups: list[tuple[int, ...]] = []
        for clause in clauses:
            group = self.stacked(clause.named)
            self.names.stack(group)
            if NEW in group:
                self.names.remove([place for place in group if place != NEW])
            groups.append(group)
        return tuple(groups)

    def stacked(self, named: Sequence[Named]) -> tuple[int, ...]:
        """The piles of one stacking; one number in the plural is all there are: `stack the 9s`."""
        if len(named) == 1 and self.names.is_plural(named[0].number):
            return tuple(self.names.open_piles(named[0].number, []))
        if named[0].made and len(named) == 2 and self.names.is_plural(named[1].number):  # stack it on the 9s
            found = self.find_all(named[:1], stacking=True)
            return (*found, *(place for place in self.names.open_piles(named[1].number, found) if place != NEW))
        return tuple(self.find_all(named, stacking=True))

    def find_all(self, said: Sequence[Named], taken: Sequence[int] = (), stacking: bool = False) -> list[int]:
        found: list[int] = list(taken)
        for place, named in enumerate(said):
            alike = sum(each.number == named.number and not each.made for each in said[place:])
            found.append(self.names.find(named, found, stacking, alike))
        return found[len(taken) :]

    def find_parts(self, parts: Sequence[tuple[Named, ...]]) -> Groups:
        if all(len(part) == 1 for part in parts):
            return tuple((place,) for place in self.find_all([part[0] for part in parts]))
        taken: list[int] = []
        groups: list[tuple[int, ...]] = []
        for part in parts:
            group = tuple(self.find_all(part, taken))
            taken += group
            groups.append(group)
        return tuple(groups)

    def laid_out(self) -> list[Part]:
        """The piles that are named before the word, and the cards that are added there."""
        found: list[Part] = [(part, base.stated) for clause in self.said.piles for base in clause.bases for part in base.parts]
        for calculation in self.said.calculations:
            parts = as_parts(calculation)
            if parts is None:
                raise Refusal(Code.ONE_CARD)
            found += parts
        return found

    def stated_worth(self, group: tuple[int, ...], stated: Number | None) -> Value:
        """What a part is said to be worth. A pile alone is worth what it is worth, and nobody says otherwise (M-117)."""
        worth = self.worth((group,))
        value = worth if stated is None else Making(self.rules, None).value(stated, worth)
        if len(group) == 1 and value != worth:
            raise Refusal(Code.WRONG_RESULT, said=show_number(value))
        return value

    def discard(self, action: Clause) -> Discard:
        card = self.names.card(only_number(action))
        before = self.stacked_before()
        if self.said.calculations or self.said.piles:
            raise Refusal(Code.ADD_UNUSED)  # M-147
        self.names.new = self.rules.lone[card]
        return Discard(card, self.said.forced, before)

    def capture(self, action: Clause) -> Capture:
        number, named = self.captor(action)
        card = self.names.card(number)
        before = self.stacked_before()
        parts = [] if named else self.laid_out()
        groups = self.find_listed(action, named) if named else self.find_laid_out(parts)
        worths = [self.stated_worth(group, stated) for group, (_, stated) in zip(groups, parts)]
        piles = tuple(group[0] for group in groups if len(group) == 1)
        sums = tuple(group for group in groups if len(group) > 1)
        made = tuple(worth for group, worth in zip(groups, worths) if len(group) > 1)
        attribute = action.attribute
        if self.rules.young:
            piles, attribute = self.alike(card, piles, attribute, action.text)
        elif not groups:
            piles = tuple(self.everything(self.rules.number[card], action.text))
        if sums and not self.rules.options.combo_capture:
            raise Refusal(Code.NO_SUM_CAPTURE)  # M-117: no mistake in the mathematics, and so refused at once
        self.names.remove([place for group in [*sums, piles] for place in group])
        return Capture(card, piles, sums, attribute, before, (), made)

    def captor(self, action: Clause) -> tuple[Number, Sequence[Named]]:
        """The card that captures, and the piles that are named behind the word: `capture 5 and −5` needs a 5."""
        named, before = action.named, self.laid_out()
        if action.tool is not None:
            if named and before:
                raise Refusal(Code.ONE_CARD)
            return action.tool, named
        if not named:
            raise Refusal(Code.WHICH_CARD)
        sizes = {each.number.size for each in named if not each.made and not each.number.short}
        if any(each.made or each.number.short for each in named):
            raise Refusal(Code.ONE_CARD)
        if len(sizes) != 1:
            raise Refusal(Code.DIFFERENT_NUMBERS)
        size = Number(sizes.pop())
        if len(named) > 1 or (len(before) == 1 and self.names.is_plural(named[0].number)):
            # My 5 captures 5 and −5: what stands before the word is the card, where it can be nothing else.
            alone = [part for part, stated in before if len(part) == 1 and stated is None and part[0].number.value == size.value]
            if before and (len(before) > 1 or not alone):
                raise Refusal(Code.ONE_CARD)
            return (alone[0][0].number if before else size), named
        if named[0].bracket or named[0].number.negative:  # no card of a hand is called so
            if not before:
                return size, named
            if len(before) == 1 and self.is_captor(before[0], size, action):
                return size, named
        return named[0].number, ()

    def is_captor(self, before: Part, size: Number, action: Clause) -> bool:
        """Whether the one number before the word is the card. `8, capture −8` may name two piles, where both lie there."""
        piles, stated = before
        if len(piles) > 1 or stated is not None or piles[0].bracket or piles[0].made or piles[0].number.value != size.value:
            return False
        if not action.led and self.names.open_piles(piles[0].number, []):
            raise Refusal(Code.UNCLEAR)
        return True

    def find_laid_out(self, parts: Sequence[Part]) -> Groups:
        alone = all(len(part) == 1 for part, _ in parts)
        return self.find_named([part[0] for part, _ in parts]) if alone else self.find_parts([part for part, _ in parts])

    def find_named(self, named: Sequence[Named]) -> Groups:
        """The piles that are named; those in the plural are all there are: `capture 5s and −5s`."""
        if not any(self.names.is_plural(each.number) for each in named):
            return self.find_parts([(each,) for each in named])
        found: list[int] = []
        for each in named:
            more = self.names.open_piles(each.number, found) if self.names.is_plural(each.number) else []
            found += more or [self.names.find(each, found)]
        return tuple((place,) for place in found)

    def find_listed(self, action: Clause, named: Sequence[Named]) -> Groups:
        """The piles behind the word. `capture 5, 5` names two, or one and its card where no other lies there."""
        try:
            return self.find_named(named)
        except Refusal as refusal:
            if not action.listed or len(named) != 2 or refusal.code not in MISSING or named[0].number != named[1].number:
                raise
            return self.find_named(named[:1])

    def everything(self, number: int, said: str) -> list[int]:
        """All that a card can capture: who names nothing means everything."""
        table, seat = self.state.table, self.names.seat
        places = [place for place, pile in enumerate(table) if abs(pile.value) == number]
        if not places:
            raise Refusal(Code.NO_SUCH_PILE, said=said[:200])
        open_ones = [place for place in places if table[place].open_to(seat)]
        if not open_ones:
            raise Refusal(Code.LOCKED)
        return sorted({self.names.lying[place] for place in open_ones})

    def alike(self, card: Kind, piles: tuple[int, ...], look: str, said: str) -> tuple[tuple[int, ...], str]:
        """What the very young capture, and by which likeness. More than one that fits is asked for; one is what is meant."""
        if not piles:
            found = {each: alike_to(self.state, card, each) for each in ([look] if look else self.rules.attributes)}
            ways = {places: each for each, places in reversed(found.items()) if places}
            if not ways:
                raise Refusal(Code.NO_SUCH_PILE, said=said[:200])
            if len(ways) > 1:
                raise Refusal(Code.WHICH_LOOK)
            return ways.popitem()
        if not look and len(different_looks(self.state, card, piles)) > 1:
            raise Refusal(Code.WHICH_LOOK)
        return piles, look

    def match(self, action: Clause) -> Build:
        number = only_number(action) if action.tool is None else action.tool
        card = self.names.card(number)
        before = self.stacked_before()
        parts = self.laid_out()
        if action.tool is not None:
            if parts:
                raise Refusal(Code.ONE_CARD)
            parts = [((each,), None) for each in action.named]
        if not parts:
            plain = number.unmarked()
            there = plain.negative or any(plain.means(pile.value) for pile in self.state.table)
            parts = [((Named(plain if there else plain.opposite(), text=action.text),), None)]
        groups = self.find_laid_out(parts)
        worth = self.worth(groups)
        if number.negative and worth > 0:
            raise Refusal(Code.MATCH_MISMATCH)  # M-62: the card has the sign of its pile
        worths = [self.stated_worth(group, stated) for group, (_, stated) in zip(groups, parts)]
        first = next((each for each in worths if each != worth), worth)
        self.made(groups, worth)
        return Build(card, groups, MATCH, 1, (first,), worth, before)

    def build(self) -> Build:
        heads, main, tails = self.arrange()
        if main.base is None or main.op in ("", "digits", "sum") or self.said.piles:
            raise Refusal(Code.NOT_A_TURN)
        base, stated = self.base_of(main.base, heads)
        try:
            card, sign, parts = self.played(main, base)
        except Refusal as refusal:
            other = turned_round(main) if refusal.code in MISSING and not heads else None
            if other is None or other.base is None:
                raise
            try:
                card, sign, parts = self.played(other, other.base)
            except Refusal:
                raise refusal from None
            if main.op not in ("add", "mul"):
                raise Refusal(Code.PILE_FIRST) from None
            main = other
        worth = self.worth(parts)
        making = Making(self.rules, None if self.said.building is None else only_number(self.said.building))
        truth = making.truth(main.op, sign, worth, self.rules.number[card])
        numbers = [*([main.result] if main.result is not None else []), *(tail.result for tail in tails)]
        values = making.values(numbers, tails, truth)
        first = worth if stated is None else making.value(stated, worth)
        self.made(parts, values[-1])
        return Build(card, parts, main.op, sign, (first, *values[:-1]), values[-1], self.stacked_before())

    def played(self, main: Calculation, base: Base) -> tuple[Kind, int, Groups]:
        """The card with its sign, and the piles that it is played on."""
        card, sign = self.card_of(main)
        self.stacked_before()
        return card, sign, self.find_parts(base.parts)

    def arrange(self) -> tuple[list[Calculation], Calculation, list[Calculation]]:
        """Sums of table cards, the card's own calculation, and the digit sums after it."""
        calculations = self.said.calculations
        if not calculations:
            raise Refusal(Code.WHICH_SUM)
        for place, each in enumerate(calculations):
            if each.op not in ("add", "digits"):
                return list(calculations[:place]), each, list(calculations[place + 1 :])
        first = calculations[0]
        if len(calculations) > 1 and (calculations[1].op == "digits" or adds_digits_of(calculations[1], first.result)):
            return [], first, list(calculations[1:])
        return list(calculations[:-1]), calculations[-1], []

    def base_of(self, base: Base, heads: Sequence[Calculation]) -> tuple[Base, Number | None]:
        """The base with what it is said to be worth: `5 + 4 = 9, 9 ÷ 9 = 1` plays on the 9 that was made before."""
        if not heads:
            return base, base.stated
        alone = len(base.parts) == 1 and len(base.parts[0]) == 1 and base.stated is None
        wanted = base.parts[0][0].number
        found: list[tuple[Named, ...]] = []
        for head in heads:
            parts = as_parts(head) or []
            used = alone and head.result is not None and not wanted.short and head.result.value == wanted.value
            if not used or len(parts) != 1 or len(parts[0][0]) < 2:
                raise Refusal(Code.ADD_UNUSED)
            found.append(parts[0][0])
        return Base(tuple(found)), wanted

    def card_of(self, main: Calculation) -> tuple[Kind, int]:
        """The card and its sign; a power play names its card only where it must."""
        if main.op in POWERS:
            number = main.card if main.card is not None else Number(POWERS[main.op])
            if number.negative:
                raise Refusal(Code.NOT_A_POWER_CARD)
            return self.names.card(number), main.sign
        assert main.card is not None
        return self.names.card(main.card), -1 if main.card.negative and main.card.value != 0 else 1

    def worth(self, parts: Groups) -> Value:
        return sum(self.state.table[place].value for place in parts[0])

    def made(self, parts: Groups, value: Value) -> None:
        """The piles of the base are gone, and one of a new value lies there."""
        self.names.remove([place for part in parts for place in part])
        self.names.new = Pile(value, ())
