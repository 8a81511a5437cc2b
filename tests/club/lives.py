"""Whole tournaments by chance: results, byes, withdrawals, latecomers, no-shows, corrections. All from one number."""

from __future__ import annotations

import random
from typing import Any

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, Command, Correct, DrawRound, Enter, Redraw, Report, Return, Undo, Withdraw
from sumdeck.club.events import Corrected, Drawn, Undone
from sumdeck.club.match import FINAL, LOSERS, WINNERS, EntrantId, Match, Order
from sumdeck.club.settings import Settings
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.rules.game import Refusal

SYSTEMS = ("single", "double", "swiss", "round_robin", "groups")
NATURAL = {
    ClubCode.ENTRIES_CLOSED,
    ClubCode.GAMES_RUNNING,
    ClubCode.GONE_ALREADY,
    ClubCode.NOTHING_TO_REDRAW,
    ClubCode.OVER,
    ClubCode.SAME_AGAIN,
}
"""Refusals that somebody who tries anything is bound to hear."""


class Life:
    """A tournament from its opening to its end, and a watch over what must be true at every moment."""

    def __init__(self, number: int, **settings: Any) -> None:
        self.chance = random.Random(number)
        self.settings = settings or self._settings()
        self.players = self._size()
        self.troubles = self.chance.choice((0, 0, 1, 3, 8))
        """So many things will go wrong."""
        self.had_trouble = False
        self.tournament = Tournament([open_tournament(str(number), Settings(**self.settings))])
        self.late = 0

    def _settings(self) -> dict[str, Any]:
        chance = self.chance
        seats = chance.choice((2, 2, 2, 3, 4))
        return {
            "system": chance.choice(SYSTEMS),
            "seats": seats,
            "advance": chance.randrange(1, seats),
            "seeding": chance.choice(("random", "given", "rating")),
            "seed": str(chance.random()),
            "third_place": chance.random() < 0.5,
            "second_final": chance.random() < 0.8,
            "rounds": chance.choice((0, 0, 1, 3, 6)),
            "group_size": chance.randrange(2, 6),
            "qualify": chance.randrange(1, 4),
            "then": chance.choice(("single", "double")),
            "championship_from": chance.choice((0, 4)),
        }

    def _size(self) -> int:
        """From 2 to 200, mostly few."""
        if self.settings["system"] == "round_robin":
            return self.chance.randint(2, 9)
        most = self.chance.choices((6, 12, 24, 64, 200), (90, 70, 25, 5, 2))[0]
        return self.chance.randint(2, most)

    def live(self) -> Tournament:
        """Play it to its end."""
        for place in range(self.players):
            self.act(Enter(f"p{place}", self.chance.choice(("", "", "A", "B")), self.chance.randrange(100)))
        if self.troubles and self.players > 2 and self.chance.random() < 0.3:
            self.trouble(Withdraw(EntrantId(self.chance.randrange(self.players)), "no_show"))
        self.act(Begin())
        while self.step():
            pass
        return self.tournament

    def step(self) -> bool:
        """One more thing happens: something goes wrong, a game ends, or a round is drawn. False when it is over."""
        open = self.tournament.progress.open
        if self.troubles and self.chance.random() < 0.1:
            self.troubles -= 1
            self.trouble(self.some_trouble())
        elif open:
            match = self.chance.choice(open)
            self.act(Report(match.id, self.order(match)))
        else:
            return self.draw()
        return True

    def draw(self) -> bool:
        """The next round, if there is one."""
        try:
            self.act(DrawRound())
        except Refusal as refusal:
            return refusal.code != ClubCode.OVER
        return True

    def order(self, match: Match, mishaps: bool = True) -> Order:
        """How a match ends: by lot; sometimes with equals where that is allowed, sometimes somebody does not come."""
        players = list(match.players)
        self.chance.shuffle(players)
        if self.had_trouble and mishaps and self.chance.random() < 0.05:
            del players[self.chance.randrange(len(players)) :]
        if match.side not in (WINNERS, LOSERS, FINAL) and self.chance.random() < 0.1:
            return (tuple(players),) if players else ()
        return tuple((player,) for player in players)

    def some_trouble(self) -> Command:
        progress, chance = self.tournament.progress, self.chance
        what = chance.choice(("withdraw", "withdraw", "return", "enter", "correct", "correct", "undo", "draw", "redraw"))
        ended = [match for match in progress.standing if match.result is not None]
        if what == "withdraw":
            return Withdraw(chance.choice([each.id for each in progress.entrants if not each.gone] or [EntrantId(0)]))
        gone = [each.id for each in progress.entrants if each.gone]
        if what == "return" and gone:
            return Return(chance.choice(gone))
        if what == "correct" and ended:
            match = chance.choice(ended)
            return Correct(match.id, self.order(match))
        if what == "undo" and ended:
            return Undo(chance.choice(ended).id)
        if what == "redraw":
            return Redraw()
        if what == "draw":
            return DrawRound()
        self.late += 1
        return Enter(f"late{self.late}", chance.choice(("", "A")), chance.randrange(100))

    def trouble(self, command: Command) -> None:
        """Something that may be refused."""
        self.had_trouble = True
        try:
            self.act(command)
        except Refusal as refusal:
            if refusal.code not in NATURAL:
                raise

    def act(self, command: Command) -> None:
        """Act, and look at what has come of it."""
        before = dict(self.tournament.progress.byes) if isinstance(command, DrawRound | Redraw) else {}
        for event in self.tournament.act(command).events:
            if isinstance(event, Drawn | Corrected | Undone):
                self.nobody_is_in_two_places()
            if isinstance(event, Drawn):
                self.byes_are_fair(event, before)

    def nobody_is_in_two_places(self) -> None:
        progress = self.tournament.progress
        busy = [player for match in progress.open for player in match.players]
        assert len(set(busy)) == len(busy)
        seen: set[tuple[int, EntrantId]] = set()
        for match in progress.standing:
            assert 1 <= len(match.players) <= progress.settings.seats
            for player in match.players:
                assert (match.round, player) not in seen
                seen.add((match.round, player))

    def byes_are_fair(self, event: Drawn, before: dict[EntrantId, int]) -> None:
        """Of those who are drawn together, at most one rests, and nobody twice before all have."""
        dissolved = [self.tournament.progress.match(id) for id in event.dissolved]
        given_up = {match.players[0] for match in dissolved if match.bye}
        for side in {seating.side for seating in event.seatings}:
            drawn = [seating for seating in event.seatings if seating.side == side]
            resting = [seating.players[0] for seating in drawn if len(seating.players) == 1]
            assert len(resting) <= 1
            for player in resting:
                had = {other: before.get(other, 0) - (other in given_up) for each in drawn for other in each.players}
                assert had[player] == min(had.values())
