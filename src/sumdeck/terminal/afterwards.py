"""When a game is over: another one, good-bye, or a second look at the turns in which a person could have won most.

Those are searched once more, with the same help.
"""

from sumdeck.players.second_look import looker_of
from sumdeck.rules.game import Objection, Refusal, Seat
from sumdeck.table.commands import REMATCH, Ask, Reply
from sumdeck.table.finding import Find
from sumdeck.table.second_look import Moment, help_in_search, search, second_look
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.session import TableSession, new_key
from sumdeck.terminal.spelling import leaves, means
from sumdeck.words import say
from sumdeck.words.verbs import in_verbs


def look_again(session: TableSession, seat: Seat) -> None:
    """Go through the turns that are worth it."""
    moments = second_look(session.table_state, seat)
    if not moments:
        session.screen.note(say("look.nothing"))
    for moment in moments:
        SecondSearch(session, seat, moment).run()


class SecondSearch:
    """One turn, searched again."""

    def __init__(self, session: TableSession, seat: Seat, moment: Moment) -> None:
        self.session = session
        self.screen = session.screen
        self.seat = seat
        self.moment = moment
        self.before: list[str] = []
        """What has been said in this turn already, where it goes on."""
        self.rung = 0

    def run(self) -> None:
        """Ask for sentences until the best is found, or the person would rather go on."""
        left = self.moment.missed
        session = self.session
        session.draw(self.seat, session.game.view(session.table_state.line[self.moment.at].before, self.seat))
        who = "you" if self.session.alone else "name"
        name, turn = self.session.names[self.seat], self.moment.turn
        could = say(f"look.{who}.{left.unit}", turn=turn, count=left.could, name=name)
        self.screen.note(f"\n{could} {say('look.did', count=left.did)} {say('look.find')}")
        while line := self.screen.ask(say("prompt.line")).strip():
            if leaves(line):
                return
            try:
                if not line.strip("?.! ") or means(line, "command.hint"):
                    self.help()
                elif self.has_found(line):
                    return
            except Objection as objection:
                self.session.object_to(objection)

    def help(self) -> None:
        """The next rung."""
        rung, hint = help_in_search(self.session.table_state, self.seat, self.moment.at, self.rung, self.before)
        self.rung = rung + 1
        self.screen.note(say(hint.code, **dict(hint.details)), "magenta")

    def has_found(self, said: str) -> bool:
        """Say what a sentence would have won; True where that is all there was to win."""
        said = in_verbs(self.session.game.name, said)
        try:
            find: Find = search(self.session.table_state, self.seat, self.moment.at, said, self.before)
        except Refusal as refusal:
            if moves := refusal.sentences("moves"):
                return any(self.has_found(move) for move in moves)
            raise
        left = self.moment.missed
        if find.won >= left.could:
            self.screen.note(say(f"look.found.{left.unit}", count=find.won), "green")
            return True
        if find.after is not None:
            self.before.append(said)
            self.rung = 0
            self.session.draw(self.seat, self.session.game.view(find.after, self.seat))
        else:
            self.before = []
            self.screen.note(say(f"look.less.{left.unit}", count=find.won) if find.won else say("look.none"))
        return False


def afterwards(session: TableSession) -> KeptTable | None:
    """Ask what comes next, until somebody leaves; the table of the next game where they would like one."""
    if not session.people:
        return None
    what = say("after.what" if looker_of(session.game.name) else "after.no_look")
    session.screen.note(f"\n{what}")
    try:
        while line := session.screen.ask(say("prompt.line")).strip():
            word, _, name = line.partition(" ")
            if leaves(word):
                return None
            if means(word, "command.again") or means(line, "command.again"):
                return play_again(session)
            if means(word, "command.second_look"):
                look_again(session, named(session, name))
            session.screen.note(what)
    except (EOFError, KeyboardInterrupt):
        session.screen.note("")
    return None


def named(session: TableSession, name: str) -> Seat:
    """The person of this name; the first of them where nobody is called so."""
    return next((seat for seat in session.people if session.names[seat].lower() == name.strip().lower()), session.people[0])


def play_again(session: TableSession) -> KeptTable:
    """Another game for the same people, who sit around one screen and have agreed aloud; everybody moves on by one seat."""
    session.kept.catch_up()
    if session.table_state.request(REMATCH) is None and not session.table_state.rematch:
        session.do(Ask(session.people[0], REMATCH, session.n, new_key()))
    for seat in session.people:
        asked = session.table_state.request(REMATCH)
        if asked is not None and seat not in (asked.seat, *asked.agreed):
            session.do(Reply(seat, REMATCH, True, new_key()))
    return session.kept.lay_rematch()
