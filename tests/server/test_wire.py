"""The schema of the wire, and the page's types, which are written from it."""

import re
from fractions import Fraction

import pytest

from sumdeck.server import wire
from sumdeck.server.messages import plain
from sumdeck.server.views import families
from web.typescript import FILE, written


def test_the_types_of_the_page_are_those_of_the_schema() -> None:
    """If this fails: `python -m web.typescript`."""
    assert FILE.read_text("utf-8") == written()


def test_types_carry_the_words_that_explain_them() -> None:
    types = written()

    assert "/** The seat's own cards; null for an onlooker. */\n  hand: Card[] | null;" in types
    assert (
        "export type ToServer = Hello | Claim | HintRequest | Aid | Ask | Answer | Object | Phrase | Call | Look | Hurry | "
        "Wait | Ping;" in types
    )


def test_no_two_types_of_the_page_share_a_name() -> None:
    """Two games may both have piles; their types then need names of their own."""
    names = re.findall(r"^export type (\w+)", written(), re.MULTILINE)

    assert sorted(names) == sorted(set(names))


def test_a_face_is_known_by_its_family() -> None:
    kinds = families()
    tags = [kind.__struct_config__.tag for kind in kinds]

    assert [kind.__struct_config__.tag_field for kind in kinds] == ["family"] * len(kinds)
    assert "export type AnyView = " + " | ".join(kind.__name__ for kind in kinds) in written()
    assert all(f"  family: '{tag}';" in written() for tag in tags)


def test_what_a_page_sends_may_leave_out_what_is_usual_and_what_it_is_told_is_complete() -> None:
    hello, no = (written().partition(f"export type {name} = ")[2].partition("};")[0] for name in ("Hello", "No"))

    assert "token?: string;" in hello
    assert "?" not in no


def test_a_message_is_known_by_its_tag() -> None:
    read = wire.read(b'{"t":"claim","n":41,"key":"k","text":"9 + 1 = 10"}')

    assert read == wire.Claim(41, "k", "9 + 1 = 10")
    assert wire.write(wire.Pong()) == b'{"t":"pong"}'


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b'{"t":"claim"}',
        b'{"t":"claim","n":"41","key":"k","text":"x"}',
        b'{"t":"claim","n":-2,"key":"k","text":"x"}',
        b'{"t":"claim","n":1e400,"key":"k","text":"x"}',
        b'{"t":"claim","n":1,"key":"k","text":"x","seat":1}',
        b'{"t":"claim","n":1,"key":"' + b"k" * 65 + b'","text":"x"}',
        b'{"t":"snapshot"}',
        b'{"t":"phrase","phrase":"\\ud800","key":"k"}',
        b"[" * 5000,
        b'{"t":' * 1500,
    ],
)
def test_what_is_no_message_is_refused(message: bytes) -> None:
    with pytest.raises(wire.Unreadable):
        wire.read(message)


def test_a_first_word_of_another_version_is_understood_that_far() -> None:
    from_tomorrow = b'{"t":"hello","v":2,"room":"x","sealed":true}'

    assert wire.read_greeting(from_tomorrow).v == 2
    with pytest.raises(wire.Unreadable):
        wire.read(from_tomorrow)


def test_a_page_gets_no_number_that_it_could_not_hold() -> None:
    """JavaScript counts exactly up to 2^53; what is above comes as text."""
    assert plain({"value": 2**53, "more": 2**53 + 1, "half": Fraction(1, 2), "none": None}) == {
        "value": 2**53,
        "more": str(2**53 + 1),
        "half": "1/2",
        "none": None,
    }
