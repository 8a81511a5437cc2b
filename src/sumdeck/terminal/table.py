"""A scene, and how it is drawn: who sits there, what lies open, the hand. What was said is in `session.py`.

A scene is what one person sees of a table; each game makes its own from views, in its folder.

Every card looks alike whether it can be played or not, and no sum is shown that nobody has said: finding them is the game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from sumdeck.rules.game import Seat
from sumdeck.terminal.screen import Screen
from sumdeck.words import retold, say

LINES: Final = {"number": "┌─┐│└┘", "build": "╔═╗║╚╝", "wild": "╭─╮│╰╯"}
ASCII_LINES: Final = {"number": "+-+|++", "build": "#=####", "wild": ".-.|''"}
"""How the three sorts of cards differ in outline: corners, top and sides."""
STYLES: Final = {
    "green": "green",
    "orange": "dark_orange",
    "blue": "bright_blue",
    "red": "red",
    "hearts": "red",
    "diamonds": "red",
}
"""Only an addition: a card whose colour counts has its letter in its label."""
BUILD_STYLE: Final = "bold"
MARGIN: Final = 2


@dataclass(frozen=True)
class Piece:
    """Something that lies on the table or is held."""

    label: str
    """As sentences name it: `5`, `5g`, `[10]a`, `−2`."""
    sort: str
    """How it is outlined: number, wild or build."""
    colour: str = ""
    below: str = ""
    """A word under it, such as how many cards it holds."""


@dataclass(frozen=True)
class Place:
    """A seat as everybody sees it."""

    name: str
    counts: tuple[str, ...]
    """What there is to say of it: cards won, points, cards in hand."""
    acting: bool


@dataclass(frozen=True)
class DrawnZone:
    """What lies together."""

    title: str
    pieces: tuple[Piece, ...]
    nothing: str
    """What is said where nothing lies."""


@dataclass(frozen=True)
class Scene:
    """A whole table, from one seat."""

    title: str
    deck: str
    """How much of the deck is left, in words."""
    places: tuple[Place, ...]
    zones: tuple[DrawnZone, ...]
    """What lies open, from the top of the screen down."""
    hand: tuple[Piece, ...]


def places(names: Sequence[str], counts: Callable[[Seat], Sequence[str]], acting: Seat | None) -> tuple[Place, ...]:
    """Everybody with what there is to say of them."""
    return tuple(Place(name, tuple(counts(Seat(seat))), seat == acting) for seat, name in enumerate(names))


def draw(screen: Screen, scene: Scene, hand_title: str) -> None:
    screen.show(heading(screen, scene))
    screen.show(*(place_line(screen, scene.places, place) for place in scene.places))
    for zone in scene.zones:
        draw_pieces(screen, zone.title, zone.pieces, zone.nothing)
    draw_hand(screen, scene, hand_title)


def draw_hand(screen: Screen, scene: Scene, title: str) -> None:
    draw_pieces(screen, title, scene.hand, say("table.hand_empty"))


def draw_pieces(screen: Screen, title: str, pieces: Sequence[Piece], nothing: str) -> None:
    if screen.boxes:
        screen.note(f"\n {title}", "bold")
        screen.show(*(rows(screen, pieces) if pieces else [f"  {nothing}"]))
    else:
        screen.note(f"{title}: {spoken(pieces) or nothing}")


def heading(screen: Screen, scene: Scene) -> Text:
    """The level and the deck, on a line of their own."""
    line = "─" if screen.lines else "-"
    deck, title = screen.spelt(scene.deck), screen.spelt(scene.title)
    if not screen.boxes:
        return Text(f"{title}. {deck}.")
    room = screen.width - len(title) - len(deck) - 8
    if room < 1:
        return Text(f"{title}\n{deck}", style="bold")
    return Text(f"{line * 2} {title} {line * room} {deck} {line * 2}", style="bold")


def place_line(screen: Screen, places: Sequence[Place], place: Place) -> Text:
    """A seat with its counts; a sign before it says whose turn it is."""
    longest = max(len(each.name) for each in places)
    counts = ", ".join(place.counts)
    turn = ">" if place.acting else " "
    line = f" {turn} {place.name:<{longest}}  {counts}" if screen.boxes else f"{place.name}: {counts}"
    if screen.boxes and len(line) > screen.width:
        line = f" {turn} {place.name}\n     {counts}"
    return Text(screen.spelt(line), style="bold" if place.acting else "")


def rows(screen: Screen, pieces: Sequence[Piece]) -> list[Text]:
    """Cards side by side, in as many rows as the width asks for."""
    drawn: list[list[Text]] = [[]]
    room = screen.width - MARGIN
    for piece in pieces:
        card = card_lines(screen, piece)
        if drawn[-1] and sum(each.cell_len + 1 for each in drawn[-1][:: len(card)]) + card[0].cell_len > room:
            drawn.append([])
        drawn[-1] += card
    return [row(cards) for cards in drawn]


def row(cards: list[Text]) -> Text:
    """Cards of four lines each, side by side. The last line is left out where no card needs it."""
    lines = [Text(" " * MARGIN) + Text(" ").join(cards[line::4]) for line in range(4)]
    return Text("\n").join(lines if lines[3].plain.strip() else lines[:3])


def card_lines(screen: Screen, piece: Piece) -> list[Text]:
    """A card as three lines; the fourth is for the word below it."""
    left, top, right, side, low_left, low_right = tuple((LINES if screen.lines else ASCII_LINES)[piece.sort])
    label = screen.spelt(retold(piece.label)).strip()
    note = screen.spelt(piece.below)
    width = max(4, len(label) + 2, len(note) - 2)
    style = STYLES.get(piece.colour, BUILD_STYLE if piece.sort == "build" else "")
    lines = [f"{left}{top * width}{right}", f"{side}{label:^{width}}{side}", f"{low_left}{top * width}{low_right}"]
    return [Text(line, style=style) for line in lines] + [Text(f"{note:^{width + 2}}", style="dim")]


def spoken(pieces: Sequence[Piece]) -> str:
    """Cards as a line of words."""
    labels = [retold(piece.label) for piece in pieces]
    return ", ".join(f"{label} ({piece.below})" if piece.below else label for label, piece in zip(labels, pieces, strict=True))
