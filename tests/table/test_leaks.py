"""The leak test at the table: exchange all cards that a seat cannot see, and every byte it is sent stays the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fives.rules import Fives
from sumdeck.games.numero.rules.game import Numero
from sumdeck.rules.conformance import zone_twins
from sumdeck.rules.conformance.texts import NASTY
from sumdeck.rules.conformance.twins import deal_twin, surface
from sumdeck.rules.deals import Deal, first_state, named_deal
from sumdeck.rules.game import Game, Objection, Seat
from sumdeck.table import HouseRules, Table, open_table
from sumdeck.table.commands import STAND_IN, TAKE_BACK, Ask, AskHint, Command, Object, Reply, Say, SayPhrase
from tests.budget import seldom
from tests.table.picture import as_bytes
from tests.table.tables import NONCE, PERSON, occupied, say
from tests.table.trusting import Trusting

GAMES: dict[str, tuple[Game[Any, Any], dict[str, Any], int]] = {
    "fives": (Fives(), {}, 3),
    "fives on trust": (Trusting(), {}, 2),
    "numero": (Numero(), {"level": "subtraction"}, 2),
    "numero for points": (Numero(), {"level": "times-divide", "scoring": True}, 2),
}
PROBES = 6


@pytest.mark.parametrize("which", GAMES)
def test_nothing_that_is_sent_depends_on_unseen_cards(which: str) -> None:
    """Twin positions: whatever is shown, told or answered, before and after a rival speaks."""
    game, given, seats = GAMES[which]
    options = game.options(given)
    compared = 0
    for seat in (*map(Seat, range(seats)), None):
        for number, (state, twin) in enumerate(zone_twins(game, seat, seats=seats, options=options, games=2, states=7, seed=5)):
            if game.outcome(state) is not None:
                continue
            tables = [planted(game, options, seats, each) for each in (state, twin)]
            assert sent(tables[0], seat) == sent(tables[1], seat)
            compared += 1
            for text in spoken_by_rivals(game, state, seat, Random(number)):
                heard = [said_at(planted(game, options, seats, each), text) for each in (state, twin)]
                if all(table is not None and table.state.outcome is None for table in heard):
                    assert sent(heard[0], seat) == sent(heard[1], seat)
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize("which", ["fives", seldom("fives on trust"), seldom("numero"), "numero for points"])
def test_nothing_that_was_ever_sent_depends_on_unseen_cards(which: str) -> None:
    """Twin deals: whole games beside each other, with turns taken back, as long as the seat has seen the same cards."""
    game, given, seats = GAMES[which]
    options = game.options(given)
    compared = 0
    for seat in (*map(Seat, range(seats)), None):
        for luck in range(3):
            compared += sum(1 for _ in beside_each_other(game, options, seats, seat, Random(f"{which} {seat} {luck}")))
    assert compared > 20


def planted(game: Game[Any, Any], options: Any, seats: int, state: Any) -> Table:
    """A table at which the game begins with a given state."""
    grown: Any = type("Planted", (type(game),), {"start": lambda self, deal, seats, options, reshuffle_seed: state})
    return opened(grown(), options, seats, named_deal(game.pack(options), "planted", game.shuffles_again))


def opened(game: Game[Any, Any], options: Any, seats: int, deal: Deal) -> Table:
    house = HouseRules(referee=game.referee(options), turn_seconds=30, take_back="free")
    return occupied(Table([open_table(game, options, [PERSON] * seats, deal, NONCE, house)], game))


def sent(table: Table | None, seat: Seat | None) -> bytes:
    """Every byte that a seat can get out of a table now: its screen, all it was ever told, the answers to all it may try."""
    assert table is not None
    screen = replace(table.screen(seat), commitment="")  # a commitment is of the deal, and tells nothing without the nonce
    told = [table.announcement(n, seat) for n in range(1, table.n + 1)]
    answers = [] if seat is None else [answer(table, command) for command in probes(table, seat)]
    return as_bytes(table.state.game, [replace(screen, said=screen.said[1:]), told, answers, table.due()])


def probes(table: Table, seat: Seat) -> Iterator[Command]:
    """Whatever a curious seat might try."""
    game, state, n = table.state.game, table.state.game_state, table.n
    for place, text in enumerate(
        (*NASTY[:PROBES], "1 + 1 = 3", *own_sentences(game, state, seat), *(f"take {k}" for k in range(1, 9)))
    ):
        yield Say(seat, text, n, f"probe {place}")
    yield AskHint(seat, n, "hint")
    yield Ask(seat, TAKE_BACK, n, "back")
    yield Ask(seat, STAND_IN, n, "stand in", Seat(0))
    yield Reply(seat, TAKE_BACK, True, "yes")
    yield SayPhrase(seat, "phrase.hello", "hello")
    for claim in range(n + 1):
        yield Object(seat, claim, f"object {claim}")


def own_sentences(game: Game[Any, Any], state: Any, seat: Seat) -> list[str]:
    """Some legal sentences of a seat, from its own view: the same for twins."""
    if seat not in game.to_act(state):
        return []
    shown = game.view(state, seat).shown
    return [game.write(shown, seat, game.sample(shown, seat, Random(luck))) for luck in range(PROBES)]


def answer(table: Table, command: Command) -> object:
    """What the seat hears. The events stay inside; what it is told of them, it is told later."""
    try:
        return table.decide(command, 1000).answer
    except Objection as objection:
        return [type(objection).__name__, objection.code, repr(objection.details)]


def spoken_by_rivals(game: Game[Any, Any], state: Any, seat: Seat | None, rng: Random) -> Iterator[tuple[Seat, str]]:
    for rival in game.to_act(state):
        if rival != seat:
            for _ in range(2):
                move = game.sample(state, rival, rng)
                if not game.reveals(state, rival, move):
                    yield rival, game.write(state, rival, move)


def said_at(table: Table, claim: tuple[Seat, str]) -> Table | None:
    """The table after a rival's claim; None where that cannot be said there."""
    try:
        say(table, *claim)
    except Objection:
        return None
    return table


def beside_each_other(game: Game[Any, Any], options: Any, seats: int, seat: Seat | None, rng: Random) -> Iterator[int]:
    """Play the same game from two deals that a seat cannot tell apart yet; yields for each position compared."""
    deal = named_deal(game.pack(options), f"beside {rng.random()}", game.shuffles_again)
    tables = twins(game, options, seats, seat, deal, rng)
    while tables and all(table.state.outcome is None for table in tables):
        states = [table.state.game_state for table in tables]
        if surface(game, states[0], seat) != surface(game, states[1], seat):
            return  # the seat has come to see one of the exchanged cards
        assert sent(tables[0], seat) == sent(tables[1], seat)
        yield tables[0].n
        acting = game.to_act(states[0])
        speaker = acting[rng.randrange(len(acting))]
        move = game.sample(states[0], speaker, rng)
        if game.reveals(states[0], speaker, move):
            return
        claim = speaker, game.write(states[0], speaker, move)
        if any(said_at(table, claim) is None for table in tables):
            return  # a rival has played one of the exchanged cards
        if rng.random() < 0.2 and all(table.state.to_act for table in tables):
            for table in tables:
                table.act(Ask(speaker, TAKE_BACK, table.n, f"back {table.n}"), 0)


def twins(game: Game[Any, Any], options: Any, seats: int, seat: Seat | None, deal: Deal, rng: Random) -> Sequence[Table]:
    first = surface(game, first_state(game, deal, seats, options), seat)
    for _ in range(50):
        twin = replace(deal, cards=deal_twin(deal.cards, rng)[0])
        if twin != deal and surface(game, first_state(game, twin, seats, options), seat) == first:
            return [opened(game, options, seats, replace(each, name="")) for each in (deal, twin)]
    return []
