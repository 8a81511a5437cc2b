"""What all games ask of the names and values of options."""

from dataclasses import dataclass
from typing import get_args, get_type_hints

import pytest

from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.options import dump_options, setting, settings_of, settled_level, settled_settings
from sumdeck.rules.registry import game, games


@dataclass(frozen=True)
class Options:
    """Some house rules, of all kinds."""

    level: str
    open: bool = setting(False, True, clause="T-1")
    target: int | str = setting(14, "none", span=(1, 100))
    ops: str = setting("add sub", "add", some_of=("add", "sub", "mul"))


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ({}, {}),
        ({"level": "any"}, {}),
        ({"open": True, "target": "none"}, {"open": True, "target": "none"}),
        ({"target": 100}, {"target": 100}),
        ({"ops": "mul add"}, {"ops": "add mul"}),
        ({"ops": "none"}, {"ops": "none"}),
    ],
)
def test_settings_are_listed_within_a_span_or_some_of_several_things(given: dict[str, Json], settled: dict[str, Json]) -> None:
    assert settled_settings(Options, given) == settled


@pytest.mark.parametrize(
    ("given", "known"),
    [
        ({"open": 1}, "False, True"),
        ({"target": True}, "14, none, any from 1 to 100"),
        ({"target": 101}, "14, none, any from 1 to 100"),
        ({"ops": "add pow"}, "add sub, add"),
        ({"ops": ["add"]}, "add sub, add"),
        ({"open": None}, "False, True"),
    ],
)
def test_another_value_is_refused_with_those_there_are(given: dict[str, Json], known: str) -> None:
    with pytest.raises(Refusal) as refused:
        settled_settings(Options, given)

    assert refused.value.code == "options.no_such_value"
    assert refused.value.details["known"] == known


def test_unknown_names_are_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal, match=r"no_such_setting\(given=speed, known=open, target, ops\)"):
        settled_settings(Options, {"speed": 3})
    for name in ("hard", 3, None):
        with pytest.raises(Refusal, match=r"no_such_level\(.*known=easy, full"):
            settled_level({"level": name}, ("easy", "full"), "easy")
    assert settled_level({}, ("easy", "full"), "full") == "full"


def test_a_house_rule_is_said_once() -> None:
    """The field has the usual value; the menu has all values, and the clause."""
    assert Options("easy") == Options("easy", False, 14, "add sub")
    assert [each.key for each in settings_of(Options).values()] == ["open", "target", "ops"]
    assert (settings_of(Options)["open"].values, settings_of(Options)["open"].clause) == ((False, True), "T-1")
    assert dump_options(Options("easy", ops="add")) == {"level": "easy", "open": False, "target": 14, "ops": "add"}


@pytest.mark.parametrize("name", games())
def test_every_value_that_is_offered_is_of_the_type_of_its_field(name: str) -> None:
    """What `options.keep_answer` is, mypy knows from the field alone; and each names its clause."""
    played = game(name)
    types = get_type_hints(played.options_type)

    for each in played.settings():
        assert {type(value) for value in each.values} <= {*(get_args(types[each.key]) or [types[each.key]])}, each.key
        assert each.clause
