"""Pages of the site that are not written here: the rules that lie beside their games, and tables made from the code."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files
from pypdfium2 import PdfDocument

from sumdeck.learning.curriculum import STATUSES, LevelFit, curriculum
from sumdeck.paper.cards import card_sheets
from sumdeck.paper.design import design_of
from sumdeck.paper.looks import Look
from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.rules.offers import Setting
from sumdeck.words import say

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sumdeck"
GAMES = ("numero", "mathino", "numberloor", "formula")
FULLEST = {"numero": "full", "mathino": "advanced", "numberloor": "basic", "formula": "base"}
"""The level of each game that has all of its cards."""
CARDS = 9
SHEET = (3 * 60, 3 * 84)
"""Millimetres that they take up in the middle of a page."""
OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./[A-Z]+\.md|examples/\w+)[^)]*\)")
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)[^)]+\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    """What lies in the repository and not on this site is named, not linked."""
    return OUTSIDE.sub(r"\1", markdown)


def on_files(files: Files, config: Any) -> Files:
    """Add them."""
    pages = {f"games/{name}.md": rules(name) for name in GAMES}
    pages |= {"games/levels.md": levels(), "games/house-rules.md": house_rules()}
    pages["club.md"] = beside(SOURCE / "club" / "README.md")
    for path, text in pages.items():
        files.append(File.generated(config, path, content=text))
    for name in GAMES:
        files.append(File.generated(config, f"games/{name}.png", content=picture(name)))
    return files


def rules(name: str) -> str:
    """The rules of a game, below a picture of some of its cards."""
    title, _, text = beside(SOURCE / "games" / name / "README.md").partition("\n")
    return f"{title}\n\n![Cards of {say(f'game.{name}')}, as Sumdeck draws them]({name}.png)\n{text}"


def picture(name: str) -> bytes:
    """Nine cards of every kind that a game has, drawn as for paper."""
    game = registry.game(name)
    pack = game.pack(game.options({"level": FULLEST[name]}))
    kinds = list(pack.kinds())
    chosen = pack.select([kinds[round(place * (len(kinds) - 1) / (CARDS - 1))] for place in range(CARDS)])
    few = replace(chosen, counts=(1,) * CARDS)
    page = PdfDocument(card_sheets(design_of(game), few, Look(backs=False), lambda done, of: None))[0]
    drawn = page.render(scale=1).to_pil().convert("RGB")
    left, top = ((whole - cards * 72 / 25.4) // 2 for whole, cards in zip(drawn.size, SHEET, strict=True))
    made = BytesIO()
    drawn.crop((int(left), int(top), int(drawn.width - left), int(drawn.height - top))).quantize(64).save(
        made, "PNG", optimize=True
    )
    return made.getvalue()


def beside(path: Path) -> str:
    """A page that lies beside its code. What it links to there is not on this site."""
    return LINK.sub(r"\1", path.read_text("utf-8"))


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
