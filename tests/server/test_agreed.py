"""What is played at a table: told to whoever sits there or has its code, and only what is not as usual."""

from __future__ import annotations

from typing import Any

import pytest

from sumdeck.rules.deviations import beside_who_checks
from sumdeck.rules.game import Refusal
from sumdeck.rules.registry import game, games
from tests.server.live import PERSON, Live
from tests.ways import ways


def changed(name: str, given: dict[str, Any], seats: int = 2) -> dict[str, Any]:
    """What a table tells that was laid with these settings."""
    rules = game(name)
    return beside_who_checks(rules, rules.dump_options(rules.options({**rules.seating(seats), **given})), seats)


@pytest.mark.parametrize("name", games())
def test_a_table_that_has_changed_nothing_tells_nothing(name: str) -> None:
    rules = game(name)

    for way in ways(rules):
        assert changed(name, way, rules.seats[-1]) == {}


@pytest.mark.parametrize("name", games())
def test_every_setting_that_is_changed_is_told(name: str) -> None:
    rules = game(name)
    way = ways(rules)[-1]
    usual = rules.dump_options(rules.options(way))

    for setting in rules.settings():
        for value in setting.values:
            try:
                told = changed(name, {**way, setting.key: value})
            except Refusal:
                continue  # this value goes with others only
            assert told.get(setting.key, usual[setting.key]) == value or setting.key in (*rules.seating(2), "mistakes")


def test_what_only_follows_is_left_out() -> None:
    """Who plays Numero for points may be doubted; that is no rule of this house."""
    points = {"level": "full", "scoring": True}

    assert changed("numero", points) == {"scoring": True}
    assert changed("numero", {**points, "golden_rule_2": "enforced"}) == {"scoring": True, "golden_rule_2": "enforced"}
    assert changed("formula", {"level": "base", "times_divide_only": True}) == {"times_divide_only": True}
    told = changed("formula", {"level": "base", "times_divide_only": True, "cards_per_turn": 3})
    assert told == {"times_divide_only": True, "cards_per_turn": 3}


def test_who_checks_is_told_by_the_house_rules_alone() -> None:
    assert changed("mathino", {"level": "basic", "mistakes": "claims", "target": 7}) == {"target": 7}


def test_whoever_has_the_code_or_the_table_may_read_it(live: Live) -> None:
    made = live.open(game="mathino", level="basic", settings={"mistakes": "claims", "target": 7}, house={"turn_seconds": 30})

    for wish in ({"code": made["code"]}, {"table": made["table"]}):
        answer = live.ask("POST", "/api/agreed", wish)
        told = answer.json()

        assert answer.status_code == 200
        assert (told["game"], told["level"]) == ("mathino", "basic")
        assert told["settings"] == {"target": 7}
        assert (told["house"]["referee"], told["house"]["turn_seconds"]) == ("opponents", 30)


def test_nothing_of_the_deal_is_in_it(live: Live) -> None:
    told = live.ask("POST", "/api/agreed", {"table": live.open()["table"]}).json()

    assert told.keys() == {"game", "level", "settings", "house", "people", "free"}


def test_it_tells_who_invites_and_whether_a_seat_is_free(live: Live) -> None:
    made = live.open(PERSON | {"name": "Calm Crane"}, PERSON, way="friends")
    waiting = live.ask("POST", "/api/agreed", {"code": made["code"]}).json()
    live.join(code=made["code"], name="Brave Otter")
    full = live.ask("POST", "/api/agreed", {"code": made["code"]}).json()

    assert (waiting["people"], waiting["free"]) == (["Calm Crane"], 1)
    assert (full["people"], full["free"]) == (["Calm Crane", "Brave Otter"], 0)


def test_a_table_that_is_not_there_is_none(live: Live) -> None:
    for wish in ({"code": "lemon-forest-window-drum"}, {"code": "no words of ours"}, {"table": "nowhere"}):
        answer = live.ask("POST", "/api/agreed", wish)

        assert (answer.status_code, answer.json()) == (200, None)
