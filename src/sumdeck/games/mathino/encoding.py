"""Mathino for programs that learn: what they see, and the steps of a turn: the card, what it does, what is stacked."""

from collections.abc import Iterator, Mapping, Sequence

from sumdeck.games.mathino.rules.listing import legal_moves
from sumdeck.games.mathino.rules.moves import NEW, OPS, Accept, Build, Capture, Discard, Forfeit, Groups, Move
from sumdeck.games.mathino.rules.piles import NOBODY
from sumdeck.games.mathino.rules.state import CONFIRM, OVER, PLAY, State
from sumdeck.rl.encoding import Encoding, Shape, one_of, squashed
from sumdeck.rl.steps import Listed, Stage, Word
from sumdeck.rules.game import Seat

PHASES = (PLAY, CONFIRM, OVER)
WORDS = ("capture", "build", "discard", "sum", "first", "stack", "together", "negative", "add digits", "done")
OF_A_PILE = 7
"""What is seen of a pile: value, cards, loose, charged to oneself, to others, locked for oneself, for others."""
VISITS = 200_000
"""How far the turns are searched for: fifty times as far as for a list. Tables of eight piles need less."""


class MathinoEncoding(Encoding[State, Move]):
    """The steps and the sight of Mathino."""

    def step_names(self) -> tuple[str, ...]:
        return (
            *WORDS,
            *("accept", "forfeit", "new"),
            *OPS,
            *(f"card {self.label(kind)}" for kind in self.pack.kinds()),
            *(f"pile {place}" for place in range(self.pack.size)),
        )

    def stage(self, state: State, seat: Seat) -> Stage[Move]:
        return Listed(legal_moves(state, seat, VISITS), self.spell)

    def spell(self, move: Move) -> Word:
        return self.word(self.said(move))

    def said(self, move: Move) -> Iterator[str]:
        if isinstance(move, (Accept, Forfeit)):
            yield "accept" if isinstance(move, Accept) else "forfeit"
            return
        yield {Capture: "capture", Build: "build", Discard: "discard"}[type(move)]
        yield f"card {self.label(move.card)}"
        yield from _groups("first", move.before)
        if isinstance(move, Capture):
            yield from (f"pile {place}" for place in move.piles)
            yield from _groups("sum", move.sums)
        elif isinstance(move, Build):
            yield from _groups("sum", move.base)
            yield move.op
            yield from ["negative"] * (move.sign < 0)
            yield from ["add digits"] * move.steps
        yield from _groups("stack", move.after)
        yield "done"

    def own_channels(self) -> Mapping[str, Shape]:
        return {
            "piles": (self.pack.size, OF_A_PILE),
            "phase": (len(PHASES),),
            "totals": (self.seats,),
            "owed": (self.seats,),
            "last round": (1,),
        }

    def own_sight(self, state: State, seat: Seat) -> Mapping[str, Sequence[float]]:
        rows: list[float] = []
        for pile in state.table:
            others = any(each != seat for each in pile.duty)
            flags = (pile.loose, seat in pile.duty, others, pile.lock == seat, pile.lock not in (NOBODY, seat))
            rows += [squashed(pile.value), min(1.0, len(pile.cards) / 8), *map(float, flags)]
        owed = [float(Seat((seat + turn) % self.seats) in state.owed) for turn in range(self.seats)]
        return {
            "piles": rows,
            "phase": one_of(state.phase, PHASES),
            "totals": self.around(state.totals, seat),
            "owed": owed,
            "last round": [float(state.last_round)],
        }


def _groups(name: str, groups: Groups) -> Iterator[str]:
    for group in groups:
        yield name
        yield from ("new" if place == NEW else f"pile {place}" for place in group)
        yield "together"
