"""A text table of the tests: cards by name, lines that somebody types, and all that the screen showed."""

import io
from collections import Counter
from collections.abc import Sequence
from typing import Any

from sumdeck.folder import folder
from sumdeck.games.numero.rules.packs import numero_pack
from sumdeck.rules import registry
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Kind
from sumdeck.store import Store
from sumdeck.table import Table, open_table
from sumdeck.terminal.finding import waiting
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.seats import house_rules, seat_all, sit_down
from sumdeck.terminal.session import TableSession
from sumdeck.terminal.turns import Turns

STORES: dict[str, Store] = {}
"""Those that are open, by the folder they lie in."""
SPELT = str.maketrans("-x/", "−×÷")


class Desk:
    """A session that has been played with some lines."""

    def __init__(
        self, kept: KeptTable, lines: Sequence[str], *, width: int = 80, encoding: str = "utf-8", boxes: bool = True
    ) -> None:
        self.target = io.StringIO()
        source = io.StringIO("".join(f"{line}\n" for line in lines))
        self.screen = Screen(source, self.target, width=width, encoding=encoding, boxes=boxes)
        self.session = TableSession(self.screen, kept)
        self.following = Turns(self.session).run()

    @property
    def shown(self) -> str:
        """Everything that the screen showed."""
        return self.target.getvalue()

    @property
    def said(self) -> list[str]:
        """Who said what, by name."""
        return [f"{self.session.names[step.seat]}: {step.text}" for step in self.session.table_state.line]

    def answer(self, line: str) -> str:
        """What the screen showed after a line was typed, up to the next prompt."""
        after = self.shown.split(f"> {line}\n", 1)[1]
        return after.partition("\n> ")[0]


def table(
    *hands: str,
    centre: str,
    deck: str = "",
    game: str = "numero",
    names: Sequence[str] = (),
    against: Sequence[str] = (),
    **settings: Json,
) -> KeptTable:
    """A game at its beginning, with just these cards: in the hands, in the centre, then in the deck."""
    rules = registry.game(game)
    whole = numero_pack("full") if settings.get("scoring") else numero_pack("full").plain()
    zones = (*hands, centre, deck) if game == "numero" else (centre, *hands, deck)
    cards = [Kind(whole.labels.index(card.translate(SPELT))) for zone in zones for card in zone.split()]
    counts = Counter(cards)
    pack = Pack("few", "numero", "A few cards", *zip(*((whole.cards[kind], counts[kind]) for kind in sorted(counts))))
    options = rules.options({"level": "full", "pack": pack} | settings)
    deal = Deal(tuple(Kind(sorted(counts).index(card)) for card in cards))
    return laid(game, options, deal, len(hands), against, names)


def laid(game: str, options: Any, deal: Deal, seats: int, against: Sequence[str], names: Sequence[str]) -> KeptTable:
    """A table with these cards in the store of the test, where everybody sits."""
    rules, plans = registry.game(game), seat_all(seats, against, names)
    opened = open_table(rules, options, plans, deal, bytes(16), house_rules(rules.referee(options)))
    table = Table([opened], rules)
    sit_down(table, plans, 0)
    return KeptTable.lay(own_store(), table)


def own_store(place: str = "") -> Store:
    """The store of a test, which lies in the folder of its games."""
    place = place or str(folder())
    if place not in STORES:
        STORES[place] = Store.open()
    return STORES[place]


def close_stores() -> None:
    """Let go of what tests have opened."""
    while STORES:
        STORES.popitem()[1].close()


def latest() -> KeptTable:
    """The game that was played last and is not over."""
    return waiting(own_store())[0]


def claims_of(kept: KeptTable) -> list[tuple[int, str]]:
    """Who has said what."""
    return [(step.seat, step.text) for step in kept.table.state.line]


def again(kept: KeptTable, *lines: str) -> Desk:
    """The game as the store has it, gone on with."""
    return Desk(KeptTable(kept.store, kept.store.row(kept.row.id)), lines)


def two_people(turns: Sequence[str]) -> list[str]:
    """The lines of two people who pass the screen to each other."""
    return [line for turn in turns for line in ("", turn)]


PEOPLE = ("Ann", "Bo")
GAME_OF_TWO = ["5 + 3 = 8, take 8", "discard 4", "4 + 2 = 6", "discard 9", "[6] = 6, take 6", "pass"]
"""A whole game of hands 8 2 6 and 9 4 6 with a centre of 5 and 3: Ann wins seven cards, Bo is left with one."""
