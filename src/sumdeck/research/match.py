"""One game between computer players, from its deal to its rows in the results.

A match carries names and numbers only, so that it can be sent to other processes; `Series` is a match made ready to play. All
chance follows from the seed: game *i* is the deal named `seed-i`, and the player on a seat draws from Python's `random.Random`,
seeded with the text of the lines `sumdeck player 1`, the seed, *i* and the seat, joined by newlines.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

from sumdeck.players import Player, player
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Json, Refusal, Seat, Value
from sumdeck.rules.record import Record, write_record
from sumdeck.rules.registry import game


class Failed(Exception):
    """A game that could not be played to its end: which one, and why."""


@dataclass(frozen=True)
class Match:
    """What is played again and again."""

    game: str
    options: Mapping[str, Json]
    players: tuple[str, ...]
    """One for each seat."""
    seed: str
    surveyed: bool = False
    """Whether the moves that there were are counted at each turn."""
    recorded: bool = False
    """Whether each game is also told as a record."""


@dataclass(frozen=True)
class Job:
    """One game of a match."""

    match: Match
    number: int
    """Which deal."""
    seating: int = 0
    """By how many seats the players have moved on."""

    @property
    def deal(self) -> str:
        """The name of the deal, by which it can be dealt again anywhere."""
        return f"{self.match.seed}-{self.number}"

    @property
    def entries(self) -> tuple[int, ...]:
        """Which of the players of the match sits on each seat."""
        count = len(self.match.players)
        return tuple((seat + self.seating) % count for seat in range(count))

    def __str__(self) -> str:
        return f"deal {self.deal!r}, seating {self.seating}"


@dataclass(frozen=True)
class Row:
    """What one game came to for one seat."""

    deal: str
    seating: int
    seat: int
    entry: int
    """Which of the players of the match sat there."""
    player: str
    place: int
    winners: int
    """How many seats share the first place."""
    score: Value
    takes: int
    sentences: int
    """How often it spoke."""
    sums: int
    """How many of its sentences held a calculation."""
    moves: int
    """How often all seats spoke."""
    why: str
    """The code for the reason of the end."""
    choices: int = 0
    """How many moves it had to choose from, all turns together, where a survey was asked for."""
    stuck: int = 0
    """At how many of its turns no move held a calculation, likewise."""
    thought: float = field(default=0.0, compare=False)
    """Seconds of thinking. It belongs to the machine, not to the game: two rows that differ in it alone are equal."""

    @property
    def won(self) -> float:
        """Its part of the game: 1 for a win, a share of it for a shared one."""
        return 1 / self.winners if self.place == 1 else 0.0


@dataclass(frozen=True)
class Played:
    """A game that has been played."""

    rows: tuple[Row, ...]
    record: str = ""
    """The text of its record, if one was asked for."""


class Series:
    """A match with its game, options and pack at hand. Raises LookupError or Refusal where they do not exist."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = game(match.game)
        self.options = self.game.options(match.options)
        self.pack = self.game.pack(self.options)
        self.players: list[Player[Any, Any]] = [player(match.game, name) for name in match.players]
        self.first_state(Job(match, 0))

    def first_state(self, job: Job) -> Any:
        """The state before the first move. Raises Refusal where the deal or the number of seats is impossible."""
        return first_state(self.game, named_deal(self.pack, job.deal, self.game.shuffles_again), len(self.players), self.options)

    def play(self, job: Job) -> Played:
        """Play one game. Raises Failed, which names the deal, if a player or the game fails."""
        return Running(self, job).play()


class Running:
    """A game in progress."""

    def __init__(self, series: Series, job: Job) -> None:
        self.series = series
        self.game = series.game
        self.job = job
        self.state = series.first_state(job)
        count = len(series.players)
        self.chances = [Random(f"sumdeck player 1\n{job.match.seed}\n{job.number}\n{seat}") for seat in range(count)]
        self.said: list[tuple[Seat, str]] = []
        self.sums = [0] * count
        self.choices = [0] * count
        self.stuck = [0] * count
        self.thought = [0.0] * count

    def play(self) -> Played:
        """Ask until nobody may act."""
        while acting := self.game.to_act(self.state):
            if len(self.said) >= self.game.longest:
                raise Failed(f"{self.where()}: the game goes on after {self.game.longest} moves")
            # Whoever may object does so before the turn is played.
            if not any(self.ask(seat) for seat in (*acting[1:], acting[0])):
                raise Failed(f"{self.where()}: nobody moves, though seats {', '.join(map(str, acting))} may")
        return Played(tuple(self.rows()), write_record(self.record()) if self.job.match.recorded else "")

    def ask(self, seat: Seat) -> bool:
        """Let the player of a seat move; False where it waits."""
        chosen = self.series.players[self.job.entries[seat]]
        try:
            view, before = self.game.view(self.state, seat), perf_counter()
            move = chosen.choose(self.game, view, self.chances[seat])
            self.thought[seat] += perf_counter() - before
            if move is None:
                return False
            said = self.game.write(self.state, seat, move)
            if self.job.match.surveyed:
                self.survey(seat)
            self.state = self.game.apply(self.state, seat, move)
        except Refusal as refusal:
            raise Failed(f"{self.where(seat)}: the move is refused, {refusal}") from refusal
        except Exception as fault:
            raise Failed(f"{self.where(seat)}: {type(fault).__name__}: {fault}") from fault
        self.said.append((seat, said))
        self.sums[seat] += calculates(said)
        return True

    def survey(self, seat: Seat) -> None:
        """Count the moves of a turn, and see whether one of them calculates. Long lists are cut by their budget."""
        moves = self.game.legal_moves(self.state, seat)
        self.choices[seat] += len(moves)
        self.stuck[seat] += not any(calculates(self.game.write(self.state, seat, move)) for move in moves)

    def where(self, seat: Seat | None = None) -> str:
        """The place of a fault, so that it can be found again."""
        place = f"{self.job}, move {len(self.said) + 1}"
        return place if seat is None else f"{place}, seat {seat} ({self.job.match.players[self.job.entries[seat]]})"

    def rows(self) -> Iterator[Row]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        for seat, entry in enumerate(self.job.entries):
            yield Row(
                deal=self.job.deal,
                seating=self.job.seating,
                seat=seat,
                entry=entry,
                player=self.job.match.players[entry],
                place=outcome.places[seat],
                winners=outcome.places.count(1),
                score=outcome.scores[seat],
                takes=takes_of(self.state, seat),
                sentences=sum(speaker == seat for speaker, _ in self.said),
                sums=self.sums[seat],
                moves=len(self.said),
                why=outcome.why,
                choices=self.choices[seat],
                stuck=self.stuck[seat],
                thought=self.thought[seat],
            )

    def record(self) -> Record:
        """The game as a record that anybody can verify."""
        deal = named_deal(self.series.pack, self.job.deal, self.game.shuffles_again)
        options = self.game.dump_options(self.series.options)
        claims, outcome = tuple(self.said), self.game.outcome(self.state)
        return Record(self.game.name, self.game.version, options, len(self.series.players), deal, claims, outcome)


CALCULATION: Final = re.compile(r" [+−×÷] | of |[\d\])][²³]|[√∛][\d\[(]")


def calculates(said: str) -> bool:
    """Whether a sentence, as a game writes it, puts numbers together."""
    return CALCULATION.search(said) is not None


def takes_of(state: Any, seat: int) -> int:
    """The single takes of a seat, in games that count them: for each seat, or for the one there is."""
    takes: int | tuple[int, ...] = getattr(state, "takes", 0)
    return takes if isinstance(takes, int) else takes[seat]
