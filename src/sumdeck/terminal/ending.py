"""The end of a game at the text table: each person counts the own pile, then the result is told."""

from __future__ import annotations

from sumdeck.language import say
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Kind, Outcome, Seat
from sumdeck.rules.numero import Solo
from sumdeck.terminal import scoresheet
from sumdeck.terminal.scene import card_piece
from sumdeck.terminal.sitting import Sitting
from sumdeck.terminal.table import spoken

ROW = 10
LEAVING = ("quit", "exit", "q", "bye")
"""What may be said to leave the table, at any time."""


def show_end(sitting: Sitting) -> None:
    """Count, then tell."""
    screen = sitting.screen
    if isinstance(sitting.state, Solo):  # so that the player can see for himself that nothing is left to take
        sitting.draw(Seat(0))
    screen.note(f"\n{say('end.over')}", "bold")
    for seat, sitter in enumerate(sitting.sitters):
        if sitter.person:
            count_pile(sitting, Seat(seat))
    if sitting.state.setup.options.scoring:
        scoresheet.show(screen, sitting.state, sitting.story, sitting.names)
    show_result(sitting)
    screen.note(say("end.kept", file=sitting.saved.path), "dim", whole=True)


def count_pile(sitting: Sitting, seat: Seat) -> None:
    """Lay the cards out in tens and ask how many there are. An empty line skips it; a wrong number is not corrected."""
    cards = pile_of(sitting, seat)
    screen = sitting.screen
    if not cards:
        return
    screen.note(say("end.your_pile") if sitting.alone else say("end.pile_of", name=sitting.names[seat]))
    pack = sitting.game.pack_of(sitting.state)
    for start in range(0, len(cards), ROW):
        screen.note(f"  {spoken([card_piece(pack, card) for card in cards[start : start + ROW]])}")
    screen.note(say("end.how_many"))
    while line := screen.ask(say("prompt.line")).strip():
        if line.lower() in LEAVING:
            raise EOFError
        if line == str(len(cards)):
            screen.note(say("end.right", count=len(cards)))
            return
        screen.note(say("end.not_so_many", said=line))


def pile_of(sitting: Sitting, seat: Seat) -> tuple[Kind, ...]:
    """The cards that a seat has won."""
    state = sitting.state
    won: tuple[Kind, ...] = state.won if isinstance(state, Solo) else state.won[seat]
    return won


def show_result(sitting: Sitting) -> None:
    """Places, scores and the reason."""
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    screen = sitting.screen
    unit = "end.points" if sitting.state.setup.options.scoring else "end.cards"
    screen.note("")
    for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
        score = outcome.scores[seat]
        words = say(unit, count=score, score=show_value(score))
        left = 0 if isinstance(sitting.state, Solo) else len(sitting.state.hands[seat])
        if left and unit == "end.cards":
            words += say("end.left_in_hand", count=left, won=len(sitting.state.won[seat]))
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
