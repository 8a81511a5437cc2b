"""A legal move at random, without listing any: for playouts by the hundred thousand.

It plays at most one wild card into the sums of a turn and leaves nothing changed behind, so it does not reach every legal move; a
player that should is `random` in `sumdeck.players`, which draws from the list.
"""

from math import lcm
from random import Random

from sumdeck.games.numero.rules.listing import legal_moves
from sumdeck.games.numero.rules.moves import Build, Change, Discard, Expression, Group, Join, Move, Pass, Pick, Take
from sumdeck.games.numero.rules.state import FINAL, PLAY, State
from sumdeck.games.numero.rules.turns import first_alike, renamed
from sumdeck.rules.game import Kind, Seat, Value


def sample(state: State, seat: Seat, rng: Random) -> Move:
    options = state.setup.options
    usual = options.turn_priority == "free" and not options.keep_answer and options.wild_on_build == "any"
    if not usual or seat != state.seat or state.phase not in (PLAY, FINAL) or not options.join_builds:
        moves = legal_moves(state, seat, 500)
        return moves[int(rng.random() * len(moves))]
    sampler = Sampler(state, seat, rng)
    if not sampler.numbers:
        if state.phase == FINAL:
            return Pass()
        moves = legal_moves(state, seat)
        return moves[int(rng.random() * len(moves))]
    card = sampler.numbers[int(rng.random() * len(sampler.numbers))]
    if state.phase == FINAL:
        return sampler.take(card) or Pass()
    dice = rng.random()
    if dice < 0.5:
        move: Move | None = sampler.take(card) or sampler.build(card)
    elif dice < 0.75:
        move = sampler.build(card) or sampler.take(card)
    else:
        move = None
    return move if move is not None else Discard(card, (), sampler.drop(()))


class Sampler:
    """Draws the parts of one turn."""

    def __init__(self, state: State, seat: Seat, rng: Random) -> None:
        self.state = state
        self.rules = state.setup
        self.rng = rng
        number, hand = self.rules.number, state.hands[seat]
        self.numbers: list[Kind] = [card for card in hand if number[card]]
        self.wilds: list[Kind] = [card for card in hand if not number[card]]

    def take(self, card: Kind) -> Take | None:
        """A take with this card, if the draw finds one."""
        group = self.group(self.rules.number[card])
        if group is None:
            return None
        dropped = self.drop(group.wilds) if self.state.phase == PLAY else ()
        return Take(card, (group,), (), dropped)

    def build(self, card: Kind) -> Build | None:
        """A build with this card, honest, if the draw finds one."""
        number = self.rules.number
        answers = [number[other] for other in self.numbers]
        answers.remove(number[card])
        if not answers or not self.rules.options.extend_build_with_others:
            return None
        base = self.group(answers[int(self.rng.random() * len(answers))] - number[card])
        return None if base is None else Build(card, base, (), self.drop(base.wilds), self.shows())

    def shows(self) -> bool:
        return self.rules.challenges and self.rules.options.show_answer == "always"

    def drop(self, used: tuple[Kind, ...]) -> tuple[Kind, ...]:
        """Sometimes lay one wild card down."""
        if not self.wilds or self.rng.random() < 0.6:
            return ()
        wilds = list(self.wilds)
        for card in used:
            wilds.remove(card)
        return (wilds[int(self.rng.random() * len(wilds))],) if wilds else ()

    def group(self, target: int) -> Group | None:
        """Piles that add up to a value, one of them perhaps changed by a wild card first."""
        centre = self.state.centre
        if not centre or target < 1:
            return None
        values: list[Value] = [pile.value for pile in centre]
        changed, wild, loose = -1, Kind(0), False
        wilds = self.wilds
        on_table = self.state.loose if self.rules.options.loose_wild_usable else ()
        if (wilds or on_table) and self.rng.random() < 0.5:
            place = int(self.rng.random() * len(centre))
            which = int(self.rng.random() * (len(wilds) + len(on_table)))
            loose = which >= len(wilds)
            wild = on_table[which - len(wilds)] if loose else wilds[which]
            after = self.rules.wild_at(wild).apply(values[place])
            if after is not None and after <= target and self.rules.allows(after):
                changed, values[place] = place, after
        numbers, total = whole(values, target)
        picked = pick_sum(numbers, total, changed, int(self.rng.random() * len(values)))
        if not picked:
            return None
        how: Expression | None = None
        for place in picked:
            part: Expression = Change(wild, loose, Pick(place)) if place == changed else Pick(place)
            how = part if how is None else Join(how, part)
        assert how is not None
        used = changed in picked
        in_hand = (wild,) if used and not loose else ()
        on_centre = (wild,) if used and loose else ()
        group = Group(tuple(sorted(picked)), in_hand, on_centre, target, "", how)
        for place in picked:
            if place and centre[place - 1].value == centre[place].value:  # of equal piles the first are meant
                same = first_alike(centre)
                return renamed(group, same, list(same))
        return group


def whole(values: list[Value], target: int) -> tuple[list[int], int]:
    """Values and a target as whole numbers, all multiplied by the same: whole ones are added much quicker."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) == len(values):
        return numbers, target
    scale = lcm(*[value.denominator for value in values])
    return [int(value * scale) for value in values], target * scale


def pick_sum(values: list[int], target: int, changed: int, first: int) -> list[int]:
    """Places whose values add up to the target, tried from a random first place on; empty if this way finds none."""
    count = len(values)
    order = [(first + step) % count for step in range(count)]
    if changed >= 0:
        order.remove(changed)
        order.insert(0, changed)
    tried = [values[place] for place in order]
    chosen: list[int] = []
    rest = target
    start = 0
    while True:
        for step in range(start, count):
            value = tried[step]
            if value <= rest:
                chosen.append(step)
                rest -= value
                start = step + 1
                break
        else:
            start = count
        if rest == 0 and chosen:
            return [order[step] for step in chosen]
        if start >= count or rest <= 0:
            if not chosen:
                return []
            last = chosen.pop()
            rest += tried[last]
            start = last + 1
            if start >= count and not chosen:
                return []
