"""Friendly names and four-word codes."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.table import TableCode, four_words, friendly_name, is_friendly, read_code
from sumdeck.table.names import friendly_names, words
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


@pytest.mark.parametrize("text", ["", "apple", "apple apple apple", "apple apple apple appel", "apple " * 5, "1 2 3 4"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with refused(TableCode.BAD_CODE):
        read_code(text)


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


def test_no_two_words_of_a_code_are_one_slip_apart() -> None:
    for one, other in combinations(words("code"), 2):
        assert not other.startswith(one), (one, other)
        if len(one) == len(other):
            assert sum(x != y for x, y in zip(one, other)) > 1, (one, other)
        else:
            short, long = sorted((one, other), key=len)
            assert len(long) - len(short) > 1 or all(long[:i] + long[i + 1 :] != short for i in range(len(long))), (one, other)
