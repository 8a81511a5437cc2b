"""What all games ask of the names and values of options."""

import pytest

from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.settling import Known, settled_level, settled_settings

KNOWN: Known = {"open": (False, True), "target": (14, "none"), "ops": ("add sub", "add")}
SPANS = {"target": (1, 100)}
SUBSETS = {"ops": ("add", "sub", "mul")}


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ({}, {}),
        ({"level": "any", "pack": "any"}, {}),
        ({"open": True, "target": "none"}, {"open": True, "target": "none"}),
        ({"target": 100}, {"target": 100}),
        ({"ops": "mul add"}, {"ops": "add mul"}),
        ({"ops": "none"}, {"ops": "none"}),
    ],
)
def test_settings_are_listed_within_a_span_or_some_of_several_things(given: dict[str, Json], settled: dict[str, Json]) -> None:
    assert settled_settings(given, KNOWN, SPANS, SUBSETS) == settled


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
        settled_settings(given, KNOWN, SPANS, SUBSETS)

    assert refused.value.code == "options.no_such_value"
    assert refused.value.details["known"] == known


def test_unknown_names_are_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal, match=r"no_such_setting\(given=speed, known=open, target, ops\)"):
        settled_settings({"speed": 3}, KNOWN)
    for name in ("hard", 3, None):
        with pytest.raises(Refusal, match=r"no_such_level\(.*known=easy, full"):
            settled_level({"level": name}, ("easy", "full"), "easy")
    assert settled_level({}, ("easy", "full"), "full") == "full"
