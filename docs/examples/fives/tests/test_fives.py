"""Fives keeps the promises that every game makes."""

from fives.rules import Fives
from sumdeck.rules.conformance import conformance


def test_fives_keeps_its_promises() -> None:
    conformance(Fives())
