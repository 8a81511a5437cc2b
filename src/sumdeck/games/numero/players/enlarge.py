"""More cards for a take that is already there: what a search cut short by its budget can still add safely.

Two wild cards that undo each other change nothing when both are played onto a group; a pile that a subtraction card brings to 0
can be joined to any group. Both make a larger group of the same value.
"""

from collections.abc import Callable
from dataclasses import replace

from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.moves import Change, Expression, Join, Pick, Take, gather
from sumdeck.games.numero.rules.setup import Wild
from sumdeck.games.numero.rules.stock import Position
from sumdeck.games.numero.rules.turns import check_groups
from sumdeck.rules.game import Kind, Refusal
from sumdeck.rules.hands import without

MOST_TRIALS = 500
"""So many larger takes are tried at the most: where dozens of wild cards lie about, there are thousands."""


def enlarged(position: Position, take: Take, score: Callable[[Take], int], most: int = MOST_TRIALS) -> Take:
    """The take with everything added that makes it better, loose wild cards first; as far as so many trials go."""
    better = True
    while better:
        better = False
        for larger in enlargements(position, take):
            if most == 0:
                return take
            most -= 1
            if is_allowed(position, larger) and score(larger) > score(take):
                take, better = larger, True
                break
    return take


def enlargements(position: Position, take: Take) -> list[Take]:
    """The take with one neutral pair or one zero more, each onto its last group."""
    wilds = unused(position, take)
    group = take.groups[-1]
    found: list[Expression] = []
    for place, (first, first_loose) in enumerate(wilds):
        for second, second_loose in wilds[place + 1 :]:
            order = undoing(position.setup.wild_at(first), position.setup.wild_at(second))
            if order == 1:
                found.append(Change(second, second_loose, Change(first, first_loose, group.how)))
            elif order == 2:
                found.append(Change(first, first_loose, Change(second, second_loose, group.how)))
    taken = {pile for each in take.groups for pile in each.piles}
    for pile in range(len(position.centre)):
        for card, loose in wilds if pile not in taken else []:
            wild = position.setup.wild_at(card)
            if wild.op == "sub" and wild.num == position.centre[pile].value:
                found.append(Join(group.how, Change(card, loose, Pick(pile))))
    return [replace(take, groups=(*take.groups[:-1], gather(how, group.value))) for how in found]


def unused(position: Position, take: Take) -> list[tuple[Kind, bool]]:
    """The wild cards that a take leaves, loose ones first."""
    loose = position.loose if position.setup.options.loose_wild_usable else ()
    loose = without(loose, *(card for group in take.groups for card in group.loose))
    hand = without(position.wilds(), *(card for group in take.groups for card in group.wilds))
    return [(card, True) for card in loose] + [(card, False) for card in hand]


def undoing(first: Wild, second: Wild) -> int:
    """1 where the second, played after the first, undoes it; 2 the other way round; 0 where neither is sure."""
    if first.op == "scale" and second.op == "scale" and first.num * second.num == first.den * second.den:
        return 1 if first.num >= first.den else 2  # growing first stays whole
    if {first.op, second.op} == {"pow", "root"} and first.num == second.num:
        return 1 if first.op == "pow" else 2
    return 0


def is_allowed(position: Position, take: Take) -> bool:
    bench = Bench(position)
    try:
        check_groups(bench, take, bench.play_card(take.card))
    except Refusal:
        return False
    return True
