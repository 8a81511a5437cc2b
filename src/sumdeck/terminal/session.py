"""The loop of the text table: who is asked, and what becomes of a line. Words that are no sentences are in `commands.py`.

Nothing that is typed ends the game but the wish to leave; whatever ends the program, the game waits on the disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from sumdeck.language import say
from sumdeck.players import player
from sumdeck.rules.game import Claim, Mistake, Refusal, Seat
from sumdeck.table import TableCode
from sumdeck.terminal.commands import LEAVING, obey
from sumdeck.terminal.curtain import curtain
from sumdeck.terminal.desk import Steps
from sumdeck.terminal.ending import show_end
from sumdeck.terminal.saved import command
from sumdeck.terminal.sitting import Sitting

LET_PASS: Final = "."
"""Said by people who do not want to speak up before their turn."""


class Session:
    """Asks the people and the computer players in turn."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.wrong = 0
        """How many sums in a row have been wrong."""
        self.at_screen: Seat | None = None
        """The person who sits before the screen."""
        self.rest: list[str] = []
        """What this person has said of several moves in a row, and has not been made yet."""
        self.moments = 0
        """How often the people could have spoken up since one of them was asked for a turn."""
        self.silent = False
        """Whether they let all such moments pass until then."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves; both politely."""
        try:
            self.play()
            show_end(self.sitting)
        except (EOFError, KeyboardInterrupt):
            code = "leave.saved" if self.sitting.record.outcome is None else "leave.over"
            if self.at_screen is not None and not self.sitting.alone:  # whoever comes next sees no hand
                self.screen.clear()
            self.screen.note("\n" + say(code, file=self.sitting.saved.path, command=command()), whole=True)

    def play(self) -> None:
        """Go on until the game is over."""
        sitting = self.sitting
        while acting := sitting.game.to_act(sitting.state):
            if sitting.sitters[acting[0]].player and self.somebody_speaks_up(acting):
                continue
            computers = [seat for seat in acting if sitting.sitters[seat].player]
            computers.sort(key=lambda seat: seat == acting[0])  # whoever may object does so before the turn is played
            if not any(self.computer_moves(seat) for seat in computers):
                self.person_moves(next(seat for seat in acting if sitting.sitters[seat].person))

    def computer_moves(self, seat: Seat) -> bool:
        """Let a computer player move; False where it has nothing to say."""
        sitting = self.sitting
        game, state, record = sitting.game, sitting.state, sitting.record
        chance = Random(f"{seat} {len(record.claims)} {record.deal.cards}")  # the same when a game is gone on with
        move = player(game.name, sitting.sitters[seat].player).choose(game, game.view(state, seat), chance)
        if move is None:
            return False
        sitting.settle(seat, Claim(move, game.write(state, seat, move)))
        if self.rest:
            self.rest = []
            self.screen.note(say("prompt.interrupted"))
        return True

    def somebody_speaks_up(self, acting: Sequence[Seat]) -> bool:
        """Give the people a moment before a computer player goes on; True where one of them has moved."""
        sitting = self.sitting
        people = [seat for seat in acting[1:] if sitting.sitters[seat].person]
        views = [sitting.game.view(sitting.state, seat) for seat in people]
        if self.silent or not any(sitting.desk.offers_moment(view, sitting.alone) for view in views):
            return False
        name, moves = sitting.names[acting[0]], len(sitting.record.claims)
        self.announce_moment(people[0], name)
        while line := self.screen.ask(say("prompt.line")).strip():
            if line == LET_PASS:
                self.silent = True
                return False
            speaker, said = self.speaker(people[0] if sitting.alone else acting[0], line)
            if speaker in people and not (sitting.alone and obey(sitting, speaker, line)):
                self.hear(speaker, said)
            elif line.lower() in LEAVING:
                raise EOFError
            elif speaker not in people:
                self.screen.note(say("prompt.moment", name=name))
            if len(sitting.record.claims) > moves:
                return True
        return False

    def announce_moment(self, seat: Seat, playing: str) -> None:
        """Say that the people may speak up: the first time with all that lies there, then as briefly as can be."""
        sitting = self.sitting
        self.moments += 1
        if self.moments > 1:
            code = "prompt.moment_you_again" if sitting.alone else "prompt.moment_again"
            self.screen.note(say(code, brief=sitting.desk.brief(sitting.game.view(sitting.state, None))))
        elif sitting.alone:
            sitting.show_table(seat, say("prompt.moment_you", name=playing))
        else:
            self.screen.note(say("prompt.moment", name=playing))

    def person_moves(self, seat: Seat) -> None:
        """Ask until there is a move."""
        sitting = self.sitting
        self.moments, self.silent = 0, False
        if self.at_screen != seat:
            self.rest = []
            if not sitting.alone:
                curtain(self.screen, sitting.names[seat])
                sitting.heard = 0
        self.at_screen = seat
        if not self.rest:
            sitting.show_table(seat)
        moves = len(sitting.record.claims)
        while len(sitting.record.claims) == moves:
            if self.rest:
                self.hear(seat, self.rest.pop(0))
                continue
            line = self.screen.ask(say("prompt.line"))
            if not obey(sitting, seat, line):
                speaker, said = self.speaker(seat, line)
                first, *self.rest = sitting.desk.apart(said)
                self.hear(speaker, first)

    def speaker(self, seat: Seat, line: str) -> tuple[Seat, str]:
        """Who says a line: whoever is asked, or another person who may speak and has said so, as in `Bo: night 8`."""
        sitting = self.sitting
        name, colon, said = line.partition(":")
        for other in sitting.game.to_act(sitting.state) if colon else ():
            if sitting.sitters[other].person and sitting.names[other].casefold() == name.strip().casefold():
                return other, said.strip()
        return seat, line

    def hear(self, seat: Seat, line: str) -> None:
        """Take a line for a sentence: a whole turn, a step of one, or a reason why it is neither."""
        sitting = self.sitting
        try:
            heard = self.understand(seat, line)
        except Mistake as mistake:
            self.wrong += 1
            self.rest = []
            sitting.object_to(mistake)
            if self.wrong > 1:
                self.screen.note(say("prompt.take_your_time"))
            return
        except Refusal as refusal:
            self.rest = []
            sitting.object_to(refusal)
            sitting.show_steps()
            return
        self.wrong = 0
        if isinstance(heard, Claim):
            sitting.settle(seat, heard)
        else:
            sitting.keep_steps(heard)

    def understand(self, seat: Seat, line: str) -> Claim[Any] | Steps:
        """What a line means. Whoever speaks up in the turn of another has no steps in the making."""
        sitting = self.sitting
        if self.at_screen in (seat, None) or sitting.alone:
            heard = sitting.desk.hear(sitting.state, seat, sitting.steps, line)
        else:
            heard = sitting.game.read(sitting.state, seat, line)
        if isinstance(heard, Claim) and sitting.game.by_clock(heard.move):
            raise Refusal(TableCode.ONLY_THE_CLOCK)  # and this table has none
        return heard
