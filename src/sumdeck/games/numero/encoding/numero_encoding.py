"""Numero and its solitaire for programs that learn: what they see, and the steps of a turn.

A turn is made as at the table: the card and what it does, then pile after pile and wild card after wild card until a group is
together, more groups, piles left changed, wild cards dropped. The stages are in `turn_stages.py`.
"""

from collections.abc import Mapping, Sequence

from sumdeck.games.numero.encoding.turn_stages import Opening
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.setup import setup
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, OVER, PLAY, State
from sumdeck.rl.encoding import Encoding, Shape, one_of, squashed
from sumdeck.rl.steps import Stage
from sumdeck.rules.game import Seat

PHASES = (PLAY, FINAL, CONFIRM, OVER)
WORDS = ("take", "build", "discard", "together", "leave", "drop", "done", "show", "pass", "challenge", "accept", "stop")
SIGNS = ("+", "-", "*", "/")
OF_A_PILE = 4
"""What is seen of a pile: its value, how many cards it has, whether it was built, and whether by oneself."""


class NumeroEncoding(Encoding[State, Move]):
    """The steps and the sight of Numero."""

    def step_names(self) -> tuple[str, ...]:
        rules = setup(self.options, self.seats)
        kinds = [self.label(kind) for kind in self.pack.kinds()]
        return (
            *WORDS,
            *SIGNS,
            *(f"say {face}" for face in sorted(rules.faces)),
            *(f"card {label}" for label in kinds),
            *(f"loose {label}" for kind, label in enumerate(kinds) if not rules.number[kind]),
            *(f"pile {place}" for place in range(self.most_piles)),
        )

    @property
    def most_piles(self) -> int:
        """As many as there are number cards: each pile has one."""
        number = setup(self.options, self.seats).number
        return sum(count for count, value in zip(self.pack.counts, number) if value)

    def stage(self, state: State, seat: Seat) -> Stage[Move]:
        return Opening(self, state, seat)

    def own_channels(self) -> Mapping[str, Shape]:
        return {"piles": (self.most_piles, OF_A_PILE), "phase": (len(PHASES),), "score": (self.seats,)}

    def own_sight(self, state: State, seat: Seat) -> Mapping[str, Sequence[float]]:
        rows: list[float] = []
        for pile in state.centre:
            rows += [squashed(pile.value), len(pile.cards) / 8, float(pile.built), float(pile.builder == seat)]
        scoring = state.setup.options.scoring
        scores = [state.points(Seat(each)) if scoring else len(state.won[each]) for each in range(self.seats)]
        return {
            "piles": [min(number, 1.0) for number in rows],
            "phase": one_of(state.phase, PHASES),
            "score": self.around(scores, seat),
        }
