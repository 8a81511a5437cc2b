"""One game between computer players, from its deal to its rows in the results.

A match carries names and numbers only, so that it can be sent to other processes; `Series` is a match made ready to play. All
chance follows from the seed: game *i* is the deal named `seed-i`, and the player on a seat draws from Python's `random.Random`,
seeded with the text of the lines `sumdeck player 1`, the seed, *i* and the seat, joined by newlines.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from sumdeck.players import Player, player
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Json, Refusal, Seat, Value
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


@dataclass(frozen=True)
class Job:
    """One game of a match."""

    number: int
    """Which deal."""
    seating: int = 0
    """By how many seats the players have moved on."""


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
    equations: int
    """How many equations it said."""
    moves: int
    """How often all seats spoke."""
    why: str
    """The code for the reason of the end."""


class Series:
    """A match with its game, options and pack at hand. Raises LookupError or Refusal where they do not exist."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = game(match.game)
        self.options = self.game.options(match.options)
        self.pack = self.game.pack(self.options)
        self.players: list[Player[Any, Any]] = [player(match.game, name) for name in match.players]
        self.first_state(0)

    def deal_name(self, number: int) -> str:
        """The name of a deal, by which it can be dealt again anywhere."""
        return f"{self.match.seed}-{number}"

    def first_state(self, number: int) -> Any:
        """The state before the first move. Raises Refusal where the deal or the number of seats is impossible."""
        deal = named_deal(self.pack, self.deal_name(number), self.game.shuffles_again)
        return first_state(self.game, deal, len(self.players), self.options)

    def play(self, job: Job) -> list[Row]:
        """Play one game. Raises Failed, which names the deal, if a player or the game fails."""
        return Running(self, job).play()


class Running:
    """A game in progress."""

    def __init__(self, series: Series, job: Job) -> None:
        self.series = series
        self.game = series.game
        self.job = job
        self.state = series.first_state(job.number)
        count = len(series.players)
        seed = series.match.seed
        self.entries = [(seat + job.seating) % count for seat in range(count)]
        self.chances = [Random(f"sumdeck player 1\n{seed}\n{job.number}\n{seat}") for seat in range(count)]
        self.sentences = [0] * count
        self.equations = [0] * count

    def play(self) -> list[Row]:
        """Ask until nobody may act."""
        while acting := self.game.to_act(self.state):
            if sum(self.sentences) >= self.game.longest:
                raise Failed(f"{self.where()}: the game goes on after {self.game.longest} moves")
            # Whoever may object does so before the turn is played.
            if not any(self.ask(seat) for seat in (*acting[1:], acting[0])):
                raise Failed(f"{self.where()}: nobody moves, though seats {', '.join(map(str, acting))} may")
        return self.rows()

    def ask(self, seat: Seat) -> bool:
        """Let the player of a seat move; False where it waits."""
        chosen = self.series.players[self.entries[seat]]
        try:
            move = chosen.choose(self.game, self.game.view(self.state, seat), self.chances[seat])
            if move is None:
                return False
            said = self.game.write(self.state, seat, move)
            self.state = self.game.apply(self.state, seat, move)
        except Refusal as refusal:
            raise Failed(f"{self.where(seat)}: the move is refused, {refusal}") from refusal
        except Exception as fault:
            raise Failed(f"{self.where(seat)}: {type(fault).__name__}: {fault}") from fault
        self.sentences[seat] += 1
        self.equations[seat] += said.count("=")
        return True

    def where(self, seat: Seat | None = None) -> str:
        """The place of a fault, so that it can be found again."""
        place = f"deal {self.series.deal_name(self.job.number)!r}, seating {self.job.seating}, move {sum(self.sentences) + 1}"
        return place if seat is None else f"{place}, seat {seat} ({self.series.players[self.entries[seat]].name})"

    def rows(self) -> list[Row]:
        """What it came to."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        takes = getattr(self.state, "takes", (0,) * len(self.entries))  # not every game counts them
        return [
            Row(
                self.series.deal_name(self.job.number),
                self.job.seating,
                seat,
                entry,
                self.series.match.players[entry],
                outcome.places[seat],
                outcome.places.count(1),
                outcome.scores[seat],
                takes[seat],
                self.sentences[seat],
                self.equations[seat],
                sum(self.sentences),
                outcome.why,
            )
            for seat, entry in enumerate(self.entries)
        ]
