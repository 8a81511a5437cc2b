"""When a turn is allowed: one number card from the hand, with any wild cards before it, judged as a whole (N-10, N-12, N-63).

Which play is made, and how large a take, is the player's choice (N-13, N-14, N-39); only a pile can be taken or built on, so that
without one the card is discarded (N-17, N-60).

What a turn does to the table is in `play.py`; the groups in it are judged in `judge.py`.
"""

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.moves import Build, Change, Discard, Expression, Group, Join, Pick, Take, Turn, groups_of
from sumdeck.games.numero.rules.priority import check_priority
from sumdeck.games.numero.rules.promises import promises
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.state import FINAL, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.game import Kind, Refusal, Value


def check_turn(state: State, turn: Turn) -> Turn:
    """Judge the turn of the seat whose turn it is; returns its canonical form."""
    position = state.position(state.seat)
    if turn.card is None or not position.has_number():
        return check_wild_discard(state, position, turn)
    options, final = state.setup.options, state.phase == FINAL
    if final and not isinstance(turn, Take):
        raise Refusal(Code.ONLY_A_TAKE)
    if final and ((turn.dropped and not options.final_turn_wild_discards) or turn.left):
        raise Refusal(Code.NO_WILD_DISCARDS)
    bench = Bench(position)
    value = bench.play_card(turn.card)
    groups: tuple[Group, ...] = ()
    built: list[Value] = []
    if isinstance(turn, Take):
        groups = check_groups(bench, turn, value)
    elif isinstance(turn, Build):
        base = bench.spend(turn.base, builds_join=options.extend_build_with_others)
        built.append(base.value + value)  # N-31: the hand card is always added; N-36, N-38: whatever the base is made of
        groups = (base,)
    left = tuple(check_left(bench, group) for group in turn.left)
    if options.leftover_working_piles == "build_rule":
        built += [group.value for group in left]
    for wild in turn.dropped:
        bench.drop(wild)
    for total in built:
        check_answer(state, bench, total)
    check_kept_answers(state, bench, turn)
    shown = check_shown(state, bench, turn, built)
    check_priority(state, turn)
    return arranged(position, turn, groups, left, shown)


def check_wild_discard(state: State, position: Position, turn: Turn) -> Turn:
    """The turn of a hand without a number card: its wild cards are laid down (N-46, N-47), and nothing else."""
    options = state.setup.options
    if position.numbers():
        raise Refusal(Code.NUMBER_CARD_OUTSTANDING)
    if state.phase == FINAL:
        raise Refusal(Code.ONLY_A_TAKE)
    one = options.all_wild_short_hand == "discard_one" and len(position.hand) < options.hand_size
    dropped = tuple(sorted(turn.dropped))
    if not isinstance(turn, Discard) or turn.card is not None or turn.left:
        raise Refusal(Code.DISCARD_ONE_WILD if one else Code.DISCARD_ALL_WILDS)
    if turn.shown:
        raise Refusal(Code.NOT_SHOWN_HERE)
    if one:
        if len(dropped) != 1 or dropped[0] not in position.hand:
            raise Refusal(Code.DISCARD_ONE_WILD)
    elif dropped != position.hand:
        raise Refusal(Code.DISCARD_ALL_WILDS)
    return Discard(None, (), dropped)


def check_groups(bench: Bench, take: Take, value: int) -> tuple[Group, ...]:
    """Each group of a take equals the taking card exactly (N-22, N-30)."""
    if not take.groups:
        raise Refusal(Code.NO_GROUP)
    join_builds = bench.position.setup.options.join_builds
    groups = tuple(bench.spend(group, builds_join=join_builds) for group in take.groups)
    for group in groups:
        if group.value != value:
            raise Refusal(Code.NOT_EQUAL, made=str(group.value), card=value)
    return groups


def check_left(bench: Bench, group: Group) -> Group:
    """A pile that wild cards changed and that stays in the centre (N-62)."""
    options = bench.position.setup.options
    if options.leftover_working_piles == "forbid":
        raise Refusal(Code.NOTHING_MAY_BE_LEFT)
    checked = bench.spend(group, builds_join=options.extend_build_with_others)
    if not checked.wilds and not checked.loose:
        raise Refusal(Code.LEFT_UNCHANGED)
    if options.leftover_working_piles == "build_rule" and not checked.wilds:
        raise Refusal(Code.LEFT_WITHOUT_HAND_CARD)
    return checked


def check_answer(state: State, bench: Bench, value: Value) -> None:
    """Golden rule 2: the hand still holds the answer when the card has gone, before drawing (N-32)."""
    if value not in state.setup.faces:
        raise Refusal(Code.NO_SUCH_FACE, value=str(value))  # N-33; N-90 asks for this even where bluffing is allowed
    if not state.setup.challenges and not bench.holds(value):
        # No secret told: the player's own sentence has just stated this value.
        raise Refusal(Code.NO_ANSWER_CARD, value=str(value))


def check_kept_answers(state: State, bench: Bench, turn: Turn) -> None:
    """`keep_answer`: what was truly held when a build was made stays in the hand while the build is on the table."""
    won = {place for group in turn.groups for place in group.piles} if isinstance(turn, Take) else set()
    for promise in promises(state, state.seat):
        if promise.place not in won and not bench.holds(promise.value):
            raise Refusal(Code.KEEP_ANSWER, value=str(promise.value))


def check_shown(state: State, bench: Bench, turn: Turn, built: list[Value]) -> bool:
    """Whether the answers count as shown (N-41). Showing makes a difference only where a build can be doubted."""
    rule = state.setup.options.show_answer
    if turn.shown and (rule == "never" or not built):
        raise Refusal(Code.NOT_SHOWN_HERE)
    if not state.setup.challenges:
        return False
    shown = bool(built) and (turn.shown or rule == "always")
    if shown and not all(bench.holds(value) for value in built):
        raise Refusal(Code.NOTHING_TO_SHOW)
    return shown


def canonical(position: Position, turn: Turn) -> Turn:
    """The one form of all turns that differ only in the order of groups or in which of several equal piles they name."""
    return arranged(position, turn, groups_of(turn), turn.left, turn.shown)


def arranged(position: Position, turn: Turn, groups: tuple[Group, ...], left: tuple[Group, ...], shown: bool) -> Turn:
    """The canonical turn with the same cards as another, and these groups."""
    if groups or left:
        same = first_alike(position.centre)
        handed = list(same)  # the next place to give out, for the first of each run of equal piles
        groups = in_order(groups, same, handed)
        left = in_order(left, same, handed)
    dropped = tuple(sorted(turn.dropped)) if len(turn.dropped) > 1 else turn.dropped
    if isinstance(turn, Take):
        return Take(turn.card, groups, left, dropped, shown)
    if isinstance(turn, Build):
        return Build(turn.card, groups[0], left, dropped, shown)
    return Discard(turn.card, left, dropped, shown)


def first_alike(centre: tuple[Pile, ...]) -> list[int]:
    """For each place of the centre the first place with an equal pile."""
    same: list[int] = []
    for place, pile in enumerate(centre):
        before = centre[place - 1] if place else None
        alike = before is not None and (pile is before or (pile.value == before.value and pile == before))
        same.append(same[-1] if alike else place)
    return same


def in_order(groups: tuple[Group, ...], same: list[int], handed: list[int]) -> tuple[Group, ...]:
    """Groups in their canonical order, with the lowest places among equal piles."""
    if len(groups) > 1:
        groups = tuple(sorted(groups, key=lambda group: group_key(group, same)))
    return tuple([renamed(group, same, handed) for group in groups])


def group_key(group: Group, same: list[int]) -> tuple[tuple[int, ...], tuple[Kind, ...], tuple[Kind, ...], Value, str]:
    return (tuple(sorted(same[place] for place in group.piles)), group.wilds, group.loose, group.value, group.joins)


def renamed(group: Group, same: list[int], handed: list[int]) -> Group:
    """The group with the lowest places that are still free among equal piles."""
    places: dict[int, int] = {}
    for place in group.piles:
        first = same[place]
        places[place] = handed[first]
        handed[first] += 1
    if all(place == new for place, new in places.items()):
        return group
    piles = tuple(sorted(places.values()))
    return Group(piles, group.wilds, group.loose, group.value, group.joins, moved(group.how, places))


def moved(how: Expression, places: dict[int, int]) -> Expression:
    """The same arrangement of other piles."""
    if isinstance(how, Pick):
        return Pick(places[how.pile])
    if isinstance(how, Change):
        return Change(how.wild, how.loose, moved(how.of, places))
    return Join(moved(how.left, places), moved(how.right, places), how.op)
