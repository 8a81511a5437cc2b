"""Tables for the tests: laid with cards that the test names, and with people who have sat down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.ledger import NOBODY
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Game, Kind, Refusal, Seat
from sumdeck.table import Decision, HouseRules, SeatPlan, Table, TableCode, open_table
from sumdeck.table.commands import Ask, Command, Reply, Say, Sit, TimeUp
from sumdeck.words import say as worded

NUMERO = Numero()
NONCE = bytes(range(16))
P, Q, R = Seat(0), Seat(1), Seat(2)
PERSON = SeatPlan()
CARELESS = SeatPlan("computer", "careless")
NAMES = ("Brave Otter", "Calm Fox", "Merry Owl")

HANDS = ("1 4 10 12 13", "2 3 7 9 15", "6 6 8 8 14")
CENTRE = "9 7 11"
DECK = "5 6 8 11 14 1 2 3"
"""Seat 0 can build 9 + 1 = 10; then seat 1 can take 7 with its 7."""
BUILD, TAKE, DISCARD = "build 9 + 1 = 10", "7 = 7, take 7", "discard 2"


def dealt(pack: Pack, hands: Sequence[str], centre: str, deck: str) -> Deal:
    """The deal that gives these cards; whatever is left of the pack comes last."""
    kinds = {pack.label(kind): kind for kind in pack.kinds()}
    first = [kinds[label] for label in " ".join((*hands, *centre.split()[: len(hands)], deck)).split()]
    rest = list(pack.deck())
    for card in first:
        rest.remove(card)
    return Deal((*first, *rest))


def laid(
    *plans: SeatPlan,
    house: HouseRules | None = None,
    hands: Sequence[str] = HANDS,
    centre: str = CENTRE,
    deck: str = DECK,
    seated: bool = True,
    **settings: Any,
) -> Table:
    """A table of Numero, for two people unless other seats are planned."""
    plans = plans or (PERSON, PERSON)
    options = NUMERO.options({"level": "numbers-15"} | settings)
    deal = dealt(options.pack, hands[: len(plans)], centre, deck)
    return occupied(Table([open_table(NUMERO, options, plans, deal, NONCE, house)]), seated)


def bluffed(house: HouseRules | None = None, *, truly: bool = False, rival: str = "5r 6r 7r 8r 14r", **settings: Any) -> Table:
    """For points: seat 0 has built 10 out of 9 and 1, and holds no 10, unless it has built `truly`."""
    house = HouseRules() if house is None else house
    hands = ("1b 10r 4g 2g 3r" if truly else "1b 12r 4g 2g 3r", rival)
    house = replace(house, referee="challenge")
    table = laid(hands=hands, centre="9g 13b", deck="11g 11b 11r", scoring=True, house=house, **settings)
    say(table, P, BUILD)
    return table


def laid_for(game: Game[Any, Any], seats: int, cards: Sequence[Kind] | None = None, **house: Any) -> Table:
    """A table of another game, with people only."""
    options = game.options({})
    deal = Deal(tuple(game.pack(options).deck()) if cards is None else tuple(cards))
    opened = open_table(game, options, [PERSON] * seats, deal, NONCE, HouseRules(referee=game.referee(options), **house))
    return occupied(Table([opened], game))


def occupied(table: Table, seated: bool = True) -> Table:
    """The same table, everybody sitting."""
    for seat, plan in enumerate(table.state.opened.seats):
        if seated and plan.person:
            table.act(Sit(Seat(seat), NAMES[seat], "sit"), 0)
    return table


def say(table: Table, seat: Seat, text: str, *, now: int = 0, player: str = "") -> Decision:
    """Make a claim, having seen everything, with a key that nobody has used."""
    return table.act(Say(seat, text, table.n, f"key {table.n}", player), now)


def ask(table: Table, seat: Seat, what: str, *, now: int = 0, away: Mapping[Seat, int] = NOBODY, **more: Any) -> Decision:
    """Ask the others for something."""
    return table.act(Ask(seat, what, table.n, f"key {table.n}", **more), now, away)


def reply(table: Table, seat: Seat, what: str, yes: bool, *, now: int = 0, away: Mapping[Seat, int] = NOBODY) -> Decision:
    """Answer what was asked."""
    return table.act(Reply(seat, what, yes, f"key {table.n}"), now, away)


def step(table: Table) -> None:
    """Let a computer player speak, or the clock for a person who says nothing."""
    due = table.due()
    if due is not None:
        table.act(TimeUp(), due)
    move = table.computer_move()
    assert move is not None
    table.act(move, due or 0)


def play_on(table: Table) -> Table:
    """The same table after the end of the game."""
    while table.state.to_act:
        step(table)
    return table


def kinds_of(decision: Decision) -> list[str]:
    """The events that a command has led to."""
    return [event.kind for event in decision.events]


@contextmanager
def refused(code: TableCode | str, **details: object) -> Iterator[None]:
    """The command inside is refused for this reason, in whole words."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == str(code)
    assert caught.value.details.items() >= details.items()
    assert "{" not in worded(caught.value.code, **caught.value.details)


def unchanged(table: Table, command: Command, code: TableCode, now: int = 0, away: Mapping[Seat, int] = NOBODY) -> None:
    """The command is refused, and leaves nothing behind."""
    before = list(table.log), table.state

    with refused(code):
        table.act(command, now, away)

    assert (table.log, table.state) == before
