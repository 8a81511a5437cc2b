"""The games that wait: which are listed, in which order, and how one of them is meant."""

import pytest

from sumdeck.rules import registry
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Seat
from sumdeck.store import KEPT, Event, TableRow
from sumdeck.table import HouseRules, SeatPlan, Table, four_words, open_table
from sumdeck.table.commands import Sit
from sumdeck.terminal.keeping import KeptTable
from tests.terminal.desks import GAME_OF_TWO, PEOPLE, Desk, own_store, table, two_people
from tests.typed import Typed

NUMERO = registry.game("numero")


@pytest.fixture
def sumdeck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(capsys, monkeypatch)


def laid_in_a_browser(*plans: SeatPlan, names: tuple[str, ...], **house: bool) -> KeptTable:
    """A table as the server lays it."""
    options = NUMERO.options({"level": "numbers-10"})
    rules = HouseRules.load(house)
    laid = Table([open_table(NUMERO, options, plans, named_deal(options.pack, "pond"), bytes(16), rules)])
    for place, name in enumerate(names):
        laid.act(Sit(Seat(place), name, f"opened {place}"), 0)
    return KeptTable.lay(own_store(), laid)


def test_several_games_are_listed_the_one_played_last_first(sumdeck: Typed) -> None:
    sumdeck("play numero --level subtraction --names Ann,Bo", "", "quit")
    sumdeck("play formula --names Cem --against greedy", "quit")

    shown = sumdeck("resume", "2", "quit")
    rows = [line.split() for line in shown.splitlines() if "to play" in line]

    assert [row[:3] for row in rows] == [["1", "formula", "base"], ["2", "numero", "subtraction"]]
    assert "Cem, greedy; Cem to play" in shown
    assert "Ann, Bo; Ann to play" in shown
    assert "Pass the screen to Ann." in shown


def test_enter_means_the_first_and_a_number_may_be_said_at_once(sumdeck: Typed) -> None:
    sumdeck("play numero --names Ann,Bo", "", "quit")
    sumdeck("play numero --names Cem,Dee", "", "quit")

    assert "Pass the screen to Cem." in sumdeck("resume", "", "quit")
    assert "Pass the screen to Ann." in sumdeck("resume 2", "quit")
    assert "A number from 1 to 2" in sumdeck("resume 3", code=2)


def test_the_only_game_is_gone_on_with_at_once(sumdeck: Typed) -> None:
    sumdeck("play numero --names Ann,Bo", "", "quit")

    assert "Which game?" not in sumdeck("resume", "quit")


def test_a_game_is_meant_by_its_four_words(sumdeck: Typed) -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    table("8 2 6", "9 4 6", centre="5 3", names=("Cem", "Dee"), hand_size=3)

    assert "Pass the screen to Ann." in sumdeck(f"resume {kept.row.code.upper()}", "quit")
    assert "There’s no saved game" in sumdeck("resume anchor-anchor-anchor-anchor", code=2)


def test_a_game_that_is_over_is_not_listed_but_can_be_looked_at(sumdeck: Typed) -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(kept, two_people(GAME_OF_TWO))

    assert "No saved games" in sumdeck("resume", code=2)
    assert "Ann wins!" in sumdeck(f"resume {kept.row.code}", "7", "")


def test_a_game_begun_in_the_browser_goes_on_in_the_terminal(sumdeck: Typed) -> None:
    """Against the computer, where one has a name of one's own or a friendly one; and around one screen."""
    alone = laid_in_a_browser(SeatPlan(), SeatPlan("computer", "greedy", "Dot"), names=("Brave Otter",))
    around = laid_in_a_browser(SeatPlan(), SeatPlan(), names=("Mia", "Tom"), own_names=True)

    assert "Brave Otter" in sumdeck(f"resume {alone.row.code}", "quit")
    assert "Pass the screen to Mia." in sumdeck(f"resume {around.row.code}", "quit")
    assert "Which game?" in sumdeck("resume", "1", "quit")


@pytest.mark.parametrize("house", [{}, {"own_names": True, "umpire": True}])
def test_a_game_of_several_screens_stays_where_it_is(sumdeck: Typed, house: dict[str, bool]) -> None:
    """Friends by a link, or a tournament: nobody here may see their hands."""
    kept = laid_in_a_browser(SeatPlan(), SeatPlan(), names=("Brave Otter", "Calm Fox"), **house)

    assert "No saved games" in sumdeck("resume", code=2)
    assert "on several screens" in sumdeck(f"resume {kept.row.code}", code=2)
    assert "on several screens" in sumdeck(f"record show {kept.row.code}", code=2)


def test_a_game_of_the_browser_lasts_as_long_again_when_it_is_played_here(sumdeck: Typed) -> None:
    kept = laid_in_a_browser(SeatPlan(), SeatPlan("computer", "greedy", "Dot"), names=("Brave Otter",))
    own_store().touch(kept.row.id, 1000, 5000).result()

    sumdeck(f"resume {kept.row.code}", "?", "quit")

    row = own_store().row(kept.row.id)
    assert row.touched > 5000
    assert row.expires_at == row.touched + 4000


def test_what_cannot_be_read_is_passed_over(sumdeck: Typed) -> None:
    """A tournament, a log from a later program, an empty one: the others are listed all the same."""
    table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    store = own_store()
    strange: list[tuple[str, list[Event]]] = [("table", [{"kind": "later"}]), ("table", []), ("club", [{"kind": "founded"}])]
    for number, (kind, log) in enumerate(strange):
        words = four_words(bytes([number] * 5))
        store.create(TableRow(f"strange {number}", words, 0, 2**60, KEPT, (), kind), log).result()
        assert "isn’t a game I can read" in sumdeck(f"resume {words}", code=2)

    assert "Pass the screen to Ann." in sumdeck("resume", "quit")


def test_another_store_is_asked_for_as_the_server_is(sumdeck: Typed, tmp_path_factory: pytest.TempPathFactory) -> None:
    store = tmp_path_factory.mktemp("elsewhere") / "tables.sqlite"
    sumdeck(f"play numero --names Ann,Bo --store {store}", "", "quit")

    assert "No saved games" in sumdeck("resume", code=2)
    assert "Pass the screen to Ann." in sumdeck(f"resume --store {store}", "quit")
