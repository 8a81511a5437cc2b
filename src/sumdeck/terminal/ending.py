"""The end of a game at the text table: what its desk shows, then places and scores."""

from __future__ import annotations

from sumdeck.language import say
from sumdeck.rules.game import Outcome, Seat
from sumdeck.terminal.sitting import Sitting


def show_end(sitting: Sitting) -> None:
    """Show the end, then tell the result."""
    sitting.desk.finish(sitting)
    show_result(sitting)
    sitting.screen.note(say("end.kept", file=sitting.saved.path), "dim", whole=True)


def show_result(sitting: Sitting) -> None:
    """Places, scores and the reason."""
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    screen = sitting.screen
    screen.note("")
    for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
        words = sitting.desk.score_words(sitting.state, Seat(seat), outcome)
        place_words = f"{place}.  " if len(outcome.places) > 1 else ""
        screen.note(f"  {place_words}{sitting.names[seat]}: {words}", "bold" if place == 1 else "")
    screen.note(f"{winner_words(sitting, outcome)}{say(outcome.why)}", "bold")


def winner_words(sitting: Sitting, outcome: Outcome) -> str:
    """Who has won, if it is one of several."""
    if len(outcome.places) == 1 or outcome.places.count(1) > 1:
        return ""
    seat = outcome.places.index(1)
    yours = sitting.alone and sitting.sitters[seat].person
    return (say("end.you_win") if yours else say("end.wins", name=sitting.names[seat])) + " "
