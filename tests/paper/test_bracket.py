"""Tournaments on paper: everybody can be read, nothing lies on anything else, and every line leads somewhere."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sumdeck.club.bracket import Sheet, laid, leads
from sumdeck.club.commands import DrawRound, Enter, Report, Withdraw
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.plan import Plan, PlanTable, plan_of
from sumdeck.club.tournament import Tournament
from sumdeck.paper import fonts
from sumdeck.paper.bracket import body, bracket
from sumdeck.paper.measures import PAPERS, Box
from sumdeck.paper.pen import Document, write
from sumdeck.paper.tournament.boxes import room_in
from sumdeck.paper.tournament.sheets import SIDES, sheets
from tests.budget import budget, by_turns
from tests.club.fairs import begun, by_lot, play_out, play_round
from tests.paper.reading import is_blank, overlapping, picture, reader, text_of, titles, words

MANNERS = ("Jolly", "Careful", "Mighty", "Graceful", "Quiet", "Eager", "Lunar", "Witty")
ANIMALS = ("Hedgehog", "Flamingo", "Otter", "Sparrow", "Giraffe", "Lynx", "Moose", "Chipmunk")
NAMES = [f"{manner} {animal}" for animal in ANIMALS for manner in MANNERS]
NAMES[3] = "Wolfeschlegelsteinhausenbergerdorff"


def fair(players: int, **chosen: Any) -> Tournament:
    return begun([Enter(name, club="North Lane School") for name in NAMES[:players]], clubs_apart=False, **chosen)


def with_points(tournament: Tournament, rounds: int = 99) -> Tournament:
    """Play some rounds, with points of one to three digits."""
    chance = random.Random(7)
    while rounds and not tournament.over:
        rounds -= 1
        for match in tournament.progress.open:
            order = by_lot(chance)(match)
            had = dict(
                zip((player for (player,) in order), sorted((chance.randrange(130) for _ in order), reverse=True), strict=True)
            )
            tournament.act(Report(match.id, order, tuple(had[player] for player in match.players)))
        if tournament.drawable:
            tournament.act(DrawRound())
    return tournament


PLANS: dict[str, Callable[[], Tournament]] = {
    "8 single": lambda: with_points(fair(8, system="single", third_place=True)),
    "8 single, two rounds": lambda: with_points(fair(8, system="single"), 1),
    "8 double, begun": lambda: fair(8, system="double"),
    "16 double": lambda: with_points(fair(16, system="double")),
    "9 by threes": lambda: with_points(fair(9, system="single", seats=3)),
    "23 by fours, two go on": lambda: play_out(fair(23, system="double", seats=4, advance=2)),
    "37 single, one round": lambda: with_points(fair(37, system="single"), 1),
    "64 single": lambda: with_points(fair(64, system="single", third_place=True)),
    "64 double": lambda: with_points(fair(64, system="double")),
    "Swiss of 7": lambda: with_points(fair(7, system="swiss"), 2),
    "Swiss of 40 by fours": lambda: with_points(fair(40, system="swiss", seats=4)),
    "round robin of 6": lambda: play_out(fair(6, system="round_robin")),
    "groups of 12": lambda: with_points(fair(12, system="groups", group_size=4)),
}


@cache
def plan(name: str) -> Plan:
    return plan_of(PLANS[name]().progress)


@cache
def printed(name: str, paper: str = "a4") -> bytes:
    """A plan on paper, made once for all tests that look at it."""
    return bracket(plan(name), PAPERS[paper])


@pytest.mark.parametrize(("name", "paper"), by_turns(PLANS, PAPERS))
def test_pages_are_tidy_and_nothing_is_too_small(name: str, paper: str) -> None:
    pdf = printed(name, paper)

    for page in words(pdf):
        assert page
        assert overlapping(page) == []
        assert all(PAPERS[paper].sideways.printable.holds(box) for _, box in page)
    assert min(letter_sizes(pdf)) >= 6.499


def letter_sizes(pdf: bytes) -> set[float]:
    found: set[float] = set()
    for page in reader(pdf).pages:
        page.extract_text(visitor_text=lambda text, _cm, _tm, _font, size: found.add(size) if text.strip() else None)
    return found


@pytest.mark.parametrize("name", PLANS)
def test_everybody_and_every_result_can_be_read(name: str) -> None:
    read = Counter(text for page in words(printed(name)) for text, _ in page)

    text = " ".join(read)
    assert all(row.name in text for row in plan(name).standings)
    wanted = Counter(
        seat.points for number in plan(name).rounds for table in number.tables for seat in table.seats if seat.points
    )
    assert all(sum(str(points) in piece.split() for piece in read.elements()) >= count for points, count in wanted.items())


def test_sixty_four_players_have_a_page_for_each_half_and_one_for_the_last_rounds() -> None:
    pdf = printed("64 single")

    assert titles(pdf) == ["Bracket, part 1 of 2", "Bracket, part 2 of 2", "The last rounds", "Standings"]
    pages = [page.extract_text() for page in reader(pdf).pages]
    assert all(f"Round {number}" in pages[half] for half in (0, 1) for number in range(1, 6))
    assert all(words in pages[2] for words in ("Round 5", "Round 6", "Final", "Third place"))


def test_both_sides_of_a_small_double_elimination_share_a_page() -> None:
    pdf = printed("8 double, begun")

    assert titles(pdf) == ["Bracket", "Standings"]
    text = text_of(pdf)
    assert all(words in text for words in ("Unbeaten", "Second chance", "Final", "winner of 1", "loser of 1"))


def test_a_table_of_three_tells_everybodys_place_where_there_are_no_points() -> None:
    text = text_of(bracket(plan_of(play_out(fair(9, system="single", seats=3)).progress), PAPERS["a4"]))

    assert [text.count(f" {place}. ") for place in (1, 2, 3)] == [4, 4, 4]


def test_groups_come_before_their_bracket_and_the_standings_last() -> None:
    pdf = printed("groups of 12", "letter")

    assert titles(pdf) == ["Games", "Bracket", "Standings"]
    assert all(f"Group {group} · Round {number}" in text_of(pdf) for group in (1, 2, 3) for number in (1, 2, 3))


def test_the_champion_stands_on_every_page() -> None:
    champion = plan("16 double").standings[0].name

    assert all(f"Champion: {champion}" in page.extract_text() for page in reader(printed("16 double")).pages)
    assert "Champion" not in text_of(printed("8 double, begun"))


def test_parts_of_points_are_written_with_letters_that_we_have() -> None:
    assert any("⅓" in row.points for row in plan("Swiss of 40 by fours").standings)
    assert "1 1/3" in text_of(printed("Swiss of 40 by fours"))


def test_who_has_left_is_said_to_have_left() -> None:
    tournament = fair(5, system="swiss")
    tournament.act(Withdraw(EntrantId(2)))
    play_round(tournament)

    assert f"{NAMES[2]} (left)" in text_of(bracket(plan_of(tournament.progress), PAPERS["a4"]))


def test_a_name_without_letters_of_ours_leaves_a_line_to_write_on() -> None:
    entries = [Enter(name) for name in ("小明", "Otter", "Fox", "Owl")]
    for system in ("single", "swiss"):
        text = text_of(bracket(plan_of(begun(entries, system=system).progress), PAPERS["a4"]))
        assert all(name in text for name in ("Otter", "Fox", "Owl"))

    nobody = begun([Enter("小明"), Enter("小红")], system="single")
    assert "☐☐" in text_of(bracket(plan_of(nobody.progress), PAPERS["a4"])), "not even where there is no other name"
    paper = PAPERS["a4"]
    document, box = Document("", paper), Box(100, 100, 200, 20)
    write(document.turn("A name"), box, "小明", 12)
    assert not is_blank(picture(document.finished(), 0), box, paper)


def test_a_very_long_name_is_cut_off_in_the_bracket_and_whole_in_the_standings() -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff " * 2
    entries = [Enter(name.strip()), *(Enter(other) for other in NAMES[:15])]

    pdf = bracket(plan_of(begun(entries, system="single").progress), PAPERS["a4"])

    pages = [" ".join(page.extract_text().split()) for page in reader(pdf).pages]
    assert "Wolfeschlegelstein" in pages[0]
    assert "…" in pages[0]
    assert name.strip() in pages[-1]


def test_before_the_first_draw_there_is_nothing_to_print() -> None:
    with pytest.raises(ValueError, match="nothing is drawn yet"):
        bracket(Plan("Fair", "single", False, None, (), (), (), 0, 0), PAPERS["a4"])


def test_the_same_plan_gives_the_same_bytes() -> None:
    for name in ("16 double", "groups of 12"):
        assert printed(name) == bracket(plan_of(PLANS[name]().progress), PAPERS["a4"])


@settings(max_examples=budget(20, 200))
@given(
    players=st.integers(2, 90),
    seats=st.integers(2, 4),
    advance=st.integers(1, 2),
    system=st.sampled_from(("single", "double")),
    rounds=st.integers(0, 12),
    leaving=st.sets(st.integers(0, 89), max_size=4),
    third=st.booleans(),
    chance=st.randoms(use_true_random=False),
)
def test_any_bracket_has_all_its_tables_on_sheets_that_can_be_read(
    players: int, seats: int, advance: int, system: str, rounds: int, leaving: set[int], third: bool, chance: random.Random
) -> None:
    tournament = begun(players, system=system, seats=seats, advance=min(advance, seats - 1), third_place=third)
    for number in range(rounds):
        if tournament.over:
            break
        for player in (one for one in sorted(leaving) if one < players and one % 3 == number):
            tournament.act(Withdraw(EntrantId(player)))
        play_round(tournament, by_lot(chance))
    tables = {table.id: table for number in plan_of(tournament.progress).rounds for table in number.tables}

    room = room_in(body(PAPERS["letter"].sideways), tables.values())
    found = sheets(tuple(tables.values()), room)

    assert {spot.id for sheet in found for spot in sheet.spots} == {id for id, table in tables.items() if table.side in SIDES}
    for sheet in (*found, laid(tuple(tables.values()), wide=True)):
        for one, other in combinations(sheet.spots, 2):
            assert one.column != other.column or one.bottom <= other.top or other.bottom <= one.top
        assert_lines_lead(sheet, tables)
    for sheet in found:
        assert sheet.height <= room.rows
        assert len(sheet.rounds) <= room.columns


def assert_lines_lead(sheet: Sheet, tables: dict[MatchId, PlanTable]) -> None:
    """A line for each seat whose table before is on the sheet; none lies on another, but where they lead to one table."""
    here = {spot.id for spot in sheet.spots}
    ends = {(spot.column, spot.top + place + 0.5): (spot, place) for spot in sheet.spots for place in range(spot.rows)}
    expected = [
        end
        for end, (spot, place) in ends.items()
        if (before := tables[spot.id].seats[place].came_from) in here and leads(tables[MatchId(before)], tables[spot.id])
    ]
    assert Counter((line.right, line.end) for line in sheet.lines) == Counter(expected)
    for one, other in combinations(sheet.lines, 2):
        if (one.right, one.turn) == (other.right, other.turn) and ends[one.right, one.end][0] != ends[other.right, other.end][0]:
            assert one.span[1] < other.span[0] or other.span[1] < one.span[0]


def test_what_we_call_printable_is_what_can_be_printed() -> None:
    assert fonts.printable("Łucja Müller – Ω")
    assert not fonts.printable("小明")
