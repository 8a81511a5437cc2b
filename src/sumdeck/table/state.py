"""How far a table has come: everything that follows from its log, in one frozen value. How events change it is in `fold.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Self, TypeVar, overload

from sumdeck.players import swift_players
from sumdeck.rules.game import Game, Objection, Outcome, Seat
from sumdeck.table.events import Opened
from sumdeck.table.help import Help, help_at
from sumdeck.table.house import HouseRules
from sumdeck.table.seats import PERSON

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
"""The phases of a table: seats are free; the game goes on; it has ended; nothing happens here any more."""

T = TypeVar("T")
LEAST = "least"
"""Not a player: whoever says the least that can be said for a seat that is out of time."""


@dataclass(frozen=True)
class Step:
    """A claim that was accepted, with the game before and after it."""

    n: int
    """Its number in the log."""
    seat: Seat
    text: str
    before: Any
    move: Any
    after: Any
    player: str = ""
    """Which computer player said it; empty for a person."""


@dataclass(frozen=True)
class Asked:
    """Something that a seat has asked of the others."""

    n: int
    """The event in which it was asked."""
    what: str
    seat: Seat
    agreed: tuple[Seat, ...] = ()
    to_n: int = -1
    """For a take-back: the claim."""
    missing: Seat | None = None
    """For a stand-in: the seat to play for."""
    player: str = ""
    called: str = ""


class Person(NamedTuple):
    """Who sits at a seat."""

    seat: Seat
    kind: str
    name: str
    """Empty while the seat is free."""
    player: str
    """Which computer player plays the seat just now; empty for its person."""
    help_level: str
    """How much help the person would like."""


class Kept(cached_property[T]):
    """A property that is found out once for each state, without the lock that Python 3.11 takes for it."""

    @overload
    def __get__(self, state: None, owner: type[Any] | None = None) -> Self: ...

    @overload
    def __get__(self, state: object, owner: type[Any] | None = None) -> T: ...

    def __get__(self, state: Any, owner: type[Any] | None = None) -> Any:
        if state is None:
            return self
        found = state.__dict__[self.attrname] = self.func(state)
        return found


@dataclass(frozen=True)
class TableState:
    """A table after so many events. It never changes, so what is asked of it often is found out once."""

    game: Game[Any, Any] = field(compare=False, repr=False)
    opened: Opened
    first: Any
    """The state before the first claim."""
    names: tuple[str, ...]
    """Who sits at each seat; empty for a seat that is free."""
    earlier: tuple[tuple[int, Seat, str], ...] = ()
    """Who sat at a seat up to an event, before a computer player was exchanged for another."""
    n: int = 0
    """The number of the last event."""
    line: tuple[Step, ...] = ()
    """The claims that stand, in order."""
    moved: int = 0
    """The last event that changed the game."""
    settled: int = 0
    """No claim up to this event can be objected to any more."""
    upheld: tuple[int, ...] = ()
    """Claims that somebody objected to in vain: they are known to be right."""
    began: int = 0
    """When the turn began, in milliseconds."""
    ran_out: bool = False
    """Whether the time for this turn is up."""
    stand_ins: tuple[str, ...] = ()
    """For each seat the computer player that plays on for its person, or for the one it was laid for; empty where none does."""
    requests: tuple[Asked, ...] = ()
    rungs: tuple[int, ...] = ()
    """How many rungs of help each seat has had in this position."""
    steps: tuple[tuple[str, ...], ...] = ()
    """What each seat has said of a turn that is not whole yet."""
    aided: tuple[tuple[str, ...], ...] = ()
    """Which pictures each seat has had in this position."""
    help_levels: tuple[str, ...] = ()
    """How much help each seat would like."""
    phrases: tuple[int, ...] = ()
    """How many phrases each seat has said since the last claim."""
    paused: int | None = None
    """Since when the table rests, in milliseconds; None where it does not."""
    calling: tuple[Seat, ...] = ()
    """Who has called the umpire, and has not been answered yet."""
    rematch: str = ""
    """The table of the rematch."""
    closed: str = ""
    """Why the table is closed."""
    _heard: dict[tuple[Seat, str], Step | Objection] = field(default_factory=dict, init=False, compare=False, repr=False)

    def changed(self, **fields: Any) -> TableState:
        """The same table but for some fields. `dataclasses.replace` takes several times as long, and every event asks for it."""
        made, known = object.__new__(TableState), self.__dict__.copy()
        same = not self.ran_out and not fields.get("ran_out") and WHO.isdisjoint(fields)
        for name in BUT_PEOPLE if same else FOUND:
            known.pop(name, None)
        known.update(fields, _heard={})
        object.__setattr__(made, "__dict__", known)
        return made

    @Kept
    def house(self) -> HouseRules:
        return self.opened.house

    def name(self, seat: Seat, n: int) -> str:
        """Who sat there when event n happened."""
        return next((name for until, one, name in self.earlier if one == seat and n <= until), self.names[seat])

    @Kept
    def seats(self) -> range:
        return range(len(self.opened.seats))

    @Kept
    def game_state(self) -> Any:
        return self.line[-1].after if self.line else self.first

    @Kept
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.game_state)

    @Kept
    def phase(self) -> str:
        if self.closed:
            return CLOSED
        if not all(self.names):
            return GATHERING
        return PLAYING if self.outcome is None else OVER

    @property
    def unsealed(self) -> bool:
        """Whether the deal is no secret any more: nothing that depends on it can happen."""
        return bool(self.closed) or self.outcome is not None

    @Kept
    def to_act(self) -> tuple[Seat, ...]:
        """Who may speak now; whose turn it is comes first."""
        return self.game.to_act(self.game_state) if self.phase == PLAYING and self.paused is None else ()

    @Kept
    def people(self) -> tuple[Person, ...]:
        return tuple(
            Person(Seat(seat), plan.kind, self.names[seat], self._player(Seat(seat)), self.help_levels[seat])
            for seat, plan in enumerate(self.opened.seats)
        )

    def person(self, seat: Seat) -> bool:
        """Whether a seat is for a person, and this person plays it."""
        return self.opened.seats[seat].kind == PERSON and not self.stand_ins[seat]

    def in_charge(self, seat: Seat) -> str:
        """Which computer player plays a seat just now; empty where its person does."""
        return self.people[seat].player

    def _player(self, seat: Seat) -> str:
        if self.stand_ins[seat] or not self.opened.seats[seat].person:
            return self.stand_ins[seat] or self.opened.seats[seat].player
        if self.ran_out and self.to_act[:1] == (seat,) and self.house.clock_at_zero != "wait":
            return LEAST if self.house.clock_at_zero == "discard" else self.stand_in
        return ""

    @property
    def stand_in(self) -> str:
        """Who plays for a person; empty where nobody has written a player for this game."""
        return self.house.stand_in or (swift_players(self.game.name) or ("",))[-1]

    def help(self, seat: Seat) -> Help:
        return help_at(self.help_levels[seat], self.house)

    def request(self, what: str) -> Asked | None:
        return next((request for request in self.requests if request.what == what), None)

    def hear(self, seat: Seat, text: str) -> Step:
        """What a claim would do now. Raises Refusal or Mistake.

        A claim is decided upon and then made, and both ask this: the last answer is kept, so that a sentence is understood once.
        """
        heard = self._heard.get((seat, text))
        if heard is None:
            move = self.game.read(self.game_state, seat, text).move
            heard = self._keep(seat, text, self._step(seat, text, move, self.game.carry_out(self.game_state, seat, move)))
        if isinstance(heard, Objection):
            raise heard
        return heard

    def remember(self, seat: Seat, text: str, understood: Any) -> None:
        """Keep what a claim was understood as elsewhere: a move, which is judged again here, or an objection. Raises Refusal."""
        if not isinstance(understood, Objection):
            understood = self._step(seat, text, understood, self.game.apply(self.game_state, seat, understood))
        self._keep(seat, text, understood)

    def _step(self, seat: Seat, text: str, move: Any, after: Any) -> Step:
        return Step(self.n + 1, seat, text, self.game_state, move, self.game.as_of(after, self.opened.version))

    def _keep(self, seat: Seat, text: str, heard: Step | Objection) -> Step | Objection:
        self._heard.clear()
        self._heard[seat, text] = heard
        return heard


FOR_GOOD = {"house", "seats"}
FOUND = tuple(name for name, each in vars(TableState).items() if isinstance(each, Kept) and name not in FOR_GOOD)
"""What follows from a table, and is found out again for the next one; the others follow from how it was opened."""
BUT_PEOPLE = tuple(name for name in FOUND if name != "people")
WHO = frozenset({"names", "stand_ins", "help_levels"})
"""While no clock has run out, only these say who sits there: few events change them."""
