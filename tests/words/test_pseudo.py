"""A language that nobody speaks: whatever stays readable in it does not come from the catalogue.

Here are the command, the text table, paper and sheets; the pages are in `tests/browser/test_languages.py`.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from sumdeck.club.commands import Enter, Report
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.command.arguments import SAID
from sumdeck.learning.profile import Observation
from sumdeck.paper.certificates import Certificate, certificates
from sumdeck.paper.measures import PAPERS
from sumdeck.players import player_names
from sumdeck.rules import registry
from sumdeck.server.clubs import drawing
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.learning import SHEETS, class_seen, written
from sumdeck.server.clubs.said import Spoken
from sumdeck.server.clubs.sheets import results_csv, standings_csv
from sumdeck.terminal.printing import PRINTED
from sumdeck.words import speaking, speaking_of
from sumdeck.words.catalogue import PSEUDO
from tests.club.fairs import begun
from tests.club.test_plan import shown as plan_of_fair
from tests.paper.reading import text_of
from tests.terminal.conftest import own_folder
from tests.typed import Typed

__all__ = ["own_folder"]

OWN = [game for game in registry.games() if game in ("formula", "mathino", "numberloor", "numero", "numero-solitaire")]
TYPED = re.compile(r"--?[a-z][a-z-]*|\bURL\b|\b[A-Z]?[a-z]\d|\bsumdeck\b|https?:\S+|/\S+|\S+\.(?:pdf|json|sqlite)|Mm|mm\b")
"""What is typed or names a file stays as it is in every language."""


@pytest.fixture
def sumdeck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    monkeypatch.setenv("SUMDECK_LANGUAGE", PSEUDO)
    return Typed(capsys, monkeypatch)


def names() -> set[str]:
    """What is typed to name a thing: commands, games, levels, players, settings and their values."""
    games = [registry.game(name) for name in registry.games()]
    found = {level.name for game in games for level in game.levels()} | {
        player for game in games for player in player_names(game.name)
    }
    settings = [setting for game in games for setting in game.settings()]
    values = {str(value).lower() for setting in settings for value in setting.values}
    commands = "play resume games levels settings cards rules print record serve export import sim show replay verify save"
    club = "tournament make enter begin round say single double swiss round_robin groups list"
    research = "arena lab ray docs check doctor"
    others = "sheets tables checklist letter engine opponents challenge debug info warning error sumdeck none"
    return (
        found
        | set(registry.games())
        | {setting.key for setting in settings}
        | values
        | {*f"{commands} {club} {research} {others}".split()}
    )


def readable(text: str, *known: str) -> list[str]:
    """The words of two letters or more that have stayed as they are."""
    told = "\n".join(line for line in text.splitlines() if not line.startswith("> "))  # what the player has typed
    for name in sorted({*names(), *known}, key=len, reverse=True):
        told = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", "", told)
    return re.findall(r"(?<!\w)[A-Za-z]{2,}(?!\w)", TYPED.sub("", told))


HELP = [
    *(
        "",
        "play",
        "resume",
        "games",
        "levels",
        "settings",
        "cards",
        "rules",
        "print",
        "record",
        "serve",
        "export",
        "import",
        "sim",
    ),
    *(f"print {what}" for what in PRINTED),
    *(f"record {what}" for what in ("show", "replay", "verify", "save")),
    *(f"tournament {what}" for what in ("make", "enter", "begin", "round", "say", "show", "list")),
]


@pytest.mark.parametrize("command", HELP)
def test_help_has_no_word_of_its_own(sumdeck: Typed, command: str) -> None:
    assert readable(re.sub(r"(?<=-)\s+(?=solitaire)", "", sumdeck(f"{command} --help"))) == []


SHOWN = ["games", *(f"{what} {game}" for what in ("levels", "settings", "cards", "rules") for game in OWN)]


@pytest.mark.parametrize("command", [*SHOWN, "sim formula --games 1 --workers 1 --players random,random"])
def test_what_is_listed_has_no_word_of_its_own(sumdeck: Typed, command: str) -> None:
    assert readable(sumdeck(command), "sumdeck-0") == []


WRONG = [
    "dance",
    "play numero --dance",
    "play numero --seats x",
    "play --seats",
    "play numero --se 3",
    "record",
    "play --scoring=2",
]


@pytest.mark.parametrize("command", [*WRONG, "play chess", "serve --port x", "print cards numero --paper a9", "resume"])
def test_what_is_wrong_with_a_command_has_no_word_of_its_own(sumdeck: Typed, command: str) -> None:
    assert readable(sumdeck(command, code=2), "dance", "chess", "'x'") == []


def test_argparse_says_what_we_have_words_for() -> None:
    """A newer Python may say it otherwise; then ours must follow."""
    import argparse

    source = Path(argparse.__file__).read_text("utf-8")
    assert [text for text in SAID if text not in source] == []


TALK = ("help", "rules", "cards", "log", "?", "?", "?", "?", "?", "5 + 5 = 11", "undo", "object", "take back", "nonsense", "link")
SAID_AT = {
    "numero": ("--level full --scoring --seed walk --against greedy", "discard 1", "sheet", "how"),
    "numero-solitaire": ("--level full --seed walk", "sheet", "how", "stop", ""),
    "mathino": ("--level advanced --seed walk --against greedy", "discard 1"),
    "numberloor": ("--level basic --seed walk --against greedy", "balloon odd", "take two", "pass", ".", "stop"),
    "formula": ("--level points --seed walk --against greedy", "draw", "pass"),
}


@pytest.mark.parametrize("game", OWN)
def test_the_text_table_has_no_word_of_its_own(sumdeck: Typed, game: str) -> None:
    options, *lines = SAID_AT[game]

    told = sumdeck(f"play {game} {options}", *TALK, *lines, "log", "quit")

    codes = re.findall(r"\w+-\w+-\w+-\w+", told)
    assert readable(told, "greedy", "walk", "nonsense", *codes) == []


def test_a_game_that_was_kept_has_no_word_of_its_own(sumdeck: Typed, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    told = sumdeck("play numero --seed walk --against greedy", "discard 1", "discard 2", "quit")
    [code] = re.findall(r"\((\w+-\w+-\w+-\w+)\)", told)
    told += sumdeck(f"record save {code} {saved}")
    for what in ("show", "verify", "replay --upto 2"):
        told += sumdeck(f"record {what.replace(' ', f' {saved} ', 1) if ' ' in what else f'{what} {saved}'}")

    assert readable(told, "greedy", "walk", *code.split("-"), code) == []


@pytest.mark.parametrize("what", PRINTED)
def test_paper_has_no_word_of_its_own(sumdeck: Typed, tmp_path: Path, what: str) -> None:
    for game in [game for game in OWN if game != "numero-solitaire"] if what in ("cards", "rules") else [""]:
        file = tmp_path / f"{game}{what}.pdf"
        sumdeck(f"print {what} {game} --colour-safe -o {file}")

        assert readable(text_of(file.read_bytes()), "Sumdeck") == [], game


def test_paper_for_clubs_has_no_word_of_its_own() -> None:
    fair = begun([Enter("1"), Enter("2"), Enter("3")], system="groups", group_size=3)
    fair.act(Report(MatchId(0), tuple((player,) for player in fair.progress.match(MatchId(0)).players)))
    plan = plan_of_fair(fair)
    with speaking(PSEUDO):
        printed = [
            drawing.bracket("a4", plan),
            drawing.stickers("a4", plan, 2, "http://1.1", "1-2"),
            drawing.certificates("a4", plan, ""),
        ]
        printed.append(certificates([Certificate("1", "2", "3", place) for place in (1, 2, 3, 4, None)], PAPERS["a4"]))

    assert [readable(text_of(pdf), "Sumdeck", *plan.name.split()) for pdf in printed] == [[]] * 4


def test_sheets_have_no_word_of_their_own() -> None:
    fair = begun([Enter("1"), Enter("2"), Enter("3")], system="swiss", rounds=1)
    fair.act(Report(MatchId(0), tuple((player,) for player in fair.progress.match(MatchId(0)).players)))
    with speaking(PSEUDO):
        assert readable(standings_csv(plan_of_fair(fair)) + results_csv(plan_of_fair(fair))) == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_sheets_of_what_children_have_shown_have_no_word_of_their_own(sheet: str) -> None:
    fair = begun([Enter("1"), Enter("2")])
    texts = ("5 + 3 = 7", "4 + 4 = 7, take 7")
    said = {EntrantId(0): Spoken([Observation(text, 0, False, helped=True, thought=1000) for text in texts])}
    with speaking(PSEUDO), speaking_of("numero"):
        club = cast(Club, SimpleNamespace(tournament=fair))
        written_down = written(SHEETS[sheet](club, said, class_seen(club, said, {})))

    assert written_down.count("\n") > 1
    assert readable(written_down) == []
