"""Numberloor for programs that learn: what they see, and a step for each move: moves are single acts here."""

from collections.abc import Mapping, Sequence

from sumdeck.games.numberloor.rules.moves import GoOn, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.setup import setup
from sumdeck.games.numberloor.rules.state import DREW, FRESH, LAID, State
from sumdeck.rl.encoding import Encoding, Shape, one_of
from sumdeck.rl.steps import Listed, Stage, Word
from sumdeck.rules.game import Seat

SAID: Mapping[Move, str] = {TakeTwo(): "take two", Pass(): "pass", Stop(): "stop", GoOn(): "go on"}
LASTS = (FRESH, DREW, LAID)
PARITIES = ("odd", "even")
FLAGS = 6


class NumberloorEncoding(Encoding[State, Move]):
    """The steps and the sight of Numberloor."""

    def step_names(self) -> tuple[str, ...]:
        rules = setup(self.options, self.seats)
        self.lays = [move for moves in rules.lays for move in moves]
        self.by_move = {move: number for number, move in enumerate((*self.lays, *SAID))}
        sides = ("left", "right")
        named = [f"lay {self.label(move.card)} {move.parity or sides[move.stack]}" for move in self.lays]
        return (*named, *SAID.values())

    def stage(self, state: State, seat: Seat) -> Stage[Move]:
        return Listed(self.game.legal_moves(state, seat), self.spell)

    def spell(self, move: Move) -> Word:
        return (self.by_move[move],)

    def own_channels(self) -> Mapping[str, Shape]:
        return {
            "open": (2, len(self.copies)),
            "parity": (len(PARITIES),),
            "last act": (len(LASTS),),
            "flags": (FLAGS,),
            "stars": (self.seats,),
            "fits": (2, 10),
        }

    def own_sight(self, state: State, seat: Seat) -> Mapping[str, Sequence[float]]:
        rules, kinds = state.setup, range(len(self.copies))
        own = state.seat == seat
        flags = (own, state.armed, state.floor_laid, state.finishing, state.took_over, bool(state.claimed))
        on = (0, 1) if rules.two_floors else (0,)
        return {
            "open": [*one_of(state.opened[0], kinds), *one_of(state.opened[1], kinds)],
            "parity": one_of(state.parity, PARITIES),
            "last act": one_of(state.last, LASTS),
            "flags": [float(flag) for flag in flags],
            "stars": self.around(state.stars, seat),
            "fits": [float(rules.fits(state.jump, state.number(stack), floor)) for stack in on for floor in range(10)],
        }
