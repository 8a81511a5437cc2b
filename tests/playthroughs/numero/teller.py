"""The story of a game of Numero: hands, centre and deck in one line, with what each move draws and scores."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sumdeck.games.numero.rules.state import Entry
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import FACE_DOWN, Kind, Seat, Value
from tests.playthroughs.numero.choosing import choose
from tests.playthroughs.story import Teller

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


class NumeroTeller(Teller):
    """Plays a game of Numero, or a solitaire, and tells it."""

    def choose(self, rng: Random) -> tuple[Seat, Any]:
        return choose(self.game, self.state, rng)

    def opening(self) -> list[str]:
        note = "A build is [its cards]=its value; wild cards lie loose; doubtable builds are marked ?."
        return [*super().opening(), note]

    def turn(self, seat: Seat, move: Any) -> list[str]:
        """One move: what its seat holds and says, what that brings, and what the others are told and see."""
        game, before = self.game, self.state
        self.moves += 1
        own = game.view(before, seat).shown
        held = self.names(self.hand(own, seat)) or "nothing"
        lines = [f"{self.moves:<4}seat {seat} holds {held:<24} centre  {self.centre(own):<40} {self.deck(own)}"]
        after = game.apply(before, seat, move)
        lines.append(f"    says      {game.write(before, seat, move)}")
        lines += self.drawn(before, after)
        lines += self.scored(before.sheet, after.sheet)
        others: list[Seat | None] = [each for each in self.seats if each != seat]
        for other in others or [None]:
            lines.append(self.heard(before, after, seat, move, other))
        self.state = after
        return lines

    def heard(self, before: Any, after: Any, seat: Seat, move: Any, other: Seat | None) -> str:
        """What another seat, or an onlooker, is told and sees."""
        who = "an onlooker" if other is None else f"seat {other}"
        told = self.game.write(before, seat, self.game.redact(before, seat, move, other))
        seen = self.game.view(after, other).shown
        hand = self.hand(seen, seat)
        cards = f"{NUMBERS[len(hand)]} card{'' if len(hand) == 1 else 's'} face down"
        assert set(hand) <= {FACE_DOWN}
        return f"    {who} is told  {told},  and sees  {self.centre(seen)},  {cards},  {self.deck(seen)}"

    def scored(self, before: Sequence[Entry], after: Sequence[Entry]) -> list[str]:
        """The new lines of the score sheet, seat by seat, and what they add up to."""
        lines = []
        for seat in self.seats:
            news = [entry for entry in after[len(before) :] if entry.seat == seat]
            if news:
                parts = [f"{scope(entry)}{entry.item} {signed(entry.points)}" for entry in news]
                total = sum((entry.points for entry in after if entry.seat == seat), 0)
                lines.append(f"    scores    seat {seat}:  {',  '.join(parts)};  in all {show_value(total)}")
        return lines

    def ending(self) -> list[str]:
        """Who has what, and who has won."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        zones = self.game.zones(self.state)
        lines = [f"The end: {outcome.why}.   centre  {self.centre(self.state)}   {self.deck(self.state)}"]
        for seat in self.seats:
            left = self.names(self.hand(self.state, seat)) or "nothing"
            won = len(zones[f"won {seat}"].cards)
            score = show_value(outcome.scores[seat])
            lines.append(f"    seat {seat} has won {won} cards and holds {left}:  score {score},  place {outcome.places[seat]}")
        return lines

    def hand(self, state: Any, seat: Seat) -> tuple[Kind, ...]:
        return self.game.zones(state)[f"hand {seat}"].cards

    def drawn(self, before: Any, after: Any) -> list[str]:
        """The cards that left the deck. In a solitaire the first of them restore the centre (N-104)."""
        deck = self.game.zones(before)["deck"].cards
        drawn = deck[: len(deck) - len(self.game.zones(after)["deck"].cards)]
        lying = self.game.zones(after)["centre"].cards if len(self.seats) == 1 else ()
        first = [card for card in drawn if card in lying]
        parts = [f"{self.names(first)} to the centre"] if first else []
        parts += [self.names(drawn[len(first) :])] if len(drawn) > len(first) else []
        return [f"    draws     {',  then '.join(parts)}"] if parts else []

    def deck(self, state: Any) -> str:
        return f"deck {len(self.game.zones(state)['deck'].cards)}"

    def centre(self, state: Any) -> str:
        """Piles and loose wild cards, with bars between them."""
        doubted = {made.serial for made in getattr(state, "made", ()) if not made.settled}
        things = []
        for pile in state.centre:
            mark = "?" if pile.serial in doubted else ""
            things.append(f"[{self.names(pile.cards)}]={pile.value}{mark}" if pile.built else self.names(pile.cards))
        return " | ".join(things + [self.names([card]) for card in state.loose]) or "empty"

    def names(self, cards: Sequence[Kind]) -> str:
        return " ".join(self.pack.label(card) for card in cards)


def scope(entry: Entry) -> str:
    """Which take of the turn a line belongs to, and that the numbers are items of the checklist."""
    item = "item " if entry.item.isdigit() else ""
    return f"take {entry.take + 1} {item}" if entry.take >= 0 else item


def signed(points: Value) -> str:
    return ("+" if points > 0 else "") + show_value(points)
