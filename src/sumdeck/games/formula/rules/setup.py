"""What stays the same all game long: options, seats, and what each kind of card is."""

from functools import lru_cache
from typing import Final

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Face
from sumdeck.games.formula.rules.options import Options, symbols_in_play
from sumdeck.games.formula.rules.packs import SIGNS, dealt_part
from sumdeck.games.formula.rules.starting import has_answer
from sumdeck.rules.game import Kind, Refusal
from sumdeck.rules.options import TableSetup

NONE: Final = Kind(-2)
"""No kind at all: the pack lacks this digit, or jokers."""
ENOUGH: Final = 6
"""With fewer cards than these to spare, a stock is gone in no time."""
WARN_SMALL: Final = "formula.warn_small"
WARN_SYMBOLS: Final = "formula.warn_symbols"


class Setup(TableSetup):
    """What play looks things up in."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats, dealt_part(options.pack))
        self.options = options
        self.symbols: tuple[str, ...] = symbols_in_play(options)
        self.digit: list[int] = [int(card.trait("digit", "-1")) for card in self.pack.cards]
        """The digit on each kind of card; −1 for a joker."""
        self.kind: list[Kind] = [Kind(self.digit.index(each)) if each in self.digit else NONE for each in range(10)]
        """The kind of card that has each digit, or `NONE`."""
        self.joker: Kind = Kind(self.digit.index(-1)) if -1 in self.digit else NONE
        self.real: list[Face] = [Face(self.kind[each], each) for each in range(10)]
        """The face of each digit's own card."""
        self.wild: list[Face] = [Face(self.joker, each) for each in range(10)]
        """The face of a joker that stands for each digit (F-62)."""
        self.quick: int = quick_rules(options, self.symbols)
        """The house rules as `quick.c` reads them; 0 where they are none of those that it knows."""
        self.numbers: dict[int, tuple[Face, ...]] = {}
        """Numbers by their codes, and laid cards by theirs, as far as they have been met: `formulas.py` fills them."""
        self.laid: dict[int, tuple[Kind, ...]] = {}

    def turned_up(self, card: Kind) -> Face:
        """A card as it lies face up at the start: a joker has no digit yet (F-18)."""
        return Face(card, self.digit[card])

    def has_answer(self, left: Kind, right: Kind) -> bool:
        """Whether two start cards can be completed at all, whoever may hold the answer."""
        return has_answer(self.pack, self.symbols, self.options.first_answer_max, left, right)

    def is_face(self, face: Face) -> bool:
        """Whether some card of the pack can lie like this (F-65)."""
        if not 0 <= face.digit <= 9 or not 0 <= face.kind < len(self.digit):
            return False
        return face.kind == self.joker or self.digit[face.kind] == face.digit


def quick_rules(options: Options, symbols: tuple[str, ...]) -> int:
    """What a search asks of the house rules, in one number."""
    if options.table_cards != "stay" or options.cards_per_turn > 3 or options.leading_zeros:
        return 0
    if options.extend != "both" or options.insert_between:
        return 0
    played = sum(1 << SIGNS.index(sign) for sign in symbols)
    yes_and_no = (options.must_reuse, not options.allow_same_formula, options.zero_quotient_lock)
    flags = sum(16 << place for place, said in enumerate(yes_and_no) if said)
    return played | flags | options.cards_per_turn << 8 | options.max_number_cards << 12 | options.first_answer_max << 14


@lru_cache(maxsize=256)
def setup_for(options: Options, seats: int) -> Setup:
    """One for all tables with the same options."""
    return Setup(options, seats)


LATEST: Final[list[Setup]] = []


def setup(options: Options, seats: int) -> Setup:
    """The same, without a look at each option where they are those of the game before."""
    found = LATEST[0] if LATEST else None
    if found is None or found.options is not options or found.seats != seats:
        found = setup_for(options, seats)
        LATEST[:] = [found]
    return found


def check_pack(rules: Setup) -> None:
    """Refuse a pack that so many players cannot play with."""
    if not rules.symbols:
        raise Refusal(Code.NO_SYMBOLS)
    needed = cards_needed(rules)
    if rules.pack.size < needed:
        raise Refusal(Code.PACK_TOO_SMALL, cards=rules.pack.size, needed=needed)


def pack_warnings(rules: Setup) -> tuple[str, ...]:
    """What is unusual about a pack: codes that have words. It can be played with all the same."""
    found: list[str] = []
    if cards_needed(rules) <= rules.pack.size < cards_needed(rules) + ENOUGH:
        found.append(WARN_SMALL)
    if "+" not in rules.symbols and "×" not in rules.symbols:
        found.append(WARN_SYMBOLS)
    return tuple(found)


def cards_needed(rules: Setup) -> int:
    """Cards for every hand, and two to turn up (F-3, F-5); one more for a winner (F-79)."""
    return rules.options.hand_size * rules.seats + 2 + int(rules.options.winner_extra_card)
