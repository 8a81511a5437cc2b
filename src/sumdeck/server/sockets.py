"""The socket of a page: hello, then claims, hints and questions one way, and all that happens at the table the other way.

A page says which event it has seen last, and hears what it has missed; or everything, if that is too much.
"""

from typing import Final

from starlette.websockets import WebSocket

from sumdeck.rules.game import Refusal, Seat
from sumdeck.server import wire
from sumdeck.server.codes import WebCode
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.listening import Heard
from sumdeck.server.messages import answer_as, command_of, event_of, people_of, plain, snapshot_of
from sumdeck.server.security import seat_of
from sumdeck.server.site import Site, address_of
from sumdeck.server.socket import Socket
from sumdeck.store import Fenced, StoreError
from sumdeck.table.commands import REMATCH, Ask, Command, Say
from sumdeck.table.keys import key_of, own_key

LONGEST_GAP: Final = 50
"""Whoever has missed more than this begins afresh."""
LINE: Final = 200
"""So many letters of a message count once among what an address may have kept."""


class Page(Socket):
    """A page at a table."""

    def __init__(self, site: Site, websocket: WebSocket) -> None:
        super().__init__(site, websocket)
        self.seat: Seat | None = None
        self._running: HostedTable | None = None
        self._awaiting = ""
        """The key of the message that is being carried out."""

    # What the table tells

    def hear(self, heard: Heard) -> None:
        self.tell(heard.message)
        if heard.key == self._awaiting:
            self._awaiting = ""

    def see(self, here: frozenset[Seat]) -> None:
        """Who sits at the table, or who is there, has changed."""
        if self._running is not None:  # else it has yet to come in, and will be told
            self.say(wire.People(people_of(self._running.table.state.people, here)))

    def look(self, seat: Seat, at: int) -> None:
        """Somebody looks back at a step of the finished game."""
        self.say(wire.Looking(seat, at))

    def part(self, code: str) -> None:
        """There is nothing more to see here, or not in this process."""
        if code:
            self.bye(code)
        else:
            self.come_again()

    # What the page says

    async def welcome(self, hello: str) -> None:
        said = wire.read(hello)
        assert isinstance(said, wire.Hello)
        running = await self._site.service.table(said.table)
        await running.catch_up()
        if running.moved:  # meanwhile another process hosts it
            self.come_again()
        elif running.gone:
            raise Refusal(WebCode.NO_SUCH_TABLE)
        else:
            self._sit_down(said, running)

    def leave(self) -> None:
        if self._running is not None:
            self._running.leave(self)

    def _sit_down(self, hello: wire.Hello, running: HostedTable) -> None:
        """Begin to listen, and tell what the page has missed."""
        if hello.token:
            seat = seat_of(hello.token, running.row.tokens)
            if seat is None:
                raise Refusal(WebCode.BAD_TOKEN)
            self.seat = Seat(seat)
        table = running.table
        fresh = hello.last < 0 or not table.n - LONGEST_GAP <= hello.last <= table.n
        screen = running.enter(self, -1 if fresh else hello.last, address_of(self._websocket))
        self._running = running
        here = running.listeners.here
        if fresh:
            self.say(snapshot_of(table.state.game.name, screen, here, self._site.wall.now()))
        else:
            self.say(wire.People(people_of(screen.people, here)))
            for said in screen.said:
                self.say(event_of(table, said, own_key(key_of(table.log[said.n]), self.seat), self.seat))
        if running.listeners.looking is not None:
            self.look(*running.listeners.looking)

    async def answer(self, text: str) -> None:
        assert self._running is not None
        running, message = self._running, wire.read(text)
        self._site.metrics.count("messages", str(message.__struct_config__.tag))
        key = getattr(message, "key", "")
        command = None if self.seat is None else command_of(message, self.seat, running.table.state)
        if command is not None and not self._may_be_kept(command, len(text)):
            self.say(wire.No(key, WebCode.TOO_FAST, {}, -1))
        elif command is not None:
            await self._submit(running, command, key)
        elif isinstance(message, wire.Ping):
            self.say(wire.Pong())
        elif isinstance(message, wire.Look) and self.seat is not None:
            if running.table.state.outcome is not None:
                running.listeners.look(self, message.at)
        elif isinstance(message, wire.Hurry) and self.seat is not None:
            self._site.service.hurry(running, self.seat)
        elif isinstance(message, wire.Wait) and self.seat is not None:
            self._site.service.hold(running, self.seat)
        else:
            self.say(wire.No(key, WebCode.ONLOOKER if self.seat is None else WebCode.UNREADABLE, {}, -1))

    def _may_be_kept(self, command: Command, letters: int) -> bool:
        """Whether an address may have this kept too; a rematch is one more table."""
        site, address = self._site, self._address
        if isinstance(command, Ask) and command.what == REMATCH and not site.day.take(address):
            return False
        return site.events.take(address, much=1 + letters // LINE)

    async def _submit(self, running: HostedTable, command: Command, key: str) -> None:
        """Have a command carried out. What comes of it is heard; what is left is what only its sender needs to know."""
        begun = self._site.clock()
        self._awaiting = key
        try:
            answer = await running.carry_out(command)
        except Refusal as refusal:
            self._site.metrics.count("refused", refusal.code)
            self.say(wire.No(key, refusal.code, plain(refusal.details), -1))
        except Fenced:
            self.come_again()  # and say it again: it was not done
        except StoreError as fault:
            self._site.metrics.count("refused", fault.code)
            self.say(wire.No(key, WebCode.NOT_STORED, {}, -1))
        else:
            if self._awaiting:
                self.say(answer_as(key, answer))
            if isinstance(command, Say):
                self._site.metrics.moved(self._site.clock() - begun)
        self._awaiting = ""
