"""The view of Mathino: what a page draws is what a seat may know, named as sentences name it."""

from random import Random
from typing import Any

import pytest

from sumdeck.games.mathino.web.mathino import MathinoView
from sumdeck.rules import registry
from sumdeck.rules.conformance.twins import zone_twin
from sumdeck.rules.game import Seat
from sumdeck.server.views import open_hands, player_view_of
from sumdeck.server.wire import write
from tests.games.mathino.rules.tables import mathino

GAME: Any = registry.game("mathino")
WAYS = [({"level": "advanced"}, 2), ({"level": "basic", "mistakes": "claims"}, 3), ({"level": "young"}, 4)]


def begun(given: dict[str, Any], seats: int = 2, name: str = "faces") -> Any:
    return GAME.new(name, seats, **given)


def played(given: dict[str, Any], seats: int, moves: int) -> Any:
    state, rng = begun(given, seats), Random("faces")
    for _ in range(moves):
        if acting := GAME.to_act(state):
            state = GAME.apply(state, acting[0], GAME.sample(state, acting[0], rng))
    return state


def view(state: Any, seat: Seat | None = None) -> MathinoView:
    drawn = player_view_of("mathino", GAME.view(state, seat), GAME.to_act(state), GAME.outcome(state))
    assert isinstance(drawn, MathinoView)
    return drawn


@pytest.mark.parametrize(("given", "seats"), WAYS)
def test_no_face_depends_on_cards_that_its_seat_cannot_see(given: dict[str, Any], seats: int) -> None:
    """M-11: the leak test of conformance, on the bytes of the view."""
    compared = 0
    for moves in range(0, 60, 6):
        state = played(given, seats, moves)
        for seat in (*map(Seat, range(seats)), None):
            twin = zone_twin(GAME, state, seat, Random(moves))
            if twin is not None:
                assert write(view(state, seat)) == write(view(twin, seat))
                compared += 1
    assert compared > 20


def test_hands_lie_open_only_where_the_table_plays_so() -> None:
    """M-11, M-159."""
    assert view(begun({"level": "basic"}), Seat(1)).open_hands is None
    young = begun({"level": "young"})
    assert [len(hand) for hand in view(young).open_hands or ()] == [4, 4]
    assert [len(hand) for hand in view(young, Seat(1)).open_hands or ()] == [4, 0]


def test_captured_cards_are_looked_at_by_their_owner() -> None:
    """M-11: everybody counts them."""
    state = played({"level": "basic"}, 2, 30)
    owner = max(map(Seat, range(2)), key=lambda seat: len(state.won[seat]))

    assert state.won[owner]
    assert [card.kind for card in view(state, owner).captured or ()] == list(state.won[owner])
    assert view(state).captured is None
    assert view(state).won == tuple(map(len, state.won))


def test_what_the_page_calls_a_pile_the_game_understands() -> None:
    """M-31, with golden cards and equal piles among them."""
    state: Any = mathino("8, 8<4 4>-, 7g", "1 1 1 1", level="basic")

    shown = view(state, Seat(0))
    assert [pile.name for pile in shown.table] == ["7g", "8", "[8]"]
    for pile in shown.table:
        move = GAME.read(state, Seat(0), f"{pile.name} × 1 = {pile.value}").move
        assert move.base == ((pile.id,),)


def test_a_pile_shows_what_was_stated_who_owes_it_and_how_its_cards_lie() -> None:
    """M-11, M-77, M-134: a 2 played as a power lies sideways, and locks."""
    state: Any = mathino("4", "2 2", level="advanced", mistakes="claims")
    state = GAME.apply(state, Seat(0), GAME.read(state, Seat(0), "4 squared, building 17").move)

    (pile,) = view(state).table
    assert (pile.value, pile.duty, pile.lock, pile.turned, pile.loose) == ("17", (0,), 0, (1,), False)
    assert [card.say for card in pile.cards] == ["4", "2"]


def test_a_number_of_a_thousand_digits_comes_by_its_ends_and_whole() -> None:
    """M-54."""
    state: Any = mathino(f"{-(10**1000) - 7}<5 6>-", level="basic")

    (pile,) = view(state).table
    assert (pile.value, pile.name) == ("−1000…0007", "−1000…0007")
    assert pile.whole == "−1" + "0" * 999 + "7"


def test_deck_round_totals_and_sheet_are_those_of_the_rules() -> None:
    """M-23, M-85, M-100."""
    state = played({"level": "basic"}, 3, 100)
    shown = view(state)

    assert (shown.deck_number, shown.round, shown.last_round) == (state.deck + 1, state.round + 1, state.last_round)
    assert len(shown.totals) == 3
    assert [(line.deck, line.round, line.seat, line.item) for line in shown.sheet] == [
        (entry.deck + 1, entry.round + 1, entry.seat, entry.item) for entry in state.sheet
    ]
    assert shown.sheet


def test_a_table_tells_its_page_what_it_plays_with() -> None:
    advanced = ("negatives", "stacking", "digit_sums", "power_plays", "table_add", "mul", "div", "duty")
    assert view(begun({"level": "advanced"})).extras == advanced
    assert view(begun({"level": "starter", "negatives": False})).extras == ("stacking", "duty")
    assert view(begun({"level": "starter", "ops": "add sub mul", "penalty": 0})).extras == ("negatives", "stacking", "mul")
    assert "claims" in view(begun({"level": "basic", "mistakes": "claims"})).extras
    assert view(begun({"level": "young"})).alike == ("number", "shape", "colour")
    assert view(begun({"level": "basic"})).alike == ()


def test_a_match_that_is_over_shows_its_outcome_and_can_be_laid_open() -> None:
    state = played({"level": "starter", "target": 1, "penalty": 0, "final_tie": "shared"}, 2, 600)
    shown = view(state)

    assert shown.outcome is not None
    assert (shown.phase, shown.to_act) == ("over", ())
    assert [len(hand) for hand in open_hands("mathino", state)] == list(shown.hands)
