"""Numero for two, three or four, as the table sees it: the protocol of `sumdeck.rules.game`, put together from this folder."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from sumdeck.games.numero.rules import ending, listing, play, reading, speech
from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.family import NumeroFamily
from sumdeck.games.numero.rules.moves import Challenge, Move
from sumdeck.games.numero.rules.options import Options, settle
from sumdeck.games.numero.rules.position import NumeroLayout
from sumdeck.games.numero.rules.sampling import sample as any_move
from sumdeck.games.numero.rules.state import State, deal_out
from sumdeck.rules.game import Claim, Refusal, Seat, View
from sumdeck.rules.offers import SettingValue
from sumdeck.rules.options import settings_of


class Numero(NumeroFamily):
    """Numero, clauses N-1 to N-99."""

    name = "numero"
    seats = range(2, 5)
    longest = 2000  # N-77 counts the turns with number cards only; wild cards and challenges add to them
    layout = NumeroLayout()
    fixed = ("solitaire_item_10", "solitaire_item_11")  # N-111 is for whoever plays alone

    options = staticmethod(settle)
    begin = staticmethod(deal_out)
    to_act: ClassVar[Any] = staticmethod(play.to_act)  # of the class: compiled, a call through the object takes twice as long
    legal_moves = staticmethod(listing.legal_moves)
    check = staticmethod(play.check)
    apply = staticmethod(play.apply)
    carry_out: ClassVar[Any] = staticmethod(play.carry_out)
    outcome = staticmethod(ending.outcome)
    counted = staticmethod(ending.counted)
    sample: ClassVar[Any] = staticmethod(any_move)
    write = staticmethod(speech.write)
    describe = staticmethod(speech.describe)

    def seating(self, seats: int) -> Mapping[str, SettingValue]:
        """N-5: a fourth seat must be asked for."""
        usual = settings_of(Options)["players"].values[0]
        assert isinstance(usual, int)
        return {"players": seats} if seats > usual else {}

    def conceal(self, state: State, seat: Seat | None) -> State:
        """Whether a builder held the answer is known to the builder alone."""
        if not state.made:
            return state
        made = tuple(each if each.builder == seat else replace(each, held=None, owed=False) for each in state.made)
        return replace(state, made=made)

    def determinize(self, view: View[State], rng: Random) -> State:
        state = super().determinize(view, rng)
        if not state.made:
            return state
        keeps = state.setup.options.keep_answer
        made = [each if each.held is not None else replace(each, held=rng.random() < 0.8) for each in state.made]
        made = [each if each.builder == view.seat else replace(each, owed=keeps and bool(each.held)) for each in made]
        return replace(state, made=tuple(made))

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """A challenge tells everybody whether the builder held the answer."""
        return isinstance(move, Challenge)

    def referee(self, options_: Any) -> str:
        """Sums are always checked; whether a builder holds the answer, only where `golden_rule_2` says so (N-83, N-90)."""
        assert isinstance(options_, Options)
        return "challenge" if options_.scoring and options_.golden_rule_2 == "challenge" else "engine"

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        if not 0 <= seat < state.setup.seats:
            raise Refusal(Code.NOT_YOUR_TURN)
        return reading.read(state, seat, text, lambda move: play.check(state, seat, move))
