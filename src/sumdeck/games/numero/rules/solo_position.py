"""Positions of the solitaire in a line: `numero-solitaire full; centre 9 7 −5 4 1; hands 2 5 6 8 10; deck rest; won 3 3`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sumdeck.games.numero.rules.codes import ENDINGS
from sumdeck.games.numero.rules.position import lay_centre
from sumdeck.games.numero.rules.solo import Solo, noticed
from sumdeck.games.numero.rules.state import centre_of
from sumdeck.rules.game import Refusal
from sumdeck.rules.laying import Laying, Layout, PositionCode, names


class SoloLayout(Layout[Solo]):
    """Centre, hand, deck and what was won. There are no builds (N-101)."""

    parts = ("centre", "deck", "won", "turns", "takes", "ended")
    rest = "deck"

    def lay(self, laying: Laying, blank: Solo) -> Solo:
        piles, loose, _ = lay_centre(laying, blank.setup)
        if any(pile.built for pile in piles):
            raise Refusal(PositionCode.IMPOSSIBLE, part="centre", piece=laying.text("centre")[:40])
        laying.gather("hands", "deck", "won")
        laying.settle()
        solo = replace(
            blank,
            deck=laying.ordered("deck"),
            hand=laying.heaps("hands")[0],
            centre=centre_of(piles),
            loose=loose,
            won=laying.heaps("won")[0],
            turn=laying.number("turns"),
            takes=laying.number("takes"),
            ended=laying.word("ended", ("", *sorted(ENDINGS))),
            sheet=(),
        )
        return solo if solo.ended else noticed(solo)

    def tell(self, state: Solo) -> Mapping[str, str]:
        pack = state.setup.pack
        told = {
            "centre": names(pack, [*(card for pile in state.centre for card in pile.cards), *state.loose]),
            "hands": names(pack, state.hand),
            "deck": names(pack, state.deck),
            "won": names(pack, state.won),
            "turns": str(state.turn or ""),
            "takes": str(state.takes or ""),
            "ended": state.ended,
        }
        return {part: text for part, text in told.items() if text or part in ("centre", "hands", "deck")}

    def forget(self, state: Solo, blank: Solo) -> Solo:
        return replace(state, sheet=())
