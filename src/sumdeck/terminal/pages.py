"""Pages to read: how to say things, the rules of a level, the pack with what is assumed about it.

The examples use numbers that are on no card of ours, so that they never give a move away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sumdeck.language import say
from sumdeck.rules.cards import Pack
from sumdeck.rules.numero import Options
from sumdeck.terminal.screen import Screen

WILD_GROUPS: Final = ("subtraction", "multiplication", "division", "fractions", "powers")
SOLITAIRE: Final = "numero-solitaire"


def show_help(screen: Screen, game: str, options: Options) -> None:
    """How to say things, as far as this level needs them."""
    topics = ["take", "several"] if game == SOLITAIRE else ["take", "several", "build", "discard", "builds"]
    groups = groups_of(options.pack)
    topics += [name for name in WILD_GROUPS if name in groups]
    if set(groups) & set(WILD_GROUPS):
        topics += ["steps"] if game == SOLITAIRE else ["steps", "wild_discard", "leave"]
    if options.scoring:
        topics += ["colours"]
        if game != SOLITAIRE and options.golden_rule_2 == "challenge":
            topics += ["challenge"]
    show_pairs(screen, say("help.title"), [say(f"help.numero.{topic}") for topic in topics])
    special = say("help.numero.words_solitaire") if game == SOLITAIRE else say("help.numero.words_game")
    show_pairs(screen, say("help.words_title"), [say("help.words"), special])


def show_rules(screen: Screen, game: str, options: Options) -> None:
    """The rules of this level in words."""
    wild = bool(set(groups_of(options.pack)) & set(WILD_GROUPS))
    if game == SOLITAIRE:
        topics = ["solitaire", "solitaire_wild" if wild else "", "solitaire_scoring" if options.scoring else "solitaire_cards"]
    else:
        topics = ["aim_scoring" if options.scoring else "aim", "turn", "take", "build", "discard", "wild" if wild else ""]
        topics += ["scoring" if options.scoring else ""]
        topics += ["challenge" if options.scoring and options.golden_rule_2 == "challenge" else ""]
        topics += ["end_scoring" if options.scoring else "end"]
    show_page(screen, options.pack.title, [say(f"rules.numero.{topic}") for topic in topics if topic], apart=True)
    screen.note("\n" + say("rules.more", game=game), "dim")


def show_cards(screen: Screen, options: Options) -> None:
    """Every card of the pack, and how surely we know it."""
    pack = options.pack
    lines = [line for group in groups_of(pack) for line in group_lines(pack, group, options.scoring)]
    show_page(screen, say("cards.title", title=pack.title, count=pack.size), lines)
    if pack.assumed():
        screen.note(say("cards.assumed"))
    if options.scoring and pack.assumed_points():
        screen.note(say("sheet.assumed"))


def show_page(screen: Screen, title: str, paragraphs: Sequence[str], *, apart: bool = False) -> None:
    """A title and paragraphs, folded to the width; a line that begins with spaces keeps them when it is folded."""
    screen.note(f"\n{title}", "bold")
    for paragraph in paragraphs:
        if apart:
            screen.show("")
        for line in screen.spelt(paragraph).splitlines():
            words = line.lstrip(" ")
            screen.show(Padding(Text(words), (0, 0, 0, 1 + len(line) - len(words)), expand=False))


def show_pairs(screen: Screen, title: str, texts: Sequence[str]) -> None:
    """A title and two columns: what it is for, and how to say it. A sign `|` parts them in each line."""
    screen.note(f"\n{title}", "bold")
    grid = Table.grid(padding=(0, 2))
    for line in screen.spelt("\n".join(texts)).splitlines():
        left, _, right = line.partition(" | ")
        grid.add_row(Text(f" {left}"), Text(right.strip()))
    screen.show(grid)


def groups_of(pack: Pack) -> list[str]:
    """The groups that a pack has, in its order."""
    return list(dict.fromkeys(card.group for card in pack.cards))


def group_lines(pack: Pack, group: str, scoring: bool) -> list[str]:
    """The cards of a group; those that are equally many and worth the same, on one line."""
    counts: Counter[str] = Counter()
    facts: dict[str, tuple[int, str, bool]] = {}
    for kind in pack.kinds():
        card = pack.cards[kind]
        if card.group == group:
            counts[card.face] += pack.counts[kind]
            facts[card.face] = (card.points, card.points_status, card.status == "assumed")
    lines: dict[tuple[int, int, bool], list[str]] = {}
    for face, (points, status, assumed) in facts.items():
        key = (counts[face], points, status == "assumed")
        lines.setdefault(key, []).append(f"{face}*" if assumed else face)
    said = [say(f"cards.numero.{group}", count=sum(counts.values()))]
    for (count, points, guessed), faces in sorted(lines.items()):
        worth = f", {say('cards.points', count=points)}{'?' if guessed else ''}" if scoring and points else ""
        said.append(f"  {say('cards.each', count=count)}{worth}: {'  '.join(faces)}")
    return said
