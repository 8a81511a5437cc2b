"""What has changed, told so that the newer can be made from the older. `web/src/lib/patch.spec.ts` reads the same examples."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.server.clubs.broadcast import patch, patched

EXAMPLES = json.loads((Path(__file__).parents[2] / "web/src/lib/patch.examples.json").read_text("utf-8"))
PLAIN = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "Otter", "length"])
NAMES = st.sampled_from(["a", "b", "length", "0"])
PIECES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=3), max_leaves=12)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: json.dumps(example["patch"]))
def test_examples(example: dict[str, Any]) -> None:
    assert patch(example["before"], example["after"]) == example["patch"]
    assert as_text(patched(example["before"], example["patch"])) == as_text(example["after"])


@given(PIECES, PIECES)
def test_the_newer_is_made_from_the_older_whatever_they_are(before: Any, after: Any) -> None:
    change = json.loads(json.dumps(patch(before, after)))

    assert patched(before, change) == after
    assert (change == {}) == (before == after and type(before) is type(after))


def as_text(piece: Any) -> str:
    """Where `0` is not `False`."""
    return json.dumps(piece, sort_keys=True)
