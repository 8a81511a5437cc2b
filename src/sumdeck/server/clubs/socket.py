"""The socket of a screen that watches a tournament. It has nothing to say here but `ping`; whatever is asked is asked by HTTP."""

from sumdeck.club.match import EntrantId
from sumdeck.server import wire
from sumdeck.server.clubs.broadcast import Broadcast
from sumdeck.server.clubs.schema import ClubHello, read_watching
from sumdeck.server.codes import WebCode
from sumdeck.server.security import seat_of
from sumdeck.server.socket import Socket


class Watch(Socket):
    """A screen that watches a tournament."""

    without_hello = WebCode.OTHER_VERSION  # as pages were that are still open somewhere
    _broadcast: Broadcast | None = None

    async def welcome(self, hello: str) -> None:
        club = await self._site.clubs.club(self._websocket.path_params["club"])
        self._broadcast = self._site.showing.broadcast(club)
        await self.answer(hello)

    async def answer(self, text: str) -> None:
        message = read_watching(text)
        assert self._broadcast is not None
        if isinstance(message, ClubHello):
            club = self._broadcast.club
            place = seat_of(message.token, club.row.tokens) if message.token else None
            if place:
                club.at_task[self] = EntrantId(place - 1)
                club.notify()
            await self._broadcast.add(self, message.last)
        else:
            self.say(wire.Pong())

    def leave(self) -> None:
        if self._broadcast is not None:
            self._broadcast.remove(self)
            if self._broadcast.club.at_task.pop(self, None) is not None:
                self._broadcast.club.notify()
