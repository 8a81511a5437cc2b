"""A game in progress at the text table: the state, the story so far, and what is on the disk.

After every move the game is on the disk before anybody hears of it. Who is asked when is in `session.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sumdeck.language import say
from sumdeck.rules.game import Claim, Game, Objection, Seat
from sumdeck.rules.numero import Solo
from sumdeck.rules.numero.draft import Draft
from sumdeck.rules.numero.state import CONFIRM, FINAL
from sumdeck.rules.record import Record, first_state, replay
from sumdeck.terminal.saved import Saved
from sumdeck.terminal.scene import scene_of
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.seats import Sitter, people_at
from sumdeck.terminal.story import Story, log_line
from sumdeck.terminal.table import draw

AWAITED: Final = {
    FINAL: ("prompt.final_you", "prompt.final"),
    CONFIRM: ("prompt.confirm_you", "prompt.confirm"),
}
"""What is said in the phases after the usual turns, to "you" and by name."""


class Sitting:
    """A running game, and the people in front of it."""

    def __init__(self, screen: Screen, game: Game[Any, Any], saved: Saved) -> None:
        self.screen = screen
        self.game = game
        self.saved = saved
        self.state: Any = first_state(saved.record, game)
        self.story = Story()
        for _, seat, claim in replay(saved.record, game):
            self.story = self.story.told(game, self.state, seat, claim.move)
            self.state = self.story.spoken[-1].after
        self.draft = Draft(saved.steps)
        self.rung = 0
        """How far up the ladder of hints this position has been helped."""
        self.heard = 0
        """How many of the sentences need not be repeated above the table: they have just been heard."""

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return self.saved.sitters

    @property
    def names(self) -> list[str]:
        return [sitter.name for sitter in self.sitters]

    @property
    def record(self) -> Record:
        return self.saved.record

    @property
    def alone(self) -> bool:
        """Whether only one person plays: then the table says "you"."""
        return people_at(self.sitters) == 1

    def settle(self, seat: Seat, claim: Claim[Any]) -> None:
        """Make a move: write it down, then tell it."""
        story = self.story.told(self.game, self.state, seat, claim.move)
        after = story.spoken[-1].after
        record = replace(self.record, claims=(*self.record.claims, (seat, claim.text)), outcome=self.game.outcome(after))
        self.saved = replace(self.saved, record=record, steps=())
        self.saved.write()
        self.story, self.state, self.draft, self.rung = story, after, Draft(), 0
        self.screen.note(log_line(story.spoken[-1], self.names), "cyan" if self.sitters[seat].player else "green")
        self.heard = len(story.spoken)

    def keep_steps(self, draft: Draft) -> None:
        """Keep a turn in the making, on the disk too: where wild cards stay played, leaving brings none back."""
        first = not self.draft.lines
        self.draft = draft
        self.saved = replace(self.saved, steps=draft.lines)
        self.saved.write()
        self.show_steps()
        if first:
            self.screen.note(say("prompt.go_on"))

    def note_hint(self) -> None:
        """Keep in mind that help was asked for: it costs nothing, and the log says so."""
        self.saved = replace(self.saved, hints=(*self.saved.hints, len(self.record.claims)))
        self.saved.write()

    def show_steps(self) -> None:
        """Say which steps stand for now."""
        if self.draft.lines:
            self.screen.note(say("prompt.for_now", said="; ".join(self.draft.lines)))

    def object_to(self, objection: Objection) -> None:
        """Say why something does not count."""
        self.screen.note(say(objection.code, **objection.details), "yellow")

    def show_table(self, seat: Seat) -> None:
        """What was said since this person's last turn, then the table as this person may see it."""
        self.screen.show("")
        for place in range(max(self.story.since(seat), self.heard), len(self.story.spoken)):
            self.screen.note(log_line(self.story.spoken[place], self.names))
        self.draw(seat)
        self.screen.note(f"\n{self.turn_words(seat)}")
        self.show_steps()

    def draw(self, seat: Seat) -> None:
        """The table as a person may see it."""
        title = say("table.your_hand") if self.alone else say("table.hand_of", name=self.names[seat])
        draw(self.screen, scene_of(self.game.view(self.state, seat), self.names), title)

    def turn_words(self, seat: Seat) -> str:
        """Whose word is awaited, and for what."""
        phase = "" if isinstance(self.state, Solo) else self.state.phase
        to_you, by_name = AWAITED.get(phase, ("prompt.turn_you", "prompt.turn"))
        return say(to_you) if self.alone else say(by_name, name=self.names[seat])
