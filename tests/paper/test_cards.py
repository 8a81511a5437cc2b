"""Card sheets: every card of every pack once, with its signs, the same bytes each time."""

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import product
from typing import cast

import pytest
from PIL import ImageChops
from pypdf.generic import DictionaryObject

from fives.rules import Fives
from sumdeck.paper.cards import card_sheets, sheets_of
from sumdeck.paper.design import Design, design_of, designs
from sumdeck.paper.faces import HEIGHT, WIDTH
from sumdeck.paper.fonts import BOLD, Unprintable, runs
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import MM, PAPERS, Box
from sumdeck.paper.pen import Pen
from sumdeck.rules import registry
from sumdeck.rules.cards import Card, Pack
from tests.budget import by_turns
from tests.paper.reading import is_blank, overlapping, picture, reader, titles, words

PACKS = {(design.game.name, name): (design, pack) for design in designs() for name, pack in design.packs().items()}
LEVELS = [(design.game.name, level.name) for design in designs() for level in design.game.levels()]
LOOKS = [Look(paper, large, safe) for paper, large, safe in product(PAPERS.values(), (False, True), (False, True))]


def named(game: str, pack: str) -> tuple[Design, Pack]:
    return PACKS[game, pack]


@cache
def printed_sheets(which: tuple[str, str], look: Look) -> bytes:
    """A whole pack on paper, made once for all tests that look at it."""
    return card_sheets(*PACKS[which], look)


class Recording(Design):
    """Draws nothing, and keeps what it was asked to draw, with the place on the page."""

    def __init__(self, design: Design) -> None:
        super().__init__(design.game)
        self.fronts: list[tuple[Card, tuple[float, float]]] = []
        self.backs: list[tuple[float, float]] = []

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        self.fronts.append((card, pen.canvas.absolutePosition(0, 0)))

    def draw_back(self, pen: Pen) -> None:
        self.backs.append(pen.canvas.absolutePosition(0, 0))


def test_all_packs_of_all_games_are_known() -> None:
    assert {game for game, _ in PACKS} == {"formula", "mathino", "numberloor", "numero"}
    assert {name for game, name in PACKS if game == "mathino"} == {"mathino-52", "mathino-52-zero", "mathino-48", "playing-cards"}
    assert {name for game, name in PACKS if game == "numero"} == {"full", "playing-cards"}


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("which", PACKS, ids=str)
def test_every_card_is_there_exactly_once(which: tuple[str, str], large: bool) -> None:
    design, pack = PACKS[which]
    drawn = Recording(design)

    card_sheets(drawn, pack, Look(large=large))

    assert Counter(card for card, _ in drawn.fronts) == Counter(dict(zip(pack.cards, pack.counts, strict=True)))


@pytest.mark.parametrize("look", LOOKS[::2], ids=str)
def test_each_card_has_a_back_behind_it(look: Look) -> None:
    design, pack = named("formula", "full")
    drawn = Recording(design)

    card_sheets(drawn, pack, look)

    width = look.front(0).width
    assert len(drawn.fronts) == len(drawn.backs) == pack.size
    for (_, (x, y)), (back_x, back_y) in zip(drawn.fronts, drawn.backs, strict=True):
        assert (look.paper.width - x - width, y) == pytest.approx((back_x, back_y))


@pytest.mark.parametrize("which", PACKS, ids=str)
def test_the_faces_can_be_read_in_the_finished_file(which: tuple[str, str]) -> None:
    """Each face stands in two corners at least, marks elsewhere; what is printed in two fonts is read back in two pieces."""
    pack = PACKS[which][1]

    printed = Counter(text for page in words(printed_sheets(which, Look(backs=False))) for text, _ in page)

    for kind in pack.kinds():
        card = pack.cards[kind]
        face = card.trait("value") if card.group in ("floors", "nights") else card.face.removesuffix(" red").removesuffix(" blue")
        alike = [other for other in pack.kinds() if pack.cards[other].face == card.face]
        wanted = sum(pack.counts[other] for other in alike)
        assert printed[runs(face, BOLD)[0][1]] >= wanted * (1 if card.group == "symbols" else 2), card


@pytest.mark.parametrize(("which", "look"), by_turns(PACKS, [LOOKS[0], LOOKS[-1]]), ids=str)
def test_words_stay_on_their_card_and_off_each_other(which: tuple[str, str], look: Look) -> None:
    design, pack = PACKS[which]
    kinds = pack.select(pack.kinds()[:: 1 if pack.size < 60 else 2])
    cells = [look.front(place).inset(2 * MM) for place in range(look.per_sheet)]
    beside = look.block.inset(-0.1)

    for page in words(card_sheets(design, kinds, Look(look.paper, look.large, look.colour_safe, backs=False))):
        assert overlapping(page) == []
        for text, box in page:
            assert look.paper.printable.holds(box)
            assert not box.overlaps(beside) or any(cell.holds(box) for cell in cells), text


def inside(block: Box, box: Box) -> Box:
    """As much of a box as lies in the block: beside it are the cut marks."""
    left, bottom = max(block.left, box.left), max(block.bottom, box.bottom)
    return Box(left, bottom, min(block.right, box.right) - left, min(block.top, box.top) - bottom)


@pytest.mark.parametrize("which", PACKS, ids=str)
def test_nothing_is_printed_where_the_knife_goes(which: tuple[str, str]) -> None:
    """2 mm on both sides of every cut stay white, on fronts and on backs: no cut is quite straight."""
    look = Look()

    pdf = printed_sheets(which, look)

    for page in (0, 1, len(reader(pdf).pages) - 1):
        shown = picture(pdf, page, 2)
        for step in range(look.across + 1):
            x = look.block.left + step * look.block.width / look.across
            y = look.block.bottom + step * look.block.height / look.across
            assert is_blank(shown, inside(look.block, Box(x - 2 * MM, 0, 4 * MM, look.paper.height)), look.paper)
            assert is_blank(shown, inside(look.block, Box(0, y - 2 * MM, look.paper.width, 4 * MM)), look.paper)


@pytest.mark.parametrize("which", PACKS, ids=str)
def test_a_back_looks_the_same_upside_down(which: tuple[str, str]) -> None:
    look = Look()
    box = look.back(0)
    shown = picture(printed_sheets(which, look), 1, 2)
    edges = (box.left, look.paper.height - box.top, box.right, look.paper.height - box.bottom)
    back = shown.crop(tuple(round(2 * edge) for edge in edges))  # type: ignore[arg-type]

    turned = back.rotate(180)

    assert max(ImageChops.difference(back.resize((30, 42)), turned.resize((30, 42))).tobytes()) < 40


@pytest.mark.parametrize(("which", "paper"), by_turns(LEVELS, PAPERS), ids=str)
def test_every_level_has_cards_on_every_paper(which: tuple[str, str], paper: str) -> None:
    game, level = which
    design, look = design_of(registry.game(game)), Look(PAPERS[paper])
    pack = design.of_level(level)
    sheets = reader(card_sheets(design, pack, look))
    box = sheets.pages[0].mediabox

    assert (float(box.width), float(box.height)) == pytest.approx((look.paper.width, look.paper.height), abs=0.01)
    assert len(sheets.pages) == 2 * len(sheets_of(pack, look))


def test_a_level_without_plus_prints_no_plus() -> None:
    design, _ = named("formula", "full")

    assert {card.face for card in design.of_level("times-divide").cards if card.group == "symbols"} == {"×", "÷", "="}
    assert {card.face for card in design.of_level("base").cards if card.group == "symbols"} == {"+", "−", "×", "÷", "="}


@pytest.mark.parametrize("which", PACKS, ids=str)
def test_the_same_wish_gives_the_same_bytes(which: tuple[str, str]) -> None:
    pack = PACKS[which][1]

    assert printed_sheets(which, Look()) == card_sheets(design_of(registry.game(which[0])), pack, Look())


def test_another_process_makes_the_same_bytes() -> None:
    """Nothing depends on Python's hash seed, or on what was printed before."""
    script = (
        "import sys; from sumdeck.rules import registry\n"
        "from sumdeck.paper.cards import card_sheets; from sumdeck.paper.design import design_of\n"
        "from sumdeck.paper.looks import Look\n"
        "design = design_of(registry.game('numero'))\n"
        "sys.stdout.buffer.write(card_sheets(design, design.packs()['full'], Look()))"
    )

    made = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": "1"}, capture_output=True, check=True
    )

    assert made.stdout == printed_sheets(("numero", "full"), Look())


def test_a_file_says_what_it_is() -> None:
    design, pack = named("numero", "playing-cards")

    pdf = card_sheets(design, pack, Look())

    catalogue = reader(pdf).root_object
    assert reader(pdf).metadata is not None
    assert reader(pdf).metadata["/Title"] == "Numero: Playing cards"
    assert str(catalogue["/Lang"]) == "en"
    preferences = cast(DictionaryObject, catalogue["/ViewerPreferences"].get_object())
    assert str(preferences["/Duplex"]) == "/DuplexFlipLongEdge"
    assert str(preferences["/PrintScaling"]) == "/None"
    assert titles(pdf)[:3] == ["Sheet 1, fronts", "Sheet 1, backs", "Sheet 2, fronts"]


def test_all_letters_are_in_the_file() -> None:
    for page in reader(printed_sheets(("numero", "full"), Look())).pages:
        for font in page["/Resources"]["/Font"].get_object().values():
            assert font.get_object()["/Subtype"] != "/TrueType" or "/FontFile2" in font.get_object()["/FontDescriptor"]


def test_without_backs_there_are_fronts_alone() -> None:
    pdf = printed_sheets(("formula", "full"), Look(backs=False))

    assert titles(pdf) == [f"Sheet {number}, fronts" for number in range(1, 8)]


def test_colour_safe_cards_say_their_colour() -> None:
    plain, safe = (
        [text for page in words(printed_sheets(("numero", "full"), Look(colour_safe=safely))) for text, _ in page]
        for safely in (False, True)
    )

    assert "orange" not in plain
    assert safe.count("orange") == 2 * 15


def test_a_card_of_large_print_is_larger_and_so_is_what_is_on_it() -> None:
    def highest(look: Look) -> float:
        return max(box.height for page in words(printed_sheets(("formula", "full"), look)) for _, box in page)

    assert highest(Look(large=True)) > 1.4 * highest(Look())


def test_how_far_it_is_can_be_heard() -> None:
    design, pack = named("formula", "full")
    heard: list[tuple[int, int]] = []

    card_sheets(design, pack, Look(), lambda done, of: heard.append((done, of)))

    assert heard == [(number, 7) for number in range(1, 8)]


def test_a_colour_that_we_do_not_know_is_written_on_the_card() -> None:
    design, _ = named("numero", "full")
    traits = [(("kind", "number"), ("value", str(value))) for value in range(1, 11)]
    cards = tuple(Card(dict(known)["value"], "numbers", "pink", traits=known) for known in traits)

    pdf = card_sheets(design, Pack("pink", "numero", "Ten pink cards", cards, (1,) * 10), Look())

    assert [text for page in words(pdf) for text, _ in page].count("pink") == 2 * 10


def test_a_shape_that_we_do_not_know_is_written_on_the_card() -> None:
    design, _ = named("mathino", "mathino-52")
    cards = tuple(Card(str(value), "numbers", "blue", traits=(("number", str(value)), ("shape", "fish"))) for value in range(12))

    pdf = card_sheets(design, Pack("fish", "mathino", "Twelve fishes", cards, (1,) * 12), Look())

    assert [text for page in words(pdf) for text, _ in page].count("fish") == 12


def test_the_longest_faces_stay_on_their_card() -> None:
    long = ("999", "−999", "1234/5678", "0.123456", "100.25%", "668")
    kinds = [(("kind", "wild" if "." in face else "number"), ("value", "1")) for face in long]
    cards = [Card(face, "numbers", "vermilion", 99, traits=known) for face, known in zip(long, kinds, strict=True)]
    pack, look = Pack("own", "numero", "Own", tuple(cards), (1,) * len(long)), Look(backs=False)

    (page,) = words(card_sheets(named("numero", "full")[0], pack, look))

    assert overlapping(page) == []
    assert all(any(look.front(place).inset(2 * MM).holds(box) for place in range(6)) for _, box in page[3:])


def test_letters_that_no_font_has_are_named() -> None:
    design, pack = named("formula", "full")

    with pytest.raises(Unprintable, match="牌"):
        card_sheets(design, Pack("own", "formula", "牌", pack.cards, pack.counts), Look())


def test_a_game_without_a_design_is_printed_plainly() -> None:
    design = design_of(Fives())
    pack = next(iter(design.packs().values()))

    printed = [text for page in words(card_sheets(design, pack, Look())) for text, _ in page]

    assert type(design) is Design
    assert all(card.face in printed for card in pack.cards)


def test_a_card_is_drawn_in_the_shape_of_the_page() -> None:
    assert WIDTH / HEIGHT == Look().front(0).width / Look().front(0).height == pytest.approx(5 / 7)
