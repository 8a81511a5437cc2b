"""Friendly names and four-word codes."""

from itertools import pairwise
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.table import TableCode, four_words, friendly_name, is_friendly, read_code
from sumdeck.table.names import friendly_names, meant_by, sound, words
from tests.table.tables import refused


@given(st.binary(min_size=2, max_size=8))
def test_every_friendly_name_is_one(chosen_by: bytes) -> None:
    name = friendly_name(chosen_by)

    assert is_friendly(name)
    assert len(name) <= 20


def test_the_same_bytes_give_the_same_name_and_others_another() -> None:
    assert friendly_name(b"\x00\x00") == "Agile Badger"
    assert friendly_name(b"\x00\x01") == "Agile Beaver"
    assert len({friendly_name(number.to_bytes(2, "big")) for number in range(4096)}) == 4096


def test_a_name_that_is_taken_gives_way_to_the_next() -> None:
    assert friendly_name(b"\x00\x00", taken={"Agile Badger", "Agile Beaver"}) == "Agile Bison"


def test_names_run_out_at_last() -> None:
    with pytest.raises(ValueError, match="taken"):
        friendly_name(b"\x00\x00", friendly_names())


@pytest.mark.parametrize(
    "name", ["", "Otter", "Brave", "brave otter", "Brave  Otter", "Otter Brave", "Brave Sofa", "Brave Otter x"]
)
def test_other_names_are_not_friendly(name: str) -> None:
    assert not is_friendly(name)


@pytest.mark.parametrize("name", ["Brave Otter", "Flinker Otter", "Flinke Eule", "Flinkes Lama"])
def test_a_name_may_be_in_any_language(name: str) -> None:
    assert is_friendly(name)


def test_every_name_is_short() -> None:
    assert [name for name in friendly_names() if len(name) > 20] == []


@pytest.mark.parametrize("name", ["Flinke Fuchs", "Flink Otter", "Flinker Owl", "Bold Eule", "Flinkes Fuchs", "flinker Otter"])
def test_german_that_does_not_agree_is_not_friendly(name: str) -> None:
    assert not is_friendly(name)


@given(st.binary(min_size=5, max_size=8))
def test_a_code_can_be_read_back_however_it_is_typed(chosen_by: bytes) -> None:
    code = four_words(chosen_by)

    assert read_code(code) == code
    assert read_code("  " + code.upper().replace("-", " , ")) == code
    assert len(code.split("-")) == 4


def test_four_words_are_one_of_two_to_the_36() -> None:
    assert len(words("code")) ** 4 == 2**36
    assert four_words(bytes(5)) == "abacus-abacus-abacus-abacus"
    assert four_words(b"\x00\x00\x00\x02\x01") == "acorn-acorn-abacus-abacus"


@pytest.mark.parametrize("text", ["", "apple", "apple apple apple", "apple " * 5, "1 2 3 4", "apple apple apple sofabed"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with refused(TableCode.BAD_CODE):
        read_code(text)


@pytest.mark.parametrize(
    "text",
    [
        "lemno forest window drum",
        "lemon forrest window drum",
        "lemom forst windwo drumm",
        "emon forest window drun",
        "lemonforestwindowdrum",
        "Lemon-Forest Windowdrum",
    ],
)
def test_one_slip_in_a_word_is_understood(text: str) -> None:
    assert read_code(text) == "lemon-forest-window-drum"


@pytest.mark.parametrize(
    ("heard", "word"), [("kristal", "crystal"), ("brocolly", "broccoli"), ("dolfinn", "dolphin"), ("sofabed", "")]
)
def test_a_word_may_be_spelt_as_it_sounds(heard: str, word: str) -> None:
    assert meant_by(heard) == word


def test_every_slip_in_every_word_leads_to_that_word_and_to_no_other() -> None:
    meanings: dict[str, set[str]] = {}
    for word in words("code"):
        for said in slips(word):
            meanings.setdefault(said, set()).add(word)

    assert {said: meant for said, meant in meanings.items() if len(meant) > 1} == {}
    assert len({sound(word) for word in words("code")}) == len(words("code"))
    assert not meanings.keys() & set(words("former"))
    for said in [*meanings][::997]:
        assert {meant_by(said)} == meanings[said], said


def slips(word: str) -> set[str]:
    """Whatever one slip makes of a word."""
    halves = [(word[:place], word[place:]) for place in range(len(word) + 1)]
    return (
        {start + letter + end for start, end in halves for letter in ascii_lowercase}
        | {start + letter + end[1:] for start, end in halves if end for letter in ascii_lowercase}
        | {start + end[1:] for start, end in halves}
        | {start + end[1] + end[0] + end[2:] for start, end in halves if len(end) > 1}
    )


def test_a_code_from_before_the_words_were_changed_is_read() -> None:
    assert read_code("boat book moon star") == "boat-book-moon-star"


def test_too_few_bytes_choose_nothing() -> None:
    with pytest.raises(ValueError, match="2 bytes"):
        friendly_name(b"x")
    with pytest.raises(ValueError, match="5 bytes"):
        four_words(b"xxxx")


@pytest.mark.parametrize(("which", "count"), [("manners", 64), ("animals", 64), ("code", 512)])
def test_the_lists_are_sorted_words_and_as_many_as_bits_can_choose(which: str, count: int) -> None:
    listed = words(which)

    assert len(set(listed)) == len(listed) == count
    assert list(listed) == sorted(listed)
    assert all(word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 10 for word in listed)


def test_no_word_of_a_code_begins_another() -> None:
    for one, other in pairwise(words("code")):
        assert not other.startswith(one), (one, other)
