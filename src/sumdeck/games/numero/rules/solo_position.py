"""Positions of the solitaire in a line: `numero-solitaire full; centre 9 7 −5 4 1; hands 2 5 6 8 10; deck rest; won 3 3`."""

from collections.abc import Mapping
from dataclasses import replace

from sumdeck.games.numero.rules.codes import ENDINGS
from sumdeck.games.numero.rules.position import NumeroLayout, lay_centre
from sumdeck.games.numero.rules.solo import noticed
from sumdeck.games.numero.rules.state import FINAL, OVER, State, centre_of
from sumdeck.rules.game import Refusal
from sumdeck.rules.laying import Laying, PositionCode


class SoloLayout(NumeroLayout):
    """Centre, hand, deck and what was won. There are no builds (N-101)."""

    parts = ("centre", "deck", "won", "turns", "takes", "ended")

    def lay(self, laying: Laying, blank: State) -> State:
        piles, loose, _ = lay_centre(laying, blank.setup)
        if any(pile.built for pile in piles):
            raise Refusal(PositionCode.IMPOSSIBLE, part="centre", piece=laying.text("centre")[:40])
        laying.gather("hands", "deck", "won")
        laying.settle()
        ended = laying.word("ended", ("", *sorted(ENDINGS)))
        solo = replace(
            blank,
            deck=laying.ordered("deck"),
            hands=laying.heaps("hands"),
            centre=centre_of(piles),
            loose=loose,
            won=laying.heaps("won"),
            turns=laying.numbers("turns"),
            takes=laying.numbers("takes"),
            phase=OVER if ended else FINAL,
            ended=ended,
            sheet=(),
        )
        return solo if ended else noticed(solo)

    def tell(self, state: State) -> Mapping[str, str]:
        told = {part: text for part, text in super().tell(state).items() if part not in ("turn", "phase")}
        return told | ({"ended": state.ended} if state.ended else {})

    def forget(self, state: State, blank: State) -> State:
        return replace(state, sheet=())
