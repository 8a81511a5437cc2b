"""The traps that a program of these rules falls into easily: each is planted on purpose, and a named vector notices.

A vector is stated as an assertion that holds for the rules as they are; the proof is that it fails once the fault is there.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sumdeck.games.numero.rules import play, score, turns
from sumdeck.games.numero.rules import solo as ending
from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.moves import Change, Expression, Group, Pick, Take, gather
from sumdeck.games.numero.rules.setup import Pile, Setup, Wild
from sumdeck.games.numero.rules.state import Entry, State, centre_of
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.game import Kind, Refusal, Seat, Value
from tests.games.numero.rules.scoring import earned, points
from tests.games.numero.rules.tables import ALONE, GAME, P, alone, card_in, table
from tests.games.numero.rules.vectors import VECTORS

Plant = Callable[[pytest.MonkeyPatch], None]
BENCH_CLAIM = Bench._claim_cards
SCORE_TURN = score.score_turn
CLOSED = ending.closed
HOLDS = Bench.holds
CHECK_ANSWER = turns.check_answer


def heard(state: State, said: str) -> str:
    """What is answered to a sentence: `good`, or the code of a refusal."""
    try:
        GAME.read(state, P, said)
    except Refusal as refusal:
        return refusal.code
    return "good"


def judged(state: State, take: Take) -> str:
    """What the checker says of a move that no sentence can say."""
    try:
        GAME.check(state, P, take)
    except Refusal as refusal:
        return refusal.code
    return "good"


def scores(name: str) -> Callable[[], None]:
    """The points of a scoring vector."""

    def holds() -> None:
        vector = VECTORS[name]
        assert earned(table(vector.centre, vector.hand), vector.said) == vector.items

    return holds


def c_19() -> None:
    """N-61: one −2 for two tens."""
    state = table("10 10", "−2 8 4", scoring=False)
    card, wild = (card_in(state.setup.pack, name) for name in ("8", "−2"))
    groups = tuple(gather(Change(wild, False, Pick(place)), 8) for place in (0, 1))

    assert judged(state, Take(card, groups)) == Code.WILD_NOT_THERE
    assert judged(state, Take(card, groups[:1])) == "good"


def v_3e() -> None:
    """N-37: the 9 of a build cannot be had alone."""
    assert heard(table("[9+1]=10 3", "9 2", scoring=False), "9 = 9, take 9") == Code.IN_A_BUILD


def c_14() -> None:
    """N-30: two and a half and one and a half are four."""
    state = table("5 3", "1/2 50% 4 9", scoring=False)

    assert heard(state, "1/2 of 5 = 5/2, 50% of 3 = 3/2, 5/2 + 3/2 = 4, take 4") == "good"


def c_20() -> None:
    """N-32: the ten lies on top of the deck, and is not in the hand."""
    state = table("9", "1 12", "3 4", deck="10 11 13", scoring=False)

    assert heard(state, "build 9 + 1 = 10") == Code.NO_ANSWER_CARD


def c_18_with_a_single_ten() -> None:
    """N-32: 5 − 5 + 10 is ten, but the ten has been played."""
    assert heard(table("5", "−5 10 3", scoring=False), "build 5 − 5 = 0, 0 + 10 = 10") == Code.NO_ANSWER_CARD
    assert heard(table("5", "−5 10 10", scoring=False), "build 5 − 5 = 0, 0 + 10 = 10") == "good"


def c_22() -> None:
    """N-62: the only nine has taken."""
    said = "13 − 4 = 9, leave; 9 = 9, take 9"

    assert heard(table("13 9", "−4 9 2", scoring=False), said) == Code.NO_ANSWER_CARD
    assert heard(table("13 9", "−4 9 9", scoring=False), said) == "good"


def l_4() -> None:
    """N-110: 15 and −2 left over cost the points printed on them."""
    solo = alone("5g 3b 9r", "8o 15g −2")
    for said in ("5 + 3 = 8, take 8", "stop"):
        solo = ALONE.apply(solo, P, ALONE.read(solo, P, said).move)

    assert points(solo.sheet) == {"1": 1, "2": 3, "deck_dealt": 10, "left_points": -2}


def wild_serves_twice(plant: pytest.MonkeyPatch) -> None:
    def claim(bench: Bench, how: Expression) -> None:
        hand, loose = list(bench.hand), list(bench.loose)
        BENCH_CLAIM(bench, how)
        bench.hand, bench.loose = hand, loose

    plant.setattr(Bench, "_claim_cards", claim)


def taking_card_counts_in_every_group(plant: pytest.MonkeyPatch) -> None:
    def scored(
        rules: Setup, turn: int, seat: Seat, card: Kind, groups: tuple[Group, ...], centre: tuple[Pile, ...], cleared: bool
    ) -> list[Entry]:
        lines = SCORE_TURN(rules, turn, seat, card, groups, centre, cleared)
        more = len(groups) - 1
        return [replace(line, points=line.points + more) if line.item == "2" else line for line in lines]

    plant.setattr(play, "score_turn", scored)


def size_bonuses_stack(plant: pytest.MonkeyPatch) -> None:
    def sized(rules: Setup, size: int) -> list[tuple[str, int]]:
        return [("4", 2)] * (size >= 5) + [("5", 5)] * (size >= 6)

    plant.setattr(score, "size_items", sized)


def builds_can_be_split(plant: pytest.MonkeyPatch) -> None:
    def position(state: State, seat: Seat) -> Position:
        numbers = [card for pile in state.centre for card in pile.cards if state.setup.number[card]]
        lone = centre_of([state.setup.lone[card] for card in numbers])
        return Position(state.setup, seat, state.hands[seat], lone, state.loose)

    plant.setattr(State, "position", position)


def division_drops_the_rest(plant: pytest.MonkeyPatch) -> None:
    exactly = Wild.apply

    def apply(wild: Wild, x: Value) -> Value | None:
        return int(x * wild.num) // wild.den if wild.op == "scale" else exactly(wild, x)

    plant.setattr(Wild, "apply", apply)


def the_answer_may_be_drawn(plant: pytest.MonkeyPatch) -> None:
    def check(state: State, bench: Bench, value: Value) -> None:
        drawn = state.deck[: state.setup.options.hand_size - len(bench.hand)]
        if all(state.setup.number[card] != value for card in drawn):
            CHECK_ANSWER(state, bench, value)

    plant.setattr(turns, "check_answer", check)


def the_answer_may_be_the_card_just_played(plant: pytest.MonkeyPatch) -> None:
    def holds(bench: Bench, value: Value) -> bool:
        whole = Bench(bench.position)
        return HOLDS(whole, value)

    plant.setattr(Bench, "holds", holds)


def loose_wilds_do_not_lie_in_the_centre(plant: pytest.MonkeyPatch) -> None:
    def scored(
        rules: Setup, turn: int, seat: Seat, card: Kind, groups: tuple[Group, ...], centre: tuple[Pile, ...], cleared: bool
    ) -> list[Entry]:
        empty = sum(len(group.piles) for group in groups) == len(centre)
        return SCORE_TURN(rules, turn, seat, card, groups, centre, empty)

    plant.setattr(play, "score_turn", scored)


def cards_left_over_count_in_the_solitaire(plant: pytest.MonkeyPatch) -> None:
    def closed(solo: State, why: str) -> State:
        fined = Entry(solo.turn, P, "left_cards", -len(solo.hands[0]))
        return CLOSED(replace(solo, sheet=(*solo.sheet, fined)), why)

    plant.setattr(ending, "closed", closed)


TRAPS: dict[str, tuple[Plant, Callable[[], None]]] = {
    "a wild card in two groups": (wild_serves_twice, c_19),
    "the taking card in every group for item 2, V-13": (taking_card_counts_in_every_group, scores("V-13")),
    "the taking card in every group for item 2, S-8": (taking_card_counts_in_every_group, scores("S-8")),
    "items 4 and 5 stacked, S-5": (size_bonuses_stack, scores("S-5")),
    "items 4 and 5 stacked, S-15": (size_bonuses_stack, scores("S-15")),
    "a build split": (builds_can_be_split, v_3e),
    "integer division": (division_drops_the_rest, c_14),
    "the answer tested after drawing": (the_answer_may_be_drawn, c_20),
    "the answer just played, a single ten": (the_answer_may_be_the_card_just_played, c_18_with_a_single_ten),
    "the answer just played, by a take": (the_answer_may_be_the_card_just_played, c_22),
    "loose wild cards forgotten in item 10, S-12a": (loose_wilds_do_not_lie_in_the_centre, scores("S-12a")),
    "loose wild cards forgotten in item 10, S-12c": (loose_wilds_do_not_lie_in_the_centre, scores("S-12c")),
    "cards left over in the solitaire, L-4": (cards_left_over_count_in_the_solitaire, l_4),
}


@pytest.mark.parametrize("name", TRAPS)
def test_the_vector_notices_the_trap(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The eight traps: N-61, N-80, N-82a, N-37, N-30, N-32, N-82h, N-110."""
    plant, vector = TRAPS[name]
    vector()

    plant(monkeypatch)

    with pytest.raises(AssertionError):
        vector()


def test_a_planted_fault_is_gone_afterwards() -> None:
    """The traps above leave the rules as they were."""
    for _, vector in TRAPS.values():
        vector()
