"""What a player may say besides sentences: to ask for help, to look something up, to take a step back, to leave.

A game may have more such words; its `TerminalView` knows them.
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from sumdeck.command.program import command
from sumdeck.players import players
from sumdeck.rules.game import Refusal, Seat
from sumdeck.table import Helped, TableCode
from sumdeck.table.commands import STAND_IN, TAKE_BACK, Ask, AskHint, Object, Reply
from sumdeck.table.events import Hinted
from sumdeck.table.house import OPPONENTS
from sumdeck.table.referee import open_to
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.seats import show_players
from sumdeck.terminal.session import TableSession, new_key
from sumdeck.terminal.spelling import means, spellings
from sumdeck.terminal.terminal_view import Command
from sumdeck.words import say

SERVER: Final = "http://127.0.0.1:8000/"
"""Where `sumdeck serve` is found on this computer unless it is told otherwise."""
TOKEN_BYTES: Final = 32
AROUND: Final = {
    TAKE_BACK: ("prompt.take_back_asked", "told.take_back_refused"),
    STAND_IN: ("prompt.stand_in_asked", "told.stand_in_refused"),
}
"""How others at the screen are asked, and what is told where one of them says no."""


def obey(session: TableSession, seat: Seat, line: str) -> bool:
    """Do what a line asks for by its first word; False where it is no command, and so perhaps a sentence."""
    words = line.lower().split()
    if not words:
        look(session, seat, "")
        return True
    first = words[0].rstrip(".,!?") or words[0][0]  # ?? is ?
    known = {word: wish for wish, code in COMMANDS.items() for word in spellings(code)} | {"?": hint}
    wish = known.get(first) or known.get(" ".join(words[:2]).rstrip(".,!?")) or session.terminal_view.own_command(words)
    if wish is None:
        return False
    wish(session, seat, " ".join(words[1:]))
    return True


def hint(session: TableSession, seat: Seat, _: str) -> None:
    """One rung of the ladder, and the next when asked again."""
    try:
        helped = session.do(AskHint(seat, session.n, new_key()))
    except Refusal as refusal:
        if refusal.code != TableCode.NOTHING_TO_HINT:
            raise
        session.screen.note(say("hint.nothing"))
        return
    assert isinstance(helped, Helped)
    session.screen.note(say(helped.code, **dict(helped.details)), "magenta")


def undo(session: TableSession, seat: Seat, _: str) -> None:
    if not session.steps(seat):
        session.screen.note(say("prompt.nothing_to_undo"))
        return
    shorter = session.terminal_view.take_back(session.state, seat, session.steps(seat))
    session.screen.note(say("prompt.undone"))
    session.keep_steps(seat, shorter)


def start_again(session: TableSession, seat: Seat, _: str) -> None:
    """Give up the turn in the making."""
    if not session.steps(seat):
        session.screen.note(say("prompt.nothing_to_give_up"))
        return
    session.screen.note(say("prompt.given_up"))
    session.keep_steps(seat, session.terminal_view.give_up(session.state, seat, session.steps(seat)))


def take_back(session: TableSession, seat: Seat, _: str) -> None:
    """Take one's last turn back; where others play too, somebody at the screen says whether they agree."""
    ask_around(session, Ask(seat, TAKE_BACK, session.n, new_key()))


def opponent(session: TableSession, seat: Seat, named: str) -> None:
    """Let another computer player go on for one: for the first of them, or for the one whose name stands behind."""
    state = session.table_state
    computers = [place for place in map(Seat, state.seats) if not state.opened.seats[place].person]
    player, _, other = named.partition(" ")
    if not computers:
        session.screen.note(say("opponent.nobody"))
    elif player not in players(session.game.name):
        session.screen.note(say("opponent.which", word=spellings("command.opponent")[0]))
        show_players(session.screen, session.game.name)
    else:
        missing = next((place for place in computers if session.names[place].lower() == other), computers[0])
        names = (player, *(f"{player} {number}" for number in range(2, len(state.seats) + 2)))
        called = next(name for name in names if name not in session.names)
        ask_around(session, Ask(seat, STAND_IN, session.n, new_key(), missing, player, called))


def ask_around(session: TableSession, ask: Ask) -> None:
    """Ask for something, and each of the others at the screen whether they agree; one no is enough."""
    question, refusal = AROUND[ask.what]
    session.do(ask)
    while (asked := session.table_state.request(ask.what)) is not None:
        other = next(other for other in session.people if other not in (asked.seat, *asked.agreed))
        names = {"name": session.names[ask.seat], "other": session.names[other], "player": ask.player}
        agreed = means(session.screen.ask(say(question, **names)), "command.yes")
        session.do(Reply(other, ask.what, agreed, new_key(), asked.n))
        if not agreed:
            session.screen.note(say(refusal, name=session.names[other]))


def object_to(session: TableSession, seat: Seat, named: str) -> None:
    """Say that a claim is wrong, where nobody else checks: the last one, or the last of whoever is named."""
    if session.table_state.house.referee != OPPONENTS:
        session.screen.note(say("object.engine_checks"))
        return
    about = [step for step in open_to(session.table_state, seat) if named in ("", session.names[step.seat].lower())]
    if not about:
        session.screen.note(say("object.nothing"))
        return
    session.do(Object(seat, about[-1].n, new_key()))


def link_to(kept: KeptTable, seats: Sequence[Seat]) -> str:
    """An address with new tokens for these seats. Those that were given before open them no more; only hashes are kept."""
    tokens = {seat: token_urlsafe(TOKEN_BYTES) for seat in seats}
    hashes = list(kept.store.row(kept.row.id).tokens)
    for seat, token in tokens.items():
        hashes[seat] = sha256(token.encode()).hexdigest()
    kept.give_tokens(hashes)
    seats_with_tokens = "/".join(f"{seat}.{token}" for seat, token in tokens.items())
    return f"{SERVER}#/take/{kept.row.id}/{kept.table.state.game.name}/{seats_with_tokens}"


def link(session: TableSession, seat: Seat, _: str) -> None:
    """Where the same table is found in a browser, with new keys to the seats of this screen."""
    session.screen.note(say("link.here", address=link_to(session.kept, session.people), command=command()), whole=True)


def show_log(session: TableSession, seat: Seat, _: str) -> None:
    if not session.table_state.line:
        session.screen.note(say("log.empty"))
    since = 0
    for place, step in enumerate(session.table_state.line, 1):
        hinted = sum(isinstance(event, Hinted) and event.seat == step.seat for event in session.table.log[since : step.n])
        asked = f"   {say('log.hints', count=hinted)}" if hinted else ""
        session.screen.note(f"{place:>3}  {session.line(step, seat)}{asked}")
        since = step.n


def show_rules(session: TableSession, seat: Seat, _: str) -> None:
    session.terminal_view.show_rules(session.screen, session.options)


def show_cards(session: TableSession, seat: Seat, _: str) -> None:
    """The pack, with what we only assume about it."""
    session.terminal_view.show_cards(session.screen, session.options)


def show_help(session: TableSession, seat: Seat, _: str) -> None:
    session.terminal_view.show_help(session.screen, session.options)


def leave(session: TableSession, seat: Seat, _: str) -> None:
    """Go, as at the end of all lines."""
    raise EOFError


def look(session: TableSession, seat: Seat, _: str) -> None:
    """Draw the table again, with what was said since the last turn, here or elsewhere."""
    before = session.n
    session.kept.catch_up()
    session.tell_since(before)
    if seat in session.table_state.to_act:
        session.heard = 0
        session.show_table(seat)


COMMANDS: Final[dict[Command, str]] = {
    hint: "command.hint",
    undo: "command.undo",
    start_again: "command.give_up",
    take_back: "command.take_back",
    opponent: "command.opponent",
    object_to: "command.object",
    link: "command.link",
    look: "command.look",
    show_help: "command.help",
    show_log: "command.log",
    show_rules: "command.rules",
    show_cards: "command.cards",
    leave: "command.leave",
}
"""What can be asked for, with the code of the words for it."""
