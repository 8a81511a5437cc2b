"""A whole game told as a story that a teacher could check with real cards.

Every line about a seat other than the one that moves comes from what that seat is told and from its view, never from the state.
This teller does for any game; one that can say it shorter has a teller of its own. `python -m tests.playthroughs` writes them.
"""

from random import Random
from typing import Any

from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game, Seat


class Teller:
    """Plays a game and tells it."""

    def __init__(self, game: Game[Any, Any], options: Any, seats: int, deal: str) -> None:
        self.game = game
        self.pack = game.pack(options)
        self.seats = [Seat(seat) for seat in range(seats)]
        self.deal = named_deal(self.pack, deal, game.shuffles_again)
        self.state: Any = first_state(game, self.deal, seats, options)
        self.moves = 0

    def tell(self, title: str) -> str:
        """The story from the deal to the outcome."""
        lines = [title, "", *self.opening(), ""]
        rng = Random(self.deal.name)
        while self.game.to_act(self.state):
            lines += [*self.turn(*self.choose(rng)), ""]
        return "\n".join([*lines, *self.ending()]) + "\n"

    def choose(self, rng: Random) -> tuple[Seat, Any]:
        """Who moves next, and how: always the same in a named deal."""
        seat = self.game.to_act(self.state)[0]
        return seat, self.game.sample(self.state, seat, rng)

    def opening(self) -> list[str]:
        """The cards as they are dealt."""
        lines = [f"Deal {self.deal.name!r}, {self.pack.size} cards. The whole deck, top first:"]
        names = [self.pack.label(card) for card in self.deal.cards]
        return lines + ["   " + " ".join(names[start : start + 20]) for start in range(0, len(names), 20)]

    def turn(self, seat: Seat, move: Any) -> list[str]:
        """One move: what its seat sees and says, and what the others are told."""
        game, before = self.game, self.state
        self.moves += 1
        self.state = game.apply(before, seat, move)
        lines = [f"{self.moves:<4}seat {seat} sees", *self.seen(before, seat)]
        lines.append(f"    says      {game.write(before, seat, move)}")
        others: list[Seat | None] = [each for each in self.seats if each != seat]
        for other in others or [None]:
            who = "an onlooker" if other is None else f"seat {other}"
            lines.append(f"    {who} is told  {game.write(before, seat, game.redact(before, seat, move, other))}")
        return lines

    def ending(self) -> list[str]:
        """The last table, and who has won."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        lines = [f"The end: {outcome.why}.", *self.seen(self.state, None)]
        for seat in self.seats:
            lines.append(f"    seat {seat}:  score {show_value(outcome.scores[seat])},  place {outcome.places[seat]}")
        return lines

    def seen(self, state: Any, seat: Seat | None) -> list[str]:
        """The table as a seat, or an onlooker, sees it."""
        return [f"      {line}" for line in self.game.describe(self.game.view(state, seat)).splitlines()]
