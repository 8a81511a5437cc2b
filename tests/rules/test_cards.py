"""Cards and packs as values."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from sumdeck.rules.cards import MOST_CARDS, Card, Pack, weakest
from sumdeck.rules.game import Json, Kind


def number(value: int, colour: str = "", points: int = 0, status: str = "stated") -> Card:
    return Card(str(value), "numbers", colour, points, status, status, (("kind", "number"), ("value", str(value))))


def pack(*cards: Card, counts: tuple[int, ...] = ()) -> Pack:
    return Pack("small", "numero", "A small pack", cards, counts or (1,) * len(cards))


MINUS_2 = Card("−2", "subtraction", traits=(("kind", "wild"), ("op", "sub"), ("operand", "2")))


def test_a_card_tells_its_traits() -> None:
    assert MINUS_2.trait("operand") == "2"
    assert MINUS_2.trait("value") == ""
    assert MINUS_2.trait("value", "none") == "none"


@pytest.mark.parametrize(
    "make",
    [
        lambda: Card("", "numbers"),
        lambda: Card("7", "numbers", points=-1),
        lambda: Card("7", "numbers", status="rumoured"),
        lambda: Card("7", "numbers", points_status=""),
        lambda: Card("7", "numbers", traits=(("value", "7"), ("kind", "number"))),
        lambda: Card("7", "numbers", traits=(("value", "7"), ("value", "8"))),
    ],
)
def test_a_card_that_makes_no_sense_is_refused(make: Callable[[], Card]) -> None:
    with pytest.raises(ValueError, match=r"status is one of|are needed"):
        make()


def test_a_deck_has_every_copy_of_every_kind() -> None:
    two_kinds = pack(number(1), number(2), counts=(3, 1))

    assert two_kinds.size == 4
    assert two_kinds.kinds() == (0, 1)
    assert two_kinds.deck() == (0, 0, 0, 1)


def test_a_label_names_the_colour_only_where_the_face_needs_it() -> None:
    coloured = pack(number(5, "green"), number(5, "red"), number(6, "green"), MINUS_2)

    assert [coloured.label(kind) for kind in coloured.kinds()] == ["5g", "5r", "6", "−2"]


def test_colours_that_begin_alike_get_more_letters() -> None:
    assert pack(number(5, "blue"), number(5, "black"), number(5, "red")).labels == ("5blu", "5bla", "5red")


def test_a_plain_card_beside_a_coloured_one_keeps_its_face_as_its_label() -> None:
    assert pack(number(5), number(5, "red")).labels == ("5", "5r")


def test_cards_that_no_sentence_can_tell_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="told apart"):
        pack(number(5, "red", points=1), number(5, "red", points=2))


@pytest.mark.parametrize("counts", [(1,), (1, 0), (1, -1), (1, 1, 1), (MOST_CARDS, 1)])
def test_a_pack_needs_a_sensible_count_for_each_kind(counts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a pack has"):
        pack(number(1), number(2), counts=counts)


def test_a_pack_is_never_empty() -> None:
    with pytest.raises(ValueError, match="a pack has cards"):
        pack(number(1)).groups("division")


def test_a_selection_keeps_order_and_copies() -> None:
    whole = pack(number(1), number(2), MINUS_2, counts=(4, 3, 2))

    part = whole.select([Kind(2), Kind(0), Kind(2)], name="part")

    assert part.cards == (number(1), MINUS_2)
    assert part.counts == (4, 2)
    assert (part.name, part.title) == ("part", "A small pack")


def test_groups_are_a_selection_by_group() -> None:
    assert pack(number(1), MINUS_2, number(3)).groups("numbers").labels == ("1", "3")


def test_a_plain_pack_knows_neither_colours_nor_points() -> None:
    """N-1: in the basic game the four 5s are simply four 5s."""
    coloured = pack(number(5, "green"), number(5, "red", points=2), number(6, "red"), counts=(1, 2, 4))

    plain = coloured.plain()

    assert plain.cards == (number(5), number(6))
    assert plain.counts == (3, 4)
    assert plain.size == coloured.size


def test_a_plain_card_is_known_as_surely_as_the_least_sure_of_its_cards() -> None:
    folded = pack(number(5, "green"), number(5, "red", status="assumed"), number(5, "blue", status="derived")).plain()

    assert [card.status for card in folded.cards] == ["assumed"]


def test_statuses_are_ranked_from_assumed_to_stated() -> None:
    assert weakest(["stated", "derived"]) == "derived"
    assert weakest(["derived", "inferred"]) == "inferred"
    assert weakest(["inferred", "assumed", "stated"]) == "assumed"


def test_a_pack_says_which_cards_and_which_points_are_assumed() -> None:
    guessed = Card("15", "numbers", points=1, points_status="assumed")
    some = pack(number(1), number(2, status="assumed"), guessed)

    assert some.assumed() == (1,)
    assert some.assumed_points() == (1, 2)


def test_a_pack_comes_back_from_json() -> None:
    before = pack(number(5, "green", 1, "assumed"), number(5, "red"), MINUS_2, counts=(1, 2, 3))

    after = Pack.load(json.loads(json.dumps(before.dump())))

    assert after == before
    assert after.labels == before.labels


def test_equal_packs_have_equal_hashes_and_other_packs_differ() -> None:
    assert hash(pack(number(5))) == hash(pack(number(5)))
    assert len({pack(number(5)), pack(number(5)), pack(number(6)), pack(number(5), counts=(2,))}) == 3


def test_a_pack_is_still_found_in_another_process() -> None:
    """Text has another hash there, so a hash that travelled along would be wrong."""
    seek = "import pickle, sys; sent = pickle.load(sys.stdin.buffer); print({sent.select(sent.kinds()): 'found'}.get(sent))"
    some = pack(number(5), MINUS_2)

    told = subprocess.run(
        [sys.executable, "-c", seek],
        input=pickle.dumps(some),
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        check=True,
    )

    assert told.stdout.strip() == b"found"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("name",), 3),
        (("cards",), {}),
        (("cards",), []),
        (("cards",), None),
        (("cards", 0), "5"),
        (("cards", 0, "count"), 0),
        (("cards", 0, "count"), True),
        (("cards", 0, "count"), 10**9),
        (("cards", 0, "points"), 1.5),
        (("cards", 0, "points"), -1),
        (("cards", 0, "face"), None),
        (("cards", 0, "status"), "certain"),
        (("cards", 0, "traits"), []),
        (("cards", 0, "traits"), {"value": 5}),
    ],
)
def test_data_that_is_no_pack_is_refused(path: tuple[str | int, ...], value: Json) -> None:
    data = json.loads(json.dumps(pack(number(5)).dump()))
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value

    with pytest.raises(ValueError, match=r"."):
        Pack.load(data)


@pytest.mark.parametrize("data", [None, 5, "pack", [], {}, {"cards": []}])
def test_anything_else_is_no_pack_either(data: Json) -> None:
    with pytest.raises(ValueError, match="this is no pack"):
        Pack.load(data)
