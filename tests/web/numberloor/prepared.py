"""The server, with the cards of these tests: every table of Numberloor has the deal of `tests/table/numberloor/tables.py`.

Started as a process of its own by `test_night_claims.py`. As long as no page draws Numberloor, it is shown with the plainest of
faces: what matters here travels beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from sumdeck.cli import main
from sumdeck.rules import deals
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.rules.numberloor import State
from sumdeck.web import faces, service
from sumdeck.web.faces.face import Card, Face
from sumdeck.web.faces.face import Outcome as Ending
from sumdeck.web.faces.faces import Drawing
from tests.table.numberloor.tables import deal


def prepared_deal(pack: Pack, entropy: bytes, later: bool = False) -> deals.Deal:
    """The same cards for every table of Numberloor."""
    return deal(pack) if pack.game == "numberloor" else deals.secret_deal(pack, entropy, later)


def plain_face(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> Face:
    """Counts, who may speak, and the seat's own cards by their names."""
    shown = view.shown
    hand = None if view.seat is None else tuple(card(shown, kind) for kind in shown.hands[view.seat])
    return Face(
        game=name,
        level=shown.setup.options.level,
        scoring=False,
        title=shown.setup.pack.title,
        centre=(),
        loose=tuple(card(shown, kind) for kind in shown.opened),
        hand=hand,
        hands=tuple(map(len, shown.hands)),
        deck=len(shown.pile),
        won=shown.stars,
        points=None,
        seat_to_play=to_act[0] if to_act else None,
        to_act=tuple(to_act),
        phase="finishing" if shown.finishing else "play",
        doubtable=(),
        sheet=(),
        outcome=None if outcome is None else Ending(outcome.places, tuple(map(str, outcome.scores)), outcome.why),
        assumed=True,
    )


def card(shown: State, kind: Any) -> Card:
    """A card by its label."""
    label = shown.setup.pack.label(kind)
    return Card(kind, label, "", "", "", 0, False, label)


def open_hands(state: State) -> list[tuple[Card, ...]]:
    """Every hand of a game that is over."""
    return [tuple(card(state, kind) for kind in hand) for hand in state.hands]


if __name__ == "__main__":
    service.secret_deal = prepared_deal  # type: ignore[attr-defined]
    faces.FACES.setdefault("numberloor", Drawing(plain_face, open_hands))
    sys.exit(main())
