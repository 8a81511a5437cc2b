"""Which cards the numbers of equations can be: a backtracking search over the bag of N-98.

Each equation takes its operands out of the bag (lone cards, builds, one card of the hand, earlier results) and puts its result
back.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Final, NamedTuple

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Change, Expression, Join, Pick, gather
from sumdeck.games.numero.rules.speech import build_name, is_said, mark_of, wild_face
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.arithmetic import add, show_value, subtract
from sumdeck.rules.game import Kind, Refusal, Value
from sumdeck.rules.hands import without
from sumdeck.rules.saying import say_face
from sumdeck.rules.steps import Equation, SentenceCode, Term, WildFace

MOST_TRIES: Final = 5_000
TAKE, BUILD, LEAVE = "take", "build", "leave"
"""What equations are said for."""
NOT_FOUND: Final = (Code.NO_SUCH_CARD, Code.USED_TWICE, Code.ONE_NUMBER_CARD)
"""Why there is no card for a number."""


class Item(NamedTuple):
    """Something in the bag: a value, how the centre makes it, and the card of the hand that is added, if any."""

    value: Value
    how: Expression | None
    """None where it is the hand card alone."""
    card: Kind | None = None
    base: Value = 0
    """The value without the hand card."""
    card_last: bool = False
    """Whether the hand card was the last number said, as N-97 has it."""


class Bag(NamedTuple):
    """What is still free, and what the part has made so far."""

    free: tuple[int, ...]
    hand_wilds: tuple[Kind, ...]
    loose: tuple[Kind, ...]
    cards: tuple[Kind, ...]
    """Number cards of the hand that may be added; empty once one was, or where none may be."""
    made: tuple[Item, ...] = ()


class Tries:
    """How many cards may still be tried for the numbers of one sentence, in all its readings together."""

    def __init__(self) -> None:
        self.left = MOST_TRIES

    def spend(self) -> bool:
        """Whether one more may be tried."""
        self.left -= 1
        return self.left >= 0


class Interpreter:
    """Finds every reading of equations in one position."""

    def __init__(
        self,
        position: Position,
        any_pile: bool = False,
        any_wild: bool = False,
        loosely: bool = False,
        dropped: Sequence[Kind] = (),
        tries: Tries | None = None,
    ) -> None:
        self.position = position
        self.rules = position.setup
        self.any_pile = any_pile
        """Whether a number may be a build although a lone card of this value is there, and a pile although a wild card fits."""
        self.any_wild = any_wild
        """Whether a wild card may be a loose one although the hand has its like."""
        self.loosely = loosely
        """Whether a comma may stand for a semicolon, and an equation only name again what was made."""
        self.wilds = without(position.wilds(), *dropped)
        """Those of the hand that are not laid down."""
        self.tries = tries or Tries()
        self.missing = ""
        """The last number said for which no card was found."""
        self.matched = False
        """Whether that was to equal a card, and stands in no sum."""
        self.reason: Code = Code.NO_SUCH_CARD
        self.last_term: Term | None = None

    def families(
        self, parts: Sequence[tuple[Equation, ...]], purpose: str, after: Sequence[Item] = ()
    ) -> Iterator[list[Item] | Refusal]:
        """Every way to read all parts with separate cards: what they make. A refusal stands for no way at all."""
        if not parts:
            yield []
            return
        position = self.position
        cards = tuple(sorted(set(position.numbers()))) if purpose == BUILD else ()
        bag = Bag(tuple(range(len(position.centre))), self.wilds, position.loose, cards)
        for item in after:
            bag = self.without(bag, item)
        self.reason = Code.NO_SUCH_CARD
        self.last_term = parts[-1][-1].terms[-1]
        found = False
        for family in self.next_part(parts, 0, bag, [], purpose):
            found = True
            yield family
        if self.tries.left < 0:
            raise Refusal(SentenceCode.TOO_MANY_WAYS)
        if not found:
            yield self.not_found() if self.reason == Code.NO_SUCH_CARD else Refusal(self.reason)

    def not_found(self) -> Refusal:
        """Why there is no such card: perhaps it is used already (N-25), is in the hand (N-10), or is part of a build (N-37)."""
        for pile in self.position.centre:
            if pile.built and self.missing in self.faces(pile.cards):
                return Refusal(Code.IN_A_BUILD, said=self.missing, value=str(pile.value))
        if self.missing in [show_value(pile.value) for pile in self.position.centre]:
            return Refusal(Code.USED_TWICE)
        if not self.matched and self.missing in self.faces(self.position.numbers()):
            return Refusal(Code.ONE_NUMBER_CARD)
        return Refusal(Code.NO_SUCH_CARD, said=self.missing)

    def faces(self, cards: Iterable[Kind]) -> list[str]:
        return [self.rules.pack.cards[card].face for card in cards]

    def without(self, bag: Bag, item: Item) -> Bag:
        """A bag less the cards of an item that was read before."""
        if item.how is None:
            return bag
        group = gather(item.how, item.value)
        free = tuple(place for place in bag.free if place not in group.piles)
        return bag._replace(free=free, hand_wilds=without(bag.hand_wilds, *group.wilds), loose=without(bag.loose, *group.loose))

    def next_part(
        self,
        parts: Sequence[tuple[Equation, ...]],
        at: int,
        bag: Bag,
        items: list[Item],
        purpose: str,
    ) -> Iterator[list[Item]]:
        """Read one part after the other."""
        if at == len(parts):
            yield items
            return
        for end in self.part(parts[at], 0, bag._replace(made=())):
            if len(end.made) > 1 and not (self.loosely and stand_apart(end.made, purpose)):
                self.reason = Code.LOOSE_ENDS
                continue
            yield from self.next_part(parts, at + 1, end, [*items, *end.made], purpose)

    def part(self, equations: tuple[Equation, ...], at: int, bag: Bag) -> list[Bag]:
        """Every bag that a part can end with."""
        if at == len(equations):
            return [bag]
        ends: list[Bag] = []
        for after in self.equation(equations[at], bag):
            if not self.tries.spend():
                break
            ends += self.part(equations, at + 1, after)
        return ends

    def equation(self, equation: Equation, bag: Bag) -> list[Bag]:
        if equation.op == "=":
            named = self.operand(equation.terms[0], bag)
            found = [put(rest, item) for item, rest in named if len(rest.made) == len(bag.made) or self.is_named_again(item)]
            if not found:
                self.missing, self.matched = said_of(equation.terms[0]), True
            return found
        if equation.op == "+":
            return self.sums(equation.terms, bag) or self.taken_away(equation, bag)
        found = []
        joins = self.rules.options.join_ops == "all_four" and equation.op in ("-", "*", "/")
        for face, argument in faces(equation, joins):
            for item, rest in self.operand(argument, bag):
                found += self.changes(face, item, rest, equation.result.value)
        if joins and (self.any_pile or not found):
            found += self.other_joins(equation, bag)
        elif not found and self.joins_piles(equation, bag):
            self.reason = Code.ONLY_SUMS
        return found

    def is_named_again(self, item: Item) -> bool:
        """Whether an equation may only say again what was made: `5 + 7 = 12, 12 = 12`. A pile said twice would be two piles."""
        return self.loosely and not isinstance(item.how, Pick)

    def joins_piles(self, equation: Equation, bag: Bag) -> bool:
        """Whether an equation with no wild card to it takes away, multiplies or divides number cards (N-18)."""
        if equation.op not in ("-", "*", "/"):
            return False
        wilds = [*self.wilds, *self.position.loose]
        if any(is_said(self.rules, card, face) for face, _ in faces(equation) for card in wilds):
            return False
        cards, missing = bag._replace(cards=tuple(self.position.numbers())), self.missing
        if all(self.operand(term, cards) for term in equation.terms):
            return True
        self.missing = missing  # in 10 ÷ 2 it is the ÷2, whatever 2 lies in a build
        return False

    def sums(self, terms: Sequence[Term], bag: Bag) -> list[Bag]:
        """Terms added up, from the left. Sums of the same cards are one, in whichever order they were found."""
        pairs = self.operand(terms[0], bag)
        for term in terms[1:]:
            longer: dict[tuple[Bag, Kind | None, bool], Item] = {}
            for item, rest in pairs:
                for other, left in self.operand(term, rest):
                    if not self.tries.spend():
                        return []
                    both = joined(item, other)
                    longer.setdefault((left, both.card, both.card_last), both)
            pairs = [(item, key[0]) for key, item in longer.items()]
        return [put(rest, item) for item, rest in pairs]

    def taken_away(self, equation: Equation, bag: Bag) -> list[Bag]:
        """`10 + (−2) = 8`, `−2 + 10 = 8`: a subtraction card, said as a negative number that is added."""
        found: list[Bag] = []
        for first, second in permutations(equation.terms) if len(equation.terms) == 2 else ():
            if second.value < 0:
                face = WildFace("sub", -second.value, second.form, second.mark, second.table, second.text)
                for item, rest in self.operand(first, bag):
                    found += self.changes(face, item, rest, equation.result.value)
        return found

    def other_joins(self, equation: Equation, bag: Bag) -> list[Bag]:
        """Piles combined by − × ÷, as `join_ops = all_four` has it."""
        found: list[Bag] = []
        for left, rest in self.operand(equation.terms[0], bag):
            for right, last in self.operand(equation.terms[1], rest):
                if left.how is not None and right.how is not None and left.card is None and right.card is None:
                    how = Join(left.how, right.how, equation.op)
                    found.append(put(last, Item(equation.result.value, how)))
        return found

    def changes(self, face: WildFace, item: Item, bag: Bag, result: Value) -> list[Bag]:
        """A wild card played onto an item: one from the hand if it is there, else, or if said so, a loose one."""
        if item.how is None or item.card is not None:
            self.reason = Code.CARD_NOT_LAST
            return []
        found: list[Bag] = []
        for card in sorted(set(bag.hand_wilds)) if not face.table else []:
            if self.can_be(card, face):
                rest = bag._replace(hand_wilds=without(bag.hand_wilds, card))
                found.append(put(rest, Item(result, Change(card, False, item.how))))
        for card in sorted(set(bag.loose)) if not found or self.any_wild else []:
            if self.can_be(card, face):
                rest = bag._replace(loose=without(bag.loose, card))
                found.append(put(rest, Item(result, Change(card, True, item.how))))
        if not found and self.reason == Code.NO_SUCH_CARD:
            self.missing = said_of(face)
        return found

    def can_be(self, card: Kind, face: WildFace) -> bool:
        """Whether a wild card is the one that was said; at need, a share in another form, as 50% is half of something."""
        if is_said(self.rules, card, face):
            return True
        known = wild_face(self.rules, card)
        return self.any_wild and face.op == known.op == "frac" and face.operand == known.operand and not face.mark

    def operand(self, term: Term, bag: Bag) -> list[tuple[Item, Bag]]:
        """What a number can be: an earlier result, a lone card, a build, or the card from the hand."""
        found: list[tuple[Item, Bag]] = []
        if not term.bracket and not term.mark:
            for place, item in enumerate(bag.made):
                if item.value == term.value:  # N-98: each of several equal results may be the one that is meant
                    made = bag.made[:place] + bag.made[place + 1 :]
                    found.append((item, Bag(bag.free, bag.hand_wilds, bag.loose, bag.cards, made)))
        for place in self.places(term, bag):
            free = tuple([other for other in bag.free if other != place])
            rest = Bag(free, bag.hand_wilds, bag.loose, bag.cards, bag.made)
            found.append((Item(term.value, Pick(place), None, term.value), rest))
        if not term.bracket:
            for card in bag.cards:
                if self.rules.number[card] == term.value and term.mark in ("", mark_of(self.rules, card)):
                    item = Item(term.value, None, card, 0, term is self.last_term)
                    found.append((item, Bag(bag.free, bag.hand_wilds, bag.loose, (), bag.made)))
        if not found and term.mark and not term.bracket:  # no card is called `13b`: a build may be, as it is on the page
            found = self.operand(replace(term, bracket=True), bag)
        if not found:
            self.missing, self.matched = said_of(term), False
        return found

    def places(self, term: Term, bag: Bag) -> list[int]:
        """The piles a number can be, one of each equal kind. Without brackets it is a lone card while one is there."""
        centre = self.position.centre
        same = [place for place in bag.free if centre[place].value == term.value]
        lone = [place for place in same if not centre[place].built]
        lone = [place for place in lone if term.mark in ("", mark_of(self.rules, centre[place].cards[0]))]
        builds = [place for place in same if centre[place].built]
        if term.bracket:
            return [place for place in builds if term.mark in ("", build_name(centre, place).partition("]")[2])]
        if term.mark:
            builds = []
        distinct: dict[Kind, int] = {}
        for place in lone:
            distinct.setdefault(centre[place].cards[0], place)
        lone = list(distinct.values())
        if not self.rules.options.scoring:  # builds that win as many cards are equal, too
            builds = list({(len(centre[place].cards), centre[place].builder): place for place in reversed(builds)}.values())
        return lone + builds if self.any_pile else lone or builds


def stand_apart(made: Sequence[Item], purpose: str) -> bool:
    """Whether several results of one part can be several groups: a comma was said where a semicolon is meant."""
    if purpose == TAKE:
        return all(item.value == made[0].value for item in made)
    return purpose == LEAVE and all(item.how is not None and uses_wild(item.how) for item in made)


def uses_wild(how: Expression) -> bool:
    group = gather(how, 0)
    return bool(group.wilds or group.loose)


def put(bag: Bag, item: Item) -> Bag:
    return Bag(bag.free, bag.hand_wilds, bag.loose, bag.cards, (*bag.made, item))


def joined(left: Item, right: Item) -> Item:
    """Two items added; the hand card, if one has it, stays apart from what the centre makes."""
    total = add(left.value, right.value)
    card = left.card if left.card is not None else right.card
    last = left.card_last or right.card_last
    if left.how is None or right.how is None:
        how = left.how if right.how is None else right.how
        return Item(total, how, card, left.value if right.how is None else right.value, last)
    how_both = Join(left.how, right.how)
    base = total
    for item in (left, right):
        if item.card is not None:
            base = subtract(base, subtract(item.value, item.base))
    return Item(total, how_both, card, base, last)


def faces(equation: Equation, joins: bool = False) -> list[tuple[WildFace, Term]]:
    """The wild cards that an equation can mean, each with what it is played onto.

    A build is no number on a card; nor, where piles are joined by every operation, is a number in round brackets.
    """
    terms, table, mark = equation.terms, equation.wild_table, equation.wild_mark
    if equation.op in ("pow", "root"):
        return [(WildFace(equation.op, equation.degree, "plain", mark, table, equation.text), terms[0])]
    first, second = terms
    found: list[tuple[WildFace, Term]] = []
    if equation.op != "of" and on_a_card(second, joins):
        op = {"-": "sub", "*": "mul", "/": "div"}[equation.op]
        found.append((WildFace(op, second.value, second.form, mark, table, second.text), first))
    if equation.op in ("of", "*"):
        for part, whole in ((first, second), (second, first)) if equation.op == "*" else ((first, second),):
            if (equation.op == "of" or part.form != "plain") and on_a_card(part, joins):
                found.append((WildFace("frac", part.value, part.form, mark, table, part.text), whole))
    return found


def on_a_card(term: Term, joins: bool) -> bool:
    """Whether a number can be the one on a wild card."""
    return not term.bracket and not (joins and term.enclosed)


def said_of(card: Term | WildFace) -> str:
    """What a refusal quotes: what was said, or the card where words may only have meant it, as `double 5` means ×2."""
    return say_face(card) if isinstance(card, WildFace) else card.text or show_value(card.value)
