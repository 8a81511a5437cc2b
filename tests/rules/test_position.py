"""Positions are laid from a line, told as a line, and refused with a reason where they cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fives.rules import Fives, Options, State
from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.rules.game import Game, Json, Refusal, Seat
from sumdeck.rules.laying import Laying, Layout, PositionCode
from sumdeck.rules.position import forget
from tests.ways import ways

NUMERO, MATHINO, FORMULA, NUMBERLOOR = Numero(), Mathino(), Formula(), Numberloor()
SOLITAIRE = Solitaire()
GAMES: tuple[Game[Any, Any], ...] = (NUMERO, MATHINO, FORMULA, NUMBERLOOR)
LEVELS: list[tuple[Game[Any, Any], dict[str, Json], int]] = [
    *((game, way, 2) for game in GAMES for way in ways(game)),
    *((SOLITAIRE, {**way, "scoring": True}, 1) for way in ways(SOLITAIRE)),
    (NUMERO, {"level": "full", "scoring": True}, 3),
    (NUMERO, {"level": "full", "join_ops": "all_four"}, 3),
    (NUMERO, {"level": "1-15 −2 −2 ×3", "keep_answer": True}, 2),
    (NUMERO, {"level": "full", "scoring": True, "golden_rule_2": "challenge"}, 3),
    (NUMERO, {"level": "numbers-10", "scoring": True, "golden_rule_2": "challenge", "keep_answer": True}, 2),
    (NUMERO, {"level": "numbers-10", "keep_answer": True}, 2),
    (MATHINO, {"level": "advanced", "duty_model": "every_builder", "mistakes": "claims"}, 3),
    (FORMULA, {"level": "harder", "play_after_draw": True}, 4),
    (NUMBERLOOR, {"level": "basic", "night_priority": "clockwise"}, 3),
]


@pytest.mark.parametrize(("game", "given", "seats"), LEVELS, ids=lambda part: getattr(part, "name", str(part)))
def test_what_is_told_of_a_game_lays_it_again(game: Game[Any, Any], given: dict[str, Json], seats: int) -> None:
    """Up to its past, which no position knows."""
    rng = Random(f"{game.name} {given}")
    state = game.new("autumn", seats, **given)
    for _ in range(40):
        acting = game.to_act(state)
        if not acting:
            break
        state = game.apply(state, acting[0], game.sample(state, acting[0], rng))

        line = game.write_position(state)

        assert game.position(line) == forget(game, state), line


class Sketch(Layout[State]):
    """No more of a position than a game without levels needs to have one."""

    parts = ("pile",)
    rest = "deck"

    def lay(self, laying: Laying, blank: State) -> State:
        return blank

    def tell(self, state: State) -> dict[str, str]:
        return {"turn": str(state.seat), "hands": " / ".join("" for _ in state.hands)}

    def forget(self, state: State, blank: State) -> State:
        return blank

    def options_of(self, state: State) -> Options:
        return state.options

    def seats_of(self, state: State) -> int:
        return len(state.hands)


class Sketched(Fives):
    """Fives, whose options know no level, with positions."""

    layout = Sketch()


def test_a_game_without_levels_has_positions_too() -> None:
    game = Sketched()

    assert game.write_position(game.new("autumn", 2)) == "fives; turn 0; hands  /"
    assert game.write_position(game.new("autumn", 2, copies=3)) == "fives copies=3; turn 0; hands  /"
    assert game.position("fives copies=3; turn 0; hands  / ").options == Options(copies=3)


DOUBTING = "numero full scoring=yes golden_rule_2=challenge"
LAID = [
    (NUMERO, "numero full; turn 0; centre 7 9 [9+1]=10@0 −5; hands 1 4 10 12 13 / 2 3 5 6 8; deck rest"),
    (NUMERO, "numero numbers-15; turn 1; centre 7 9; hands 1 4 / 5; deck; won rest /; taker 0"),
    (NUMERO, "numero full scoring=yes; turn 0; centre [10b −2 4g]=12@1; hands 1g / 2b; deck rest"),
    (NUMERO, f"{DOUBTING}; centre [10b −2 4g]=12@1? [9g+1g]=10@0??; hands 1b / 12g; deck rest"),
    (NUMERO, f"{DOUBTING}; centre [9g+1g]=10@0??; phase confirm; waiting 1; hands  /; deck; won rest /"),
    (SOLITAIRE, "numero-solitaire full; centre 9 7 −5 4 1; hands 2 5 6 8 10; deck rest; won 3 3"),
    (MATHINO, "mathino advanced; turn 0; table 7 7g [1 4]=5@0 [3 8~]=−5@1!1; hands 3 8 / 4 1; stock rest"),
    (FORMULA, "formula base; turn 0; table 2 + J7 = 9; hands 8 8 4 / 1 J; stock rest"),
    (FORMULA, "formula base; turn 1; table 2 J; hands 8 8 4 / 1 J; stock rest"),
    (NUMBERLOOR, "numberloor basic; turn 0; open 4 ±2; hands 5 ☾8 / 9 skip; pile rest; stars 1 / 0"),
    (NUMBERLOOR, "numberloor beginner; turn 1; open 4 5; hands 5 / 9 1; pile rest"),
]


@pytest.mark.parametrize(("game", "line"), LAID)
def test_a_line_that_people_type_is_laid_and_told_alike(game: Game[Any, Any], line: str) -> None:
    state = game.position(line)

    assert game.position(game.write_position(state)) == state
    assert sorted(kind for zone in game.zones(state).values() for kind in zone.cards) == list(game.pack_of(state).deck())
    assert game.to_act(state)


@pytest.mark.parametrize(
    "pile", ["[3 4]=12", "[3 4]=−1", "[5 5]=5", "[5 5 5]=5", "[5 8 13]=13", "[6 6 2]=12", "[8 2~]=10", "[2 3 8]=−8"]
)
def test_a_pile_is_worth_whatever_its_cards_can_make(pile: str) -> None:
    """M-45, M-72, M-118, M-128, M-143: a product, a match, a sum that is matched, a square with its digits added."""
    (laid,) = MATHINO.position(f"mathino advanced; hands 1 / 2; table {pile}@0").table

    assert laid.duty == (0,)


def test_signs_may_be_typed_as_a_keyboard_has_them() -> None:
    typed = NUMERO.position("numero full; centre 9 -5 x3 /2 [10-2+4]=12@0; hands 1 1/2 / 5 *2")

    assert typed == NUMERO.position("numero full; centre 9 −5 ×3 ÷2 [10 −2 4]=12@0; hands 1 1/2 / 5 ×2")
    night = NUMBERLOOR.position("numberloor basic; open 4 B2; hands 5 N8 / 9 Bskip Bnear")
    assert night == NUMBERLOOR.position("numberloor basic; open 4 ±2; hands 5 ☾8 / 9 skip ≈2")


def test_a_position_may_stand_on_several_lines_in_any_order() -> None:
    assert NUMERO.position("numero full\nhands 1 4 / 5\ncentre 9 7\n") == NUMERO.position(
        "numero full; centre 9 7; hands 1 4 / 5"
    )


def test_the_rest_is_shuffled_by_its_name() -> None:
    line = "numero full; centre 9; hands 1 / 2; deck rest"

    assert NUMERO.position(line) == NUMERO.position(line)
    assert NUMERO.position(f"{line} autumn").deck != NUMERO.position(line).deck
    assert NUMERO.position("numero full; centre 9; hands 1 / 2; deck 4 3 rest").deck[:2] == (3, 2)
    assert NUMERO.write_position(NUMERO.position(line), order=False) == "numero full; turn 0; centre 9; hands 1 / 2; deck rest"


def test_options_may_be_given_beside_a_line() -> None:
    """A table with cards of its own cannot be told in words alone."""
    options = NUMERO.options({"level": "full", "scoring": True})

    assert NUMERO.position("centre 9g; hands 1g / 2g", options).setup.options == options


@pytest.mark.parametrize(
    ("game", "line", "code"),
    [
        (NUMERO, "mathino; hands 1 / 2", PositionCode.OTHER_GAME),
        (NUMERO, "numero full; centre 9", PositionCode.MISSING),
        (NUMERO, "numero full; hands 1 / 2; hands 3 / 4", PositionCode.TWICE),
        (NUMERO, "numero full; hands 1 / 2; stock rest", PositionCode.NO_SUCH_PART),
        (NUMERO, "numero nowhere; hands 1 / 2", "options.no_such_level"),
        (NUMERO, "numero full wind=yes; hands 1 / 2", "options.no_such_setting"),
        (NUMERO, "numero full pack=own; hands 1 / 2", PositionCode.OWN_CARDS),
        (NUMERO, "numero full; hands 1 / 2; centre 99", PositionCode.NO_SUCH_CARD),
        (NUMERO, "numero full; hands 1 1 1 1 1 / 1 1 1 1 1; centre 1 1 1 1 1 1 1 1 1 1", PositionCode.TOO_MANY),
        (NUMERO, "numero full; hands 1 / 2; deck 3 4", PositionCode.CARDS_LEFT),
        (NUMERO, "numero full; hands rest / 2; deck rest", PositionCode.REST_TWICE),
        (NUMERO, "numero full; hands 1 / 2; turn 2", PositionCode.NO_SUCH_SEAT),
        (NUMERO, "numero full; hands 1 / 2; turn soon", PositionCode.UNREADABLE),
        (NUMERO, "numero full; hands 1 / 2; won 3", PositionCode.OTHER_SEATS),
        (NUMERO, "numero full; hands 1 / 2; phase confirm", PositionCode.IMPOSSIBLE),
        (NUMERO, "numero full; hands 1 / 2; phase soon", PositionCode.UNREADABLE),
        (NUMERO, "numero full; hands 1 / 2; centre [9+1]=10@0?", PositionCode.UNREADABLE),
        (NUMERO, "numero full; hands 1 / 2; centre 7@0", PositionCode.NO_BUILD),
        (NUMERO, "numero full; hands 1 / 2; centre [7]=7@0", PositionCode.NO_BUILD),
        (NUMERO, "numero full; hands 1 / 2; centre [9+1]=11@0", PositionCode.FALSE_PILE),
        (NUMERO, "numero full; hands 1 / 2; centre [9+8]=17@0", PositionCode.FALSE_PILE),
        (NUMERO, "numero full; hands 1 / 2; centre [9+1]=10", PositionCode.UNREADABLE),
        (NUMERO, "numero full; hands 1 2 3 4 5 6 7 8 9 / 2", PositionCode.IMPOSSIBLE),
        (NUMERO, "x" * 60_000, PositionCode.TOO_LONG),
        (SOLITAIRE, "numero-solitaire full; hands 1; centre [9+1]=10@0", PositionCode.IMPOSSIBLE),
        (SOLITAIRE, "numero-solitaire full; hands 1 / 2", "numero.too_many_seats"),
        (MATHINO, "mathino; hands 1 / 2; table 7@0", PositionCode.NO_BUILD),
        (MATHINO, "mathino; hands 1 / 2; table [7]=7@0", PositionCode.NO_BUILD),
        (MATHINO, "mathino; hands 1 / 2; table [3 4]=7/0@0", PositionCode.UNREADABLE),
        (MATHINO, "mathino; hands 1 / 2; table [3 4]=8@0", PositionCode.FALSE_PILE),
        (MATHINO, "mathino starter; hands 1 / 2; table [3 4]=12@0", PositionCode.FALSE_PILE),
        (MATHINO, "mathino; hands 1 / 2; table [3 4 5]=9@0", PositionCode.FALSE_PILE),
        (FORMULA, "formula; hands 1 / 2; table 2 + 2 = 5", PositionCode.FALSE_PILE),
        (FORMULA, "formula; hands 1 / 2; table 2 + 2", PositionCode.UNREADABLE),
        (FORMULA, "formula; hands 1 / 2; table 2 + x = 5", PositionCode.UNREADABLE),
        (NUMERO, "numero full; hands / 2; centre 9; deck rest", PositionCode.IMPOSSIBLE),  # N-10
        (NUMERO, "numero full; hands 1 / 2; centre 9; deck rest; phase final", PositionCode.IMPOSSIBLE),  # N-69
        (NUMERO, "numero full 1-10; hands 1 / 2; centre 9", "options.no_such_level"),
        (MATHINO, "mathino; hands / 2; table 4", PositionCode.IMPOSSIBLE),  # M-18
        (MATHINO, "mathino; hands 1 2 3 4 5 / 2; table 4", PositionCode.IMPOSSIBLE),  # M-15
        (MATHINO, "mathino young; hands 1 / 2; table [3 3]=3", PositionCode.IMPOSSIBLE),  # M-155
        (MATHINO, "mathino duty_model=off; hands 1 / 2; table [3 4]=7@0", PositionCode.IMPOSSIBLE),  # M-80
        (MATHINO, "mathino; hands 1 / 2; table [3 4]=7@0+1", PositionCode.IMPOSSIBLE),  # M-80
        (MATHINO, "mathino basic; hands 1 / 2; table [3 4]=7@0!0", PositionCode.IMPOSSIBLE),  # M-127
        (MATHINO, "mathino advanced; hands 1 / 2; table [8 2]=64@0!1", PositionCode.IMPOSSIBLE),  # M-142
        (FORMULA, "formula; hands / 2; table 2 + 4 = 6", PositionCode.IMPOSSIBLE),  # F-71
        (FORMULA, "formula; hands 1 / 2; table 12345 + 4 = 12349", PositionCode.IMPOSSIBLE),  # F-40
        (FORMULA, "formula; hands 1 / 2; table 02 + 4 = 6", PositionCode.IMPOSSIBLE),  # F-43
        (FORMULA, "formula; hands 1 / 2; table 12 4", PositionCode.IMPOSSIBLE),  # F-5
        (FORMULA, "formula; hands 1 / 2; table J3 4", PositionCode.IMPOSSIBLE),  # F-18
        (NUMBERLOOR, "numberloor basic; hands 1 / 2; open 4 B2; stars 5 / 0", PositionCode.IMPOSSIBLE),  # L-7
        (NUMBERLOOR, "numberloor basic; hands 1 / 2; open 4 B2; armed yes", PositionCode.IMPOSSIBLE),  # L-77
        (NUMBERLOOR, "numberloor basic; hands 1 / 2; open 4 5", PositionCode.IMPOSSIBLE),
        (NUMBERLOOR, "numberloor basic; hands 1 / 2; open 4 B2; said odd", PositionCode.IMPOSSIBLE),
        (NUMBERLOOR, "numberloor basic; hands 1 / 2; open 4 B2; claim N8", PositionCode.IMPOSSIBLE),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(game: Game[Any, Any], line: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        game.position(line)

    assert caught.value.code == code


def test_a_game_without_a_notation_says_so() -> None:
    with pytest.raises(Refusal) as caught:
        Fives().position("fives; hands 1")

    assert caught.value.code == PositionCode.NO_NOTATION


def test_a_bluff_that_was_laid_is_found_out() -> None:
    """N-83, N-87, N-89: also when nobody has a turn left."""
    line = f"{DOUBTING}; turn 1; centre [10b −2 4g]=12@0??; hands 1b / 12g"
    confirming = f"{DOUBTING}; centre [9g+1g]=10@0?; phase confirm; waiting 1; hands  /; deck; won rest /"

    for text, cost in ((line, (-20, 0)), (line.replace("??", "?"), (0, -10)), (confirming, (0, -10))):
        state = NUMERO.position(text)
        after = NUMERO.apply(state, Seat(1), NUMERO.read(state, Seat(1), "challenge").move)
        told = [entry for entry in after.sheet if entry.item in ("false_build", "false_alarm")]
        assert tuple(sum(entry.points for entry in told if entry.seat == seat) for seat in (0, 1)) == cost


def test_the_answer_to_a_build_that_was_laid_is_kept() -> None:
    """N-39: by whoever made it."""
    rules = "numero full keep_answer=yes"
    state = NUMERO.position(f"{rules}; centre [9+1]=10@0; hands 10 2 / 10 3")

    with pytest.raises(Refusal, match="keep_answer"):
        NUMERO.read(state, Seat(0), "discard 10")
    state = NUMERO.apply(state, Seat(0), NUMERO.read(state, Seat(0), "discard 2").move)
    assert NUMERO.read(state, Seat(1), "discard 10").text == "discard 10"


def test_a_solitaire_without_a_take_goes_on_as_it_is_laid_until_somebody_says_so() -> None:
    """N-105."""
    laid = SOLITAIRE.position("numero-solitaire numbers-15; centre 9 8 7 6 15; hands 1 2 3 4 5; deck; won rest")
    assert not laid.ended
    assert SOLITAIRE.apply(laid, Seat(0), SOLITAIRE.read(laid, Seat(0), "stop").move).ended == "numero.no_take_left"
