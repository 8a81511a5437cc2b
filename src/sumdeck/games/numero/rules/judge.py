"""Judging the groups of a turn: exact, linear in the number of cards, and without any search.

Which turns there are is in `play.py`; how groups are found, in `reach.py`.
"""

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Change, Expression, Group, Join, Pick, gather
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.arithmetic import add, divide, multiply, subtract
from sumdeck.rules.game import Kind, Refusal, Value

MOST_STEPS = 1200
"""More steps than any pack has cards twice over: a longer arrangement uses some card twice."""


class Bench:
    """The cards of a position while a turn is judged: each may serve once (N-25, N-61)."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.hand: list[Kind] = list(position.hand)
        self.loose: list[Kind] = list(position.loose)
        self.free: list[bool] = [True] * len(position.centre)

    def play_card(self, card: Kind) -> int:
        """Take the number card of the turn out of the hand; returns its value (N-10)."""
        if card not in self.hand:
            raise Refusal(Code.NOT_IN_HAND)
        if not self.position.setup.is_number(card):
            raise Refusal(Code.NOT_A_NUMBER_CARD)
        self.hand.remove(card)
        return self.position.setup.number[card]

    def drop(self, wild: Kind) -> None:
        """Lay a wild card of the hand loose into the centre (N-45)."""
        if not self.position.setup.is_wild(wild) or wild not in self.hand:
            raise Refusal(Code.WILD_NOT_THERE)
        self.hand.remove(wild)

    def spend(self, group: Group, *, builds_join: bool) -> Group:
        """Judge a group and use up its cards; returns it in its exact form."""
        size = count_steps(group.how)
        if size > MOST_STEPS:
            raise Refusal(Code.USED_TWICE)
        self._claim_cards(group.how)
        value = self._evaluate(group.how)
        exactly = gather(group.how, value)
        if exactly != group:
            raise Refusal(Code.NOT_WHAT_IT_SAYS)
        if not builds_join and len(exactly.piles) > 1 and any(self.pile(place).built for place in exactly.piles):
            raise Refusal(Code.BUILD_STAYS_ALONE)
        return exactly

    def pile(self, place: int) -> Pile:
        return self.position.centre[place]

    def holds(self, value: Value) -> bool:
        return any(self.position.setup.number[card] == value for card in self.hand if self.position.setup.number[card])

    def _claim_cards(self, how: Expression) -> None:
        rules = self.position.setup
        rest: list[Expression] = [how]
        while rest:
            part = rest.pop()
            if isinstance(part, Pick):
                if not 0 <= part.pile < len(self.free):
                    raise Refusal(Code.NO_SUCH_PILE)
                if not self.free[part.pile]:
                    raise Refusal(Code.USED_TWICE)
                self.free[part.pile] = False
            elif isinstance(part, Change):
                if part.loose and not rules.options.loose_wild_usable:
                    raise Refusal(Code.LOOSE_WILDS_REST)
                place = self.loose if part.loose else self.hand
                if not rules.is_wild(part.wild) or part.wild not in place:
                    raise Refusal(Code.WILD_NOT_THERE)
                place.remove(part.wild)
                rest.append(part.of)
            else:
                rest += [part.right, part.left]

    def _evaluate(self, how: Expression) -> Value:
        """The value of an arrangement, every step within the permitted values (N-64).

        A step works on whatever came before it: a lone card (N-54), a changed pile (N-19, N-55), a join (N-56), a build (N-20).
        """
        if isinstance(how, Pick):
            return self.pile(how.pile).value
        if isinstance(how, Change):
            of = self._evaluate(how.of)
            self._check_wild_on(how.of)
            value = self.position.setup.wild_at(how.wild).apply(of)
        else:
            left, right = self._evaluate(how.left), self._evaluate(how.right)
            value = self._join(how, left, right)
        if value is None:
            raise Refusal(Code.NO_EXACT_RESULT)
        if not self.position.setup.allows(value):
            raise Refusal(Code.OUTSIDE_DOMAIN, value=str(value))
        return value

    def _join(self, join: Join, left: Value, right: Value) -> Value | None:
        if join.op == "+":
            return add(left, right)
        if self.position.setup.options.join_ops == "sum" or join.op not in ("-", "*", "/"):
            raise Refusal(Code.ONLY_SUMS)
        if join.op == "-":
            return subtract(left, right)
        return multiply(left, right) if join.op == "*" else divide(left, right)

    def _check_wild_on(self, of: Expression) -> None:
        """N-57: builds that this table keeps wild cards off, alone or within a join."""
        rule = self.position.setup.options.wild_on_build
        if rule == "any":
            return
        for place in gather(of, 0).piles:
            pile = self.pile(place)
            if pile.built and (rule == "none" or pile.builder != self.position.seat):
                raise Refusal(Code.WILD_ON_BUILD)


def count_steps(how: Expression) -> int:
    """How many parts an arrangement has, counted no further than there can be cards."""
    rest: list[Expression] = [how]
    count = 0
    while rest and count <= MOST_STEPS:
        part = rest.pop()
        count += 1
        if isinstance(part, Change):
            rest.append(part.of)
        elif isinstance(part, Join):
            rest += [part.left, part.right]
    return count
