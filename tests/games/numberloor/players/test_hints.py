"""The ladder of hints in Numberloor: the answer comes last, and nobody's cards but one's own are in it."""

from random import Random

import pytest

from sumdeck.games.numberloor.rules.options import levels
from sumdeck.games.numberloor.rules.state import State
from sumdeck.players.hints import Hint, hints
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Seat
from sumdeck.words import say as words
from tests.games.numberloor.rules.tables import GAME, beginners, numberloor, say
from tests.players.bouts import Table, walk


def ladder(state: State, seat: int = 0) -> list[Hint]:
    return hints(GAME, GAME.view(state, Seat(seat)))


def told(rung: Hint) -> str:
    return " ".join(value for _, value in rung.details)


def kinds(rungs: list[Hint]) -> list[str]:
    return [rung.code.removeprefix("hint.").removeprefix("numberloor_") for rung in rungs]


def test_a_jump_has_five_rungs() -> None:
    rungs = ladder(numberloor("3 B2", "5 0", "?"))

    assert kinds(rungs) == ["look_again", "jump", "up", "example", "move"]
    assert told(rungs[-1]) == "3 + 2 = 5"
    assert told(rungs[-2]) not in told(rungs[-1])


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (numberloor("3 B2", "1 0", "?"), ["jump", "down", "example"]),
        (numberloor("3 B2", "3 0", "?"), ["same", "example"]),
        (numberloor("3 Bodd", "7 0", "?"), ["parity", "example"]),
        (numberloor("3 B5", "4 B1 0", "?"), ["balloon", "for"]),
        (numberloor("3 B5", "4 0", "?"), ["nothing"]),
        (beginners("4 9", "5 2", "?"), ["next_door", "up", "onto", "example"]),
        (beginners("4 9", "8 2", "?"), ["next_door", "down", "onto", "example"]),
        (beginners("4 9", "4 2", "?"), ["next_door", "same", "onto", "example"]),
        (beginners("4 9", "0 2", "?"), ["next_door", "up", "onto", "example"]),
        (beginners("4 9", "6 2", "?"), ["nothing"]),
        (say(numberloor("3 B5", "8 B1", "?"), "8"), ["finish"]),
        (say(numberloor("3 B5", "8 1", "?"), "8"), []),
    ],
)
def test_the_rungs_between(state: State, expected: list[str]) -> None:
    assert kinds(ladder(state)) == ["look_again", *expected, "move"]


def test_beginners_hear_where_and_which_way_but_not_which_card_until_the_end() -> None:
    """L-98: the like card goes as far, on a floor that does not lie open, and nothing before the move names the 5."""
    rungs = ladder(beginners("4 9", "5 2", "?"))

    assert [told(rung) for rung in rungs] == ["", "", "", "4", "2 on 1", "5 on 4"]


def test_out_of_turn_there_is_a_hint_for_whoever_holds_a_night_card_that_fits() -> None:
    """L-57: and for the others nothing but to look again."""
    state = numberloor("5 B3", "0", "N8 0", "N7 0")

    assert kinds(ladder(state, 1)) == ["look_again", "night", "jump", "up", "example", "move"]
    assert kinds(ladder(state, 2)) == ["look_again"]


@pytest.mark.parametrize("level", levels())
def test_in_a_whole_game_every_ladder_leads_to_a_legal_sentence_and_not_before_its_end(level: str) -> None:
    for number, moment in enumerate(walk(Table("numberloor", 3, {"level": level, "stars_to_win": 2}), ("careless", "greedy"))):
        rungs = hints(moment.game, moment.game.view(moment.state, moment.seat))
        assert all("{" not in words(rung.code, **dict(rung.details)) for rung in rungs)
        if rungs[-1].code != "hint.move":
            assert moment.seat != moment.state.seat
            continue
        answer = told(rungs[-1])
        moment.game.read(moment.state, moment.seat, answer)

        assert not any(answer in told(rung) for rung in rungs[:-1])
        if number % 5 == 0:
            twin = zone_twin(moment.game, moment.state, moment.seat, Random(number))
            assert hints(moment.game, moment.game.view(moment.state if twin is None else twin, moment.seat)) == rungs
