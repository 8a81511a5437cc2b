"""The ladder of hints: each rung says a little more, the answer comes last, and nobody's cards but one's own are in it."""

import re
from random import Random
from typing import Any

import pytest

from sumdeck.games.numero.rules.moves import Build, Discard, Take
from sumdeck.games.numero.rules.state import State
from sumdeck.players.hints import Hint, hints
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Game, Seat
from tests.games.numero.rules.tables import GAME, numero, say
from tests.players.bouts import HOUSES, LEVELS, SOLITAIRES, Table, walk

LADDER = ["look_again", "kind", "target", "part", "example", "move"]


def ladder(state: State, seat: int = 0) -> list[Hint]:
    return hints(GAME, GAME.view(state, Seat(seat)))


def rung_names(rungs: list[Hint]) -> list[str]:
    return [re.sub("^hint.|_(match|join|several|take_wild|build|discard)$", "", rung.code) for rung in rungs]


def told(rung: Hint) -> str:
    return " ".join(value for _, value in rung.details)


def test_a_take_has_six_rungs() -> None:
    rungs = ladder(numero("5 3 11", "8 1 2"))

    assert rungs == [
        Hint("hint.look_again"),
        Hint("hint.kind_join", (("piles", "2"),)),
        Hint("hint.target", (("value", "8"),)),
        Hint("hint.part", (("card", "3"),)),
        Hint("hint.example", (("move", "6 + 4 = 10, take 10"),)),
        Hint("hint.move", (("move", "3 + 5 = 8, take 8"),)),
    ]


def test_a_build_has_six_rungs() -> None:
    rungs = ladder(numero("9", "1 10 12"))

    assert rung_names(rungs) == LADDER
    assert rungs[1].code == "hint.kind_build"
    assert rungs[2] == Hint("hint.target", (("value", "10"),))
    assert rungs[5] == Hint("hint.move", (("move", "build 9 + 1 = 10"),))


def test_a_discard_has_no_target_and_no_part() -> None:
    assert rung_names(ladder(numero("", "4 8 12"))) == ["look_again", "kind", "example", "move"]


@pytest.mark.parametrize(
    ("centre", "hand", "kind"),
    [
        ("8 11", "8 1", "match"),
        ("5 3", "8 1", "join"),
        ("8 5 3", "8 1", "several"),
        ("13", "8 1 −5", "take_wild"),
    ],
)
def test_the_second_rung_names_the_kind_of_take(centre: str, hand: str, kind: str) -> None:
    assert ladder(numero(centre, hand))[1].code == f"hint.kind_{kind}"


@pytest.mark.parametrize("answer", [6, 9])
def test_the_example_is_never_about_the_number_that_is_looked_for(answer: int) -> None:
    rungs = ladder(numero(f"{answer - 1} 1", f"{answer} 15 14"))

    assert rungs[2] == Hint("hint.target", (("value", str(answer)),))
    assert str(answer) not in re.findall(r"\d+", told(rungs[4]))


@pytest.mark.parametrize(
    ("hand", "example"),
    [
        ("8 −5", "6 − 2 = 4, take 4"),
        ("15 ×5", "30 × 20 = 600, take 600"),
        ("6 ÷2", "800 ÷ 20 = 40, take 40"),
        ("6 1/2", "1/20 of 800 = 40, take 40"),
        ("6 50%", "5% of 800 = 40, take 40"),
        ("6 0.5", "0.05 × 800 = 40, take 40"),
    ],
)
def test_the_example_of_a_wild_card_has_a_like_one(hand: str, example: str) -> None:
    centre = {"8 −5": "13 9 12", "15 ×5": "3 4"}.get(hand, "12 8")

    assert told(ladder(numero(centre, hand))[4]) == example


def test_whoever_has_nothing_to_do_gets_no_hint() -> None:
    state = numero("5 3", "8 1 2")

    assert ladder(state, seat=1) == []
    assert hints(GAME, GAME.view(state, None)) == []


def test_a_last_turn_without_a_take_says_so_in_two_rungs() -> None:
    state = say(numero("", "3", "9"), "discard 3")

    assert ladder(state, seat=1) == [Hint("hint.look_again"), Hint("hint.move", (("move", "pass"),))]


TABLES = [*LEVELS, *HOUSES, *SOLITAIRES]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_in_a_whole_game_every_ladder_leads_to_a_legal_sentence_and_not_before_its_end(table: Table) -> None:
    for number, moment in enumerate(walk(table, ("careless", "greedy"))):
        rungs = hints(moment.game, moment.game.view(moment.state, moment.seat))
        if not rungs or rungs[-1].code != "hint.move":
            assert moment.move is None  # it is not the turn of this seat, and nothing is to be found
            continue
        answer = told(rungs[-1])
        move = moment.game.read(moment.state, moment.seat, answer).move

        if isinstance(move, (Take, Build)):
            assert rung_names(rungs) == LADDER
            assert told(rungs[2]) in answer
            assert told(rungs[3]) in answer.replace(" ", "")  # the card −5 is said as − 5
        elif isinstance(move, Discard) and move.card is not None:
            assert rung_names(rungs) == ["look_again", "kind", "example", "move"]
        gives_nothing_away(rungs[:-1], answer)
        if number % 5 == 0:
            assert twin_hints(moment.game, moment.state, moment.seat, number) == rungs


def gives_nothing_away(rungs: list[Hint], answer: str) -> None:
    """No equation of the answer stands in a rung before it."""
    equations = [part.strip() for part in re.split("[;,]", answer) if "=" in part]
    for rung in rungs:
        assert f"{answer} " not in f"{told(rung)} "
        assert not any(equation in told(rung) for equation in equations)
    assert len({rung.code for rung in rungs}) == len(rungs)


def twin_hints(game: Game[Any, Any], state: Any, seat: Seat, number: int) -> list[Hint]:
    """The hints when all the cards that the seat cannot see have been exchanged."""
    twin = zone_twin(game, state, seat, Random(number))
    return hints(game, game.view(state if twin is None else twin, seat))
