"""A table: the one authority over a running game. It knows its log, and no socket, file or clock.

table = Table([open_table(game, options, seats, deal, nonce)])
table.act(command, now)                   # or decide, keep, and evolve: see `sumdeck.ledger`
table.screen(seat), table.announcement(n, seat)   # all that a seat may know
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, islice, takewhile
from typing import Any

from sumdeck.ledger import NOBODY, BrokenLog, Ledger
from sumdeck.players.hints import Hint, hints
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Objection, Refusal, Seat, View
from sumdeck.rules.record import Record
from sumdeck.table.agreeing import rematch_agreed
from sumdeck.table.clock import running
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import Command, Object, Say
from sumdeck.table.computers import computer_move, computer_objection
from sumdeck.table.deciding import Answer, Decision, answer_to, decide
from sumdeck.table.events import Claimed, Event, Opened
from sumdeck.table.fold import begin, evolve, of_other_version
from sumdeck.table.keys import check_same, key_in
from sumdeck.table.keys import key_of as message_key
from sumdeck.table.screen import Screen, screen_of
from sumdeck.table.state import Step, TableState
from sumdeck.table.telling import Announcement, tell


class Table(Ledger[TableState, Event, Command, Answer]):
    """A running game, its seats and its log."""

    fold = staticmethod(evolve)
    answer = staticmethod(answer_to)
    key_of = staticmethod(message_key)

    def __init__(self, events: Iterable[Event], game: Game[Any, Any] | None = None) -> None:
        """Replay a log. A game that is not given comes from the registry. Raises BrokenLog, or Refusal for another version."""
        self._game = game
        self.steps: dict[int, Step] = {}
        """Every claim that was accepted, by its number in the log."""
        self._said: dict[tuple[int, Seat | None], Announcement | None] = {}
        self._told: Announcement | None = None
        """What somebody was told last."""
        self._views: dict[Seat | None, View[Any]] = {}
        self._views_before: dict[Seat | None, View[Any]] = {}
        """What seats have seen of the game as it is, and as it was before the last claim."""
        self.ladders: dict[View[Any], Sequence[Hint]] = {}
        """The help that was worked out in this position."""
        super().__init__(events)

    def begin(self, opened: Event | None) -> TableState:
        if not isinstance(opened, Opened):
            raise BrokenLog("a log begins with the opening of the table")
        return begin(opened, registry.game(opened.game) if self._game is None else self._game)

    def unheard(self, objection: Objection) -> Exception:
        """A sentence that only an earlier version understood is no damage: it is told which version that was."""
        opened, game = self.state.opened, self.state.game
        return super().unheard(objection) if opened.version == game.version else of_other_version(game, opened.version)

    def decided(self, state: TableState, command: Command, now: int, away: Mapping[Seat, int]) -> tuple[Event, ...]:
        return decide(state, command, now, away, self.ladder)

    def heard_as(self, command: Command) -> int | None:
        n = self._heard.get(key_in(self.state, command))
        if n is not None:
            check_same(command, self.log[n])
        return n

    def evolve(self, event: Event) -> None:
        super().evolve(event)
        if self.state.moved == self.n:
            self._views, self._views_before = {}, self._views
            self.ladders = {}
        if isinstance(event, Claimed):
            self.steps[self.n] = self.state.line[-1]

    def ladder(self, view: View[Any]) -> Sequence[Hint]:
        """The whole help in a position: a search, which is not repeated for the next rung."""
        if view not in self.ladders:
            self.ladders[view] = hints(self.state.game, view)
        return self.ladders[view]

    def submit(self, seat: Seat, text: str, n: int, key: str, now: int) -> Decision:
        """Make a claim, at once."""
        return self.act(Say(seat, text, n, key), now)

    def announcement(self, n: int, seat: Seat | None) -> Announcement | None:
        """Event n as a seat (None: an onlooker) may hear of it; None if it is not told."""
        heard = n, seat
        if heard not in self._said:
            step, state, told = self.steps.get(n), self.state, self._told
            before = self._views_before.get(seat) if step is not None and n == state.moved else None
            known = told if told is not None and told.n == n else None
            told = self._said[heard] = tell(state, n, self.log[n], step, seat, before, known)
            self._told = told or self._told
        return self._said[heard]

    def view(self, seat: Seat | None) -> View[Any]:
        """The game as a seat, or an onlooker (None), may see it now."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.state.game.view(self.state.game_state, seat)
        return found

    def check_watching(self) -> None:
        """Refuse onlookers where the house has none."""
        if not self.state.house.onlookers:
            raise Refusal(TableCode.NO_ONLOOKERS)

    def screen(self, seat: Seat | None, since: int = -1, most: int = sys.maxsize) -> Screen:
        """All that a seat, or an onlooker (None), may know; of what was said, the last that came after event `since`."""
        if seat is None:
            self.check_watching()
        heard = (self.announcement(n, seat) for n in range(self.n, -1, -1))
        told = (each for each in heard if each is not None)
        last = next(told)
        said = [*islice(takewhile(lambda each: each.n > since, chain([last], told)), most)]
        return screen_of(self.state, self.view(seat), last.n, tuple(reversed(said)))

    def due(self) -> int | None:
        """When the house should look at the clock (`TimeUp`); None while no clock runs."""
        clock = running(self.state)
        return None if clock is None else clock.due

    def computer_move(self) -> Say | None:
        """What a computer player says next, if one has something to say."""
        return computer_move(self.state)

    def computer_objection(self) -> Object | None:
        """A wrong claim that a computer player has noticed, where nobody else checks."""
        return computer_objection(self.state)

    def rematch_agreed(self, now: int, away: Mapping[Seat, int] = NOBODY) -> bool:
        """Whether the house may lay a table for the rematch."""
        return rematch_agreed(self.state, now, away)

    def record(self, sealed: bool = True) -> Record:
        """The game as a record. It holds the deal: while the game goes on, only the house itself may break the seal."""
        table_state = self.state
        if sealed and not table_state.unsealed:
            raise Refusal(TableCode.SEALED)
        opened = table_state.opened
        claims = tuple((step.seat, step.text) for step in table_state.line)
        seats = len(opened.seats)
        return Record(
            opened.game,
            opened.version,
            opened.options,
            seats,
            opened.deal,
            claims,
            table_state.outcome,
            opened.commitment,
            opened.nonce,
            opened.begun,
            opened.laid,
            opened.among,
            opened.wished,
        )

    def __repr__(self) -> str:
        return f"Table({self.state.opened.game}, {self.state.phase}, {self.n + 1} events)"
