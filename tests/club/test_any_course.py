"""Whatever an organiser does, in whatever order: nobody sits twice, nothing is stuck, and the log tells it all again."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sumdeck.club.commands import Begin, Correct, DrawRound, Enter, Redraw, Report, Return, Undo, Withdraw
from sumdeck.club.events import load_events
from sumdeck.club.match import EntrantId, Order
from sumdeck.club.plan import COMING, plan_of
from sumdeck.club.settings import Settings
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.rules.game import Refusal
from tests.budget import budget


class Organiser(RuleBasedStateMachine):
    """Somebody at the desk of a club, who may press anything."""

    tournament: Tournament

    @initialize(
        players=st.integers(2, 12),
        system=st.sampled_from(("single", "double", "swiss", "round_robin", "groups")),
        seats=st.integers(2, 4),
        more=st.booleans(),
    )
    def opens(self, players: int, system: str, seats: int, more: bool) -> None:
        chosen = Settings(system, seats, seats - 1 if more else 1, third_place=more, group_size=3)
        self.tournament = Tournament([open_tournament("Fair", chosen)])
        for player in range(players):
            self.tournament.act(Enter(str(player)))
        self.tournament.act(Begin())

    @rule(data=st.data())
    def reports(self, data: st.DataObject) -> None:
        for match in self.tournament.progress.open[: data.draw(st.integers(1, 3))]:
            self.tournament.act(Report(match.id, self.order(data, match.players)))

    @rule(data=st.data())
    def corrects_or_undoes(self, data: st.DataObject) -> None:
        ended = [match for match in self.tournament.progress.standing if match.result is not None]
        if ended:
            match = data.draw(st.sampled_from(ended))
            order = self.order(data, match.players)
            self.tournament.act(Correct(match.id, order) if data.draw(st.booleans()) else Undo(match.id))

    def order(self, data: st.DataObject, players: tuple[EntrantId, ...]) -> Order:
        came = data.draw(st.permutations(players))[: data.draw(st.integers(0, 8))]
        return tuple((player,) for player in came)

    @rule(data=st.data())
    def loses_somebody_or_gets_them_back(self, data: st.DataObject) -> None:
        entrant = data.draw(st.sampled_from(self.tournament.progress.entrants))
        self.try_to(Return(entrant.id) if entrant.gone else Withdraw(entrant.id))

    @rule()
    def lets_somebody_in(self) -> None:
        self.try_to(Enter(f"late {len(self.tournament.progress.entrants)}"))

    @rule()
    def draws(self) -> None:
        self.try_to(DrawRound())

    @rule()
    def draws_again(self) -> None:
        self.try_to(Redraw())

    def try_to(self, command: DrawRound | Redraw | Enter | Return | Withdraw) -> None:
        before = self.tournament.progress
        try:
            self.tournament.act(command)
        except Refusal:
            assert self.tournament.progress == before

    @invariant()
    @precondition(lambda self: hasattr(self, "tournament"))
    def nobody_sits_twice(self) -> None:
        progress = self.tournament.progress
        sitting = [player for match in progress.open for player in match.players]
        seats = [(match.round, player) for match in progress.standing for player in match.players]
        assert len(set(sitting)) == len(sitting)
        assert len(set(seats)) == len(seats)

    @invariant()
    @precondition(lambda self: hasattr(self, "tournament"))
    def the_plan_shows_it_all(self) -> None:
        progress, plan = self.tournament.progress, plan_of(self.tournament.progress)
        drawn = [table for number in plan.rounds for table in number.tables if table.status != COMING]
        assert sorted(table.id for table in drawn) == sorted(match.id for match in progress.standing)
        assert {person.entrant for person in plan.people if person.table is not None} == {
            player for match in progress.open for player in match.players
        }

    def teardown(self) -> None:
        """It can always be played to its end, and the log gives it all back."""
        if not hasattr(self, "tournament"):
            return
        for _ in range(300):
            for match in self.tournament.progress.open:
                self.tournament.act(Report(match.id, tuple((player,) for player in match.players)))
            if self.tournament.over:
                break
            self.tournament.act(DrawRound())
        assert self.tournament.over
        log = [event.dump() for event in self.tournament.log]
        assert Tournament(load_events(log)).progress == self.tournament.progress


TestOrganiser = Organiser.TestCase
TestOrganiser.settings = settings(max_examples=budget(20, 200), stateful_step_count=25)
