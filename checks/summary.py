"""What is said at the end: each check with its seconds, the slowest tests, and how to repeat what failed."""

from collections.abc import Iterator, Sequence

from checks.outcome import Outcome

SLOWEST = 10


def summary(outcomes: Sequence[Outcome], left: Sequence[str] = ()) -> Iterator[str]:
    """Say it line by line. `left` are the checks that did not begin."""
    yield "\n== summary =="
    for outcome in outcomes:
        counted = f", {len(outcome.told):,} {outcome.check.counts}" if outcome.check.counts else ""
        yield f"{outcome.seconds:7.1f} s  {verdict(outcome)}  {outcome.check.name}{counted}"
    for name in left:
        yield f"      –    not run {name}"
    yield from slowest(outcomes)
    yield from repeats(outcomes)


def verdict(outcome: Outcome) -> str:
    return "stopped" if outcome.code is None else "good   " if outcome.code == 0 else "FAILED "


def slowest(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """The tests that took longest, of all checks together."""
    told = sorted((told for outcome in outcomes for told in outcome.told), key=lambda told: -told.seconds)[:SLOWEST]
    if len(told) > 1:
        yield f"\nThe slowest {len(told)}:"
        yield from (f"{one.seconds:7.1f} s  {one.id}" for one in told)


def repeats(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """How to repeat each failure alone, also of a check that was stopped amid its tests."""
    for outcome in outcomes:
        if not outcome.code and not outcome.failed:
            continue
        ended = "had failures when it was stopped" if outcome.code is None else f"failed with exit code {outcome.code}"
        yield f"\n{outcome.check.name} {ended}. To repeat:"
        for told in outcome.failed:
            yield f"    {told.repeat}"
            yield f"        {'(nothing found out) ' if told.is_too_slow else ''}{told.failed[:200]}"
        if not outcome.failed:
            yield f"    {outcome.check.repeat}"
