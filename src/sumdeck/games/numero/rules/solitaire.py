"""Numero for one: take after take until none is left (N-100 to N-111).

Takes are judged as in the game for several, in `judge.py` and `turns.py`; the checklist is the same, in `score.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from sumdeck.games.numero.rules import menu, options, reading, speech
from sumdeck.games.numero.rules.codes import ENDINGS, Code
from sumdeck.games.numero.rules.game import CODES
from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.listing import Listing
from sumdeck.games.numero.rules.moves import Move, Stop, Take
from sumdeck.games.numero.rules.priority import find_takes
from sumdeck.games.numero.rules.reach import ANYWHERE
from sumdeck.games.numero.rules.score import group_cards, is_cleared, score_turn
from sumdeck.games.numero.rules.setup import Pile, Setup, setup
from sumdeck.games.numero.rules.state import FINAL, NOBODY, Entry, State, centre_of
from sumdeck.games.numero.rules.stock import Position
from sumdeck.games.numero.rules.turn_blocks import Turns
from sumdeck.games.numero.rules.turns import canonical, check_groups
from sumdeck.rules.game import Claim, Game, Json, Kind, MoveList, Outcome, Refusal, Seat, Value, View, Zone
from sumdeck.rules.offers import Level
from sumdeck.rules.showing import show

ALONE = Seat(0)
CENTRE_SIZE = 5
EVERYTHING, MUCH, WHAT_FITS = 1_000_000_000, 3_000_000, 300_000
"""How many visits the search may take. Five cards and five: with sums it ends by itself long before, so that its answer is always
complete (N-105), also where values may be negative; with larger hands these, and joins of all four kinds, would not."""


@dataclass(frozen=True)
class Solo:
    """A solitaire."""

    setup: Setup
    deck: tuple[Kind, ...]
    hand: tuple[Kind, ...]
    centre: tuple[Pile, ...]
    loose: tuple[Kind, ...]
    won: tuple[Kind, ...]
    turn: int
    takes: int
    ended: str
    """Why it is over; empty while it goes on."""
    sheet: tuple[Entry, ...]

    def position(self) -> Position:
        """What the player can reach."""
        return Position(self.setup, ALONE, self.hand, self.centre, self.loose)

    def points(self) -> Value:
        """The score so far."""
        return sum((entry.points for entry in self.sheet), 0)

    def __repr__(self) -> str:
        return show("numero-solitaire", self)


def restored(solo: Solo) -> Solo:
    """Centre to five cards first, then the hand (N-104); the end noticed, and counted (N-105, N-108 to N-110)."""
    deck = solo.deck
    room = CENTRE_SIZE - len(solo.loose) - sum(len(pile.cards) for pile in solo.centre)
    to_centre, deck = deck[:room], deck[room:]
    drawn = solo.setup.options.hand_size - len(solo.hand)
    to_hand, deck = deck[:drawn], deck[drawn:]
    number = solo.setup.number
    piles = [*solo.centre, *(solo.setup.lone[card] for card in to_centre if number[card])]
    loose = sorted([*solo.loose, *(card for card in to_centre if not number[card])])
    hand = sorted([*solo.hand, *to_hand])
    sheet = solo.sheet
    if solo.setup.options.scoring and not deck and all(entry.item != "deck_dealt" for entry in sheet):
        sheet = (*sheet, Entry(solo.turn, ALONE, "deck_dealt", 10))  # N-108: earned as soon as the last card is dealt
    solo = replace(solo, deck=deck, centre=centre_of(piles), loose=tuple(loose), hand=tuple(hand), sheet=sheet)
    if not solo.deck and not solo.hand and not solo.centre and not solo.loose:
        return closed(solo, "numero.perfect")
    found = find_takes(solo.position(), with_wilds=True, budget=visits(solo), wide=ANYWHERE)
    if found.complete and not found.targets():  # where the search cannot prove it, the player has the last word
        return closed(solo, "numero.no_take_left")
    return solo


def visits(solo: Solo) -> int:
    """The budget of a search."""
    options = solo.setup.options
    if options.join_ops != "sum":
        return WHAT_FITS
    return MUCH if options.value_domain == "rational" and options.hand_size > CENTRE_SIZE else EVERYTHING


def closed(solo: Solo, why: str) -> Solo:
    """The end with its extra points."""
    sheet = list(solo.sheet)
    if solo.setup.options.scoring:
        if why == "numero.perfect":
            sheet.append(Entry(solo.turn, ALONE, "perfect", 25))  # N-109: on top of the 10
        printed = sum(solo.setup.pack.cards[card].points for card in solo.hand)
        if printed:
            sheet.append(Entry(solo.turn, ALONE, "left_points", -printed))  # N-110: points only, not the number of cards
        if solo.setup.options.solitaire_item_11:
            sheet.append(Entry(solo.turn, ALONE, "11", 10))
    return replace(solo, ended=why, sheet=tuple(sheet))


IDLE_ALONE: Final = (
    *("turn_priority", "golden_rule_2", "challenge_evidence", "challenge_undo", "all_wild_short_hand", "final_chance"),
    *("extend_build_with_others", "join_builds", "wild_on_build", "leftover_working_piles", "ops_in_builds"),
    *("keep_answer", "show_answer", "start_centre_wild", "tie_break", "centre_leftover_points"),
    *("most_cards_count", "most_cards_tie", "players", "first_player"),
)
"""House rules about builds, turns and others: alone there are only takes (N-103), so they change nothing."""


class Solitaire(Game[Solo, Move]):
    """Numero solitaire, clauses N-100 to N-111. Any legal take will do; the best is the aim, not the rule (N-106)."""

    name = "numero-solitaire"
    version = 2
    seats = range(1, 2)
    too_few_seats = Code.TOO_FEW_SEATS
    too_many_seats = Code.TOO_MANY_SEATS
    options_type = options.Options
    fixed = ("loose_wild_usable", "final_turn_wild_discards", *IDLE_ALONE)
    longest = 500
    codes = CODES
    endings = ENDINGS

    @property
    def family(self) -> str:
        return menu.FAMILY

    def levels(self) -> tuple[Level, ...]:
        return menu.offered_levels()

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Json]:
        return menu.own_pack(text, source, level)

    def options(self, given: Mapping[str, Json]) -> options.Options:
        settled = options.settle({"golden_rule_2": "enforced"} | dict(given))
        # N-102: here they always are; N-103: wild cards are played within the take only.
        return replace(settled, loose_wild_usable=True, final_turn_wild_discards=False)

    def begin(self, deal: Sequence[Kind], seats: int, options_: Any, reshuffle_seed: str) -> Solo:
        needed = CENTRE_SIZE + options_.hand_size
        if len(deal) < needed:
            raise Refusal(Code.PACK_TOO_SMALL, cards=len(deal), needed=needed)
        return restored(Solo(setup(options_, 1), tuple(deal), (), (), (), (), 0, 0, "", ()))

    def to_act(self, state: Solo) -> tuple[Seat, ...]:
        return () if state.ended else (ALONE,)

    def legal_moves(self, state: Solo, seat: Seat, budget: int = 0) -> MoveList[Move]:
        if state.ended or seat != ALONE:
            return MoveList(())
        return Listing(Turns(take_only(state), state.position(), budget or visits(state)), [Stop()])

    def check(self, state: Solo, seat: Seat, move: Move) -> Move:
        if state.ended:
            raise Refusal(Code.OVER)
        if seat != ALONE:
            raise Refusal(Code.NOT_YOUR_TURN)
        if isinstance(move, Stop):
            return move
        if not isinstance(move, Take) or move.left or move.dropped or move.shown:
            raise Refusal(Code.ONLY_TAKES_HERE)  # N-101, N-103
        bench = Bench(state.position())
        value = bench.play_card(move.card)
        return canonical(state.position(), replace(move, groups=check_groups(bench, move, value)))

    def apply(self, state: Solo, seat: Seat, move: Move) -> Solo:
        take = self.check(state, seat, move)
        if not isinstance(take, Take):
            return closed(state, "numero.stopped")
        hand, loose = list(state.hand), list(state.loose)
        hand.remove(take.card)
        gone: set[int] = set()
        cards = [take.card]
        for group in take.groups:
            cards += group_cards(group, state.centre)
            gone.update(group.piles)
            for wild in group.wilds:
                hand.remove(wild)
            for wild in group.loose:
                loose.remove(wild)
        piles = tuple(pile for place, pile in enumerate(state.centre) if place not in gone)
        sheet = state.sheet
        if state.setup.options.scoring:
            cleared = is_cleared(state.setup, not piles and not loose, len(state.deck), len(hand))
            cleared = cleared and state.setup.options.solitaire_item_10  # N-111: told before the centre is restored
            lines = score_turn(state.setup, state.turn, ALONE, take.card, take.groups, state.centre, cleared)
            sheet += tuple(lines)
        won = tuple(sorted((*state.won, *cards)))
        takes = state.takes + len(take.groups)
        after = Solo(state.setup, state.deck, tuple(hand), piles, tuple(loose), won, state.turn + 1, takes, "", sheet)
        return restored(after)

    def outcome(self, state: Solo) -> Outcome | None:
        if not state.ended:
            return None
        score = state.points() if state.setup.options.scoring else len(state.won)  # N-107
        return Outcome((1,), (score,), state.ended)

    def zones(self, state: Solo) -> Mapping[str, Zone]:
        centre = [card for pile in state.centre for card in pile.cards] + list(state.loose)
        return {
            "deck": Zone(state.deck, ()),
            "hand 0": Zone(state.hand, (ALONE,)),
            "centre": Zone(tuple(sorted(centre))),
            "won 0": Zone(state.won),
        }

    def with_zones(self, state: Solo, zones: Mapping[str, tuple[Kind, ...]]) -> Solo:
        hand = tuple(sorted(zones.get("hand 0", state.hand)))
        return replace(state, deck=tuple(zones.get("deck", state.deck)), hand=hand)

    def sample(self, state: Solo, seat: Seat, rng: Random) -> Move:
        moves = self.legal_moves(state, seat)
        # A take where one was found: stopping is always possible, and no way to play.
        return moves[rng.randrange(1, len(moves)) if len(moves) > 1 else 0]

    def read(self, state: Solo, seat: Seat, text: str) -> Claim[Move]:
        return reading.read_solo(state.position(), text, lambda move: self.check(state, seat, move))

    def write(self, state: Solo, seat: Seat, move: Move) -> str:
        return speech.write_turn(state.position(), move)

    def describe(self, view: View[Solo]) -> str:
        shown = view.shown
        hand = f"hand    {speech.describe_cards(shown.setup, shown.hand)}"
        rest = f"deck    {len(shown.deck)} cards; won: {len(shown.won)}"
        return "\n".join([speech.describe_centre(shown.position()), hand, rest])


def take_only(solo: Solo) -> State:
    """The solitaire as a final turn: what `listing.py` lists takes for, and nothing else."""
    return State(
        solo.setup,
        (),
        (solo.hand,),
        solo.centre,
        solo.loose,
        ((),),
        ALONE,
        FINAL,
        (),
        NOBODY,
        (0,),
        (0,),
        (),
        0,
        (),
    )
