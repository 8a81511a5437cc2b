"""How one game is laid out at the text table. This one does for every game, by `zones`, `read` and `write` alone.

A game that shows its cards, or has turns in several steps, or words of its own, has one of its own: a subclass in the folder
that its kit names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from sumdeck.rulebook import rules_of
from sumdeck.rules import registry
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import FACE_DOWN, Game, News, Objection, Outcome, Seat, View
from sumdeck.rules.values import owned
from sumdeck.table import Announcement
from sumdeck.table.state import Step
from sumdeck.terminal import pages, table
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import Scene
from sumdeck.words import readable, retold, say, say_first, speaking_of, titled, worded

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession

Steps: TypeAlias = tuple[str, ...]
"""What has been said of a turn in the making, a line for each step."""
Command: TypeAlias = "Callable[[TableSession, Seat, str], None]"
"""What is done for a seat when a line begins with a certain word; the text is what follows it."""


class TerminalView:
    """As any game can be drawn."""

    goes_on: str = "prompt.go_on"
    """The code of what is said when a turn is begun and more must follow."""

    has_steps: ClassVar[bool] = False
    """Whether a turn may be said step by step."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def scene(self, view: View[Any], names: Sequence[str]) -> Scene | None:
        """What is drawn of a view, card by card; None for a game that describes itself in words."""
        return None

    def draw(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        scene = self.scene(view, names)
        if scene is not None:
            return table.draw(screen, scene, hand_title)
        screen.note(", ".join(say("table.sits", seat=seat, name=name) for seat, name in enumerate(names)))
        return screen.note(self.told(view, names))

    def draw_hand(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        """Only what the seat of a view sees besides all others: for a replay in which every hand lies open."""
        scene = self.scene(view, names)
        if scene is not None:
            return table.draw_hand(screen, scene, hand_title)
        return screen.note(f"{hand_title}\n{self.told(view, names)}")

    def told(self, view: View[Any], names: Sequence[str]) -> str:
        """A view in words: those of the game, where it has some of its own; otherwise its zones."""
        own = type(self.game).describe is not Game.describe
        return self.game.describe(view) if own else told_by_zones(self.game, view, names)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        """The codes of what is said to the seat whose word is awaited: to "you", and by name."""
        return "prompt.turn_you", "prompt.turn"

    def hear(self, state: Any, seat: Seat, steps: Steps, line: str) -> str | Steps:
        """The sentence that a line is or completes, for the table to judge; or all steps so far, where more must follow.

        Raises Refusal.
        """
        return line

    def offers_moment(self, view: View[Any], alone: bool) -> bool:
        """Whether a person out of turn is asked before a computer player goes on. `alone`: nobody else sees the screen."""
        return False

    def brief(self, view: View[Any]) -> str:
        """What lies there, in one line, for somebody who is offered one moment after another."""
        return self.game.describe(view).splitlines()[0]

    def take_back(self, state: Any, seat: Seat, steps: Steps) -> Steps:
        """The steps without the last. Raises Refusal where it stays."""
        return steps[:-1]

    def give_up(self, state: Any, seat: Seat, steps: Steps) -> Steps:
        """The steps that are left when a turn begins again."""
        return ()

    def remark(self, state: Any, objection: Objection) -> str:
        """What may help besides the words of an objection; mostly nothing."""
        return ""

    def own_command(self, words: Sequence[str]) -> Command | None:
        """What this game alone does for a line, by its words in small letters."""
        return None

    def log_line(self, step: Step, told: Announcement, names: Sequence[str]) -> str:
        """A sentence with who said it, as somebody was told it; below it what came of it."""
        line = say(told.code, said=told.text, **told.details)
        return "\n".join([line, *(self.news_line(one, step.seat, names) for one in told.news)])

    def news_line(self, news: News, seat: Seat, names: Sequence[str]) -> str:
        """What came of a sentence of a seat, in words."""
        told = {"who": names[seat], "name": ", ".join(names[one] for one in news.seats)}
        return say(news.code, **told, **news.details)

    def is_turn(self, step: Step) -> bool:
        """Whether this was a turn of its seat. What was said since then is repeated above the table."""
        return True

    def show_help(self, screen: Screen, options: Any) -> None:
        """How to say things, as far as this table needs it; then the words that all games understand."""
        topics = [say(f"help.{self.game.family}.{topic}") for topic in self.topics(options)]
        if topics:
            pages.show_pairs(screen, say("help.title"), topics)
        pages.show_words(screen, self.game.name, steps=self.has_steps, more=self.words(options))

    def topics(self, options: Any) -> list[str]:
        """What help tells of at this table, by the last names of its texts; every text `help.<family>.…` of a game's own."""
        return [code.rpartition(".")[2] for code in worded(f"help.{self.game.family}.")]

    def words(self, options: Any) -> list[str]:
        """What may be said in this game alone, besides sentences."""
        return []

    def show_rules(self, screen: Screen, options: Any) -> None:
        pack = self.game.pack(options)
        titles = {level.name: level.title for level in self.game.levels()}
        level = getattr(options, "level", "")
        name, title = (level, titles[level]) if level in titles else (pack.name, pack.title)
        pages.show_page(screen, titled(self.game.family, name, title), rules_of(self.game, options), apart=True)
        screen.note("\n" + say("rules.more", game=self.game.name), "dim")

    def show_cards(self, screen: Screen, options: Any) -> None:
        """The pack, with what is only assumed about it."""
        pages.show_cards(screen, self.game.family, self.game.pack(options), points=False)

    def finish(self, session: TableSession) -> None:
        """The game is over: what is shown before the result."""
        session.screen.note(f"\n{say('end.over')}", "bold")

    def score_words(self, state: Any, seat: Seat, outcome: Outcome) -> str:
        """What a seat has made: a number, unless the game says of what."""
        made = outcome.scores[seat]
        return say_first(f"end.{self.game.family}.points", otherwise=show_value(made), count=made)


def terminal_view_of(game: Game[Any, Any]) -> TerminalView:
    kind: type[TerminalView] = registry.kit_of(game).part("terminal") or TerminalView
    return kind(game)


def about_game(name: str) -> str:
    """A game and what it is about, in one line."""
    title = say(f"game.{name}")
    return say("menu.about", game=title, about=say(f"game.{name}.about")) if worded(f"game.{name}.about") else title


def told_by_zones(game: Game[Any, Any], view: View[Any], names: Sequence[str]) -> str:
    """A line for each zone: what it is called, and what is seen of it."""
    with speaking_of(game.family):
        lines = list(_lines(game, view, names))
    width = max((len(title) for title, _ in lines), default=0)
    return "\n".join(f"{title:{width}}  {cards}" for title, cards in lines)


def _lines(game: Game[Any, Any], view: View[Any], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    faces = [retold(card.face) for card in game.pack_of(view.shown).cards]
    for name, zone in game.zones(view.shown).items():
        place, seat = owned(name)
        title = say_first(f"zone.{game.family}.{place}", f"zone.{place}", otherwise=readable(place))
        seen = [faces[card] for card in zone.cards if card != FACE_DOWN]
        backs = len(zone.cards) - len(seen)
        if backs:
            seen.append(say("zone.backs", count=backs))
        owner = title if seat is None else say("zone.of_seat", zone=title, name=names[seat])
        yield owner, " ".join(seen) or say("zone.empty")
