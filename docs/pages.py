"""Pages of the site that are not written here: the rules that lie beside their games, and tables made from the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.rules.offers import Setting
from sumdeck.words import say

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sumdeck"
GAMES = ("numero", "mathino", "numberloor", "formula")
OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./[A-Z]+\.md|examples/\w+)[^)]*\)")
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)[^)]+\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    """What lies in the repository and not on this site is named, not linked."""
    return OUTSIDE.sub(r"\1", markdown)


def on_files(files: Files, config: Any) -> Files:
    """Add them."""
    pages = {f"games/{name}.md": beside(SOURCE / "games" / name / "README.md") for name in GAMES}
    pages |= {"games/house-rules.md": house_rules(), "club.md": beside(SOURCE / "club" / "README.md")}
    for path, text in pages.items():
        files.append(File.generated(config, path, content=text))
    return files


def beside(path: Path) -> str:
    """A page that lies beside its code. What it links to there is not on this site."""
    return LINK.sub(r"\1", path.read_text("utf-8"))


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
