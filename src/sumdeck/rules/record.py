"""A whole game as a file: options, deal and claims, from which it can be played again.

The file is JSON:

    {"format": "sumdeck record", "number": 1,
     "game": "numero", "version": 1, "options": {…}, "seats": 2,
     "deal": {"name": "spring-fair-3", "cards": [12, 3, …], "later": "…", "commitment": "…", "nonce": "…"},
     "claims": [[0, "9 + 1 = 10"], …],
     "outcome": {"places": [1, 2], "scores": [31, "57/2"], "why": "…"}}

`later` is there in games that shuffle again. `commitment` and `nonce` (both in hexadecimal) are there if the deal was promised
before the first move; `outcome` is null while the game goes on. `"begun": 12` after the seats says that the first twelve claims
come from another game, from which this one was played on; without it the game was played from its first claim. `"laid"` is there
where a game does not begin with its deal: the position as a line (`position.py`) without its first part, which `options` tells.
`"among": 64, "wished": ["7×8"]` in the deal says that of so many shuffles the one was taken that brought most of these facts.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sumdeck.rules import deals, registry
from sumdeck.rules.deals import Deal
from sumdeck.rules.digits import is_short, show_detail
from sumdeck.rules.game import Game
from sumdeck.rules.recordfields import Fields, RecordError, items, no_float, text, value, whole
from sumdeck.rules.values import Claim, Json, Objection, Outcome, Refusal, Seat

__all__ = ["Finding", "Record", "RecordError", "final_state", "first_state", "read_record", "replay", "verify", "write_record"]

FORMAT: Final = "sumdeck record"
NUMBER: Final = 1

_RECORD: Final = frozenset(
    ("format", "number", "game", "version", "options", "seats", "begun", "laid", "deal", "claims", "outcome")
)
_DEAL: Final = frozenset(("name", "cards", "later", "commitment", "nonce", "among", "wished"))
_OUTCOME: Final = frozenset(("places", "scores", "why"))


@dataclass(frozen=True)
class Record:
    """A game from its deal to its last claim."""

    game: str
    """The name of the game."""
    version: int
    """The version of its rules."""
    options: Json
    """Complete, as the game dumps them."""
    seats: int
    deal: Deal
    claims: tuple[tuple[Seat, str], ...]
    """Who said what, in order."""
    outcome: Outcome | None = None
    """None while the game goes on."""
    commitment: str = ""
    """What was published before the first move; empty if nothing was."""
    nonce: str = ""
    """What the commitment was made with, in hexadecimal."""
    begun: int = 0
    """So many of the claims were made in another game, and this one was played on from there."""
    laid: str = ""
    """The position that it begins with; empty where it begins with its deal."""
    among: int = 0
    """Of so many shuffles the deal was chosen, for the facts that were wished for; 0 where nobody chose."""
    wished: tuple[str, ...] = ()


@dataclass(frozen=True)
class Finding:
    """Something in a record that is not true, and the field that says it."""

    field: str
    reason: str

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"


def write_record(record: Record) -> str:
    """The record as the text of its file, a field a line."""
    deal = record.deal.dump()
    if record.commitment:
        deal |= {"commitment": record.commitment, "nonce": record.nonce}
    if record.among:
        deal |= {"among": record.among, "wished": list(record.wished)}
    fields = {
        "format": FORMAT,
        "number": NUMBER,
        "game": record.game,
        "version": record.version,
        "options": record.options,
        "seats": record.seats,
        **({"begun": record.begun} if record.begun else {}),
        **({"laid": record.laid} if record.laid else {}),
        "deal": deal,
        "claims": [[seat, said] for seat, said in record.claims],
        "outcome": None if record.outcome is None else _dump_outcome(record.outcome),
    }
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(item)}" for name, item in fields.items()) + "\n}\n"


def read_record(written: str) -> Record:
    """The record that a file holds. Raises RecordError, which names the field, for anything else."""
    try:
        data = json.loads(written, parse_float=no_float, parse_constant=no_float)
    except (ValueError, RecursionError) as error:
        raise RecordError("file", f"this is no JSON with exact numbers: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("format", f"this is no {FORMAT}")
    if data.get("number") != NUMBER:
        raise RecordError("number", f"the format has number {data.get('number')!r}; this program reads number {NUMBER}")
    fields = Fields(data, "", _RECORD)
    seats = fields.whole("seats")
    deal = Fields(fields.get("deal"), "deal", _DEAL)
    claims = tuple(_load_claim(claim, f"claims[{place}]", seats) for place, claim in enumerate(fields.items("claims")))
    begun = fields.optional_whole("begun")
    if begun > len(claims):
        raise RecordError("begun", f"{begun} claims cannot come from another game where there are {len(claims)}")
    return Record(
        fields.text("game"),
        fields.whole("version"),
        fields.get("options"),
        seats,
        _load_deal(deal),
        claims,
        None if fields.get("outcome") is None else _load_outcome(Fields(fields.get("outcome"), "outcome", _OUTCOME)),
        deal.optional_text("commitment"),
        deal.optional_text("nonce"),
        begun,
        fields.optional_text("laid"),
        deal.optional_whole("among"),
        tuple(text(name, "deal.wished") for name in deal.optional_items("wished")),
    )


def first_state(record: Record, game: Game[Any, Any]) -> Any:
    """The state before the first claim. Raises RecordError if the game is another, or of another version."""
    if record.game != game.name:
        raise RecordError("game", f"this is a record of {record.game}, not of {game.name}")
    if record.version != game.version and record.version not in game.reads:
        raise _of_other_version(record, game)
    if record.seats not in game.seats:
        raise RecordError("seats", f"{game.name} is not played with {record.seats} seats")
    options = _options(record, game)
    try:
        return game.as_of(deals.first_state(game, record.deal, record.seats, options, record.laid), record.version)
    except Refusal as refusal:
        raise RecordError("laid" if record.laid else "deal", str(refusal)) from refusal


def replay(record: Record, game: Game[Any, Any]) -> Iterator[tuple[Any, Seat, Claim[Any]]]:
    """Each state, the seat that spoke in it, and its claim. Raises RecordError at the first claim that the rules do not allow."""
    for state, seat, claim, _ in _played(record, game):
        yield state, seat, claim


def final_state(record: Record, game: Game[Any, Any]) -> Any:
    """The state after the last claim."""
    state = first_state(record, game)
    for _, _, _, after in _played(record, game):
        state = after
    return state


def verify(record: Record, game: Game[Any, Any] | None = None) -> list[Finding]:
    """Everything in a record that is not true; nothing if it can be trusted. A game that is not given comes from the registry."""
    try:
        played = registry.game(record.game) if game is None else game
        state = first_state(record, played)
    except RecordError as error:
        return [Finding(error.field, error.reason)]
    except LookupError as unknown:
        return [Finding("game", str(unknown))]
    found = _verify_deal(record, played)
    try:
        state = final_state(record, played)
    except RecordError as error:
        return [*found, Finding(error.field, error.reason)]
    outcome = played.outcome(state)
    if outcome != record.outcome:
        found.append(Finding("outcome", f"the record says {record.outcome}, but the game comes to {outcome}"))
    return found


def _played(record: Record, game: Game[Any, Any]) -> Iterator[tuple[Any, Seat, Claim[Any], Any]]:
    state = first_state(record, game)
    for place, (seat, said) in enumerate(record.claims):
        try:
            claim = game.read(state, seat, said)
            after = game.as_of(game.apply(state, seat, claim.move), record.version)
        except Objection as objection:
            if record.version != game.version:
                raise _of_other_version(record, game) from objection  # which understood the sentence
            raise RecordError(f"claims[{place}]", f"seat {seat} says {said!r}: {objection}") from objection
        yield state, seat, claim, after
        state = after


def _of_other_version(record: Record, game: Game[Any, Any]) -> RecordError:
    versions = f"version {record.version} of {record.game}; this program plays version {game.version}"
    return RecordError("version", f"this is a record of {versions}")


def _options(record: Record, game: Game[Any, Any]) -> Any:
    if not isinstance(record.options, dict):
        raise RecordError("options", "an object with named fields is expected")
    try:
        return game.options(record.options)
    except Refusal as refusal:
        raise RecordError("options", str(refusal)) from refusal


def _verify_deal(record: Record, game: Game[Any, Any]) -> list[Finding]:
    found: list[Finding] = []
    deal = record.deal
    if deal.name:
        try:
            named = deals.named_deal(game.pack(_options(record, game)), deal.name, game.shuffles_again)
        except Refusal as refusal:
            found.append(Finding("deal.name", str(refusal)))
        else:
            if named.cards != deal.cards:
                found.append(Finding("deal.cards", f"the deal named {deal.name!r} has its cards in another order"))
            if named.reshuffle_seed != deal.reshuffle_seed:
                found.append(Finding("deal.later", f"the deal named {deal.name!r} has other shuffles later"))
    if record.commitment:
        try:
            kept = deals.verify(deal, bytes.fromhex(record.nonce), record.commitment)
        except ValueError as error:
            found.append(Finding("deal.nonce", str(error)))
        else:
            if not kept:
                found.append(Finding("deal.commitment", "this is not the deal that was promised"))
    return found


def _load_deal(deal: Fields) -> Deal:
    if bool(deal.optional_text("commitment")) != bool(deal.optional_text("nonce")):
        raise RecordError("deal.nonce", "a commitment and its nonce are given together")
    later = deal.optional_text("later")
    if later and not deals.is_reshuffle_seed(later):
        raise RecordError("deal.later", "64 hexadecimal digits are expected")
    try:
        return Deal.load({"name": deal.text("name"), "cards": deal.items("cards")} | ({"later": later} if later else {}))
    except Refusal as refusal:
        raise RecordError("deal.cards", "a list of whole numbers is expected") from refusal


def _load_claim(data: Json, path: str, seats: int) -> tuple[Seat, str]:
    pair = items(data, path)
    if len(pair) != 2:
        raise RecordError(path, "a seat and a sentence are expected")
    seat = whole(pair[0], f"{path}[0]")
    if seat >= seats:
        raise RecordError(f"{path}[0]", f"there is no seat {seat} at a table of {seats}")
    return Seat(seat), text(pair[1], f"{path}[1]")


def _dump_outcome(outcome: Outcome) -> Json:
    scores = [score if isinstance(score, int) and is_short(score) else show_detail(score) for score in outcome.scores]
    return {"places": list(outcome.places), "scores": scores, "why": outcome.why}


def _load_outcome(fields: Fields) -> Outcome:
    places = tuple(whole(place, f"outcome.places[{seat}]") for seat, place in enumerate(fields.items("places")))
    scores = tuple(value(score, f"outcome.scores[{seat}]") for seat, score in enumerate(fields.items("scores")))
    return Outcome(places, scores, fields.text("why"))
