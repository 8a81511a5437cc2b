"""What a page draws of Numberloor. Nothing here says what could be played, or who holds a night card."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sumdeck.games.numberloor.rules.night import claim_pending
from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.games.numberloor.rules.speech import balloon_name
from sumdeck.games.numberloor.rules.state import DREW, FRESH, State
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.server.views import Card, Drawing, PlayerView
from sumdeck.server.views.player_view import is_guessed, shared


class NumberloorView(PlayerView, frozen=True, gc=False, kw_only=True, tag="numberloor"):
    """What one seat, or an onlooker, sees of Numberloor. The deck is the pile."""

    left: Card
    """The open floor; for beginners that of the left stack."""
    right: Card
    """The open balloon; for beginners the floor of the right stack."""
    two_floors: bool
    """Whether both stacks are floors, as for beginners."""
    parity: str
    """What was said with the open balloon, `odd` or `even`, if its layer had a choice."""
    armed: bool
    """Whether the open skip card will still skip somebody."""
    take_overs: bool
    """Whether night cards may be laid out of turn at this table: by anybody, as far as anybody else can tell."""
    way_out: str
    """The word that comes next if no card is laid: `take two`, `pass`, `stop`, `go on`; empty where cards must be laid."""
    claimed: Card | None
    """A night card that waits for those who come before it."""
    claimant: int | None
    stars: tuple[int, ...]
    target: int
    """How many stars win."""


def numberloor_view(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> NumberloorView:
    shown, seat = view.shown, view.seat
    rules = shown.setup
    known = drawn(rules)
    waiting = claim_pending(shown)
    return NumberloorView(
        **shared(name, shown, to_act, outcome),
        hand=None if seat is None else cards(rules, shown.hands[seat]),
        deck=len(shown.pile),
        phase=phase(shown),
        assumed=is_guessed(rules.pack),
        left=known[shown.opened[0]],
        right=known[shown.opened[1]],
        two_floors=rules.two_floors,
        parity=shown.parity,
        armed=shown.armed,
        take_overs=rules.take_overs,
        way_out=way_out(shown),
        claimed=known[shown.claimed[0]] if waiting else None,
        claimant=shown.claimant if waiting else None,
        stars=shown.stars,
        target=rules.target,
    )


def phase(shown: State) -> str:
    """`asked` while a night card waits for those who come before it, `finishing` while only balloons are left to lay."""
    if shown.ended:
        return "over"
    if claim_pending(shown):
        return "asked"
    return "finishing" if shown.finishing else "play"


def way_out(shown: State) -> str:
    """How a turn goes on without a card: a matter of what was done in it (L-32, L-37, L-40, L-100), never of what is held."""
    rules = shown.setup
    if shown.ended or shown.finishing:
        return ""  # L-47
    if claim_pending(shown):
        return "go on"
    if rules.two_floors:
        return "pass" if shown.last == FRESH or rules.options.beginner_draw_after_partial else "stop"
    return {FRESH: "take two", DREW: "pass"}.get(shown.last, "stop")


@lru_cache(maxsize=256)
def drawn(rules: Setup) -> tuple[Card, ...]:
    return tuple(_card(rules, kind) for kind in rules.pack.kinds())


def _card(rules: Setup, kind: Kind) -> Card:
    floor = rules.number[kind]
    said = str(floor) if floor >= 0 else "choose" if rules.chosen[kind] else f"balloon {balloon_name(rules, kind)}"
    return Card(kind, rules.pack.cards[kind].face, "", "", "", 0, False, said)


def cards(rules: Setup, kinds: Iterable[Kind]) -> tuple[Card, ...]:
    """Some cards. None of them may lie face down."""
    known = drawn(rules)
    return tuple([known[kind] for kind in kinds])


DRAWING = Drawing(numberloor_view, cards, NumberloorView)
