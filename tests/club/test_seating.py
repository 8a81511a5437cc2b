"""Seating: tables as even as can be, strength spread over them, and people kept apart where that is possible."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.club.match import EntrantId
from sumdeck.club.seating import bracket_order, keep_apart, snake, table_sizes

Pairs = set[frozenset[int]]


@given(st.integers(2, 200), st.integers(2, 4))
def test_tables_are_as_few_and_as_even_as_can_be(players: int, seats: int) -> None:
    """M-167: a table of one only where two sit at a table, and an odd number plays."""
    sizes = table_sizes(players, seats)

    assert sum(sizes) == players
    assert len(sizes) == -(-players // seats)
    assert max(sizes) <= seats
    assert max(sizes) - min(sizes) <= 1
    assert (1 in sizes) == (seats == 2 and players % 2 == 1)


@given(st.integers(1, 60), st.integers(1, 20))
def test_everybody_is_dealt_to_one_table(players: int, tables: int) -> None:
    dealt = snake([EntrantId(player) for player in range(players)], tables)

    assert sorted(player for table in dealt for player in table) == list(range(players))
    assert max(map(len, dealt)) - min(map(len, dealt)) <= 1


@pytest.mark.parametrize(("tables", "order"), [(1, [0]), (2, [0, 1]), (4, [0, 3, 1, 2]), (8, [0, 7, 3, 4, 1, 6, 2, 5])])
def test_neighbours_meet_in_the_next_round(tables: int, order: list[int]) -> None:
    assert bracket_order(tables, 2) == order


@given(st.integers(1, 100), st.integers(2, 4))
def test_every_table_has_its_place_in_the_bracket(tables: int, seats: int) -> None:
    assert sorted(bracket_order(tables, seats)) == list(range(tables))


def every_way(players: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to seat people, one table after the other."""
    if not sizes:
        yield []
        return
    for table in combinations(players, sizes[0]):
        for rest in every_way([player for player in players if player not in table], sizes[1:]):
            yield [table, *rest]


def clashing(tables: Sequence[Sequence[int]], apart: Pairs) -> int:
    return sum(frozenset(pair) in apart for table in tables for pair in combinations(table, 2))


@given(st.data())
def test_nobody_clashes_who_need_not(data: st.DataObject) -> None:
    """Beside a slow search through every way to seat up to eight."""
    players, seats = data.draw(st.integers(2, 8)), data.draw(st.integers(2, 4))
    sizes = [size for size in table_sizes(players, seats) if size > 1]
    everybody = [EntrantId(player) for player in range(sum(sizes))]
    apart: Pairs = data.draw(st.sets(st.sampled_from([frozenset(pair) for pair in combinations(everybody, 2)])))
    clash = {one: {other: 1 for other in everybody if frozenset((one, other)) in apart} for one in everybody}

    seated = keep_apart(snake(everybody, len(sizes)), clash)

    assert sorted(player for table in seated for player in table) == everybody
    assert sorted(map(len, seated)) == sorted(sizes)
    assert clashing(seated, apart) == min(clashing(way, apart) for way in every_way(everybody, sizes))


@given(st.integers(2, 40), st.integers(2, 4), st.data())
def test_clubs_no_larger_than_the_number_of_tables_never_sit_together(tables: int, seats: int, data: st.DataObject) -> None:
    players = [EntrantId(player) for player in range(tables * seats)]
    club = data.draw(st.lists(st.sampled_from(players), max_size=tables, unique=True))
    clash = {one: {other: 1 for other in club if other != one} for one in club}

    seated = keep_apart(snake(players, tables), clash)

    assert all(len(set(club).intersection(table)) < 2 for table in seated)
