"""Checks on what is said: every move has its sentence, any text gets a proper answer, and nobody hears more than he may."""

import re
from typing import Any

from sumdeck.rules.conformance.journey import Position, some
from sumdeck.rules.conformance.report import checked, heard, name_of, require
from sumdeck.rules.conformance.texts import NASTY, spoilt
from sumdeck.rules.digits import show_detail
from sumdeck.rules.values import Mistake, Objection, Seat

RESULT = re.compile(r"(?<== )[0-9]{1,9}(?![0-9./])")
"""What a sentence says that something makes."""
NUMBER = re.compile(r"[0-9]+")
WHERE = "at"
"""The detail that tells the place of a mistake, which is a number too."""
MOVES = 24
SPOILT = 40
NASTY_TEXTS = 12
READ_BACK = 250
"""In longer lists only so many sentences are read: a fault may show in one move of fifty."""
ALL_SENTENCES = 1000
"""In longer lists only so many sentences are compared."""


def sentences(here: Position) -> None:
    """`read` understands what `write` says; no two legal moves share a sentence; any text gives a claim, a Refusal or a Mistake.

    A claim is checked already: its move is legal, and canonical. Nobody makes a claim who is not to act.
    """
    rng = here.rng()
    acting = here.game.to_act(here.state)
    said: list[str] = []
    for seat in acting:
        said += _said_and_understood(here, seat)
        texts = some(NASTY, NASTY_TEXTS if here.place else len(NASTY), rng)
        for text in texts + [spoilt(said[rng.randrange(len(said))], rng) for _ in range(SPOILT)]:
            _answered(here, seat, text)
    for seat in here.seats:
        if seat not in acting:
            for text in said[:MOVES] + some(NASTY, NASTY_TEXTS, rng):
                answer = heard(here.game, here.state, seat, text)
                require(isinstance(answer, Objection), f"seat {seat} is not to act, but {text[:80]!r} is read as its {answer!r}")


def mistakes(here: Position) -> None:
    """A wrong sum is called wrong, and never corrected: what would have been right is in no Mistake, unless it was said."""
    for seat in here.game.to_act(here.state):
        for move in here.some(seat, MOVES):
            text = here.game.write(here.state, seat, move)
            for right in RESULT.finditer(text):
                said = f"{text[: right.start()]}{int(right[0]) + 1}{text[right.end() :]}"
                answer = heard(here.game, here.state, seat, said)
                if isinstance(answer, Mistake) and right[0] not in NUMBER.findall(said):
                    told = {name: show_detail(detail) for name, detail in answer.details.items() if name != WHERE}
                    silent = all(right[0] not in NUMBER.findall(detail) for detail in told.values())
                    require(silent, f"{said!r} is called wrong, and told that {right[0]} would be right: {told}")


def redact(here: Position) -> None:
    """Who makes a move hears it whole. To a seat that sees no difference between two moves they sound alike.

    Where more is told than seen, because a card is named before it is put away, a game says so by `reveals(state, seat, move)`.
    """
    game = here.game
    for mover in game.to_act(here.state):
        moves = [move for move in here.some(mover, MOVES) if not game.reveals(here.state, mover, move)]
        results = [game.apply(here.state, mover, move) for move in moves]
        for seat in here.everyone:
            sounds = [game.redact(here.state, mover, move, seat) for move in moves]
            if mover == seat:
                require(sounds == moves, f"seat {seat} is not told its own moves {moves} but {sounds}")
            seen: dict[object, int] = {}
            for place, result in enumerate(results):
                first = seen.setdefault(here.picture(game.view(result, seat)), place)
                alike = results[first] == result or here.picture(sounds[first]) == here.picture(sounds[place])
                require(alike, f"{name_of(seat)} cannot see whether it was {moves[first]!r} or {moves[place]!r}, but is told")


def news(here: Position) -> None:
    """What a move has brought is told to everybody, so it follows from what an onlooker sees; its codes are those of the game."""
    game = here.game
    for mover in game.to_act(here.state):
        for move in here.some(mover, MOVES):
            after = game.apply(here.state, mover, move)
            found = game.news(here.state, mover, move, after)
            seen, seen_after = game.view(here.state, None).shown, game.view(after, None).shown
            open_to_all = game.news(seen, mover, game.redact(here.state, mover, move, None), seen_after)
            require(found == open_to_all, f"after {move!r} the table tells {found!r}, but an onlooker sees {open_to_all!r}")
            require({one.code for one in found} <= game.news_codes, f"{found!r} has a code that is not among the news_codes")


def _said_and_understood(here: Position, seat: Seat) -> list[str]:
    game = here.game
    listed = here.some(seat, ALL_SENTENCES)
    meaning: dict[str, Any] = {}
    for move in listed:
        text = game.write(here.state, seat, move)
        require(text not in meaning, f"{move!r} and {meaning.get(text)!r} are both said as {text!r}")
        meaning[text] = move
    for text in some(list(meaning), READ_BACK, here.rng()):
        one_line = text.isprintable() and text == text.strip() != ""
        require(one_line, f"{meaning[text]!r} is written as {text!r}, which is not one clean line")
        whole = len(text) <= game.longest_sentence
        require(whole, f"{text!r} is longer than {game.longest_sentence} characters, which is all that a table hears")
        answer = heard(game, here.state, seat, text)
        understood = not isinstance(answer, Objection) and answer.move == meaning[text]
        require(understood, f"{meaning[text]!r} is written as {text!r}, which is read as {answer!r}")
    return some(list(meaning), MOVES, here.rng())


def _answered(here: Position, seat: Seat, text: str) -> None:
    answer = heard(here.game, here.state, seat, text)
    if isinstance(answer, Objection):
        return
    judged = checked(here.game, here.state, seat, answer.move)
    require(judged == answer.move, f"{text[:80]!r} is read as {answer.move!r}, but check says {judged!r}")
    listed = here.listed(seat)
    if listed.complete and len(listed) <= ALL_SENTENCES:
        require(answer.move in listed, f"{text[:80]!r} is read as {answer.move!r}, which is not listed")
