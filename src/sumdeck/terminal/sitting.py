"""A game in progress at the text table: the state, the story so far, and what is on the disk.

After every move the game is on the disk before anybody hears of it. Who is asked when is in `session.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sumdeck.language import say
from sumdeck.rules.game import Claim, Game, Objection, Seat
from sumdeck.rules.record import Record, first_state, replay
from sumdeck.terminal.desk import Steps
from sumdeck.terminal.games import desk_of
from sumdeck.terminal.saved import Saved
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.seats import Sitter, people_at
from sumdeck.terminal.story import Spoken, Story


class Sitting:
    """A running game, and the people in front of it."""

    def __init__(self, screen: Screen, game: Game[Any, Any], saved: Saved) -> None:
        self.screen = screen
        self.game = game
        self.desk = desk_of(game)
        self.saved = saved
        self.state: Any = first_state(saved.record, game)
        self.story = Story()
        for _, seat, claim in replay(saved.record, game):
            self.story = self.story.told(game, self.state, seat, claim.move)
            self.state = self.story.spoken[-1].after
        self.options = game.options(saved.record.options)
        self.steps = saved.steps
        """What has been said of the turn in the making."""
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

    @property
    def only_person(self) -> Seat | None:
        """The seat of the one who sees all that the screen shows; None where several share it."""
        return next(Seat(seat) for seat, sitter in enumerate(self.sitters) if sitter.person) if self.alone else None

    def line(self, spoken: Spoken, seat: Seat | None) -> str:
        """A sentence with who said it, as a seat was told it."""
        return self.desk.log_line(spoken.to(self.game, seat), self.names)

    def settle(self, seat: Seat, claim: Claim[Any]) -> None:
        """Make a move: write it down, then tell it."""
        story = self.story.told(self.game, self.state, seat, claim.move)
        after = story.spoken[-1].after
        record = replace(self.record, claims=(*self.record.claims, (seat, claim.text)), outcome=self.game.outcome(after))
        self.saved = replace(self.saved, record=record, steps=())
        self.saved.write()
        self.story, self.state, self.steps, self.rung = story, after, (), 0
        told = self.line(story.spoken[-1], seat if self.sitters[seat].person else self.only_person)
        self.screen.note(told, "cyan" if self.sitters[seat].player else "green")
        self.heard = len(story.spoken)

    def void_last(self) -> None:
        """Take back the last claim, which was wrong: on the disk too, and its seat plays again."""
        last = self.story.spoken[-1]
        voided = self.record
        self.saved = replace(self.saved, record=replace(voided, claims=voided.claims[:-1], outcome=None), steps=())
        self.saved.write(voided)
        self.story, self.state, self.steps, self.rung = Story(self.story.spoken[:-1]), last.before, (), 0
        self.heard = min(self.heard, len(self.story.spoken))

    def keep_steps(self, steps: Steps) -> None:
        """Keep a turn in the making, on the disk too: where cards stay played, leaving brings none back."""
        first = not self.steps
        self.steps = steps
        self.saved = replace(self.saved, steps=steps)
        self.saved.write()
        self.show_steps()
        if first:
            self.screen.note(say(self.desk.goes_on))

    def note_hint(self) -> None:
        """Keep in mind that help was asked for: it costs nothing, and the log says so."""
        self.saved = replace(self.saved, hints=(*self.saved.hints, len(self.record.claims)))
        self.saved.write()

    def show_steps(self) -> None:
        """Say which steps stand for now."""
        if self.steps:
            self.screen.note(say("prompt.for_now", said="; ".join(self.steps)))

    def object_to(self, objection: Objection) -> None:
        """Say why something does not count."""
        self.screen.note(say(objection.code, **objection.details), "yellow")
        if remark := self.desk.remark(self.state, objection):
            self.screen.note(remark, "yellow")

    def show_table(self, seat: Seat, awaited: str = "") -> None:
        """What was said since this person's last turn, then the table as this person may see it, and what is awaited."""
        self.screen.show("")
        for place in range(max(self.last_turn(seat), self.heard), len(self.story.spoken)):
            self.screen.note(self.line(self.story.spoken[place], seat))
        self.draw(seat)
        self.screen.note(f"\n{awaited or self.turn_words(seat)}")
        self.show_steps()

    def draw(self, seat: Seat) -> None:
        """The table as a person may see it."""
        title = say("table.your_hand") if self.alone else say("table.hand_of", name=self.names[seat])
        self.desk.draw(self.screen, self.game.view(self.state, seat), self.names, title)

    def turn_words(self, seat: Seat) -> str:
        """Whose word is awaited, and for what."""
        to_you, by_name = self.desk.awaited(self.state, seat)
        return say(to_you) if self.alone else say(by_name, name=self.names[seat])

    def last_turn(self, seat: Seat) -> int:
        """The place of the last turn of a seat in the story; 0 before its first."""
        for place in reversed(range(len(self.story.spoken))):
            if self.story.spoken[place].seat == seat and self.desk.is_turn(self.story.spoken[place]):
                return place
        return 0
