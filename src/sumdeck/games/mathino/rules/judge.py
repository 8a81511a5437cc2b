"""Judging a turn: the first failing check decides, and nothing is searched (M-26 to M-30).

Names come first (`following.py`), over the whole turn; then the stackings before, the card, and the stackings after, each by
value. `canonical.py` gives the turn its one form.
"""

from collections.abc import Sequence

from sumdeck.games.mathino.rules.canonical import canonical
from sumdeck.games.mathino.rules.capturing import capturable, could_capture, shared_looks
from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.following import Followed, check_form
from sumdeck.games.mathino.rules.moves import MATCH, NEW, POWERS, PRODUCTS, Build, Capture, Discard, Turn
from sumdeck.games.mathino.rules.numbers import show_number
from sumdeck.games.mathino.rules.results import check_enabled, check_sign, check_value, check_whole, digit_sums, operate
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Kind, Refusal, Seat, Value
from sumdeck.rules.hands import without


def check_turn(state: State, seat: Seat, move: Turn) -> Turn:
    """The canonical form of a legal turn. Raises Refusal."""
    check_form(move)
    if move.card not in state.hands[seat]:
        raise Refusal(Code.CARD_NOT_IN_HAND)
    followed = Followed(state, move)
    followed.check(state, seat)
    Judge(state, seat, move).judge()
    return canonical(state, seat, move, followed)


class Judge:
    """One turn, judged part by part."""

    def __init__(self, state: State, seat: Seat, move: Turn) -> None:
        self.state = state
        self.rules: Setup = state.setup
        self.seat = seat
        self.move = move
        self.number = self.rules.number[move.card]
        self.worth: dict[int, Value] = {place: pile.value for place, pile in enumerate(state.table)}
        """The value of each pile of the moment, by its name."""
        self.loose: set[int] = {place for place, pile in enumerate(state.table) if pile.loose}

    def judge(self) -> None:
        move = self.move
        for group in move.before:
            self.stack(group)
        if isinstance(move, Capture):
            self.capture(move)
        elif isinstance(move, Build):
            self.build(move)
            self.worth[NEW] = move.value
        else:
            self.discard(move)
            self.worth[NEW] = self.number
        for group in move.after:
            self.stack(group)
        if isinstance(move, Discard) and self.becomes_match(move):
            check_value(self.rules, self.number)  # M-76: a match like any other
            self.check_capture_card(self.number)

    def stack(self, group: Sequence[int]) -> None:
        """M-68 to M-75: identical values, signs included; whatever they are (M-69), and only if one likes (M-74)."""
        values = {self.worth[name] for name in group}
        if len(values) > 1:
            raise Refusal(Code.STACK_MISMATCH)
        if not self.rules.stacks:
            raise Refusal(Code.ONLY_ALIKE if self.rules.young else Code.STACKING_DISABLED)
        name = min(group)
        for other in group:
            del self.worth[other]
            self.loose.discard(other)
        self.worth[name] = values.pop()

    def capture(self, move: Capture) -> None:
        """M-32 to M-42: signs do not matter (M-33), and 0 needs a 0 (M-41). For the very young M-156 to M-158."""
        if self.rules.young:
            self.capture_alike(move)
            return
        fits = all(abs(self.worth[name]) == self.number for name in move.piles)
        fits = fits and all(self.sum_of(group) == self.number for group in move.sums)
        if (not fits and not self.rules.claims) or (move.sums and not self.rules.options.combo_capture):
            raise Refusal(Code.CAPTURE_MISMATCH)  # M-117: where opponents check, a pile that does not match may go unnoticed
        if not move.piles and not move.sums:
            raise Refusal(Code.CAPTURE_EMPTY)
        if self.rules.options.capture_scope == "all":
            everything = set(capturable(self.state, self.seat, move.card, self.worth))
            if not everything <= {*move.piles, *sum(move.sums, ())}:
                raise Refusal(Code.CAPTURE_INCOMPLETE)
        if any(name not in self.loose for group in move.sums for name in group):
            raise Refusal(Code.ADD_BUILD_PILE)
        if not self.rules.claims and move.stated and move.stated != tuple(self.sum_of(group) for group in move.sums):
            raise Refusal(Code.WRONG_RESULT, said=show_number(move.stated[0]))  # M-111: every number stated, here too
        for name in move.piles + sum(move.sums, ()):
            del self.worth[name]

    def capture_alike(self, move: Capture) -> None:
        alike = shared_looks(self.state, move.card, move.piles)
        if move.sums or not alike or (move.attribute and move.attribute not in alike):
            raise Refusal(Code.NOT_ALIKE)
        if not move.piles:
            raise Refusal(Code.CAPTURE_EMPTY)
        wished = (move.attribute,) if move.attribute else alike
        if not set(wished) & set(self.rules.attributes):
            raise Refusal(Code.LOOK_DISABLED)

    def build(self, move: Build) -> None:
        """M-43 to M-63 and M-118 to M-154: piles matched, or loose cards added and nothing else (M-144, M-146, M-148, M-150).

        Every operation may follow (M-151); after it nothing is added any more (M-152).
        """
        rules, options = self.rules, self.rules.options
        values = {self.sum_of(part) for part in move.base}
        if len(values) > 1:
            raise Refusal(Code.BASE_MISMATCH)  # M-149
        sums = [part for part in move.base if len(part) > 1]
        if any(name not in self.loose for part in sums for name in part):
            raise Refusal(Code.ADD_BUILD_PILE)  # M-145
        several = len(move.base) > 1
        if not options.table_add and sums:
            raise Refusal(Code.ONLY_ALIKE if rules.young else Code.TABLE_ADD_DISABLED)
        if not options.table_add and several and not rules.stacks:
            raise Refusal(Code.ONLY_ALIKE if rules.young else Code.STACKING_DISABLED)  # M-154
        if sums and several and not options.combo_mix:
            raise Refusal(Code.COMBO_MIX_DISABLED)
        check_enabled(rules, move.op, move.sign)
        base = values.pop()
        if rules.claims:
            self.check_claim(move, base, bool(sums))
        else:
            self.check_result(move, base)
        self.check_capture_card(move.value)
        for part in move.base:
            for name in part:
                del self.worth[name]

    def check_result(self, move: Build, base: Value) -> None:
        """Every value stated must be right (M-114); after a mistake anything else may be tried (M-112)."""
        made = operate(self.rules, move.op, move.sign, base, self.number)
        chain = (base, made, *digit_sums(self.rules, move.op, made))
        check_sign(self.rules, chain[min(len(move.way), len(chain) - 1)])
        if len(move.way) >= len(chain):
            raise self.no_digit_sum()
        check_value(self.rules, chain[len(move.way)])
        if (*move.way, move.value) != chain[: len(move.way) + 1]:
            raise Refusal(Code.WRONG_RESULT, said=show_number(move.value))

    def no_digit_sum(self) -> Refusal:
        return Refusal(Code.DIGIT_SUM_NOT_ALLOWED if self.rules.options.digit_sums else Code.DIGIT_SUMS_DISABLED)

    def check_claim(self, move: Build, base: Value, summed: bool) -> None:
        """Where opponents check, a wrong value stands as it is stated (M-113); only what is no mathematics is refused (M-117)."""
        check_sign(self.rules, move.value)
        if move.op in POWERS and self.number != POWERS[move.op]:
            raise Refusal(Code.NOT_A_POWER_CARD)
        check_whole(self.rules, move.value)
        if move.op == MATCH and abs(base) != self.number:
            raise Refusal(Code.MATCH_MISMATCH)
        if move.steps and (move.op not in PRODUCTS or not self.rules.options.digit_sums):
            raise self.no_digit_sum()
        check_value(self.rules, move.value)
        if (move.way[0] != base and not summed) or (move.op == MATCH and move.value != base):
            raise Refusal(Code.WRONG_RESULT, said=show_number(move.value))

    def check_capture_card(self, value: Value) -> None:
        """`require_capture_card`: by default nobody has to hold a card for what is built (M-50)."""
        if self.rules.options.require_capture_card:
            kept = without(self.state.hands[self.seat], self.move.card)
            if not any(self.rules.number[card] == abs(value) for card in kept):
                raise Refusal(Code.NO_CAPTURE_CARD)

    def discard(self, move: Discard) -> None:
        """M-64 to M-67. What the clock does is asked for nothing but its card (M-168)."""
        if move.forced:
            if move.card != least_card(self.rules, self.state.hands[self.seat]):
                raise Refusal(Code.DISCARD_NOT_ALLOWED)
        elif self.rules.options.discard_rule == "free" or self.becomes_match(move):
            return
        elif could_capture(self.state, self.seat, move.card, self.worth, self.loose):
            raise Refusal(Code.DISCARD_NOT_ALLOWED)

    def becomes_match(self, move: Discard) -> bool:
        """Whether the card is stacked in the same turn: then it counts as a match (M-76)."""
        return any(NEW in group for group in move.after)

    def sum_of(self, names: Sequence[int]) -> Value:
        total: Value = 0
        for name in names:
            total += self.worth[name]
        return total


def least_card(rules: Setup, hand: Sequence[Kind]) -> Kind:
    """The card that the clock lays down: fewest points, then the lowest number, then the first (M-168)."""
    return min(hand, key=lambda card: (rules.points[card], rules.number[card], card))
