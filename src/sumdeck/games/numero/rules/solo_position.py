"""Positions of the solitaire in a line: `numero-solitaire full; centre 9 7 −5 4 1; hands 2 5 6 8 10; deck rest; won 3 3`."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from sumdeck.games.numero.rules.codes import ENDINGS
from sumdeck.games.numero.rules.position import NumeroLayout, lay_centre
from sumdeck.games.numero.rules.solo import noticed
from sumdeck.games.numero.rules.state import FINAL, OVER, State, centre_of
from sumdeck.rules.game import Refusal
from sumdeck.rules.laying import Laying, PositionCode, heaps, numbers, word

SOLO_FIELDS: Final = {
    "won": heaps("won"),
    "turns": numbers("turns"),
    "takes": numbers("takes"),
    "ended": word("ended", "", *sorted(ENDINGS)),
}


class SoloLayout(NumeroLayout):
    """Centre, hand, deck and what was won. There are no builds (N-101)."""

    fields = SOLO_FIELDS

    def lay(self, laying: Laying, blank: State) -> State:
        piles, loose, _ = lay_centre(laying, blank.setup)
        if any(pile.built for pile in piles):
            raise Refusal(PositionCode.IMPOSSIBLE, part="centre", piece=laying.text("centre")[:40])
        laying.gather("hands", "deck", "won")
        laying.settle()
        solo = self.laid(laying, blank, centre=centre_of(piles), loose=loose, sheet=())
        return replace(solo, phase=OVER) if solo.ended else noticed(replace(solo, phase=FINAL))

    def tell(self, state: State) -> Mapping[str, str]:
        return {part: text for part, text in super().tell(state).items() if part != "turn"}

    def forget(self, state: State, blank: State) -> State:
        return replace(state, sheet=())
