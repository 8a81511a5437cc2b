"""What is to be drawn next, and whether a tournament is over. Who plays whom is found by the systems."""

from __future__ import annotations

from sumdeck.club.progress import Progress
from sumdeck.club.systems import SYSTEMS, Pairing


def next_draw(progress: Progress) -> tuple[int, Pairing] | None:
    """The next matches that can be drawn, and their round; None while games of it run, or where nothing is left to play.

    Nobody is skipped: a round is filled up before the next one is drawn, which matters after a correction, and for latecomers.
    """
    system = SYSTEMS[progress.settings.system]
    running = {match.round for match in progress.open}
    for number in range(progress.whole_below, progress.last_round + 2):
        pairing = system.pair(progress, number)
        if pairing.seatings:
            return number, pairing
        if number in running:
            return None
    return None


def is_over(progress: Progress) -> bool:
    """Whether every game has been played."""
    return progress.begun and not progress.open and next_draw(progress) is None
