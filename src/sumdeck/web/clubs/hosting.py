"""One tournament in use: commands in their order, each kept before anybody hears of it; and the screens that watch it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from sumdeck.club import Command, Enter, Progress, Tournament, load_events
from sumdeck.store import Change, NewEvents, NewTokens, StoreError, TableRow, Touched
from sumdeck.web.keeping import Tools

ORGANISER = 0
"""Whose token comes first; those of the entrants follow, by their ids."""
Wanted: TypeAlias = tuple[Sequence[Command], Mapping[int, str]]
"""Commands, and new tokens by their places."""


class Club:
    """A tournament, and whoever watches it."""

    def __init__(self, row: TableRow, tournament: Tournament, tools: Tools, attend: Callable[[Club], None]) -> None:
        self.row = row
        self.tournament = tournament
        self.gone = False
        """Whether it has been erased."""
        self.watchers: set[Callable[[], None]] = set()
        """Called in the event loop whenever something has changed."""
        self._tools = tools
        self._attend = attend
        self._in_order = asyncio.Lock()
        self._unsure = False

    @property
    def id(self) -> str:
        return self.row.id

    async def submit(self, *commands: Command) -> None:
        """Have commands carried out together. Raises Refusal, or StoreError where they could not be kept."""
        await asyncio.shield(self._carry_out(lambda progress: (commands, {})))

    async def give(self, place: int, token: str) -> None:
        """Let the token with this hash be somebody's; empty takes it away. Raises StoreError."""
        await asyncio.shield(self._carry_out(lambda progress: ((), {place: token})))

    async def welcome(self, name: Callable[[Sequence[str]], str], token: Callable[[int], str]) -> int:
        """Let somebody take part who has the token of their place at once; returns who they are. Raises Refusal, StoreError."""
        came: list[int] = []

        def entering(progress: Progress) -> Wanted:
            came.append(len(progress.entrants))
            return (Enter(name([entrant.name for entrant in progress.entrants])),), {came[0] + 1: token(came[0] + 1)}

        await asyncio.shield(self._carry_out(entering))
        return came[0]

    def token_of(self, entrant: int) -> str:
        """The hash of an entrant's token; empty where nobody has taken this name yet."""
        return self.row.tokens[entrant + 1] if entrant + 1 < len(self.row.tokens) else ""

    def notify(self) -> None:
        """Let every screen know that something has changed."""
        for watcher in tuple(self.watchers):
            watcher()

    def tell(self) -> None:
        """Let everybody know that something has changed, the house too."""
        self.notify()
        self._attend(self)

    def erase(self) -> None:
        """The tournament is no more."""
        self.gone = True
        self.tell()

    async def _carry_out(self, wanted: Callable[[Progress], Wanted]) -> None:
        async with self._in_order:
            await self._be_sure()
            now = self._tools.clock.now()
            trial = Tournament(self.tournament.log)
            commands, tokens = wanted(trial.progress)
            events = [event for command in commands for event in trial.act(command, now)]
            row = replace(self.row, tokens=with_tokens(self.row.tokens, tokens))
            changes: list[Change] = [NewTokens(self.id, row.tokens)] if tokens else []
            if events:
                changes.append(NewEvents(self.id, len(self.tournament.log), [event.dump() for event in events]))
            if not changes:
                return
            if now - self.row.touched >= self._tools.habits.touch:
                row = replace(row, touched=now, expires_at=now + self._tools.habits.keep)
                changes.append(Touched(self.id, row.touched, row.expires_at))
            try:
                await self._tools.bell.heard(self._tools.store.write(*changes))
            except StoreError:
                self._unsure = True
                raise
            self.tournament, self.row = trial, row
        self.tell()

    async def _be_sure(self) -> None:
        """After a fault, find out what is in the store."""
        if self._unsure:
            self.row = await self._tools.apart(partial(self._tools.store.row, self.id))
            log = await self._tools.apart(partial(self._tools.store.load, self.id))
            self.tournament = Tournament(load_events(log))
            self._unsure = False


def with_tokens(held: Sequence[str], given: Mapping[int, str]) -> tuple[str, ...]:
    """The tokens of all places, some of them changed."""
    places = max(len(held), *(place + 1 for place in given)) if given else len(held)
    return tuple(given.get(place, held[place] if place < len(held) else "") for place in range(places))
