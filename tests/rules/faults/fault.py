"""Games of Fives with one fault each prove that `conformance` bites. The docstring of each class is its fault."""

from __future__ import annotations

from typing import ClassVar

from fives.rules import Fives


class Faulty(Fives):
    """A game that breaks a promise."""

    caught_by: ClassVar[str]
    """The check that is meant to find it."""
