"""The loop of the text table: who is asked, and what becomes of a line. Words that are no sentences are in `commands.py`.

Nothing that is typed ends the game but the wish to leave; whatever ends the program, the game waits on the disk.
"""

from __future__ import annotations

from random import Random

from sumdeck.language import say
from sumdeck.players import player
from sumdeck.rules.game import Claim, Mistake, Refusal, Seat
from sumdeck.terminal.commands import obey
from sumdeck.terminal.curtain import curtain
from sumdeck.terminal.ending import show_end
from sumdeck.terminal.saved import command
from sumdeck.terminal.sitting import Sitting


class Session:
    """Asks the people and the computer players in turn."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.wrong = 0
        """How many sums in a row have been wrong."""
        self.at_screen: Seat | None = None
        """The person who sits before the screen."""

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
        return True

    def person_moves(self, seat: Seat) -> None:
        """Ask until there is a move."""
        sitting = self.sitting
        if not sitting.alone and self.at_screen != seat:
            curtain(self.screen, sitting.names[seat])
            sitting.heard = 0
        self.at_screen = seat
        sitting.show_table(seat)
        moves = len(sitting.record.claims)
        while len(sitting.record.claims) == moves:
            line = self.screen.ask(say("prompt.line"))
            if not obey(sitting, seat, line):
                self.hear(seat, line)

    def hear(self, seat: Seat, line: str) -> None:
        """Take a line for a sentence: a whole turn, a step of one, or a reason why it is neither."""
        sitting = self.sitting
        try:
            heard = sitting.desk.hear(sitting.state, seat, sitting.steps, line)
        except Mistake as mistake:
            self.wrong += 1
            sitting.object_to(mistake)
            if self.wrong > 1:
                self.screen.note(say("prompt.take_your_time"))
            return
        except Refusal as refusal:
            sitting.object_to(refusal)
            sitting.show_steps()
            return
        self.wrong = 0
        if isinstance(heard, Claim):
            sitting.settle(seat, heard)
        else:
            sitting.keep_steps(heard)
