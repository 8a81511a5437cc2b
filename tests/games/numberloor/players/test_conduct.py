"""What the players of Numberloor promise: to answer legally, from their views alone, the same each time; and who beats whom."""

from random import Random

import pytest

from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, TakeTwo
from sumdeck.games.numberloor.rules.options import levels
from sumdeck.games.numberloor.rules.state import State
from sumdeck.players import player, players
from sumdeck.research.simulate import simulate
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Json, Seat
from tests.budget import by_turns
from tests.games.numberloor.rules.tables import GAME, hand, names, numberloor, say
from tests.players.bouts import Moment, Table, walk

BOTS = ("random", "careless", "greedy", "planner")
HOUSES: tuple[dict[str, Json], ...] = (
    {"draw_only_when_stuck": True, "night_single_card": True, "hand_size": 8},
    {"night_priority": "clockwise", "equal_always": False},
    {"skip_repeat": "always", "night_moments": "between_turns", "redraw_all_balloons": True},
    {"level": "beginner", "beginner_draw_after_partial": True},
)
TABLES = [
    *(Table("numberloor", 2 + place, {"level": level, "stars_to_win": 2}) for place, level in enumerate(levels())),
    *(Table("numberloor", 5 - place % 2, {"stars_to_win": 1} | house) for place, house in enumerate(HOUSES)),
]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_player_answers_legally_in_a_whole_game_and_the_same_each_time(table: Table, bot: str) -> None:
    for number, moment in enumerate(walk(table, (bot,))):
        if moment.move is not None:
            assert moment.game.check(moment.state, moment.seat, moment.move) == moment.move
        if number % 4 == 0:
            assert moment.again(moment.state) == moment.move
            assert another_truth(moment, number) == moment.move


def another_truth(moment: Moment, number: int) -> object:
    """What the player does when all the cards that it cannot see have been exchanged."""
    twin = zone_twin(moment.game, moment.state, moment.seat, Random(number))
    return moment.again(moment.state if twin is None else twin)


def test_players_of_every_kind_play_together_and_claim_night_cards_now_and_then() -> None:
    """L-57, L-69: some moments are let pass, some turns are taken over."""
    moments = [moment for deal in "abc" for moment in walk(Table("numberloor", 4, {}), BOTS, deal)]
    claims = [moment for moment in moments if moment.seat != moment.state.seat and isinstance(moment.move, Lay)]

    assert len(claims) >= 3
    assert any(moment.move is None for moment in moments)
    assert not any(isinstance(moment.move, GoOn) for moment in moments)


@pytest.mark.parametrize("bot", BOTS)
def test_whoever_is_asked_about_a_claim_answers(bot: str) -> None:
    """L-69, `night_priority`: nobody keeps the table waiting."""
    state = say(numberloor("5 B3", "8 0", "1 0", "N2 0", night_priority="clockwise"), "night 2", seat=2)

    assert player("numberloor", bot).choose(GAME, GAME.view(state, Seat(1)), Random(1)) == GoOn()


@pytest.mark.parametrize("bot", BOTS)
def test_out_of_turn_a_player_waits_who_has_nothing_to_claim(bot: str) -> None:
    state = numberloor("5 B3", "8 0", "8 1 N9")

    assert player("numberloor", bot).choose(GAME, GAME.view(state, Seat(1)), Random(1)) is None


def test_the_greedy_player_lays_the_longest_chain() -> None:
    """LV-3, and then the duty to lay the balloons."""
    state = numberloor("3 B2", "5 7 9 B3 6 3 0 Bskip", "?", level="intermediate")
    chosen = player("numberloor", "greedy")
    for _ in range(8):
        move = chosen.choose(GAME, GAME.view(state, Seat(0)), Random(1))
        assert move is not None
        state = GAME.apply(state, Seat(0), move)

    assert state.stars == (1, 0)


def planned(state: State, seat: int = 0) -> Move | None:
    """What the planner does."""
    return player("numberloor", "planner").choose(GAME, GAME.view(state, Seat(seat)), Random(1))


def test_the_planner_gathers_cards_until_the_hand_can_be_played_out() -> None:
    """L-36, L-39: the 8 would fit, but the 0 would be left."""
    state = numberloor("3 B5", "8 0", "?", pile="1 4")
    assert planned(state) == TakeTwo()
    assert planned(say(state, "take two")) == Pass()

    assert isinstance(planned(numberloor("3 B5", "8 3", "?")), Lay)
    assert planned(numberloor("4 9", "5 1 2", "?", level="beginner")) == Pass()


def test_the_planner_keeps_night_and_skip_cards() -> None:
    """L-56, L-80: where it may not gather, it lays what it can spare."""
    state = numberloor("3 B5", "8 N3 Bskip 0 B1", "?", draw_only_when_stuck=True)
    while True:
        move = planned(state)
        if not isinstance(move, Lay):
            break
        state = GAME.apply(state, Seat(0), move)

    assert {"N3", "Bskip"} <= set(hand(state, 0).split())
    assert "8" not in hand(state, 0).split()


def test_the_planner_leaves_the_skip_card_on_top_of_a_hand_played_out() -> None:
    """L-48, L-83."""
    state = say(numberloor("5 B3", "8 Bskip Bnear B5", "?"), "8")
    order = []
    for _ in range(3):
        move = planned(state)
        assert isinstance(move, Lay)
        order.append(move.card)
        state = GAME.apply(state, Seat(0), move)

    assert names(state, tuple(order)).split()[-1] == "Bskip"


def test_the_planner_always_claims_what_plays_its_hand_out() -> None:
    """L-65: N8, and then 1 (8 + 3)."""
    assert isinstance(planned(numberloor("5 B3", "0", "N8 1"), seat=1), Lay)


@pytest.mark.parametrize(
    ("level", "players"), by_turns(levels(), [("expert", "greedy"), ("greedy", "careless"), ("careless", "random")]), ids=str
)
def test_the_players_stand_in_the_order_of_their_strength(level: str, players: tuple[str, str]) -> None:
    """Every deal is played from both seats, so nobody has the better cards."""
    summary = simulate("numberloor", {"level": level}, players, 15, "strength", workers=1, paired=True)
    better, worse = summary.standings

    assert better.wins > 1.5 * worse.wins
    assert better.score > worse.score


def test_the_players_are_known_by_name() -> None:
    assert players("numberloor") == ("beginner", "careless", "steady", "greedy", "planner", "expert")
