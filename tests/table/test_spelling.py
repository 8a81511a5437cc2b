"""A misspelt word is asked about, never played by guess: in all games and languages, by one mechanism."""

import pytest

from sumdeck.rules.deals import named_deal
from sumdeck.rules.registry import game
from sumdeck.table import Table, open_table
from tests.table.tables import NONCE, PERSON, P, laid, occupied, refused, say


@pytest.mark.parametrize(
    ("text", "piece", "word"),
    [
        ("discrad 4", "discrad", "discard"),
        ("9 + 1 = 10, biuld", "biuld", "build"),
        ("ablgen 4", "ablgen", "ablegen"),
        ("prneds 4", "prneds", "prends"),
        ("9 plsu 1 is 11", "plsu", "plus"),
    ],
)
def test_a_misspelt_word_is_asked_about_and_nothing_is_played(text: str, piece: str, word: str) -> None:
    table = laid()

    with refused("sentence.did_you_mean", piece=piece, word=word):
        say(table, P, text)

    assert table.n == 2


@pytest.mark.parametrize(
    ("name", "text", "word"),
    [("mathino", "captrue 9", "capture"), ("numberloor", "baloon 3", "balloon"), ("formula", "darw", "draw")],
)
def test_every_game_asks_in_the_same_way(name: str, text: str, word: str) -> None:
    played = game(name)
    options = played.options({})
    deal = named_deal(played.pack(options), "spelling", reshuffles=played.shuffles_again)
    table = occupied(Table([open_table(played, options, [PERSON] * 2, deal, NONCE)], played))

    with refused("sentence.did_you_mean", piece=text.split()[0], word=word):
        say(table, table.state.to_act[0], text)


@pytest.mark.parametrize("text", ["hello", "9 + 1 = 10, whatever"])
def test_no_word_is_offered_with_which_the_game_would_not_hear_it(text: str) -> None:
    with refused("sentence.unreadable"):
        say(laid(), P, text)
