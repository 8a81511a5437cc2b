"""What many games come to, worked out by hand."""

from fractions import Fraction
from io import StringIO

import pytest

from sumdeck.research.match import Row
from sumdeck.research.summary import Summary, share, write_csv
from sumdeck.rules.game import Value


def game(deal: str, seating: int, scores: tuple[Value, Value], moves: int = 10, why: str = "numero.most") -> list[Row]:
    """A game of ann and bob. In the second seating they have changed seats."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    entries = (0, 1) if seating == 0 else (1, 0)
    return [
        Row(deal, seating, seat, entry, ("ann", "bob")[entry], place, places.count(1), score, 3 + entry, 5, 6, moves, why)
        for seat, (entry, place, score) in enumerate(zip(entries, places, scores, strict=True))
    ]


FOUR_GAMES = Summary(
    "numero",
    ("ann", "bob"),
    (
        *game("d-0", 0, (20, 10), moves=9),
        *game("d-0", 1, (15, 15), moves=11, why="numero.shared_win"),
        *game("d-1", 0, (7, 9)),
        *game("d-1", 1, (6, 8)),
    ),
)


def test_a_standing_counts_wins_alone_and_shared_and_deals() -> None:
    """On d-0 Ann wins one game and shares the other; on d-1 each wins one, whatever the scores."""
    ann, bob = FOUR_GAMES.standings

    assert (ann.games, ann.wins, ann.shared_wins, ann.deals_won, ann.won.mean) == (4, 2, 1, 1, 0.625)
    assert (ann.score, ann.quartiles, ann.takes, ann.sentences, ann.sums) == (12.5, (7.75, 11.5, 16.25), 3.0, 5.0, 6.0)
    assert (bob.wins, bob.shared_wins, bob.deals_won, bob.score, bob.takes) == (1, 1, 0, 10.0, 4.0)


def test_the_spread_is_the_standard_deviation() -> None:
    scores = [20, 15, 7, 8]
    mean = sum(scores) / 4

    assert FOUR_GAMES.standings[0].spread == pytest.approx((sum((score - mean) ** 2 for score in scores) / 3) ** 0.5)
    assert Summary("numero", ("ann", "bob"), tuple(game("d-0", 0, (3, 4)))).standings[0].spread == 0


def test_lengths_and_endings_are_counted_by_games() -> None:
    assert FOUR_GAMES.games == 4
    assert FOUR_GAMES.lengths == (9, 10.0, 11)
    assert FOUR_GAMES.endings == {"numero.most": 3, "numero.shared_win": 1}


def test_players_of_one_name_are_told_apart() -> None:
    assert FOUR_GAMES.names == ("ann", "bob")
    assert Summary("numero", ("ann", "bob", "ann"), ()).names == ("ann 1", "bob", "ann 3")


def test_a_table_has_a_line_for_each_seat_and_exact_scores() -> None:
    file = StringIO()
    summary = Summary("numero", ("ann", "bob"), tuple(game("d-0", 1, (Fraction(57, 2), -3))))

    write_csv(summary.rows, file)

    assert file.getvalue() == (
        "deal,seating,seat,entry,player,place,winners,score,takes,sentences,sums,moves,why,choices,stuck\n"
        "d-0,1,0,1,bob,1,1,57/2,4,5,6,10,numero.most,0,0\n"
        "d-0,1,1,0,ann,2,1,-3,3,5,6,10,numero.most,0,0\n"
    )


def test_many_wins_by_few_points_beat_one_by_many() -> None:
    """Two deals from both seats: Ann wins three games by a point each, Bob one by a hundred. The deals won are Ann's."""
    rows = (*game("d-0", 0, (2, 1)), *game("d-0", 1, (1, 2)), *game("d-1", 0, (2, 1)), *game("d-1", 1, (101, 1)))
    ann, bob = Summary("formula", ("ann", "bob"), rows).standings

    assert (ann.deals_won, bob.deals_won) == (1, 0)
    assert (ann.won.mean, bob.won.mean) == (0.75, 0.25)


def test_a_seat_that_wins_more_is_seen_whoever_sits_there() -> None:
    first, second = FOUR_GAMES.seats

    assert (first.mean, second.mean) == (0.375, 0.625)


def test_an_interval_holds_its_share_and_shrinks_with_more_deals() -> None:
    few, many = share([1, 0, 1, 1]), share([1, 0, 1, 1] * 25)

    assert few.low < many.low < 0.75 < many.high < few.high
    assert share([1.0] * 10).low == pytest.approx(0.7225, abs=1e-4)  # Wilson for 10 of 10
    assert 0 <= share([0.0]).low <= share([0.0]).high <= 1
