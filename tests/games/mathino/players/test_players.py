"""The computer players of Mathino: what each of them sees, at every level, from its view alone."""

from random import Random

import pytest

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.moves import Accept, Forfeit
from sumdeck.games.mathino.rules.state import State
from sumdeck.players import player, players
from sumdeck.players.hints import Hint, hints
from sumdeck.research.simulate import simulate
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Json, Seat
from tests.budget import by_turns, seldom
from tests.games.mathino.rules.tables import GAME, mathino, say
from tests.players.bouts import Table, walk

BOTS = ("random", "careless", "greedy", "planner")
WEAK = ("beginner", "careless", "steady")
TABLES: list[tuple[int, dict[str, Json]]] = [
    (2, {"level": "young"}),
    (3, {"level": "starter"}),
    (4, {"level": "basic"}),
    (2, {"level": "advanced"}),
    (2, {"level": "advanced", "mistakes": "claims", "timeout_action": "forfeit", "lock_until": "captured"}),
    (2, {"level": "advanced", "require_capture_card": True, "discard_rule": "no_capture", "capture_scope": "all"}),
    (2, {"level": "basic", "fractions": True, "duty_model": "every_builder", "discharge": "own_capture"}),
]


def chosen(bot: str, state: State, seat: int = 0, rng: int = 1) -> str:
    """What a player says."""
    move = player("mathino", bot).choose(GAME, GAME.view(state, Seat(seat)), Random(rng))
    assert move is not None
    return GAME.write(state, Seat(seat), move)


@pytest.mark.parametrize(("table", "bot"), by_turns(TABLES, BOTS, of=2), ids=str)
def test_a_player_answers_legally_in_a_whole_deck_and_from_its_view_alone(table: tuple[int, dict[str, Json]], bot: str) -> None:
    seats, given = table
    for number, moment in enumerate(walk(Table("mathino", seats, {**given, "max_decks": 1}), (bot,))):
        assert moment.game.check(moment.state, moment.seat, moment.move) == moment.move
        assert moment.move != Forfeit()
        if number % 8 == 0:
            twin = zone_twin(moment.game, moment.state, moment.seat, Random(number))
            assert moment.again(moment.state if twin is None else twin) == moment.move


def test_the_players_are_known_by_name() -> None:
    assert players("mathino") == ("beginner", "careless", "steady", "greedy", "planner", "expert")


def test_weak_players_take_one_pile_and_know_their_tables_to_five_at_most() -> None:
    """M-39: two fives lie there, and they see one. 7 × 2 they may find, 12 ÷ 6 never."""
    builds = {bot: {chosen(bot, mathino("2, 12", "6 1 13", "13", level="basic"), rng=luck) for luck in range(60)} for bot in WEAK}

    for bot in WEAK:
        assert chosen(bot, mathino("5, 5, 9", "5 2", "13")) == "5, capture 5"
    assert not any("×" in said or "÷" in said for bot in ("beginner", "careless") for said in builds[bot])


def test_the_beginner_says_a_sum_in_a_fifth_of_its_turns() -> None:
    """Whoever learns from it hears some: it builds before it matches, but takes what it has built first."""
    table = Table("mathino", 2, {"level": "basic", "max_decks": 1})
    moments = [moment for deck in "abcdef" for moment in walk(table, ("beginner",), deck)]
    said = [each.game.write(each.state, each.seat, each.move) for each in moments if each.move != Accept()]

    assert sum("building" in each for each in said) >= len(said) / 5
    assert not [each for each in said if "building −" in each]
    assert chosen("beginner", mathino("6<4 2>0, 1", "6 2 3", "13")) == "6, capture 6"


def test_the_greedy_player_takes_most_now() -> None:
    """M-34: points before cards; its own duty before both."""
    assert chosen("greedy", mathino("5, 5, 9", "5 9", "13")) == "5 and 5, capture 5"
    assert chosen("greedy", mathino("5, 5, 7g", "5 7", "13")) == "7g, capture 7"
    assert chosen("greedy", mathino("5, 5, 7g, 6<4 2>0", "5 7 6", "13")) == "6, capture 6"


def test_the_greedy_player_builds_what_its_next_card_captures() -> None:
    assert chosen("greedy", mathino("1", "4 5", "13 13")) == "1 + 4, building 5"


def test_the_expert_sees_two_turns_ahead() -> None:
    """Example 4: 12 ÷ 6 and 10 ÷ 5 are both captured by the 2."""
    state = mathino("12, 10", "6 5 2", "13 13 13", level="basic")

    first = chosen("expert", state)
    after = say(state, first, "discard 13")
    second = chosen("expert", after)
    final = say(after, second, "discard 13")

    assert chosen("expert", final).endswith("capture 2")
    assert len(say(final, chosen("expert", final)).won[0]) >= 4


def test_the_expert_locks_what_others_could_steal() -> None:
    """M-134, M-136: squared or multiplied, the 8 is captured by its own 10; locked, nobody else can."""
    state = mathino("8", "2 10", "10 10 13 13", level="advanced")

    assert chosen("expert", state) == "8 squared is 64, 6 + 4 is 10, building 10"


def test_the_expert_keeps_the_card_for_its_duty() -> None:
    """M-85: the 8 stays for the pile of its own, although a golden card lies there for it to build on."""
    state = mathino("8<5 3>0, 13", "8 4", "12 12", level="basic")

    said = chosen("expert", state)
    assert said in ("8, capture 8", "discard 4")


@pytest.mark.parametrize("bot", BOTS)
def test_every_player_lets_a_round_stand(bot: str) -> None:
    """M-116."""
    waiting = say(mathino("7", "8", "9", mistakes="claims"), "discard 8", "discard 9")

    assert player("mathino", bot).choose(GAME, GAME.view(waiting, Seat(0)), Random(1)) == Accept()


CROWD = ", ".join(f"{number}, {number}" for number in range(1, 13)) + ", 3, 4, 5, 6, 8, 9"


@pytest.mark.parametrize("bot", BOTS)
def test_a_crowded_table_stops_nobody(bot: str) -> None:
    state = mathino(CROWD, "13 12 2g 3", "13 13", level="advanced")

    assert chosen(bot, state)


@pytest.mark.parametrize(
    ("stronger", "weaker", "level", "deals"),
    [seldom("careless", "random", "basic", 3), ("greedy", "careless", "basic", 12), seldom("expert", "greedy", "basic", 6)],
)
def test_the_players_stand_in_the_order_of_their_strength(stronger: str, weaker: str, level: str, deals: int) -> None:
    options = {"level": level, "max_decks": 2}
    better, worse = simulate("mathino", options, (stronger, weaker), deals, "strength", workers=1, paired=True).standings

    assert better.wins > 1.5 * worse.wins
    assert better.score > worse.score + 2


def ladder(state: State) -> list[Hint]:
    return hints(Mathino(), GAME.view(state, state.seat))


def test_a_build_is_hinted_at_in_six_rungs() -> None:
    rungs = ladder(mathino("1", "4 5", "13 13"))

    assert [rung.code for rung in rungs] == [
        "hint.look_again",
        "hint.mathino_build",
        "hint.target",
        "hint.part",
        "hint.example",
        "hint.move",
    ]
    assert rungs[2].details == (("value", "5"),)
    assert rungs[-1].details == (("move", "1 + 4, building 5"),)
    assert rungs[-2].details == (("move", "7 + 2, building 9"),)  # small numbers too, and none that is seen or looked for


@pytest.mark.parametrize(
    ("table", "hand", "kind"),
    [("5, 5", "5", "capture"), ("8", "2 10", "power"), ("4", "2 5 6", "build_on"), ("9", "13", "discard")],
)
def test_the_second_rung_names_the_kind_of_turn(table: str, hand: str, kind: str) -> None:
    """4 + 6 makes 10, which no card of this hand captures: only 10 ÷ 2 leads to the 5, so no capture is promised yet."""
    assert ladder(mathino(table, hand, "12 12 12 12", level="advanced"))[1].code == f"hint.mathino_{kind}"


def test_no_rung_but_the_last_gives_the_answer_away() -> None:
    for moment in walk(Table("mathino", 2, {"level": "advanced", "max_decks": 1}), ("careless",)):
        rungs = hints(moment.game, moment.game.view(moment.state, moment.seat))
        answer = dict(rungs[-1].details)["move"]
        assert GAME.read(moment.state, moment.seat, answer).text == answer
        assert all(f"{answer} " not in f"{value} " for rung in rungs[:-1] for _, value in rung.details)
        assert len({rung.code for rung in rungs}) == len(rungs)
