"""Limits: buckets that fill again, and addresses that are forgotten."""

from sumdeck.server.limits import KNOWN, Bucket, Open, PerAddress, neighbourhood


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


def test_addresses_are_forgotten_when_they_have_rested_and_never_grow_without_end() -> None:
    now = [0.0]
    drawn = PerAddress(per_minute=60, most=1, clock=lambda: now[0])
    for number in range(KNOWN):
        assert drawn.take(str(number))

    assert not drawn.take("one more")
    now[0] = 2.0
    assert drawn.take("one more")
    assert len(drawn._buckets) == 1


def test_sockets_are_counted_by_address() -> None:
    sockets = Open(most=2)

    assert [sockets.enter("a"), sockets.enter("a"), sockets.enter("a"), sockets.enter("b")] == [True, True, False, True]
    sockets.leave("a")
    assert sockets.enter("a")
    assert len(sockets) == 3


def test_a_household_is_one_neighbourhood() -> None:
    assert neighbourhood("203.0.113.7") == "203.0.113.7"
    assert neighbourhood("::ffff:203.0.113.7") == "203.0.113.7"
    assert neighbourhood("2001:db8:1:2:aaaa::1") == neighbourhood("2001:db8:1:2:bbbb::9")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("testclient") == "testclient"
