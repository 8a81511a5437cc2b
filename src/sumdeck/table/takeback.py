"""Taking back: which claim, and when.

A person may take back the last claim of their own seat, and with it goes all that was said since. The game then stands where it
stood before that claim, as if the log had been replayed up to it; the log itself keeps everything.

What has been seen cannot be unseen, so this is permitted only where it gives away no secret that the rules protect:

- The deal is fixed. Cards that were drawn since go back to the top of the deck, in their order; whoever draws next gets the same
  cards. No seat is shown a card that it had not seen before: each gets the view of the earlier position, with the cards of the
  others face down. But who drew a card knows where it lies now; by `consent` the others are asked for that reason.
- A move that makes more known than the cards it lays open (`reveals`: a doubt that was won or lost) is never taken back, and no
  take-back reaches behind it: otherwise one could look first and decide later.
- No take-back reaches behind a deal: a step with which somebody else has been given cards of the deck. Whoever has looked at them
  would play the turns before with what nobody could know then.
- Once the game is over the deal has been opened, and nothing can be taken back.

By `free`, one asks nobody, but only while no other person has played since: computer players don't mind. By `consent`, everybody
agrees whose claim would go too, so none goes whose person is away and has a stand-in. By `locked`, nothing is ever taken back.
"""

from collections.abc import Mapping

from sumdeck.rules.game import Kind, Refusal, Seat, Zone
from sumdeck.table.codes import TableCode
from sumdeck.table.state import Step, TableState


def claim_to_take_back(state: TableState, seat: Seat) -> Step:
    """The claim that a seat may take back, if the others agree where they must. Raises Refusal."""
    if state.house.take_back == "locked":
        raise Refusal(TableCode.TAKE_BACK_LOCKED)
    begun = state.opened.begun  # what was said in another game stays said
    own = next((place for place in reversed(range(begun, len(state.line))) if state.line[place].seat == seat), None)
    if own is None:
        raise Refusal(TableCode.NOTHING_TO_TAKE_BACK)
    undone = state.line[own:]
    if undone[0].player:  # a stand-in, or the clock, has spoken for this seat
        raise Refusal(TableCode.NOTHING_TO_TAKE_BACK)
    if any(state.game.reveals(step.before, step.seat, step.move) for step in undone):
        raise Refusal(TableCode.TAKE_BACK_REVEALED)
    if any(dealt_to_others(state, step) for step in undone):
        raise Refusal(TableCode.TAKE_BACK_DEALT)
    others = [step.seat for step in undone if step.seat != seat and not step.player]
    if any(state.house.take_back == "free" or not state.person(other) for other in others):
        raise Refusal(TableCode.TAKE_BACK_TOO_LATE)
    return undone[0]


def dealt_to_others(state: TableState, step: Step) -> bool:
    """Whether cards that nobody could see have come into a hand besides that of who spoke, as at the beginning of a round."""
    before, after = state.game.zones(step.before), state.game.zones(step.after)
    if len(unseen(after)) >= len(unseen(before)):
        return False
    hands = (f"hand {seat}" for seat in state.seats if seat != step.seat)
    return any(len(after[hand].cards) > len(before[hand].cards) for hand in hands if hand in after and hand in before)


def unseen(zones: Mapping[str, Zone]) -> list[Kind]:
    """The cards that lie face down for everybody."""
    return [card for zone in zones.values() if zone.seen_by == () for card in zone.cards]
