"""The open table for mental-maths card games: `new("numero", "river", 2)` deals, and the game it returns plays."""

from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.deals import Deal, named_deal, secret_deal
from sumdeck.rules.game import (
    Claim,
    Game,
    Json,
    Kind,
    Mistake,
    MoveList,
    News,
    Objection,
    Outcome,
    Refusal,
    Seat,
    Value,
    View,
    Zone,
)
from sumdeck.rules.record import Record, read_record, write_record
from sumdeck.rules.registry import game, new, register
from sumdeck.rules.registry import games as game_names

__all__ = [
    "Card",
    "Claim",
    "Deal",
    "Game",
    "Json",
    "Kind",
    "Mistake",
    "MoveList",
    "News",
    "Objection",
    "Outcome",
    "Pack",
    "Record",
    "Refusal",
    "Seat",
    "Value",
    "View",
    "Zone",
    "game",
    "game_names",
    "named_deal",
    "new",
    "read_record",
    "register",
    "secret_deal",
    "write_record",
]

__version__ = "0.1.0"
