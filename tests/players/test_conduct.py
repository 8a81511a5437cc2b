"""What every computer player promises at every table: to answer, legally, from its view alone, the same each time."""

from random import Random

import pytest

from sumdeck.games.numero.rules.moves import Accept, Challenge, Pass
from sumdeck.players import player, player_names, players, swift_players
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Seat
from tests.budget import budget, by_turns
from tests.games.numero.rules.tables import GAME, say
from tests.games.numero.rules.tables import numero as position
from tests.players.bouts import BOTS, HOUSES, LEVELS, LONELY_BOTS, SOLITAIRES, Moment, Table, numero, walk

EVERYWHERE = [*by_turns(LEVELS, BOTS, len(BOTS)), *by_turns(HOUSES, BOTS), *by_turns(SOLITAIRES, LONELY_BOTS, 2)]
TABLES = [pytest.param(table, bot, id=f"{bot} {table}") for table, bot in EVERYWHERE]

LOOSE = "−2 −3 −4 −5 ×2 ×3 ×4 ×5 ÷2 ÷3 ÷4 ÷5 1/2 0.5 50% 25%"
CROWDED = [
    position(f"1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 {LOOSE}", "9 10 12 1/3 ²"),
    position(f"1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 {LOOSE}", "9 10 12 1/3 ²", scoring=True),
    position("1 1 2 2 3 3 4 4 5 5 6 6", "12 −2 −3 ÷2 ×2", scoring=True),
]
"""Tables on which nobody finds everything."""


@pytest.mark.parametrize(("table", "bot"), TABLES)
def test_a_player_answers_legally_in_a_whole_game_and_the_same_each_time(table: Table, bot: str) -> None:
    moments = list(walk(table, (bot,)))

    for number, moment in enumerate(moments):
        if moment.move is not None:
            assert moment.game.check(moment.state, moment.seat, moment.move) == moment.move
        if number % budget(8, 4) == 0:
            assert moment.again(moment.state) == moment.move
            assert another_truth(moment, number) == moment.move


def another_truth(moment: Moment, number: int) -> object:
    """What the player does when all the cards that it cannot see have been exchanged."""
    twin = zone_twin(moment.game, moment.state, moment.seat, Random(number))
    return moment.again(moment.state if twin is None else twin)


@pytest.mark.parametrize("bots", [("random", "greedy"), ("planner", "random", "careless"), BOTS], ids=str)
def test_players_of_every_kind_finish_games_with_bluffs_and_doubts(bots: tuple[str, ...]) -> None:
    """N-83, N-89: the random player builds what it cannot prove and doubts what it likes; at the end all let builds stand."""
    moves = [
        moment.move for deal in "abcdef" for moment in walk(numero(len(bots), level="subtraction", scoring=True), bots, deal)
    ]

    assert any(isinstance(move, Challenge) for move in moves)
    assert any(isinstance(move, Accept) for move in moves)
    assert None in moves


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("crowded", range(len(CROWDED)))
def test_a_player_answers_where_nobody_finds_everything(crowded: int, bot: str) -> None:
    state = CROWDED[crowded]

    move = player("numero", bot).choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move is not None
    assert GAME.check(state, state.seat, move) == move


@pytest.mark.parametrize("bot", BOTS)
def test_out_of_turn_a_player_waits_unless_a_build_cannot_be_true(bot: str) -> None:
    """N-85: seat 2 may doubt, though it is the turn of seat 1. Only with every 15 in its own hand is it sure."""
    chosen, onlooker = player("numero", bot), Seat(2)
    doubtful = say(position("9", "6 1", "3 4|15 15 15 4", scoring=True), "9 + 6 = 15")
    false = say(position("9", "6 1", "3 4|15 15 15 15 4", scoring=True), "9 + 6 = 15")

    assert GAME.to_act(doubtful) == GAME.to_act(false) == (Seat(1), onlooker)
    assert chosen.choose(GAME, GAME.view(doubtful, onlooker), Random(1)) is None
    assert isinstance(chosen.choose(GAME, GAME.view(false, onlooker), Random(1)), Challenge)


@pytest.mark.parametrize("bot", ["careless", "greedy", "planner"])
def test_a_last_turn_without_a_take_is_passed_rather_than_doubted_away(bot: str) -> None:
    """N-69, N-84: a doubt that proves wrong costs ten points."""
    state = say(position("9", "6", "3", scoring=True), "9 + 6 = 15")

    assert Challenge(1) in GAME.legal_moves(state, Seat(1))
    assert player("numero", bot).choose(GAME, GAME.view(state, Seat(1)), Random(1)) == Pass()


def test_the_players_of_a_game_are_known_by_name() -> None:
    assert players("numero") == ("beginner", "careless", "steady", "greedy", "planner", "expert")
    assert players("numero-solitaire") == ("beginner", "careless", "steady", "greedy")
    assert player_names("numero") == ("random", *players("numero"))
    assert swift_players("numero") == players("numero")[:-1]
    assert players("chess") == ()


def test_a_player_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(
        LookupError, match="no player 'genius' for numero; there are: beginner, careless, steady, greedy, planner, expert"
    ):
        player("numero", "genius")
