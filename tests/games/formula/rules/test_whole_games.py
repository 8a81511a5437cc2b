"""Whole games along random moves under random house rules: what is always true."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sumdeck.games.formula.rules.judge import why_wrong
from sumdeck.games.formula.rules.moves import Lay, value_of
from sumdeck.games.formula.rules.options import Options
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Json
from sumdeck.rules.options import settings_of
from tests.budget import budget
from tests.games.formula.rules.tables import GAME

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

HOUSE_RULES = st.fixed_dictionaries(
    {key: st.sampled_from(values) for key, values in SETTINGS.items() if key not in ("max_turns", "table_cards", "points_game")}
)


@settings(max_examples=budget(15, 100))
@given(rules=HOUSE_RULES, seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_what_lies_there_is_true_and_no_card_is_lost(rules: dict[str, Json], seats: int, seed: int) -> None:
    """F-22, F-40, F-43, F-57, F-63, F-75, and a joker stays what it was as long as it is kept."""
    if rules["hand_size"] == 10 and rules["winner_extra_card"]:
        rules["winner_extra_card"] = False
    state = GAME.new(f"whole {seed}", seats, **rules, max_turns=100)
    rng = Random(seed)
    for _ in range(30):
        if not GAME.to_act(state):
            break
        move = GAME.sample(state, state.seat, rng)
        after = GAME.apply(state, state.seat, move)
        if isinstance(move, Lay):
            look_at(state, move)
        assert sum(len(zone.cards) for zone in GAME.zones(after).values()) == 52
        assert after.ended or all(after.hands[seat] or seat in after.out for seat in range(seats))
        state = after


def look_at(state: State, move: Lay) -> None:
    """One formula and what it was laid on."""
    options = state.setup.options
    numbers = (move.left, move.right, move.answer)
    kept = sum(map(len, numbers)) - len(move.laid)
    assert why_wrong(move) is None
    assert 1 <= len(move.laid) <= options.cards_per_turn
    assert all(len(number) <= options.max_number_cards for number in numbers)
    assert options.leading_zeros or all(number[0].digit or len(number) == 1 for number in numbers)
    if not state.symbol:
        return
    assert kept == 0 or not state.is_locked()
    assert kept > 0 or state.is_locked() or not options.must_reuse
    jokers = [face for number in numbers for face in number if face.kind == state.setup.joker]
    new = move.laid.count(state.setup.joker)
    lying = [face for face in state.visible if face.kind == state.setup.joker]
    assert sum(face in lying for face in jokers) >= len(jokers) - new
    same = [value_of(number) for number in numbers] == [value_of(number) for number in (state.left, state.right, state.answer)]
    assert options.allow_same_formula or not (same and state.symbol == move.symbol)
