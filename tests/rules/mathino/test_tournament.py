"""Tournaments: V-T1 to V-T6, M-161 to M-171."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.rules.mathino import Code, Discard, Forfeit
from sumdeck.rules.mathino.tournament import Plan, Tournament, after, begin, tables
from tests.rules.mathino.tables import GAME, captured, lies, mathino, refused, say


def play(state: Tournament, worst: bool = False) -> list[list[tuple[int, ...]]]:
    """Who sits together in each round, if the best seed always wins (or the worst)."""
    rounds = []
    while drawn := tables(state):
        rounds.append([table.players for table in drawn])
        state = after(state, [sorted(table.players, reverse=worst)[: state.plan.advance] for table in drawn])
    return rounds


def test_eight_players_two_a_game() -> None:
    """V-T1: four games, two, one; only the last is played to the championship's target (M-164, M-169, M-170)."""
    state = begin(Plan(8, championship=28))
    targets = []
    while drawn := tables(state):
        targets.append([table.target for table in drawn])
        state = after(state, [table.players[:1] for table in drawn])

    assert targets == [[14] * 4, [14] * 2, [28]]
    assert (state.games, state.champion) == (7, 0)


def test_five_players_two_a_game() -> None:
    """V-T2: nobody has a second bye before everybody has had one (M-167)."""
    rounds = play(begin(Plan(5)))

    assert [len(games) for games in rounds] == [2, 1, 1]
    assert 0 not in {player for game in rounds[0] for player in game}
    assert 0 in rounds[1][0]


def test_seven_players_three_a_game() -> None:
    """V-T3: M-167, tables as even as possible."""
    rounds = play(begin(Plan(7, seats=3)))

    assert [sorted(len(game) for game in games) for games in rounds] == [[2, 2, 3], [3]]


def test_five_players_four_a_game() -> None:
    """V-T4."""
    assert [sorted(len(game) for game in games) for games in play(begin(Plan(5, seats=4)))] == [[2, 3], [2]]


def test_double_elimination_of_four() -> None:
    """V-T5: six games, or seven if the unbeaten player loses the first final (M-165, M-170)."""
    state = begin(Plan(4, double=True))
    finals = 0
    while drawn := tables(state):
        finals += sum(table.final for table in drawn)
        state = after(state, [[min(table.players)] for table in drawn])
    assert (state.games, finals, state.champion) == (6, 1, 0)

    state = begin(Plan(4, double=True))
    while not tables(state)[0].final:
        state = after(state, [[min(table.players)] for table in tables(state)])
    state = after(state, [[max(tables(state)[0].players)]])
    assert tables(state)[0].final
    assert after(state, [[0]]).games == 7


@given(st.integers(2, 40), st.integers(2, 4), st.booleans(), st.booleans())
def test_every_tournament_ends_with_one_champion(players: int, seats: int, double: bool, worst: bool) -> None:
    """M-164 to M-167: a game more than players lost; every table has between two and `seats`."""
    rounds = play(begin(Plan(players, seats, double)), worst)

    for games in rounds:
        sitting = [player for game in games for player in game]
        assert len(set(sitting)) == len(sitting)
        assert all(2 <= len(game) <= seats for game in games)
    lost = sum(len(game) - 1 for games in rounds for game in games)
    assert lost == players - 1 if not double else lost in (2 * players - 2, 2 * players - 1)


def test_a_tournament_that_cannot_be_is_refused() -> None:
    """M-161, M-163: games of two to four; M-166: somebody loses each game."""
    for plan in ({"seats": 6}, {"seats": 1}, {"advance": 2}, {"players": 1}):
        with pytest.raises(ValueError, match="a tournament has at least two players"):
            Plan(**{"players": 8, **plan})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="every table"):
        after(begin(Plan(4)), [[0]])
    with pytest.raises(ValueError, match="there go on 1"):
        after(begin(Plan(4)), [[0, 2], [1]])


def test_two_may_go_on() -> None:
    """M-166: `advance_per_game`."""
    state = begin(Plan(8, seats=4, advance=2))

    state = after(state, [table.players[:2] for table in tables(state)])

    assert len(state.unbeaten) == 4


def test_out_of_time_the_card_with_least_is_laid_down() -> None:
    """V-T6: fewest points, then the lowest number; no duty arises (M-168, M-171)."""
    state = mathino("5", "1 4 2g 9", "13")

    move = GAME.least(state, state.seat)

    assert GAME.write(state, state.seat, move) == "discard 4"
    assert lies(GAME.apply(state, state.seat, move), "5, 4")


def test_the_clock_is_not_asked_whether_a_discard_is_allowed() -> None:
    """M-65, M-168: exempt from `discard_rule`, but only with the one card that the clock would take."""
    state = mathino("4, 9", "4 9 12", "13", discard_rule="no_capture")
    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "discard 4")
    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "time is up, discard 9")

    assert GAME.write(state, state.seat, GAME.least(state, state.seat)) == "time is up, discard 4"
    assert lies(say(state, "time is up, discard 4"), "4, 4, 9")
    assert GAME.read(state, state.seat, "time is up, discard 4").move == Discard(state.hands[0][0], True)


def test_the_clock_may_lose_the_match() -> None:
    """M-168: `timeout_action = forfeit`."""
    state = mathino("4", "9", "13", timeout_action="forfeit", totals=(7, 3))
    with refused(Code.NO_FORFEIT):
        say(mathino("4", "9", "13"), "forfeit")
    assert GAME.least(state, state.seat) == Forfeit()

    outcome = GAME.outcome(say(state, "forfeit"))

    assert outcome is not None
    assert (outcome.places, outcome.why) == ((2, 1), "mathino.forfeit")
    assert captured(state, 0) == ""
