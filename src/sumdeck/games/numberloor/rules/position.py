"""Positions of Numberloor in a line: `numberloor basic; turn 0; open 4 B2; hands 5 N8 / 9 Bskip; pile rest; stars 1 / 0`.

Night cards may be typed `N8`, balloons `B3`, `Bnear`, `Bodd`, `Beven`, `Bskip`.
"""

from collections.abc import Mapping
from dataclasses import replace

from sumdeck.games.numberloor.rules.play import ENDINGS
from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.games.numberloor.rules.state import DREW, FRESH, LAID, NOBODY, State
from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.laying import Laying, Layout, PositionCode, beside

SHORT = {"Bnear": "≈2", "Bodd": "odd", "Beven": "even", "Bskip": "skip", "Bchosen": "odd/even"}
FLAGS = {"armed": "armed", "floor": "floor_laid", "finishing": "finishing", "interrupted": "took_over"}
COUNTS = {"taken": "taken", "idle": "idle", "turns": "turns"}


class NumberloorLayout(Layout[State]):
    """The open cards with all that lies under them, the pile, the stars, and how far the turn has come."""

    parts = (
        *("open", "pile", "under", "stars", "said", "last", "going", "claim", "claimant"),
        *(*FLAGS, *COUNTS, "ended"),
    )
    rest = "pile"

    def card_name(self, name: str) -> str:
        return SHORT.get(name) or name.replace("N", "☾").replace("B", "±")

    def lay(self, laying: Laying, blank: State) -> State:
        rules = blank.setup
        laying.gather("open", "hands", "pile", "under", "claim")
        laying.settle()
        opened = laying.ordered("open")
        laying.must(len(opened) == 2 and may_open(rules, opened[0], opened[1]), "open")
        parity = laying.word("said", ("", "odd", "even"))
        if not rules.two_floors and parity not in rules.parities(opened[1]):
            raise Refusal(PositionCode.IMPOSSIBLE, part="said", piece=parity)
        claimed, claimant = laying.heap("claim"), laying.seat("claimant", NOBODY)
        if len(claimed) != (claimant != NOBODY):
            raise Refusal(PositionCode.IMPOSSIBLE, part="claim", piece=laying.text("claim")[:40])
        state = replace(
            blank,
            pile=laying.ordered("pile"),
            hands=laying.heaps("hands"),
            opened=(opened[0], opened[1]),
            covered=laying.heap("under"),
            parity=parity,
            seat=laying.seat("turn", Seat(0)),
            last=laying.word("last", (FRESH, DREW, LAID)),
            going_on=laying.seats_in("going"),
            claimant=claimant,
            claimed=claimed,
            stars=laying.numbers("stars"),
            armed=laying.flag("armed"),
            floor_laid=laying.flag("floor"),
            finishing=laying.flag("finishing"),
            took_over=laying.flag("interrupted"),
            taken=laying.number("taken"),
            idle=laying.number("idle"),
            turns=laying.number("turns"),
            ended=laying.word("ended", ("", *sorted(ENDINGS))),
        )
        laying.must(bool(state.ended) or max(state.stars) < rules.target, "stars")  # L-7
        laying.must(not state.armed or rules.skip[opened[1]], "armed")  # L-80: it is the skip card that is armed
        return state

    def tell(self, state: State) -> Mapping[str, str]:
        pack = state.setup.pack
        told = {
            "turn": str(state.seat),
            "open": pack.names(state.opened),
            "hands": beside(pack.names(hand) for hand in state.hands),
            "pile": pack.names(state.pile),
        }
        if state.covered:
            told["under"] = pack.names(state.covered)
        if any(state.stars):
            told["stars"] = beside(map(str, state.stars))
        if state.last != FRESH:
            told["last"] = state.last
        if state.going_on:
            told["going"] = " ".join(map(str, state.going_on))
        if state.claimed:
            told |= {"claim": pack.names(state.claimed), "claimant": str(state.claimant)}
        told |= {part: "yes" for part, field in FLAGS.items() if getattr(state, field)}
        told |= {part: str(getattr(state, field)) for part, field in COUNTS.items() if getattr(state, field)}
        return told | {part: text for part, text in (("said", state.parity), ("ended", state.ended)) if text}

    def forget(self, state: State, blank: State) -> State:
        return replace(state, reshuffle_seed=blank.reshuffle_seed, shuffles=blank.shuffles)


def may_open(rules: Setup, first: Kind, second: Kind) -> bool:
    """Whether two cards can lie open: a floor, and a balloon or another floor (L-93)."""
    return rules.number[first] >= 0 and (rules.number[second] >= 0) == rules.two_floors
