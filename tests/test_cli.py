"""The command `sumdeck`: what it starts, and how it says what is wrong in one line."""

import io
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from sumdeck import __version__
from sumdeck.cli import PARTS, main
from sumdeck.folder import folder
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.options import Options, levels
from sumdeck.games.numero.rules.solitaire import IDLE_ALONE
from sumdeck.rules import registry
from sumdeck.rules.deals import named_deal
from sumdeck.rules.options import settings_of
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.play import dealt
from sumdeck.terminal.screen import Screen
from tests.terminal.conftest import own_folder
from tests.terminal.desks import latest, own_store
from tests.typed import Typed

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

PACK = """
game = "numero"
name = "tiny"
title = "A tiny pack"
[[card]]
value = "1-6"
count = 4
status = "stated"
"""


__all__ = ["own_folder"]


@pytest.fixture
def sumdeck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(capsys, monkeypatch)


def test_the_version_is_told(sumdeck: Typed) -> None:
    assert sumdeck("--version") == f"sumdeck {__version__}\n"


def test_without_a_command_the_commands_are_listed(sumdeck: Typed) -> None:
    shown = sumdeck("")

    assert all(command in shown for command in ("play", "resume", "games", "levels", "settings", "cards"))


def test_the_command_speaks_the_language_of_whoever_gives_it(sumdeck: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_LANGUAGE", "de")

    assert "Du bist dran." in sumdeck("play numero --against greedy --seed walk", "quit")
    assert "Das Spiel chess gibt es nicht." in sumdeck("play chess", code=2)


def test_a_game_begins_against_greedy(sumdeck: Typed) -> None:
    shown = sumdeck("play numero", "quit")

    assert "> You     0 cards won, 5 in hand" in shown
    assert "  greedy  0 cards won, 5 in hand" in shown
    assert "Numbers to 15" in shown


def test_a_named_deal_gives_the_same_cards_again(sumdeck: Typed) -> None:
    first = sumdeck("play numero --seed spring-fair-3", "quit")
    second = sumdeck("play numero --seed spring-fair-3", "quit")

    assert first.partition("The game is saved")[0] == second.partition("The game is saved")[0]


def test_play_alone_asks_what_to_play(sumdeck: Typed) -> None:
    shown = sumdeck("play --seed river", "77", "numero-solitaire", "nonsense", "subtraction", "quit")

    assert f"A number from 1 to {len(registry.games())}, please." in shown
    assert "A number from 1 to 7, please." in shown
    assert latest().table.state.opened.game == "numero-solitaire"
    assert latest().table.state.opened.options["level"] == "subtraction"


def test_a_solitaire_that_is_over_before_it_begins_says_so(sumdeck: Typed) -> None:
    """A hand without a number card takes nothing (N-105)."""
    shown = sumdeck("play numero-solitaire --level full --set hand_size=3 --seed 4")

    assert "over before it starts" in shown


@pytest.mark.parametrize(("answer", "deals"), [("", 2), ("n", 1)])
def test_somebody_at_the_screen_may_ask_for_other_cards(answer: str, deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("numero-solitaire")
    options = game.options({"level": "full", "hand_size": 3})
    names = iter(["4", "5"])  # with the first nothing can be played
    monkeypatch.setattr("sumdeck.terminal.play.secret_deal", lambda pack, chance, later: named_deal(pack, next(names), later))
    screen = Screen(io.StringIO(f"{answer}\n"), io.StringIO())
    screen.interactive = True

    deal = dealt(screen, game, options, 1, None)

    assert deal.name == ["4", "5"][deals - 1]


def test_seats_without_names_are_asked_for(sumdeck: Typed) -> None:
    shown = sumdeck("play numero --seats 3", "Ann", "Ann", "greedy", "", "", "quit")

    assert "Two players are called Ann." in shown
    assert "beginner: Pip, taking first steps" in shown
    assert latest().table.state.names == ("Ann", "greedy", "Otter")
    assert [plan.player for plan in latest().table.state.opened.seats] == ["", "greedy", ""]


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ("", ["You", "greedy"]),
        ("--names Ann", ["Ann", "greedy"]),
        ("--names Ann,Bo", ["Ann", "Bo"]),
        ("--against careless,planner", ["You", "careless", "planner"]),
        ("--against greedy,greedy --names Ann", ["Ann", "greedy 1", "greedy 2"]),
        ("--seats 3 --names Ann,Bo --against greedy", ["Ann", "Bo", "greedy"]),
        ("--seats 2 --against greedy,random", ["greedy", "random"]),
        ("--seats 4 --against greedy", ["You", "greedy 1", "greedy 2", "greedy 3"]),
        ("--seats 4 --names Ann", ["Ann", "Otter", "Heron", "Badger"]),
    ],
)
def test_who_sits_where(sumdeck: Typed, arguments: str, names: list[str]) -> None:
    sumdeck(f"play numero {arguments}", "")
    row = own_store().alive()[0]

    assert list(KeptTable(own_store(), row).table.state.names) == names


def test_house_rules_and_scoring_reach_the_game(sumdeck: Typed) -> None:
    sumdeck("play numero --level full --scoring --set take_back=no --set hand_size=6 --set golden_rule_2=enforced", "quit")

    options = latest().table.state.opened.options
    assert (options["take_back"], options["hand_size"], options["scoring"]) == (False, 6, True)
    assert options["golden_rule_2"] == "enforced"


def test_somebody_else_checks_where_the_game_allows_it(sumdeck: Typed) -> None:
    """Just the one setting that says so is changed."""
    sumdeck("play mathino --referee opponents", "quit")
    assert latest().table.state.house.referee == "opponents"
    assert latest().table.state.opened.options["mistakes"] == "claims"

    sumdeck("play numero --level full --scoring --referee engine", "quit")
    assert latest().table.state.house.referee == "engine"
    assert latest().table.state.opened.options["scoring"] is True


def test_cards_are_chosen_in_a_line_and_kept_under_a_name(sumdeck: Typed) -> None:
    shown = sumdeck("play numero --cards 1-10,-2,x3 --save-level Ours", "quit")
    chosen = latest().table.state.opened.options
    sumdeck("play numero-solitaire --level Ours", "quit")

    assert "Saved the level Ours: 1-10 −2 ×3" in shown
    assert {card["face"] for card in chosen["pack"]["cards"]} == {*map(str, range(1, 11)), "−2", "×3"}
    assert latest().table.state.opened.options["pack"] == chosen["pack"]
    assert "Ours" in sumdeck("levels numero")
    assert "42 cards" in sumdeck("cards numero --level Ours")


@pytest.mark.parametrize("arguments", ["--save-level Ours", "--cards 1-10 --save-level full", "--cards 1-10,hats"])
def test_a_level_of_ones_own_needs_cards_and_a_name_of_its_own(sumdeck: Typed, arguments: str) -> None:
    sumdeck(f"play numero {arguments}", "", code=2)


def test_a_pack_of_ones_own_is_played_with(sumdeck: Typed, tmp_path: Path) -> None:
    (tmp_path / "tiny.toml").write_text(PACK)

    shown = sumdeck(f"play numero --pack {tmp_path / 'tiny.toml'}", "quit")

    assert "A tiny pack: 24 cards" in sumdeck(f"cards numero --pack {tmp_path / 'tiny.toml'}")
    assert "A tiny pack" in shown
    assert "12 cards in the deck" in shown


def test_a_level_chooses_from_a_pack_of_ones_own(sumdeck: Typed, tmp_path: Path) -> None:
    mixed = PACK.replace("1-6", "8-12") + '[[card]]\nop = "sub"\noperand = "2"\ncount = 4\nstatus = "stated"\n'
    (tmp_path / "mixed.toml").write_text(mixed)
    play = f"play numero --pack {tmp_path / 'mixed.toml'}"

    assert "12 cards in the deck" in sumdeck(play, "quit")
    assert "8 cards in the deck" in sumdeck(f"{play} --level numbers-15", "quit")
    assert "0 cards in the deck" in sumdeck(f"{play} --level numbers-10", "quit")
    assert "There is no level 99" in sumdeck(f"{play} --level 99", code=2)


def test_a_pack_of_ones_own_has_the_usual_settings_whatever_its_name(sumdeck: Typed, tmp_path: Path) -> None:
    (tmp_path / "tiny.toml").write_text(PACK.replace('"tiny"', '"numbers-10"'))

    sumdeck(f"play numero --pack {tmp_path / 'tiny.toml'}", "quit")

    assert latest().table.state.opened.options["value_domain"] == SETTINGS["value_domain"][0]


def test_a_game_that_was_left_is_gone_on_with(sumdeck: Typed) -> None:
    sumdeck("play numero --seed one --names Ann,Bo", "", "log", "quit")
    shown = sumdeck("resume", "", "quit")

    assert "Ann’s hand" in shown


def test_a_record_from_elsewhere_is_played_by_people(sumdeck: Typed, tmp_path: Path) -> None:
    sumdeck("play numero --seed one --names Ann,Bo", "", "quit")
    file = tmp_path / "game.json"
    assert "is now in" in sumdeck(f"record save {latest().row.code} {file}")

    shown = sumdeck(f"resume {file}", "quit")

    assert "so every seat is for a person" in shown
    assert "Pass the screen to Otter" in shown
    assert "so every seat is for a person" not in sumdeck(f"resume {file}", "quit")


def test_a_record_of_a_game_that_nobody_knows_is_named(sumdeck: Typed, tmp_path: Path) -> None:
    sumdeck("play numero", "quit")
    file = tmp_path / "game.json"
    sumdeck(f"record save {latest().row.code} {file}")
    file.write_text(file.read_text("utf-8").replace('"game": "numero"', '"game": "chess"'))

    assert "chess" in sumdeck(f"resume {file}", code=2)
    assert "doesn’t say who" not in sumdeck(f"resume {file}", code=2)


def test_what_there_is_can_be_listed(sumdeck: Typed) -> None:
    assert "numero-solitaire" in sumdeck("games")
    assert all(level in sumdeck("levels numero") for level in levels())
    assert all(setting in sumdeck("settings numero") for setting in set(SETTINGS) - set(Numero.fixed))
    assert "target: 14, 7, 21, 28, or any number from 1 to 1000" in sumdeck("settings mathino")
    assert "13" in sumdeck("cards numero --level fractions")
    assert "Numbers to 15 (normal)" in sumdeck("levels numero")


def test_points_are_counted_card_by_card(sumdeck: Typed) -> None:
    """M-2: of the sevens, only that of the stars is worth anything; nothing about that is a guess."""
    shown = sumdeck("cards mathino")

    assert "1 of each, 1 point each: 7" in shown
    assert "1 of each, 2 points each: 2  11" in shown
    assert "3 of each: 2  7  11" in shown
    assert "our guess" not in shown


def test_alone_no_rule_is_offered_that_needs_others(sumdeck: Typed) -> None:
    """N-103: there are only takes."""
    shown = sumdeck("settings numero-solitaire")

    assert "join_ops" in shown
    assert not any(setting in shown for setting in IDLE_ALONE)


def test_together_no_rule_is_offered_that_is_for_one_alone(sumdeck: Typed) -> None:
    """N-111: the points of the solitaire."""
    assert "solitaire_item" in sumdeck("settings numero-solitaire")
    assert "solitaire_item" not in sumdeck("settings numero")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("play chess", "There is no game chess"),
        ("play numero --level 99", "There is no level 99"),
        ("play numero --against deepblue", "There is no player deepblue"),
        ("play numero --seats 7", "numero has 2 to 4 seats"),
        ("play numero --seats x", "--seats: 'x' doesn’t fit here"),
        ("play mathino --seats 5", "can’t be dealt evenly to 5"),
        ("export --store nowhere.sqlite all.jsonl", "There is no store at"),
        ("play numero --set nonsense", "A setting looks like key=value"),
        ("play numero --set colour=red", "There is no setting colour"),
        ("play numero --set hand_size=99", "hand_size can’t be 99"),
        ("play numero --referee opponents", "has another referee, not opponents"),
        ("play numero --referee nobody", "there is no 'nobody'"),
        ("play numero --names A,A", "Two players are called A"),
        ("play numero --names A, --seats 2", "A name has 1 to"),
        ("play numero --names A,B,C --seats 2", "3 names are too many"),
        ("play numero --pack /nowhere/pack.toml", "Can’t read /nowhere/pack.toml: No such file"),
        ("play numero --pack .", "Can’t read"),
        ("play numero-solitaire --seats 2", "numero-solitaire has 1 to 1 seats"),
        ("play numero --nonsense", "I don’t know this: --nonsense"),
        ("resume", "No saved games"),
        ("resume /nowhere/game.json", "Can’t read"),
        ("levels chess", "There is no game chess"),
        ("cards numero --level 99", "There is no level 99"),
        ("dance", "there is no 'dance'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(sumdeck: Typed, command: str, reason: str) -> None:
    said = sumdeck(command, code=2)

    assert reason in said
    assert said.count("\n") == 1
    assert said.startswith("sumdeck")


def test_a_bad_deal_name_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "numero", "--seed", " "]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_bad_pack_is_refused_with_line_and_reason(sumdeck: Typed, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(PACK.replace('"1-6"', '"one"'))

    assert f"{bad}:6: card.value:" in sumdeck(f"play numero --pack {bad}", code=2)


def test_a_pack_that_is_too_small_for_the_seats_is_refused(sumdeck: Typed, tmp_path: Path) -> None:
    small = tmp_path / "small.toml"
    small.write_text(PACK.replace("count = 4", "count = 2"))

    assert "needs at least 18" in sumdeck(f"play numero --pack {small} --against greedy,greedy", code=2)
    assert not folder().exists()


def test_where_nothing_can_be_kept_no_game_begins(sumdeck: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SUMDECK_DATA", str(tmp_path / "file" / "games"))

    said = sumdeck("play numero", code=2)

    assert "Not a directory" in said
    assert "SUMDECK_DATA" in said


def test_whoever_starts_the_program_in_another_way_is_told_that_way(sumdeck: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_COMMAND", "python3 x.py run")

    assert "python3 x.py run play starts one" in sumdeck("resume", code=2)
    assert "python3 x.py run resume continues it" in sumdeck("play numero", "quit")


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    command = "import sys; from sumdeck.cli import main; sys.exit(main(['settings', 'numero']))"
    with subprocess.Popen([sys.executable, "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""


@pytest.mark.parametrize(
    ("missing", "command", "part"), [("reportlab", ("print", "cards", "numero"), "paper"), ("uvicorn", ("serve",), "serve")]
)
def test_a_light_installation_says_which_part_a_command_needs(
    tmp_path: Path, missing: str, command: tuple[str, ...], part: str
) -> None:
    told = without([missing], command, tmp_path)

    assert (told.returncode, told.stdout) == (2, "")
    assert f'pip install "sumdeck[{part}]"' in told.stderr


def test_the_rules_and_the_terminal_need_no_server_and_no_paper(tmp_path: Path) -> None:
    told = without([*PARTS, "psycopg"], ("cards", "numero"), tmp_path)

    assert (told.returncode, told.stderr) == (0, "")


def without(missing: Sequence[str], command: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """The command where some packages are missing. In a process of its own: others have them, and go on using them."""
    left_out = f"sys.modules.update(dict.fromkeys({missing!r}))"
    script = f"import sys; {left_out}; from sumdeck.cli import main; sys.exit(main({command!r}))"
    return subprocess.run([sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=False)


def test_it_runs_as_a_module_too() -> None:
    said = subprocess.run([sys.executable, "-m", "sumdeck", "--version"], capture_output=True, text=True, check=True)

    assert said.stdout.startswith("sumdeck ")
