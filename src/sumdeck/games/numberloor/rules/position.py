"""Positions of Numberloor in a line: `numberloor basic; turn 0; open 4 B2; hands 5 N8 / 9 Bskip; pile rest; stars 1 / 0`.

Night cards may be typed `N8`, balloons `B3`, `Bnear`, `Bodd`, `Beven`, `Bskip`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from sumdeck.games.numberloor.rules.play import ENDINGS
from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.games.numberloor.rules.state import DREW, FRESH, LAID, NOBODY, State
from sumdeck.rules.game import Kind
from sumdeck.rules.laying import Laying, Layout, flag, heap, number, numbers, seat, seats, word

SHORT = {"Bnear": "≈2", "Bodd": "odd", "Beven": "even", "Bskip": "skip", "Bchosen": "odd/even"}
FIELDS: Final = {
    "under": heap("covered"),
    "stars": numbers("stars"),
    "said": word("parity", "", "odd", "even"),
    "last": word("last", FRESH, DREW, LAID),
    "going": seats("going_on"),
    "claim": heap("claimed"),
    "claimant": seat("claimant"),
    "armed": flag("armed"),
    "floor": flag("floor_laid"),
    "finishing": flag("finishing"),
    "interrupted": flag("took_over"),
    "taken": number("taken"),
    "idle": number("idle"),
    "turns": number("turns"),
    "ended": word("ended", "", *sorted(ENDINGS)),
}


class NumberloorLayout(Layout[State]):
    """The open cards with all that lies under them, the pile, the stars, and how far the turn has come."""

    first = "open"
    rest = "pile"
    fields = FIELDS

    def card_name(self, name: str) -> str:
        return SHORT.get(name) or name.replace("N", "☾").replace("B", "±")

    def lay(self, laying: Laying, blank: State) -> State:
        rules = blank.setup
        laying.gather("open", "hands", "pile", "under", "claim")
        laying.settle()
        opened = laying.ordered("open")
        laying.must(len(opened) == 2 and may_open(rules, opened[0], opened[1]), "open")
        state = self.laid(laying, blank, opened=(opened[0], opened[1]))
        laying.must(rules.two_floors or state.parity in rules.parities(opened[1]), "said", state.parity)
        laying.must(len(state.claimed) == (state.claimant != NOBODY), "claim")
        laying.must(bool(state.ended) or max(state.stars) < rules.target, "stars")  # L-7
        laying.must(not state.armed or rules.skip[opened[1]], "armed")  # L-80: it is the skip card that is armed
        return state

    def tell(self, state: State) -> Mapping[str, str]:
        return self.parts_in_text(state, open=state.setup.pack.names(state.opened))

    def forget(self, state: State, blank: State) -> State:
        return replace(state, reshuffle_seed=blank.reshuffle_seed, shuffles=blank.shuffles)


def may_open(rules: Setup, first: Kind, second: Kind) -> bool:
    """Whether two cards can lie open: a floor, and a balloon or another floor (L-93)."""
    return rules.number[first] >= 0 and (rules.number[second] >= 0) == rules.two_floors
