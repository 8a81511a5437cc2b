"""The players of Formula: legal from the view alone, the same each time, each in its own way."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from sumdeck.games.formula.players.expert import Expert
from sumdeck.games.formula.rules.formulas import any_formula
from sumdeck.games.formula.rules.moves import Lay, Move, Wrong, value_of
from sumdeck.games.formula.rules.state import State
from sumdeck.players import player, players
from sumdeck.research.simulate import simulate
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Json, Kind, Seat
from tests.budget import by_turns, seldom
from tests.games.formula.rules.tables import GAME, formula

BOTS = ("careless", "random", "greedy", "planner")
TABLES: tuple[tuple[int, dict[str, Json]], ...] = (
    (2, {}),
    (3, {"level": "harder", "must_play_if_able": True, "play_after_draw": True}),
    (2, {"level": "times-divide", "wrong_formula": "draw"}),
    (4, {"level": "five-draw", "play_on": "literal", "max_turns": 200}),
    (2, {"level": "points", "max_turns": 100}),
    (2, {"table_cards": "rearrange", "leading_zeros": True, "max_number_cards": 2, "rounds": 2}),
)


def chosen(bot: str, state: State, seat: int = 0) -> Move | None:
    """What a player chooses where it overlooks nothing."""
    sharp = player("formula", bot)
    sharp.sight = replace(sharp.sight, finds=1.0)  # type: ignore[misc]
    return sharp.choose(GAME, GAME.view(state, Seat(seat)), Random(1))


def walk(bot: str, seats: int, given: dict[str, Json]) -> Iterator[tuple[State, Move]]:
    """The first 60 moves of a game that one player plays with itself."""
    state = GAME.new("players", seats, **given)
    for number in range(60):
        if not GAME.to_act(state):
            return
        move = player("formula", bot).choose(GAME, GAME.view(state, state.seat), Random(number))
        assert move is not None
        yield state, move
        state = GAME.apply(state, state.seat, move)


@pytest.mark.parametrize(("table", "bot"), by_turns(TABLES, BOTS, of=2), ids=str)
def test_a_player_answers_legally_from_its_view_and_the_same_each_time(table: tuple[int, dict[str, Json]], bot: str) -> None:
    seats, given = table
    for number, (state, move) in enumerate(walk(bot, seats, given)):
        assert GAME.check(state, state.seat, move) == move
        assert not isinstance(move, Wrong)
        if number % 5 == 0:
            twin = zone_twin(GAME, state, state.seat, Random(number)) or state
            again = player("formula", bot).choose(GAME, GAME.view(twin, state.seat), Random(number))
            assert again == move


def test_weak_players_know_their_tables_to_five() -> None:
    """7 × 8 is beyond them."""
    product = formula("7 x 6 = 42", "8 5 6")
    for bot in ("beginner", "careless", "steady"):
        weak = player("formula", bot)
        times = [weak.choose(GAME, GAME.view(product, product.seat), Random(number)) for number in range(20)]

        assert not [move for move in times if isinstance(move, Lay) and move.symbol == "×" and min(values(move)) > 5]
    greedy = chosen("greedy", product)
    assert isinstance(greedy, Lay)
    assert min(values(greedy)) > 5


def values(move: Lay) -> list[int]:
    return [value_of(move.left), value_of(move.right)]


def test_greedy_lays_all_it_can_and_keeps_its_joker() -> None:
    move = chosen("greedy", formula("2 + 4 = 6", "1 8 8 J 9"))

    assert isinstance(move, Lay)
    assert len(move.laid) == 3
    assert formula("2 + 4 = 6").setup.joker not in move.laid


def test_greedy_takes_the_points_where_they_count() -> None:
    move = chosen("greedy", formula("2 + 4 = 6", "8 8 4 1", points_game=True))

    assert isinstance(move, Lay)
    assert [face.digit for face in move.answer] == [6, 4] or len(move.answer) == 3


def test_the_planner_goes_out_when_it_can() -> None:
    move = chosen("planner", formula("2 + 4 = 6", "3 5"))

    assert isinstance(move, Lay)
    assert len(move.laid) == 2


def test_the_planner_leaves_a_hand_that_goes_out_next() -> None:
    """Of four cards it does not lay three and sit there with one: two and two are laid sooner."""
    move = chosen("planner", formula("3 + 5 = 8", "1 2 4 7"))

    assert isinstance(move, Lay)
    assert len(move.laid) < 3


def test_the_planner_bars_the_way_of_who_is_about_to_go_out() -> None:
    """With two cards nobody replaces a zero product."""
    state = formula("2 + 4 = 6", "0 0 1 3 5 7 8", "9 9")
    move = chosen("planner", state)

    assert isinstance(move, Lay)
    after = GAME.apply(state, Seat(0), move)
    assert after.is_locked()
    free = chosen("planner", formula("2 + 4 = 6", "0 0 1 3 5 7 8", "9 9 1 2 3 4 5"))
    assert isinstance(free, Lay)
    assert not GAME.apply(formula("2 + 4 = 6", "0 0 1 3 5 7 8", "9 9 1 2 3 4 5"), Seat(0), free).is_locked()


@pytest.mark.parametrize("lying", ["2 + 4 = 6", "6 x 8 = 48", "9 - 5 = 4", "32 + 7 = 39"])
def test_the_expert_leaves_nothing_that_the_last_card_of_another_completes(lying: str) -> None:
    """The next player holds one card. The planner, which asks no such thing, leaves a table that some cards complete."""
    state = formula(lying, "1 3 5 8 9 2", "7")

    assert not finishers(state, chosen("expert", state))
    assert finishers(state, chosen("planner", state))


def finishers(state: State, move: Move | None) -> list[Kind]:
    """The single cards with which the next player would go out after a move."""
    assert isinstance(move, Lay)
    after = GAME.apply(state, Seat(0), move)
    return [kind for kind in after.setup.kind if any_formula(after.changed(hands=(after.hands[0], (kind,))), Seat(1))]


def test_the_expert_plays_on_alone() -> None:
    """F-82, `literal`: everybody else is out, and nobody is left to mind."""
    alone = formula("2 + 4 = 6", "8 8 4 9 1", "", play_on="literal").changed(out=(Seat(1),))

    assert isinstance(chosen("expert", alone), Lay)


def test_the_expert_imagines_hands_that_fit_what_play_has_revealed() -> None:
    """F-69: seat 1 has just passed, so what it holds could not be laid here."""
    state = formula("9 x 8 = 72", "1 3 5 8", "5")
    passed = state.changed(idle=1)
    imagined = Expert().hands(GAME, GAME.view(passed, Seat(0)), Random(1))
    could = [hand for hand in imagined if any_formula(passed.changed(hands=(passed.hands[0], hand)), Seat(1))]

    assert len(imagined) == Expert.sight.visits
    assert not could


def test_the_players_are_known_by_name_the_weakest_first() -> None:
    assert players("formula") == ("beginner", "careless", "steady", "greedy", "planner", "expert")


@pytest.mark.parametrize(
    ("stronger", "weaker", "deals", "margin"),
    [
        seldom("careless", "beginner", 25, 1.1),
        ("greedy", "careless", 25, 1.5),
        seldom("planner", "greedy", 40, 1.1),
        seldom("expert", "planner", 80, 1.05),
    ],
)
def test_the_players_stand_in_the_order_of_their_strength(stronger: str, weaker: str, deals: int, margin: float) -> None:
    """Every deal is played from both seats; the numbers repeat by their seed."""
    summary = simulate("formula", {}, (stronger, weaker), deals, f"{stronger} and {weaker}", workers=1, paired=True)
    better, worse = summary.standings

    assert better.wins > margin * worse.wins
