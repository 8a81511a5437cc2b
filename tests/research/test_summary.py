"""What many games come to, worked out by hand."""

from fractions import Fraction
from pathlib import Path

import pytest

from sumdeck.research.match import Row
from sumdeck.research.summary import Standing, Summary
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
    """Ann wins d-0 by 35 to 25; d-1 is 15 to 15."""
    ann, bob = FOUR_GAMES.standings

    assert ann == Standing("ann", 4, 2, 1, 1, 12.5, ann.spread, 3.0, 5.0, 6.0)
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


def test_a_table_has_a_line_for_each_seat_and_exact_scores(tmp_path: Path) -> None:
    summary = Summary("numero", ("ann", "bob"), tuple(game("d-0", 1, (Fraction(57, 2), -3))))

    summary.write_csv(tmp_path / "games.csv")

    assert (tmp_path / "games.csv").read_text("utf-8") == (
        "deal,seating,seat,entry,player,place,winners,score,takes,sentences,equations,moves,why\n"
        "d-0,1,0,1,bob,1,1,57/2,4,5,6,10,numero.most\n"
        "d-0,1,1,0,ann,2,1,-3,3,5,6,10,numero.most\n"
    )
