"""Challenges: who may doubt a build and until when, and what becomes of a false one (N-83 to N-90)."""

from dataclasses import replace

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Challenge
from sumdeck.games.numero.rules.setup import PLUS, Pile
from sumdeck.games.numero.rules.state import NO_CARD, OVER, Entry, Made, State, centre_of
from sumdeck.rules.game import Kind, Refusal, Seat

FALSE_BUILD, FALSE_ALARM = -20, -10
"""What a bluff that is called costs its builder, and a doubt that proves wrong the challenger (N-83, N-84)."""


def doubtable(state: State, seat: Seat) -> list[Made]:
    """The builds that a seat may challenge now: each until that seat's second turn after it begins (N-85, N-88)."""
    if not state.setup.challenges or state.phase == OVER:
        return []
    return [made for made in state.made if is_doubtable(made, seat, state.turns)]


def is_doubtable(made: Made, seat: Seat, turns: tuple[int, ...]) -> bool:
    """Whether this seat's window on a build is open."""
    return not made.settled and made.builder != seat and turns[seat] - made.turns[seat] < 2


def check_challenge(state: State, seat: Seat, move: Challenge) -> Challenge:
    if not state.setup.challenges:
        raise Refusal(Code.NO_CHALLENGES)
    if all(made.serial != move.serial for made in doubtable(state, seat)):
        raise Refusal(Code.NO_SUCH_BUILD)
    return move


def settle_challenge(state: State, seat: Seat, move: Challenge) -> State:
    """The state after a challenge: points, and where it was right, the build taken apart."""
    made = next(each for each in state.made if each.serial == move.serial)
    if is_true(state, made):
        line = Entry(state.turn, seat, "false_alarm", FALSE_ALARM)
        state = replace(state, sheet=(*state.sheet, line))
    else:
        line = Entry(state.turn, made.builder, "false_build", FALSE_BUILD)
        state = undo_build(replace(state, sheet=(*state.sheet, line)), made)
        made = replace(made, owed=False)  # what is no more demands nothing
    settled = tuple(replace(made, settled=True) if each.serial == made.serial else each for each in state.made)
    return replace(state, made=settled)


def is_true(state: State, made: Made) -> bool:
    """The evidence: what the builder held when building, or, where only that can be shown, what he holds now (N-86)."""
    if state.setup.options.challenge_evidence == "at_build":
        return bool(made.held)
    number = state.setup.number
    return any(number[card] == made.value for card in state.hands[made.builder])


def undo_build(state: State, made: Made) -> State:
    """Take a false build apart if it still lies as built (N-87)."""
    rule = state.setup.options.challenge_undo
    lying = [pile for pile in state.centre if pile.serial == made.serial]
    if rule == "none" or not lying or (rule == "card_only" and made.card == NO_CARD):
        return state
    piles = [pile for pile in state.centre if pile.serial != made.serial]
    loose = list(state.loose)
    if made.card != NO_CARD:
        piles.append(state.setup.lone[made.card])
    if rule == "full":
        piles += made.parts
        loose += made.wilds
    else:
        piles.append(rest_of(state, lying[0], made))
    return replace(state, centre=centre_of(piles), loose=tuple(sorted(loose)))


def rest_of(state: State, pile: Pile, made: Made) -> Pile:
    """`challenge_undo = card_only`: what remains when the number card is lifted off."""
    if len(made.parts) == 1 and not made.wilds:
        return made.parts[0]
    cards: list[Kind] = list(pile.cards)
    cards.remove(made.card)
    numbers = [card for card in cards if state.setup.number[card]]
    ops = pile.ops if len(numbers) > 1 else pile.ops & ~PLUS
    return Pile(made.value - state.setup.number[made.card], tuple(cards), ops, pile.builder, pile.serial)
