"""The canned phrases: all the talk there is. They are codes; the words are in the language files."""

from typing import Final

from sumdeck.rules.game import Refusal
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import SayPhrase
from sumdeck.table.events import Event, Phrase
from sumdeck.table.state import TableState

PHRASES: Final = (
    "phrase.hello",
    "phrase.well_done",
    "phrase.good_idea",
    "phrase.let_me_think",
    "phrase.take_your_time",
    "phrase.oops",
    "phrase.thank_you",
    "phrase.good_game",
)
IN_A_ROW: Final = 5
"""How many a seat may say until somebody has made a claim."""


def say(state: TableState, command: SayPhrase) -> tuple[Event, ...]:
    if command.phrase not in PHRASES:
        raise Refusal(TableCode.NO_SUCH_PHRASE)
    if not state.names[command.seat] or not state.person(command.seat):
        raise Refusal(TableCode.NOT_IN_CHARGE)
    if state.phrases[command.seat] >= IN_A_ROW:
        raise Refusal(TableCode.ENOUGH_PHRASES)
    return (Phrase(command.seat, command.phrase, command.key),)
