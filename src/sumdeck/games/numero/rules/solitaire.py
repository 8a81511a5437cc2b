"""Numero for one: take after take until none is left (N-100 to N-111).

Takes are judged as in the game for several, in `judge.py` and `turns.py`; the checklist is the same, in `score.py`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from sumdeck.games.numero.rules import reading, speech
from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.family import NumeroFamily
from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.listing import Listing
from sumdeck.games.numero.rules.moves import Move, Stop, Take
from sumdeck.games.numero.rules.options import Options, settle
from sumdeck.games.numero.rules.position import SoloLayout
from sumdeck.games.numero.rules.score import group_cards, is_cleared, score_turn
from sumdeck.games.numero.rules.setup import setup
from sumdeck.games.numero.rules.solo import ALONE, CENTRE_SIZE, declared, is_proved_over, laid_out, restored, visits
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.turn_blocks import Turns
from sumdeck.games.numero.rules.turns import canonical, check_groups
from sumdeck.rules.game import Claim, Json, Kind, MoveList, Outcome, Refusal, Seat, View
from sumdeck.rules.hands import without

IDLE_ALONE: Final = (
    *("turn_priority", "golden_rule_2", "challenge_evidence", "challenge_undo", "all_wild_short_hand", "final_chance"),
    *("extend_build_with_others", "join_builds", "wild_on_build", "leftover_working_piles", "ops_in_builds"),
    *("keep_answer", "show_answer", "start_centre_wild", "tie_break", "centre_leftover_points"),
    *("most_cards_count", "most_cards_tie", "players", "first_player"),
)
"""House rules about builds, turns and others: alone there are only takes (N-103), so they change nothing."""


class Solitaire(NumeroFamily):
    """Numero solitaire, clauses N-100 to N-111. Any legal take will do; the best is the aim, not the rule (N-106)."""

    name = "numero-solitaire"
    seats = range(1, 2)
    layout = SoloLayout()
    fixed = ("loose_wild_usable", "final_turn_wild_discards", *IDLE_ALONE)
    longest = 500

    def options(self, given: Mapping[str, Json]) -> Options:
        settled = settle({"golden_rule_2": "enforced"} | dict(given))
        # N-102: here they always are; N-103: wild cards are played within the take only.
        return replace(settled, loose_wild_usable=True, final_turn_wild_discards=False)

    def begin(self, deal: Sequence[Kind], seats: int, options_: Any, reshuffle_seed: str) -> State:
        needed = CENTRE_SIZE + options_.hand_size
        if len(deal) < needed:
            raise Refusal(Code.PACK_TOO_SMALL, cards=len(deal), needed=needed)
        return restored(laid_out(setup(options_, 1), tuple(deal)))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.ended else (ALONE,)

    def legal_moves(self, state: State, seat: Seat, budget: int = 0) -> MoveList[Move]:
        if state.ended or seat != ALONE:
            return MoveList(())
        return Listing(Turns(state, state.position(ALONE), budget or visits(state)), [Stop()])

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        if state.ended:
            raise Refusal(Code.OVER)
        if seat != ALONE:
            raise Refusal(Code.NOT_YOUR_TURN)
        if isinstance(move, Stop):
            return move
        if not isinstance(move, Take) or move.left or move.dropped or move.shown:
            raise Refusal(Code.ONLY_TAKES_HERE)  # N-101, N-103
        bench = Bench(state.position(ALONE))
        value = bench.play_card(move.card)
        return canonical(state.position(ALONE), replace(move, groups=check_groups(bench, move, value)))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return self.carry_out(state, seat, self.check(state, seat, move))

    def carry_out(self, state: State, seat: Seat, move: Move) -> State:
        if not isinstance(move, Take):
            return declared(state)
        take = move
        hand = without(state.hands[ALONE], take.card, *(wild for group in take.groups for wild in group.wilds))
        loose = without(state.loose, *(wild for group in take.groups for wild in group.loose))
        cards = [take.card, *(card for group in take.groups for card in group_cards(group, state.centre))]
        gone = {place for group in take.groups for place in group.piles}
        piles = tuple(pile for place, pile in enumerate(state.centre) if place not in gone)
        sheet = state.sheet
        if state.setup.options.scoring:
            cleared = is_cleared(state.setup, not piles and not loose, len(state.deck), len(hand))
            cleared = cleared and state.setup.options.solitaire_item_10  # N-111: told before the centre is restored
            lines = score_turn(state.setup, state.turn, ALONE, take.card, take.groups, state.centre, cleared)
            sheet += tuple(lines)
        won, takes = tuple(sorted((*state.won[ALONE], *cards))), state.takes[ALONE] + len(take.groups)
        left = replace(state, hands=(hand,), centre=piles, loose=loose, won=(won,))
        return restored(replace(left, turns=(state.turn + 1,), takes=(takes,), sheet=sheet))

    def as_of(self, state: State, version: int) -> State:
        """Version 2 said by itself that nothing was left (N-105)."""
        return declared(state) if version == 2 and not state.ended and is_proved_over(state) else state

    def outcome(self, state: State) -> Outcome | None:
        if not state.ended:
            return None
        score = state.points(ALONE) if state.setup.options.scoring else len(state.won[ALONE])  # N-107
        return Outcome((1,), (score,), state.ended)

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        moves = self.legal_moves(state, seat)
        # A take where one was found: stopping is always possible, and no way to play.
        return moves[rng.randrange(1, len(moves)) if len(moves) > 1 else 0]

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        return reading.read_solo(state.position(ALONE), text, lambda move: self.check(state, seat, move))

    def write(self, state: State, seat: Seat, move: Move) -> str:
        return speech.write_turn(state.position(ALONE), move)

    def describe(self, view: View[State]) -> str:
        shown = view.shown
        hand = f"hand    {shown.setup.pack.names(shown.hands[ALONE])}"
        rest = f"deck    {len(shown.deck)} cards; won: {len(shown.won[ALONE])}"
        return "\n".join([speech.describe_centre(shown.position(ALONE)), hand, rest])
