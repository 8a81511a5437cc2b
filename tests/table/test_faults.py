"""The table under faults: messages lost, doubled, late, in any order, or forged; and a plain list of claims beside it.

A message is written when somebody looks at a screen, and delivered whenever the search likes: never, at once, twice, much later.
"""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Refusal, Seat
from sumdeck.rules.record import final_state, verify
from sumdeck.table import Done, Event, HouseRules, SeatPlan, Table, TableCode, Wrong, open_table
from sumdeck.table.commands import (
    REMATCH,
    STAND_IN,
    TAKE_BACK,
    Ask,
    AskHint,
    Command,
    Object,
    Reply,
    Return,
    Say,
    SayPhrase,
    Sit,
    TimeUp,
)
from sumdeck.table.events import Claimed, TakenBack, Voided
from tests.budget import budget
from tests.table.tables import NAMES, NONCE, NUMERO, PERSON, refused

SEATS = st.sampled_from([Seat(0), Seat(1), Seat(2)])
ANYBODY = st.sampled_from([Seat(-1), Seat(0), Seat(1), Seat(2), Seat(3)])
LUCK = st.integers(0, 99)
OPTIONS = NUMERO.options({"level": "numbers-10"})
EVERYBODY = (Seat(0), Seat(1), Seat(2), None)


class Faults(RuleBasedStateMachine):
    """Two people and a computer player around one table, and a bad line between them and it."""

    messages = Bundle("messages")

    @initialize(deal=LUCK, take_back=st.sampled_from(["consent", "free"]), seconds=st.sampled_from([0, 30]))
    def lay(self, deal: int, take_back: str, seconds: int) -> None:
        house = HouseRules(take_back=take_back, turn_seconds=seconds, clock_at_zero="discard", patience_seconds=1)
        cards = named_deal(OPTIONS.pack, f"faults {deal}")
        self.table = Table([open_table(NUMERO, OPTIONS, [PERSON, PERSON, SeatPlan("computer", "random")], cards, NONCE, house)])
        self.now = 0
        self.away: dict[Seat, int] = {}
        self.written = 0
        self.claims: list[tuple[int, Seat, str]] = []
        """The naive twin: the claims that stand, as a list."""
        self.acknowledged: dict[tuple[Seat, str], int] = {}
        """The claims of people that the table has said yes to."""
        for seat in (0, 1):
            self.arrive(Sit(Seat(seat), NAMES[seat], "sit"))

    # Messages are written

    @rule(target=messages, seat=SEATS, luck=LUCK)
    def write_a_claim(self, seat: Seat, luck: int) -> Command:
        return self.claim(seat, luck)

    @rule(target=messages, seat=SEATS, missing=SEATS, yes=st.booleans(), which=st.integers(0, 7))
    def write_something_else(self, seat: Seat, missing: Seat, yes: bool, which: int) -> Command:
        n, key = self.table.n, self.key()
        wishes: tuple[Command, ...] = (
            Say(seat, "1 + 1 = 3", n, key),
            Ask(seat, TAKE_BACK, n, key),
            Ask(seat, STAND_IN, n, key, missing, "random"),
            Ask(seat, REMATCH, n, key),
            Reply(seat, TAKE_BACK, yes, key),
            Reply(seat, STAND_IN, yes, key),
            SayPhrase(seat, "phrase.oops", key),
            AskHint(seat, n, key),
        )
        return wishes[which]

    @rule(target=messages, seat=ANYBODY, text=st.text(max_size=9), n=st.integers(-5, 99), player=st.sampled_from(["", "random"]))
    def forge_a_message(self, seat: Seat, text: str, n: int, player: str) -> Command:
        return Say(seat, text, n, self.key(), player) if n % 2 else Object(seat, n, text)

    # and delivered, or not

    @rule(message=messages)
    def deliver(self, message: Command) -> None:
        self.arrive(message)

    @rule(one=messages, other=messages)
    def deliver_two_and_the_first_again(self, one: Command, other: Command) -> None:
        for message in (one, other, one):
            self.arrive(message)

    @rule(luck=LUCK, turns=st.integers(1, 6))
    def play_on(self, luck: int, turns: int) -> None:
        """Good messages that get through, so that the game moves; each of them twice."""
        for turn in range(turns):
            acting = self.table.state.to_act
            said = self.table.computer_move() or (self.claim(acting[0], luck + turn) if acting else None)
            if said is not None:
                self.arrive(said)
                self.arrive(said)

    @rule(seat=SEATS, yes=st.booleans())
    def talk_about_a_take_back(self, seat: Seat, yes: bool) -> None:
        self.arrive(Ask(seat, TAKE_BACK, self.table.n, self.key()))
        for other in (Seat(0), Seat(1)):
            self.arrive(Reply(other, TAKE_BACK, yes, self.key()))

    # while people come and go, and the house with them

    @rule(seat=SEATS, other=SEATS, luck=LUCK)
    def vanish_and_be_replaced(self, seat: Seat, other: Seat, luck: int) -> None:
        self.away.setdefault(seat, self.now)
        self.now += 1000
        self.arrive(Ask(other, STAND_IN, self.table.n, self.key(), seat, "random"))

    @rule(seat=SEATS)
    def come_back(self, seat: Seat) -> None:
        self.away.pop(seat, None)
        self.arrive(Return(seat))

    @rule(seconds=st.integers(1, 90))
    def look_at_the_clock(self, seconds: int) -> None:
        self.now += 1000 * seconds
        due = self.table.due()
        if due is not None and due <= self.now:
            self.arrive(TimeUp())
            assert self.table.state.ran_out
        else:
            with refused(TableCode.NO_CLOCK if due is None else TableCode.CLOCK_RUNS):
                self.table.act(TimeUp(), self.now)

    @rule()
    def restart(self) -> None:
        """The house goes down and comes up again: nothing is left but the log."""
        self.table = Table(self.table.log)

    # What is always true

    @invariant()
    def the_claims_that_stand_are_those_of_a_plain_list(self) -> None:
        assert [(step.n, step.seat, step.text) for step in self.table.state.line] == self.claims

    @invariant()
    def the_rules_come_to_the_same_state(self) -> None:
        record = self.table.record(sealed=False)
        assert verify(record) == []
        assert final_state(record, NUMERO) == self.table.state.game_state

    @invariant()
    def every_acknowledged_claim_is_in_the_log_once(self) -> None:
        logged = [(event.seat, event.key) for event in self.table.log if isinstance(event, Claimed) and not event.player]
        assert sorted(logged) == sorted(self.acknowledged)

    # How a message arrives

    def arrive(self, message: Command) -> None:
        """A message reaches the table, which accepts or refuses it."""
        known = isinstance(message, Say) and not message.player and (message.seat, message.key) in self.acknowledged
        try:
            decision = self.table.decide(message, self.now, self.away)
        except Refusal:
            assert not known
            return
        if known:
            assert decision.events == ()
        for event in decision.events:
            self.happen(event)
        if isinstance(message, Say) and not isinstance(decision.answer, Wrong):
            assert isinstance(decision.answer, Done)
            event = self.table.log[decision.answer.n]
            assert isinstance(event, Claimed)
            assert (event.seat, event.text, event.key, event.player) == (message.seat, message.text, message.key, message.player)
            if not message.player:
                assert self.acknowledged.setdefault((message.seat, message.key), decision.answer.n) == decision.answer.n

    def happen(self, event: Event) -> None:
        """An event is taken in; the plain list goes along, and a table that is replayed from the log is the same."""
        self.table.evolve(event)
        if isinstance(event, Claimed):
            self.claims.append((self.table.n, event.seat, event.text))
        elif isinstance(event, (TakenBack, Voided)):
            self.claims = [claim for claim in self.claims if claim[0] < event.to_n]
        fresh = Table(self.table.log)
        assert fresh.state == self.table.state
        for seat in EVERYBODY:
            assert fresh.screen(seat) == self.table.screen(seat)

    def claim(self, seat: Seat, luck: int) -> Say:
        """Whoever may speak makes a claim that is legal now; whoever may not says what another might say."""
        state = self.table.state
        if not state.to_act:
            return Say(seat, "pass", state.n, self.key())
        speaker = seat if seat in state.to_act else state.to_act[0]
        move = NUMERO.sample(state.game_state, speaker, Random(luck))
        return Say(seat, NUMERO.write(state.game_state, speaker, move), state.n, self.key())

    def key(self) -> str:
        self.written += 1
        return f"message {self.written}"


def test_nothing_is_lost_nothing_happens_twice_and_every_screen_is_true() -> None:
    run_state_machine_as_test(Faults, settings=settings(max_examples=budget(12, 60), stateful_step_count=40))
