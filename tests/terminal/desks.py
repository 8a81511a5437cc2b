"""A text table of the tests: cards by name, lines that somebody types, and all that the screen showed."""

import io
from collections import Counter
from collections.abc import Sequence

from sumdeck.rules import registry
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Kind
from sumdeck.rules.numero import numero_pack
from sumdeck.rules.record import Record
from sumdeck.terminal.saved import Saved, load, new_path
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.seats import seat_all
from sumdeck.terminal.session import Session
from sumdeck.terminal.sitting import Sitting

SPELT = str.maketrans("-x/", "−×÷")


class Desk:
    """A session that has been played with some lines."""

    def __init__(
        self, saved: Saved, lines: Sequence[str], *, width: int = 80, ascii_only: bool = False, boxes: bool = True
    ) -> None:
        self.target = io.StringIO()
        source = io.StringIO("".join(f"{line}\n" for line in lines))
        self.screen = Screen(source, self.target, width=width, ascii_only=ascii_only, boxes=boxes)
        self.sitting = Sitting(self.screen, registry.game(saved.record.game), saved)
        Session(self.sitting).run()

    @property
    def shown(self) -> str:
        """Everything that the screen showed."""
        return self.target.getvalue()

    @property
    def said(self) -> list[str]:
        """Who said what, by name."""
        return [f"{self.sitting.names[seat]}: {text}" for seat, text in self.sitting.record.claims]

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
) -> Saved:
    """A game at its beginning, with just these cards: in the hands, in the centre, then in the deck."""
    rules = registry.game(game)
    whole = numero_pack("full") if settings.get("scoring") else numero_pack("full").plain()
    zones = (*hands, centre, deck) if game == "numero" else (centre, *hands, deck)
    cards = [Kind(whole.labels.index(card.translate(SPELT))) for zone in zones for card in zone.split()]
    counts = Counter(cards)
    pack = Pack("few", "numero", "A few cards", *zip(*((whole.cards[kind], counts[kind]) for kind in sorted(counts))))
    options = rules.options({"level": "full", "pack": pack} | settings)
    deal = Deal(tuple(Kind(sorted(counts).index(card)) for card in cards))
    record = Record(game, rules.version, rules.dump_options(options), len(hands), deal, ())
    saved = Saved(new_path(game), record, seat_all(len(hands), against, names))
    saved.write()
    return saved


def again(saved: Saved, *lines: str) -> Desk:
    """The game as the disk has it, gone on with."""
    return Desk(load(saved.path), lines)


def two_people(turns: Sequence[str]) -> list[str]:
    """The lines of two people who pass the screen to each other."""
    return [line for turn in turns for line in ("", turn)]


PEOPLE = ("Ann", "Bo")
GAME_OF_TWO = ["5 + 3 = 8, take 8", "discard 4", "4 + 2 = 6", "discard 9", "[6] = 6, take 6", "pass"]
"""A whole game of hands 8 2 6 and 9 4 6 with a centre of 5 and 3: Ann wins seven cards, Bo is left with one."""
