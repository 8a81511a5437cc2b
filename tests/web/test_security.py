"""Tokens, origins, headers."""

from statistics import median
from time import perf_counter

import pytest
from starlette.datastructures import Headers

from sumdeck.web.security import HEADERS, POLICY, hashed, is_own_page, new_key, seat_of


def test_a_token_opens_its_own_seat_and_no_other() -> None:
    tokens = [new_key() for _ in range(4)]
    hashes = [hashed(token) for token in tokens]

    assert [seat_of(token, hashes) for token in tokens] == [0, 1, 2, 3]
    assert seat_of(new_key(), hashes) is None
    assert seat_of("", hashes) is None
    assert seat_of(hashes[0], hashes) is None


def test_a_seat_without_a_token_is_opened_by_none() -> None:
    assert seat_of("", ["", ""]) is None


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_key() for _ in range(1000)}

    assert len(tokens) == 1000
    assert min(map(len, tokens)) >= 43


def test_a_wrong_token_takes_as_long_as_a_right_one() -> None:
    """A test of the shape, not of nanoseconds: nothing may stop at the first seat or at the first letter."""
    tokens = [new_key() for _ in range(200)]
    hashes = [hashed(token) for token in tokens]

    def taken(token: str) -> float:
        started = perf_counter()
        for _ in range(20):
            seat_of(token, hashes)
        return perf_counter() - started

    first = median(taken(tokens[0]) for _ in range(15))
    wrong = median(taken("x" * 43) for _ in range(15))
    assert 1 / 3 < first / wrong < 3


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "cards.example", True),
        ("https://cards.example", "cards.example", True),
        ("http://Cards.Example", "cards.example", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("https://allowed.example", "cards.example", True),
        ("https://evil.example", "cards.example", False),
        ("https://cards.example.evil.example", "cards.example", False),
        ("https://cards.example:444", "cards.example", False),
        ("https://cards.example/path", "cards.example", False),
        ("null", "cards.example", False),
        ("", "", False),
        ("file://", "", False),
    ],
)
def test_only_our_own_page_may_speak(origin: str | None, host: str, own: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})

    assert is_own_page(Headers(headers), ["https://allowed.example"]) is own


def test_the_policy_allows_nothing_inline_and_nobody_else() -> None:
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "*" not in POLICY
    assert POLICY.startswith("default-src 'none'")
    assert HEADERS["x-content-type-options"] == "nosniff"
