"""Where cards lie on a sheet: inside what a printer reaches, beside each other, and each back behind its front."""

from itertools import combinations, product

import pytest

from sumdeck.paper.looks import BLOCK, Look
from sumdeck.paper.measures import MM, PAPERS, Box

LOOKS = [Look(paper, large) for paper, large in product(PAPERS.values(), (False, True))]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_cards_and_cut_marks_are_where_a_printer_reaches(look: Look) -> None:
    marks = [Box(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)) for x, y, to_x, to_y in look.cuts()]

    assert all(look.paper.printable.holds(box) for box in [*marks, *map(look.front, range(look.per_sheet))])


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_card_lies_on_another_and_no_mark_on_a_card(look: Look) -> None:
    cards = [look.front(place) for place in range(look.per_sheet)]

    assert not any(one.overlaps(other) for one, other in combinations(cards, 2))
    for x, y, to_x, to_y in look.cuts():
        assert not any(card.overlaps(Box(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)), -0.1) for card in cards)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_back_is_behind_its_front_when_the_sheet_is_turned_on_its_long_edge(look: Look) -> None:
    for place in range(look.per_sheet):
        front, back = look.front(place), look.back(place)

        turned = Box(look.paper.width - front.right, front.bottom, front.width, front.height)
        assert turned.holds(back)
        assert back.holds(turned)


@pytest.mark.parametrize(("large", "width", "height"), [(False, 60, 84), (True, 90, 126)])
@pytest.mark.parametrize("paper", PAPERS)
def test_a_card_has_one_size_on_every_paper(paper: str, large: bool, width: int, height: int) -> None:
    card = Look(PAPERS[paper], large).front(0)

    assert (card.width, card.height) == pytest.approx((width * MM, height * MM))


def test_all_cards_together_fill_the_block() -> None:
    look = Look()

    assert sum(look.front(place).width * look.front(place).height for place in range(9)) == pytest.approx(BLOCK[0] * BLOCK[1])
