"""Limits: buckets that fill again, and addresses that are forgotten."""

import asyncio

from sumdeck.rules.game import Refusal
from sumdeck.server.limits import KNOWN, LITTLE, Bucket, Guesses, Open, PerAddress, Queued, neighbourhood


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    bucket = Bucket(per_second=2, most=3)

    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    now = [0.0]
    drawn = PerAddress(per_minute=60, most=1, clock=lambda: now[0])

    assert (drawn.take("a"), drawn.take("a"), drawn.take("b")) == (True, False, True)
    now[0] = 1.0
    assert drawn.take("a")


def test_addresses_are_forgotten_when_they_have_rested() -> None:
    now = [0.0]
    drawn = PerAddress(per_minute=60, most=1, clock=lambda: now[0])
    for number in range(KNOWN):
        assert drawn.take(str(number))

    now[0] = 2.0

    assert drawn.take("one more")
    assert len(drawn._buckets) == 1


def test_no_stranger_is_refused_because_strangers_are_many() -> None:
    """Whoever has a network of IPv6 has as many addresses as he likes. Those that have drawn most are remembered."""
    drawn = PerAddress(per_minute=60, most=2, clock=lambda: 0.0)
    assert [drawn.take("greedy") for _ in range(3)] == [True, True, False]

    assert all(drawn.take(str(number)) for number in range(2 * KNOWN))

    assert len(drawn._buckets) <= KNOWN
    assert not drawn.take("greedy")


def test_one_connection_has_a_part_of_what_its_address_has() -> None:
    drawn = PerAddress(per_minute=60, most=40, clock=lambda: 0.0, parts=10)

    assert [drawn.take("school", "school 1") for _ in range(5)] == [True] * 4 + [False]
    assert all(drawn.take("school", f"school {port}") for port in range(2, 38))
    assert not drawn.take("school", "school 99"), "there is an end to what an address has"
    assert drawn.take("home", "home 1")


def test_words_that_were_right_once_are_no_guess() -> None:
    """However many wrong ones somebody says beside them."""
    guesses = Guesses(PerAddress(per_minute=60, most=3, clock=lambda: 0.0))

    async def find(words: str) -> str:
        if words != "right":
            raise Refusal("web.no_such_table")
        return words

    async def say(address: str, words: str) -> str:
        try:
            return await guesses.found(address, words, find)
        except Refusal as refusal:
            return refusal.code

    async def story() -> list[str]:
        said = ["right"] * 9 + ["wrong"] * 4 + ["right"]
        return [await say("school", words) for words in said] + [await say("home", "right")]

    lost = ["web.no_such_table"] * 3 + ["web.too_fast"]
    assert asyncio.run(story()) == ["right"] * 9 + lost + ["right", "right"]


def test_whoever_has_many_networks_guesses_no_more_often() -> None:
    """A customer of a provider may have 65,536 of them: six digits would be found in minutes."""
    guesses = Guesses(PerAddress(per_minute=60, most=3, clock=lambda: 0.0))
    hosts = "2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8::", "2001:db8:0:4::1", "2001:db8:1::"

    async def find(words: str) -> str:
        raise Refusal("web.no_such_table")

    async def say(host: str) -> str:
        try:
            return await guesses.found(neighbourhood(host), "wrong", find)
        except Refusal as refusal:
            return refusal.code

    async def story() -> list[str]:
        return [await say(host) for host in hosts]

    assert asyncio.run(story()) == [*["web.no_such_table"] * 3, "web.too_fast", "web.no_such_table"]


def test_sockets_are_counted_by_address() -> None:
    sockets = Open(most=2)

    assert [sockets.enter("a"), sockets.enter("a"), sockets.enter("a"), sockets.enter("b")] == [True, True, False, True]
    sockets.leave("a")
    assert sockets.enter("a")
    assert len(sockets) == 3


def test_who_lets_little_wait_is_heard_whatever_others_let_wait() -> None:
    queued = Queued(most=10 * LITTLE)

    assert not queued.change("a", 0, 9 * LITTLE)
    assert not queued.change("a", 0, LITTLE)
    assert queued.change("a", 0, LITTLE + 1)
    assert not queued.change("b", 0, LITTLE + 1)
    queued.change("a", 9 * LITTLE, 0)
    assert not queued.change("a", LITTLE + 1, 3 * LITTLE)


def test_a_household_is_one_neighbourhood() -> None:
    assert neighbourhood("203.0.113.7") == "203.0.113.7"
    assert neighbourhood("::ffff:203.0.113.7") == "203.0.113.7"
    assert neighbourhood("2001:db8:1:2:aaaa::1") == neighbourhood("2001:db8:1:2:bbbb::9")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("testclient") == "testclient"
