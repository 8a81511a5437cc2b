"""Pages to read: a text in paragraphs, what to say in two columns, a pack with what is assumed about it."""

from collections import Counter
from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sumdeck.players import players
from sumdeck.rules.cards import Pack
from sumdeck.terminal.screen import Screen
from sumdeck.words import retold, say, speaking_of, titled


def show_cards(screen: Screen, family: str, pack: Pack, *, points: bool) -> None:
    """Every card of a pack, and how surely we know it; what it is worth, if points count."""
    with speaking_of(family):
        lines = [line for group in groups_of(pack) for line in group_lines(family, pack, group, points)]
    show_page(screen, say("cards.title", title=titled(family, pack.name, pack.title), count=pack.size), lines)
    if pack.assumed():
        screen.note(say("cards.assumed"))
    if points and any(pack.cards[kind].points for kind in pack.assumed_points()):
        screen.note(say("cards.assumed_points"))


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


def show_words(screen: Screen, game: str, *, steps: bool = False, more: Sequence[str] = ()) -> None:
    """What may be said besides sentences: in all games, where turns have steps, and in this game alone."""
    looks = say("help.words_look", player=players(game)[-1])
    texts = [say("help.words_hint"), *([say("help.words_steps")] if steps else []), looks]
    show_pairs(screen, say("help.words_title"), [*texts, say("help.words_pages"), *more, say("help.words_leave")])


def groups_of(pack: Pack) -> list[str]:
    """The groups that a pack has, in its order."""
    return list(dict.fromkeys(card.group for card in pack.cards))


def group_lines(family: str, pack: Pack, group: str, points: bool) -> list[str]:
    """The cards of a group; those that are equally many and worth the same, on one line."""
    counts: Counter[tuple[str, int, bool]] = Counter()
    for kind in pack.kinds():
        card = pack.cards[kind]
        if card.group == group:
            # A face may be worth more in one colour than in another; without points they are one.
            worth = card.points if points else 0
            face = retold(card.face) + ("*" if card.status == "assumed" else "")
            counts[face, worth, bool(worth) and card.points_status == "assumed"] += pack.counts[kind]
    lines: dict[tuple[int, int, bool], list[str]] = {}
    for (face, worth, guessed), count in counts.items():
        lines.setdefault((count, worth, guessed), []).append(face)
    said = [say(f"cards.{family}.{group}", count=sum(counts.values()))]
    for (count, worth, guessed), faces in sorted(lines.items()):
        scored = f", {say('cards.points', count=worth)}{'?' if guessed else ''}" if worth else ""
        said.append(f"  {say('cards.each', count=count)}{scored}: {'  '.join(faces)}")
    return said
