"""Pages of the site that are not written here: how each game is played, its clauses, and tables made from the code."""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from sumdeck.learning.curriculum import STATUSES, LevelFit, curriculum
from sumdeck.rulebook import rules_of, setting_up
from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.rules.offers import Setting
from sumdeck.words import say, titled

sys.path.insert(0, str(Path(__file__).parents[1]))  # mkdocs loads this file alone
from docs.pictures import Turn, of_cards, of_turn, turns

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sumdeck"
GAMES = ("numero", "mathino", "numberloor", "formula")
FULLEST = {"numero": "full", "mathino": "advanced", "numberloor": "basic", "formula": "base"}
"""The level of each game that has all of its cards."""
OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./[A-Z]+\.md|examples/\w+)[^)]*\)")
CAPITALS = re.compile(r"^[A-Z][A-Z0-9×÷ ]+[A-Z0-9÷][.?!]?(?= )")
MORE = """## More

Each level's rules on a page to print: `sumdeck print rules {name}`. What can be agreed: [House rules](house-rules.md).
For which age: [Which level](levels.md). Every rule exactly, with its number: [every clause]({name}-clauses.md)."""
MEASURED = ROOT / "docs" / "measured.md"
SIZES = re.compile(r"^\| players \|(?:.+\n)+", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)[^)]+\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    """What lies in the repository and not on this site is named, not linked; the sizes are those that were measured."""
    measured = SIZES.findall(MEASURED.read_text("utf-8"))
    return OUTSIDE.sub(r"\1", markdown).replace("<!-- sizes -->", measured[0])


def on_files(files: Files, config: Any) -> Files:
    """Add them."""
    shown = {name: list(several) for name, several in groupby(turns(), lambda turn: turn.game)}
    pages: dict[str, str | bytes] = {f"games/{name}.md": how_to_play(name, shown[name]) for name in GAMES}
    pages |= {f"games/{name}-clauses.md": beside(SOURCE / "games" / name / "README.md") for name in GAMES}
    pages |= {f"games/{name}.png": of_cards(name, FULLEST[name]) for name in GAMES}
    pages |= {f"games/{picture(turn, place)}": of_turn(turn) for several in shown.values() for place, turn in enumerate(several)}
    pages |= {"games/levels.md": levels(), "games/house-rules.md": house_rules()}
    pages |= {"club.md": beside(SOURCE / "club" / "README.md"), "hosting-files.md": hosting_files()}
    pages |= {f"{name.lower()}.md": beside(ROOT / f"{name}.md") for name in ("CONTRIBUTING", "SECURITY")}
    for path, content in pages.items():
        files.append(File.generated(config, path, content=content))
    return files


def how_to_play(name: str, shown: list[Turn]) -> str:
    """A game for those who want to play it: its rules as the table tells them, and turns to look at."""
    game = registry.game(name)
    usual = game.options({})
    aim = rules_of(game, usual)[0]
    title = say(f"game.{name}")
    lines = [f"# {title}", aim, f"![Cards of {title}, as Sumdeck draws them]({name}.png)"]
    lines += [
        f"## How to play: {level_title(game, usual.level)}",
        *(bold(text) for text in paragraphs(game, usual) if text != aim),
    ]
    lines += ["## Some turns", *(told(turn, place) for place, turn in enumerate(shown)), *other_levels(game, usual)]
    return "\n\n".join([*lines, MORE.format(name=name)])


def told(turn: Turn, place: int) -> str:
    """A turn: what lies there, what is said, and why."""
    said = "”, then “".join(turn.says)
    return f"![{' | '.join(map(' '.join, turn.rows))}]({picture(turn, place)})\n\n**“{said}”** {turn.why}"


def picture(turn: Turn, place: int) -> str:
    return f"{turn.game}-turn-{place + 1}.png"


def other_levels(game: Game[Any, Any], usual: Any) -> list[str]:
    """What every other level tells otherwise than the usual one, or leaves out."""
    lines, normal = ["## The other levels"], paragraphs(game, usual)
    known = {*normal}
    for level in game.levels():
        if level.name == usual.level:
            continue
        options = game.options({"level": level.name})
        here = paragraphs(game, options)
        other = [bold(text) for text in here if text not in known]
        headed = {heading(text) for text in here}
        without = [heading(text).lower() for text in normal if heading(text) and heading(text) not in headed]
        cards = f"{game.pack(options).size} cards" + (f", without: {', '.join(without)}." if without else ".")
        lines += [
            f"### {level_title(game, level.name)}",
            *other,
            cards if other or without else f"Nothing new but the cards: {cards}",
        ]
        known |= {*here}
    return lines


def paragraphs(game: Game[Any, Any], options: Any) -> list[str]:
    """What people are told of a level."""
    return [*setting_up(game, options), *rules_of(game, options)]


def heading(text: str) -> str:
    """What a paragraph is about; nothing where it does not say."""
    found = CAPITALS.match(text)
    return found[0].rstrip(".?!") if found else ""


def level_title(game: Game[Any, Any], level: str) -> str:
    return titled(game.family, level, level)


def bold(text: str) -> str:
    """A paragraph; what it is about, IN CAPITALS, in bold and small."""
    return CAPITALS.sub(lambda found: f"**{found[0].capitalize()}**", text)


def beside(path: Path) -> str:
    """A page that lies beside its code. What it links to there is not on this site."""
    return LINK.sub(r"\1", path.read_text("utf-8"))


def hosting_files() -> str:
    """What a host copies, as it lies in `deploy/`."""
    files = sorted(path for path in (ROOT / "deploy").iterdir() if path.suffix != ".py" and path.is_file())
    shown = [f"## {path.name}\n\n```\n{path.read_text('utf-8')}```" for path in files]
    return "\n\n".join(
        ["# The files of a host", "They lie in `deploy/`; [Hosting](hosting.md) says what to do with them.", *shown]
    )


def levels() -> str:
    """Which level is for whom, as the choosing page shows it."""
    known = curriculum()
    countries = [say(f"country.{country}") for country in known.sources]
    head = ["level", "ages", "practises", *countries]
    lines = ["# Which level for which age?", say("levels.sure")]
    for family, entries in known.levels.items():
        rows = [[say(f"level.{family}.{level}"), *fitting(fit)] for level, fit in entries.items()]
        grid = "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))
        lines += [f"## {say(f'game.{family}')}", grid]
    return "\n\n".join([*lines, "## Sources", "\n".join(f"- {source}" for source in known.sources.values())])


def fitting(fit: LevelFit) -> list[str]:
    """For whom a level is; a question mark where we are not sure."""
    topics = ", ".join(say(f"topic.{topic}") for topic in fit.topics)
    years = [f"{one.year}{'' if one.status in STATUSES[:2] else ' ?'}" for one in fit.stages]
    return [f"{fit.youngest}–{fit.oldest}", topics, *years]


def house_rules() -> str:
    """Every setting of every game."""
    games = [registry.game(name) for name in GAMES]
    return "\n\n".join(["# House rules", "`--set KEY=VALUE` sets one on the command line.", *map(table, games)])


def table(game: Game[Any, Any]) -> str:
    """The settings of one game: the usual value first."""
    meaning = {each.key: say(f"setting.{game.family}.{each.key}") for each in game.settings()}
    rows = [f"| `{each.key}` | {meaning[each.key]} | {values(each)} | {each.clause} |" for each in game.settings()]
    head = "| setting | what it decides | values, the normal one first | clause |\n|---|---|---|---|"
    return "\n".join([f"## {say(f'game.{game.name}')}\n", head, *rows])


def values(setting: Setting) -> str:
    """What it can be, as the command line has it."""
    told = ", ".join(f"`{str(value).lower()}`" for value in setting.values)
    return say("catalogue.or_any", values=told, least=setting.span[0], most=setting.span[1]) if setting.span else told
