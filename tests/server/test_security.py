"""Tokens, origins, headers."""

from hmac import compare_digest

import pytest
from starlette.datastructures import Headers

from sumdeck.server.security import HEADERS, POLICY, hashed, is_own_page, new_key, seat_of


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


def test_a_wrong_token_takes_as_long_as_a_right_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is given, it is compared with every seat, whole, and by what stops at no letter."""
    compared: list[str] = []

    def watched(given: str, known: str) -> bool:
        compared.append(known)
        return compare_digest(given, known)

    monkeypatch.setattr("sumdeck.server.security.compare_digest", watched)
    tokens = [new_key() for _ in range(4)]
    hashes = [hashed(token) for token in tokens]
    for token in (*tokens, "x" * 43, ""):
        compared.clear()
        seat_of(token, hashes)

        assert compared == hashes


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
