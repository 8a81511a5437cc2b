"""The loop of the text table: who is asked, and what becomes of a line. Words that are no sentences are in `commands.py`.

Nothing that is typed ends the game but the wish to leave; whatever ends the program, the game waits in the store.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from sumdeck.command.program import command
from sumdeck.rules.game import Mistake, Objection, Refusal, Seat
from sumdeck.table import TableCode, Wrong
from sumdeck.table.commands import Return, Say
from sumdeck.terminal.afterwards import afterwards
from sumdeck.terminal.commands import obey
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.session import TableSession, new_key
from sumdeck.terminal.spelling import leaves
from sumdeck.terminal.terminal_view import Steps
from sumdeck.words import say, speaking_of
from sumdeck.words.verbs import in_verbs

AnyObjection = TypeVar("AnyObjection", bound=Objection)
LET_PASS: Final = "."
"""Said by people who do not want to speak up before their turn."""


def play_at(screen: Screen, kept: KeptTable) -> None:
    """Play at a table, and at the next as long as the people like."""
    following: KeptTable | None = kept
    while following is not None:
        following = Turns(TableSession(screen, following)).run()


class Turns:
    """Asks the people and the computer players in turn."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.screen = session.screen
        self.wrong = 0
        """How many sums in a row have been wrong."""
        self.at_screen: Seat | None = None
        """The person who sits before the screen."""
        self.done: list[str] = []
        self.rest: list[str] = []
        """Of several moves that this person has said in a row, those that are made, and those that are not made yet."""
        self.ways: Sequence[str] = ()
        """What the last sentence could have meant, to be chosen from by number."""
        self.moments = 0
        """How often the people could have spoken up since one of them was asked for a turn."""
        self.silent = False
        """Whether they let all such moments pass until then."""

    def run(self) -> KeptTable | None:
        """Play to the end, or until somebody leaves; both politely. The table of the next game, if there shall be one."""
        with speaking_of(self.session.game.family):
            return self.played()

    def played(self) -> KeptTable | None:
        """The same, in the words of this game."""
        session = self.session
        try:
            self.play()
            session.terminal_view.finish(session)
        except (EOFError, KeyboardInterrupt):
            code = "leave.saved" if session.table_state.outcome is None else "leave.over"
            if self.at_screen is not None and not session.alone:  # whoever comes next sees no hand
                self.screen.clear()
            self.screen.note("\n" + say(code, game=session.kept.row.code, command=command()), whole=True)
            return None
        session.show_result()
        self.screen.note(say("end.kept", game=session.kept.row.code, command=command()), "dim", whole=True)
        return afterwards(session)

    def play(self) -> None:
        session = self.session
        for seat in session.people:
            session.do(Return(seat))
        while acting := session.table_state.to_act:
            if session.table_state.in_charge(acting[0]) and self.somebody_speaks_up(acting):
                continue
            if not self.computer_speaks():
                self.person_moves(next(seat for seat in acting if session.table_state.person(seat)))

    def computer_speaks(self) -> bool:
        """Let a computer player move or object; False where none has anything to say."""
        table = self.session.table
        said = table.computer_objection() or table.computer_move()
        if said is None:
            return False
        try:
            self.session.do(said)
        except Refusal as refusal:  # somebody was quicker: then we look again who is next
            self.refuse(refusal)
        if self.rest:
            self.done, self.rest = [], []
            self.screen.note(say("prompt.interrupted"))
        return True

    def somebody_speaks_up(self, acting: Sequence[Seat]) -> bool:
        """Give the people a moment before a computer player goes on; True where one of them has moved."""
        session = self.session
        people = [seat for seat in acting[1:] if session.table_state.person(seat)]
        if self.silent or not any(
            session.terminal_view.offers_moment(session.table.view(seat), session.alone) for seat in people
        ):
            return False
        name, moved = session.names[acting[0]], session.table_state.moved
        self.announce_moment(people[0], name)
        while line := self.screen.ask(say("prompt.line")).strip():
            if line == LET_PASS:
                self.silent = True
                return False
            speaker, said = self.speaker(people[0] if session.alone else acting[0], line)
            if speaker in people and not (session.alone and self.obeyed(speaker, line)):
                self.hear(speaker, said)
            elif leaves(line):
                raise EOFError
            elif speaker not in people:
                self.screen.note(say("prompt.moment", name=name))
            if session.table_state.moved != moved:
                return True
        return False

    def announce_moment(self, seat: Seat, playing: str) -> None:
        """Say that the people may speak up: the first time with all that lies there, then as briefly as can be."""
        session = self.session
        self.moments += 1
        if self.moments > 1:
            code = "prompt.moment_you_again" if session.alone else "prompt.moment_again"
            self.screen.note(say(code, brief=session.terminal_view.brief(session.table.view(None))))
        elif session.alone:
            session.show_table(seat, say("prompt.moment_you", name=playing))
        else:
            self.screen.note(say("prompt.moment", name=playing))

    def person_moves(self, seat: Seat) -> None:
        """Ask until there is a move."""
        session = self.session
        self.moments, self.silent = 0, False
        if self.at_screen != seat:
            self.done, self.rest, self.ways = [], [], ()
            if not session.alone:
                curtain(self.screen, session.names[seat])
                session.heard = 0
        self.at_screen = seat
        if not self.rest:
            session.show_table(seat)
        moved = session.table_state.moved
        while session.table_state.moved == moved:
            if self.rest:
                self.hear(seat, self.rest.pop(0))
                continue
            line = self.screen.ask(say("prompt.line"))
            if not self.obeyed(seat, line):
                speaker, said = self.speaker(seat, line)
                self.hear(speaker, said)

    def obeyed(self, seat: Seat, line: str) -> bool:
        """Whether a line was a command; what a table refuses is told."""
        try:
            return obey(self.session, seat, line)
        except Refusal as refusal:
            self.refuse(refusal)
            self.session.remind(seat)
            return True

    def speaker(self, seat: Seat, line: str) -> tuple[Seat, str]:
        """Who says a line: whoever is asked, or another person who may speak and has said so, as in `Bo: night 8`."""
        session = self.session
        name, colon, said = line.partition(":")
        for other in session.table_state.to_act if colon else ():
            if session.table_state.person(other) and session.names[other].casefold() == name.strip().casefold():
                return other, said.strip()
        return seat, line

    def hear(self, seat: Seat, line: str) -> None:
        """Take a line for a sentence: a whole turn, a step of one, or a reason why it is neither."""
        session = self.session
        line = dict(zip("123456789", self.ways)).get(line.strip(), line)
        self.ways = ()
        try:
            said = self.understood(seat, line)
            if not isinstance(said, str):
                self.wrong = 0
                return session.keep_steps(seat, said)
            answer = session.do(Say(seat, said, session.n, new_key()))
        except Refusal as refusal:
            if moves := refusal.sentences("moves"):
                self.done, self.rest = [], [*moves[1:]]
                return self.hear(seat, moves[0])
            self.refuse(self.half_done(seat, refusal, line))
            self.ways = refusal.sentences("ways")
            return session.remind(seat)
        if not isinstance(answer, Wrong):
            self.wrong = 0
            self.done = [*self.done, line] if self.rest else []
            return None
        self.wrong += 1
        session.object_to(self.half_done(seat, Mistake(answer.code, **dict(answer.details)), line))
        if self.wrong > 1:
            self.screen.note(say("prompt.take_your_time"))
        return session.remind(seat)

    def half_done(self, seat: Seat, objection: AnyObjection, line: str) -> AnyObjection:
        """Why a line does not count; where it was one of several in a row, with what is made of them and what is not."""
        done, rest = ", ".join(self.done), ", ".join([line, *self.rest])
        self.done, self.rest = [], []
        if not done:
            return objection
        self.session.show_table(seat)
        return type(objection)(objection.code, **objection.details, done=done, rest=rest)

    def understood(self, seat: Seat, line: str) -> str | Steps:
        """The sentence that a line completes, or the steps so far. Whoever speaks up in the turn of another has no steps."""
        session = self.session
        line = in_verbs(session.game.name, line)
        if self.at_screen in (seat, None) or session.alone:
            return session.terminal_view.hear(session.state, seat, session.steps(seat), line)
        return line

    def refuse(self, refusal: Refusal) -> None:
        """Say why not; and where the game has gone on elsewhere, that it has."""
        if refusal.code == TableCode.LATE:
            self.screen.note(say("saved.elsewhere"), "yellow")
        else:
            self.session.object_to(refusal)


def curtain(screen: Screen, name: str) -> None:
    """Clear everything, wait until the next person has the table, and clear again."""
    screen.clear()
    screen.note(f"\n{say('curtain.pass_on', name=name)}\n", "bold")
    screen.ask(say("curtain.enter", name=name))
    screen.clear()
