"""How far a tournament has come: all that follows from its log, in one frozen value. How events change it is in `fold.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from sumdeck.club.match import Entrant, EntrantId, Match, MatchId, TaskFacts
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms


@dataclass(frozen=True)
class Ruling:
    """What the referee has decided."""

    match: MatchId
    text: str
    at: int
    decision: str = ""


@dataclass(frozen=True)
class TaskResult:
    """How far somebody has come with a task: steps, how many of them without help, and the facts that were said."""

    done: int
    alone: int
    facts: TaskFacts


@dataclass(frozen=True)
class Progress:
    """A tournament after so many events. It never changes, so what is asked of it often is found out once."""

    name: str
    settings: Settings
    terms: Terms
    entrants: tuple[Entrant, ...] = ()
    """By their ids."""
    seeds: tuple[EntrantId, ...] = ()
    """The strongest first, latecomers at the end; empty before the start."""
    rounds: int = 0
    """Of a Swiss tournament."""
    groups: tuple[tuple[EntrantId, ...], ...] = ()
    matches: tuple[Match, ...] = ()
    """All that were ever drawn, by their ids."""
    whole_below: int = 1
    """Nobody is missing from the rounds before this one: what is to be drawn next, is drawn here or later."""
    rulings: tuple[Ruling, ...] = ()
    """What the referee has decided, in order."""
    paused: bool = False
    finished: bool = False
    """Whether somebody has said that it is over."""
    ends: int = 0
    """When the time is up, in milliseconds; 0: nobody counts it."""
    said: int = 0
    """How many sums were said until it was finished, and how many of them were right."""
    right: int = 0
    spare: Mapping[EntrantId, str] = field(default_factory=dict)
    """The table at which each has played against the computer last, while nobody was free."""
    tasks: tuple[str, ...] = ()
    """The tasks that were given here, as their links have them."""
    task: str = ""
    """What everybody may do now; and what some may do besides."""
    own_tasks: Mapping[EntrantId, int] = field(default_factory=dict)
    """By its number among the tasks."""
    wanted: Mapping[EntrantId, tuple[str, ...]] = field(default_factory=dict)
    """Who says on other devices that a name is theirs, by the hashes of their tokens, the first first."""
    again: frozenset[EntrantId] = frozenset()
    """Who would rather play with the same once more than wait."""
    task_results: Mapping[tuple[EntrantId, int], TaskResult] = field(default_factory=dict)
    """How far each has come with each of them."""
    n: int = 0
    """The number of the last event."""

    @property
    def begun(self) -> bool:
        """Whether the seeds are settled."""
        return bool(self.seeds)

    @cached_property
    def standing(self) -> tuple[Match, ...]:
        """The matches that count, byes too, round by round."""
        return tuple(sorted((match for match in self.matches if not match.void), key=lambda match: match.round))

    @cached_property
    def last_round(self) -> int:
        """The number of the last round that something was drawn in; 0 before the first."""
        return self.standing[-1].round if self.standing else 0

    @cached_property
    def open(self) -> tuple[Match, ...]:
        return tuple(match for match in self.standing if match.open)

    @cached_property
    def last_seated(self) -> dict[EntrantId, int]:
        """The last round in which each has sat at a table, or had a bye."""
        return {player: match.round for match in self.standing for player in match.players}

    @cached_property
    def byes(self) -> dict[EntrantId, int]:
        counted: dict[EntrantId, int] = {}
        for match in self.standing:
            if match.bye:
                counted[match.players[0]] = counted.get(match.players[0], 0) + 1
        return counted

    def match(self, id: MatchId) -> Match:
        return self.matches[id]

    def entrant(self, id: EntrantId) -> Entrant:
        return self.entrants[id]

    def in_round(self, number: int) -> Iterable[Match]:
        return (match for match in self.standing if match.round == number)

    def takes_part(self, player: EntrantId, number: int) -> bool:
        """Whether somebody can play in a round: not before they came, and not after they left."""
        entrant = self.entrants[player]
        return entrant.joined <= number and (not entrant.gone or number <= self.last_seated.get(player, 0))
