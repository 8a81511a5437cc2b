"""Checks on what is kept: options and whole games come back from JSON as they were."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sumdeck.rules.conformance.journey import Journey
from sumdeck.rules.conformance.report import BrokenPromise, known, require
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Game
from sumdeck.rules.record import Record, RecordError, final_state, read_record, write_record
from sumdeck.rules.values import Json, Refusal


def options(journey: Journey) -> None:
    """Options come back from their complete dump, and an option that does not exist is refused with a known code."""
    game = journey.game
    data = game.dump_options(journey.options)
    _is_json(data, "options")
    again = game.options(json.loads(json.dumps(data)))
    require(again == journey.options, f"the options {journey.options!r} come back from their dump as {again!r}")
    try:
        given = game.options({"no such option": 1})
    except Refusal as refusal:
        known(game, refusal)
    else:
        raise BrokenPromise(f"an option that does not exist is taken for {given!r}")


def offered(journeys: Sequence[Journey]) -> None:
    """Whatever a game offers to choose, it takes: each level with its cards, each value of each setting, enough seats.

    A value may belong to another one of another setting; then the two are taken together.
    """
    game = journeys[0].game
    for level in game.levels():
        chosen = game.options({"level": level.name})
        size = game.pack(chosen).size
        require(size == level.pack.size, f"the level {level.name!r} offers {level.pack.size} cards, but is played with {size}")
        dumped = game.dump_options(chosen)
        for key, value in level.settings:
            require(dumped[key] == value, f"the level {level.name!r} offers {key} = {value!r}, but sets {dumped[key]!r}")
    for setting in game.settings():
        for value in setting.values:
            given = _dump_taken(game, setting.key, value)
            same = given == value and type(given) is type(value)
            require(same, f"the setting {setting.key} offers {value!r}, but is then {given!r}")
    for seats in game.seats:
        game.options(game.seating(seats))


def _dump_taken(game: Game[Any, Any], key: str, value: Json) -> Json:
    """What becomes of a value that is chosen alone, or with the first other value that it can go with."""
    companions = [{other.key: choice} for other in game.settings() if other.key != key for choice in other.values]
    for companion in [{}, *companions]:
        try:
            return game.dump_options(game.options({key: value} | companion))[key]
        except Refusal:
            continue
    raise BrokenPromise(f"the setting {key} offers {value!r}, but takes it neither alone nor with another")


def records(journey: Journey) -> None:
    """A game written down as sentences replays to the same end, and the record of another version is refused by name."""
    game = journey.game
    if journey.stopped:
        return
    played = zip(journey.states, journey.steps, strict=False)
    claims = tuple((seat, game.write(state, seat, move)) for state, (seat, move) in played)
    record = Record(
        game=game.name,
        version=game.version,
        options=game.dump_options(journey.options),
        seats=len(journey.seats),
        deal=Deal(journey.deal, journey.name, journey.reshuffle_seed),
        claims=claims,
        outcome=game.outcome(journey.states[-1]),
    )
    again = read_record(write_record(record))
    require(again == record, "the record of a game comes back from its file as another one")
    require(final_state(again, game) == journey.states[-1], "the record of a game replays to another end")
    try:
        final_state(replace(again, version=game.version + 1), game)
    except RecordError as error:
        require(game.name in str(error), f"the record of another version is refused without the game's name: {error}")
    else:
        raise BrokenPromise("the record of another version is replayed")


def _is_json(data: Json, path: str) -> None:
    if isinstance(data, dict):
        for key, item in data.items():
            require(isinstance(key, str), f"the dump has the key {key!r} at {path}: keys are texts")
            _is_json(item, f"{path}.{key}")
    elif isinstance(data, (list, tuple)):
        for place, item in enumerate(data):
            _is_json(item, f"{path}[{place}]")
    else:
        require(data is None or isinstance(data, (int, str)), f"the dump has {data!r} at {path}, which is no exact JSON")
