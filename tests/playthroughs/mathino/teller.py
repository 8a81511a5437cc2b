"""A match of Mathino as a story: the table with its piles, what is said, who owes what, and the score of each round and deck."""

from random import Random
from typing import Any

from sumdeck.games.mathino.rules.moves import Capture
from sumdeck.games.mathino.rules.speech import tell_pile
from sumdeck.players import player
from sumdeck.players.sight import Sight
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import FACE_DOWN, Seat
from tests.playthroughs.story import Teller


class MathinoTeller(Teller):
    """Experts and sharp-eyed greedy players in turn, who now and then try something else: so penalties come up too."""

    def choose(self, rng: Random) -> tuple[Seat, Any]:
        seat = self.game.to_act(self.state)[0]
        chooser = player("mathino", "greedy" if seat % 2 else "expert")
        chooser.sight = Sight()  # type: ignore[misc]
        if rng.random() < 0.9:
            return seat, chooser.choose(self.game, self.game.view(self.state, seat), rng)
        moves = self.game.legal_moves(self.state, seat)
        liked = [move for move in moves if not isinstance(move, Capture)]
        return seat, liked[rng.randrange(len(liked))]

    def turn(self, seat: Seat, move: Any) -> list[str]:
        """What the seat holds and sees, what it says, and what others are told and see."""
        game, before = self.game, self.state
        self.moves += 1
        self.state = after = game.apply(before, seat, move)
        own = game.view(before, seat).shown
        held = " ".join(self.pack.label(card) for card in own.hands[seat])
        lines = [f"{self.moves:<4}seat {seat} holds {held:<14} table  {self.table(own)}"]
        lines.append(f"    says      {game.write(before, seat, move)}")
        for other in self.seats:
            if other != seat:
                told = game.write(game.view(before, other).shown, seat, game.redact(before, seat, move, other))
                lines.append(f"    seat {other} is told  {told}, and sees  {self.hidden(after, other, seat)}")
        return [*lines, *self.news(before, after)]

    def hidden(self, state: Any, other: Seat, seat: Seat) -> str:
        """What another seat sees of this one."""
        shown = self.game.view(state, other).shown
        hand = shown.hands[seat]
        down = "face down" if set(hand) <= {FACE_DOWN} else "face up"
        return f"{len(hand)} cards {down}, {len(shown.won[seat])} captured"

    def news(self, before: Any, after: Any) -> list[str]:
        """What the end of a round or a deck brings."""
        lines = []
        for entry in after.sheet[len(before.sheet) :]:
            lines.append(f"    seat {entry.seat}: {entry.item} {show_value(entry.points)}")
        if len(after.sheet) > len(before.sheet):
            lines.append(f"    totals    {', '.join(show_value(total) for total in after.totals)}")
        if (before.deck, before.round) != (after.deck, after.round):
            last = ", the last of this deck" if after.last_round else ""
            lines.append(f"    deck {after.deck + 1}, round {after.round + 1}{last}; seat {after.dealer} deals")
        return lines

    def table(self, state: Any) -> str:
        return " | ".join(tell_pile(state, place) for place in range(len(state.table))) or "empty"
