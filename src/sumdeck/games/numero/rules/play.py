"""What a move does to the table.

When it is allowed is in `turns.py` and `challenge.py`; how a game ends, in `ending.py`.
"""

from bisect import insort
from dataclasses import replace

from sumdeck.games.numero.rules.challenge import check_challenge, doubtable, settle_challenge
from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.ending import conclude, following, still_needed
from sumdeck.games.numero.rules.moves import Accept, Build, Challenge, Discard, Move, Pass, Stop, Take, Turn, groups_of
from sumdeck.games.numero.rules.priority import check_priority
from sumdeck.games.numero.rules.score import group_cards, group_ops, is_cleared, pile_ops, score_turn
from sumdeck.games.numero.rules.setup import PLUS, Pile, pile_order
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, NO_CARD, OVER, Made, State
from sumdeck.games.numero.rules.turns import check_turn
from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.hands import with_seat


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is, then whoever may challenge a build (N-85, N-89)."""
    if state.phase == OVER:
        return ()
    first = () if state.phase == CONFIRM else (state.seat,)
    if not state.setup.challenges or not state.made:
        return first
    others = [Seat(seat) for seat in range(state.setup.seats) if seat not in first and may_doubt(state, Seat(seat))]
    return first + tuple(others)


def may_doubt(state: State, seat: Seat) -> bool:
    """Whether a seat has a build to challenge and has not let the last ones stand."""
    return bool(doubtable(state, seat)) and (state.phase != CONFIRM or seat in state.waiting)


def check(state: State, seat: Seat, move: Move) -> Move:
    if state.phase == OVER:
        raise Refusal(Code.OVER)
    if not 0 <= seat < state.setup.seats:
        raise Refusal(Code.NOT_YOUR_TURN)
    if isinstance(move, Challenge):
        if state.phase == CONFIRM and seat not in state.waiting:
            raise Refusal(Code.NO_SUCH_BUILD)
        return check_challenge(state, seat, move)
    if isinstance(move, Accept):
        if state.phase != CONFIRM or seat not in state.waiting:
            raise Refusal(Code.NOTHING_TO_ACCEPT)
        return move
    if seat != state.seat or state.phase == CONFIRM:
        raise Refusal(Code.NOT_YOUR_TURN)
    if isinstance(move, Stop):
        raise Refusal(Code.NO_STOP)
    if isinstance(move, Pass):
        if state.phase != FINAL:
            raise Refusal(Code.NO_PASS)
        check_priority(state, move)
        return move
    if not isinstance(move, (Take, Build, Discard)):
        raise TypeError(f"this is no move of Numero: {move!r}")
    return check_turn(state, move)


def apply(state: State, seat: Seat, move: Move) -> State:
    return carry_out(state, seat, check(state, seat, move))


def carry_out(state: State, seat: Seat, move: Move) -> State:
    """The same for a move that has just been judged."""
    if isinstance(move, Challenge):
        return conclude(settle_challenge(state, seat, move))
    if isinstance(move, Accept):
        return conclude(replace(state, waiting=tuple(each for each in state.waiting if each != seat)))
    if isinstance(move, Pass):
        return pass_turn(state)
    assert not isinstance(move, Stop)
    return play_turn(state, move)


def pass_turn(state: State) -> State:
    """A final turn gone by (N-69)."""
    turns = with_seat(state.turns, state.seat, state.turns[state.seat] + 1)
    seat, phase, waiting = following(state, state.deck, state.hands)
    made = still_needed(state.setup, list(state.made), state.centre, turns)
    return conclude(replace(state, seat=seat, phase=phase, waiting=waiting, turns=turns, made=made))


def play_turn(state: State, turn: Turn) -> State:
    """The cards of a turn moved, the hand restored (N-15, N-65), the score noted, the turn passed on."""
    rules, seat = state.setup, state.seat
    hand = list(state.hands[seat])
    loose = list(state.loose)
    stays = [True] * len(state.centre)
    for group in groups_of(turn) + turn.left:
        for place in group.piles:
            stays[place] = False
        for wild in group.wilds:
            hand.remove(wild)
        for wild in group.loose:
            loose.remove(wild)
    if turn.card is not None:
        hand.remove(turn.card)
    for wild in turn.dropped:
        hand.remove(wild)
        insort(loose, wild)
    piles = [pile for pile, here in zip(state.centre, stays) if here]  # N-29: the others stay
    if isinstance(turn, Discard) and turn.card is not None:
        lay(piles, rules.lone[turn.card])  # N-44: there for everybody
    serial, made = state.serial, list(state.made)
    if rules.options.keep_answer:
        made = [owing(each, seat, [rules.number[card] for card in hand]) for each in made]
    if isinstance(turn, Build) or turn.left:
        serial = add_builds(state, turn, piles, made, hand)

    won, takes, last_taker, sheet = state.won, state.takes, state.last_taker, state.sheet
    if isinstance(turn, Take):
        # N-26, N-27: the taking card is won too; N-35: it makes no difference who built what.
        cards = [turn.card] + [card for group in turn.groups for card in group_cards(group, state.centre)]
        won = with_seat(won, seat, tuple(sorted(won[seat] + tuple(cards))))
        takes = with_seat(takes, seat, takes[seat] + len(turn.groups))
        last_taker = seat
        if rules.options.scoring:
            left_in_hands = sum(len(each) for each in state.hands) - len(state.hands[seat]) + len(hand)
            cleared = is_cleared(rules, not piles and not loose, len(state.deck), left_in_hands)
            sheet += tuple(score_turn(rules, state.turn, seat, turn.card, turn.groups, state.centre, cleared))

    drawn = rules.options.hand_size - len(hand)  # N-16: only now, and N-66: as many as there are
    hand += state.deck[:drawn]
    hand.sort()
    deck, hands = state.deck[drawn:], with_seat(state.hands, seat, tuple(hand))
    turns = with_seat(state.turns, seat, state.turns[seat] + 1)
    next_seat, phase, waiting = following(state, deck, hands)
    return conclude(
        State(
            rules,
            deck,
            hands,
            tuple(piles),
            tuple(loose),
            won,
            next_seat,
            phase,
            waiting,
            last_taker,
            turns,
            takes,
            still_needed(rules, made, piles, turns) if made else (),
            serial,
            sheet,
        )
    )


def lay(piles: list[Pile], pile: Pile) -> None:
    """Put a pile in its place, behind those that are like it."""
    place = len(piles)
    while place:
        other = piles[place - 1]
        if other.value < pile.value or (other.value == pile.value and pile_order(other) <= pile_order(pile)):
            break
        place -= 1
    piles.insert(place, pile)


def add_builds(state: State, turn: Turn, piles: list[Pile], made: list[Made], hand: list[Kind]) -> int:
    """Lay the build and the changed piles of a turn into the centre (N-31, N-62); returns the number of the last.

    Each is a pile of its own, whatever its value (N-40), and there for the next turn (N-34).
    """
    rules, seat, serial = state.setup, state.seat, state.serial
    news = [(turn.base, turn.card)] if isinstance(turn, Build) else []
    for group, card in news + [(group, NO_CARD) for group in turn.left]:
        serial += 1
        cards = group_cards(group, state.centre)
        ops = group_ops(rules, group, state.centre) | pile_ops(group, state.centre)
        value = group.value
        if card != NO_CARD:
            cards.append(card)
            ops |= PLUS
            value = exact(value + rules.number[card])
        lay(piles, Pile(value, tuple(sorted(cards)), ops, seat, serial))
        free = card == NO_CARD and rules.options.leftover_working_piles == "free"
        keeps = rules.options.keep_answer
        if keeps or (rules.challenges and not free):
            held = not free and any(rules.number[each] == value for each in hand if rules.number[each])
            parts = tuple(state.centre[place] for place in group.piles)
            wilds = tuple(sorted(group.wilds + group.loose))
            turns = with_seat(state.turns, seat, state.turns[seat] + 1)
            settled = turn.shown or free or not rules.challenges
            made.append(Made(serial, seat, value, held, settled, turns, card, wilds, parts, keeps and held))
    return serial


def owing(made: Made, seat: Seat, kept: list[int]) -> Made:
    """A build after a turn of this seat: an answer that has gone is owed no more (`keep_answer`)."""
    return replace(made, owed=False) if made.owed and made.builder == seat and made.value not in kept else made
