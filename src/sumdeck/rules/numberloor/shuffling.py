"""A stand-in until the shared shuffle of later cards is there."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.rules.deals import shuffled
from sumdeck.rules.game import Kind


def shuffle_again(cards: Sequence[Kind], later: str, number: int) -> tuple[Kind, ...]:
    return shuffled(sorted(cards), f"stand-in\n{later}\n{number}".encode())
