"""What happens when the last card of a round has been played: the check, the next deal, the score, the end (M-85 to M-110)."""

from dataclasses import replace
from fractions import Fraction

from sumdeck.games.mathino.rules.duties import charges, cleared
from sumdeck.games.mathino.rules.piles import NOBODY, table_of
from sumdeck.games.mathino.rules.state import OVER, Entry, State, deal_hands, next_deck
from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Kind, Outcome, Seat, Value
from sumdeck.rules.hands import with_seat

MOST_DECKS = 60
"""Penalties could make a match endless. After so many decks it ends as `max_decks` would end it."""


def end_round(state: State) -> State:
    """The order of events of M-99, from the check on."""
    state = charge(state)
    state = replace(state, table=table_of([cleared(state.setup, pile) for pile in state.table]), owed=())
    if not state.last_round:
        return deal_hands(replace(state, round=state.round + 1))
    state = score_deck(sweep(state))
    return replace(state, phase=OVER) if why_over(state) else next_deck(state)


def charge(state: State) -> State:
    """Enter the penalties of the round at once (M-85 to M-88), before any leftovers are handed out (M-90)."""
    rules = state.setup
    lets_off = state.last_round and rules.options.sweep_discharges
    counts = charges(rules, state.table, state.owed, state.last_capturer if lets_off else NOBODY)
    totals = list(state.totals)
    news: list[Entry] = []
    for place, count in enumerate(counts):
        if count:
            before = totals[place]
            totals[place] = before - count * rules.penalty
            if rules.options.floor_zero:
                totals[place] = max(totals[place], 0)  # M-110
            news.append(Entry(state.deck, state.round, Seat(place), "penalty", exact(totals[place] - before)))
    return replace(state, totals=tuple(totals), sheet=(*state.sheet, *news))


def sweep(state: State) -> State:
    """The last capturer gets what is left (M-94, M-95), locked or not (M-97), and it counts (M-96); else nobody (M-98)."""
    if state.last_capturer == NOBODY:
        return state
    left = [card for pile in state.table for card in pile.cards]
    return replace(state, table=(), won=with_cards(state.won, state.last_capturer, left))


def with_cards(won: tuple[tuple[Kind, ...], ...], seat: Seat, cards: list[Kind]) -> tuple[tuple[Kind, ...], ...]:
    """The captured cards after a seat has got some more."""
    return with_seat(won, seat, tuple(sorted([*won[seat], *cards])))


def score_deck(state: State) -> State:
    """Points on captured cards and the prize for most (M-100, M-101): thirteen in all (M-104); one deck is no match (M-107).

    Where cards are counted instead, that is all that is written down (M-160). Who is out of the match scores nothing (M-168).
    """
    rules = state.setup
    totals = list(state.totals)
    news: list[Entry] = []
    prizes = prizes_for_most(state)
    for place in sorted(state.playing):
        cards = state.won[place]
        points = sum(rules.points[card] for card in cards)
        scored = [("captured", len(cards))] if state.setup.counts_cards else [("cards", points), ("most", prizes[place])]
        for item, value in scored:
            if value:
                totals[place] = exact(totals[place] + value)
                news.append(Entry(state.deck, state.round, Seat(place), item, value))
    return replace(state, totals=tuple(totals), sheet=(*state.sheet, *news))


def prizes_for_most(state: State) -> list[Value]:
    """The prize of each seat: whole for one, shared by equals (M-102), for nobody if nobody has a card (M-103)."""
    options = state.setup.options
    most = max(len(state.won[seat]) for seat in state.playing)
    equals = [most > 0 and len(cards) == most and seat not in state.forfeited for seat, cards in enumerate(state.won)]
    share = Fraction(options.most_cards_points, max(1, sum(equals)))
    if sum(equals) > 1 and options.tie_split != "exact":
        share = Fraction(int(share)) if options.tie_split == "floor" else Fraction(0)
    return [exact(share) if equal else 0 for equal in equals]


def why_over(state: State) -> str:
    """The reason why the match ends with this deck (M-105, M-106, M-109); empty if it goes on."""
    options = state.setup.options
    if state.setup.counts_cards:
        return "mathino.most_cards"  # M-160
    totals = [state.totals[seat] for seat in state.playing]
    best = max(totals)
    leaders = totals.count(best)
    if best >= options.target and leaders == 1:
        return "mathino.target"
    if best >= options.target and options.final_tie == "shared":
        return "mathino.shared"
    limit = options.max_decks or MOST_DECKS
    return "mathino.last_deck" if state.deck + 1 >= limit else ""


def outcome(state: State) -> Outcome | None:
    """Places by totals, which may be cards (M-108, M-160); who forfeited comes last, and who did so first behind all (M-168)."""
    return ranked(state) if state.phase == OVER else None


def counted(state: State) -> Outcome:
    """Places as if this deck were scored now, with what lies on the table left there."""
    return ranked(state if state.phase == OVER else score_deck(state))


def ranked(state: State) -> Outcome:
    """Places by totals."""
    gone = {seat: len(state.forfeited) - turn for turn, seat in enumerate(state.forfeited)}
    ranks = [(gone.get(Seat(seat), 0), 0 if seat in gone else -total) for seat, total in enumerate(state.totals)]
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return Outcome(places, state.totals, "mathino.forfeit" if len(state.playing) == 1 else why_over(state))
