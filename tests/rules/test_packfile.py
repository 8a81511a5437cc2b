"""Pack files: what they can say, and how a bad one is refused.

The game here is a toy with two groups: letters that have a face, and numbers from 1 to 99.
"""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.rules.cards import MOST_CARDS, Card, Pack
from sumdeck.rules.packfile import CardFace, Fault, PackError, Schema, load_pack, read_pack


def draw(given: Mapping[str, str]) -> CardFace:
    if "face" in given:
        return CardFace(given["face"], "letters", (("face", given["face"]),))
    if not given.get("value", "").isdecimal():
        raise Fault("value", "a number is expected")
    return CardFace(given["value"], "numbers", (("value", given["value"]),))


def recall(card: Card) -> Mapping[str, str]:
    return dict(card.traits)


def judge(pack: Pack) -> None:
    if "x" in pack.labels:
        raise Fault("card", "no x in this game")


TOY = Schema("toy", ("numbers", "letters"), ("face", "value"), draw, judge, recall)


HEAD = 'game = "toy"\nname = "little"\ntitle = "A little pack"\n'
ONE = '[[card]]\nvalue = 1\nstatus = "stated"\n'


def read(cards: str, head: str = HEAD) -> Pack:
    return read_pack(head + cards, "my.toml", TOY)


def pack_or_error(text: str) -> Pack | PackError:
    try:
        return read_pack(text, "my.toml", TOY)
    except PackError as error:
        return error


def refused(text: str) -> PackError:
    """Why a whole file is refused. The line must be the one that says `# here`; without such a line, line 1."""
    found = pack_or_error(text)
    marked = [number for number, line in enumerate(text.split("\n"), start=1) if line.endswith("# here")]
    assert isinstance(found, PackError)
    assert [found.line] == (marked or [1])
    return found


def test_a_table_gives_every_combination_of_its_lists() -> None:
    pack = read('[[card]]\nvalue = "1-3"\ncolour = ["red", "blue"]\ncount = 2\nstatus = "stated"\n')

    assert pack.labels == ("1b", "1r", "2b", "2r", "3b", "3r")
    assert pack.size == 12


def test_a_key_may_hold_one_thing_a_list_or_ranges_in_a_list() -> None:
    pack = read('[[card]]\nvalue = 7\nstatus = "stated"\n[[card]]\nvalue = [9, "11–12", "20 - 21"]\nstatus = "stated"')

    assert pack.labels == ("7", "9", "11", "12", "20", "21")


def test_points_are_known_as_surely_as_the_card_unless_the_file_says_otherwise() -> None:
    text = (
        '[[card]]\nvalue = 1\nstatus = "derived"\n[[card]]\nvalue = 2\npoints = 3\nstatus = "derived"\npoints_status = "assumed"'
    )
    one, two = read(text).cards

    assert (one.points, one.status, one.points_status) == (0, "derived", "derived")
    assert (two.points, two.status, two.points_status) == (3, "derived", "assumed")


def test_a_card_that_says_nothing_of_it_is_there() -> None:
    """Whoever writes a pack of their own has the cards before them."""
    (card,) = read("[[card]]\nvalue = 1").cards

    assert (card.status, card.points_status) == ("stated", "stated")


def test_kinds_are_sorted_by_group_number_face_and_colour_whatever_the_file_does() -> None:
    tables = [
        '[[card]]\nface = ["b", "a10", "a9", "a"]\nstatus = "stated"\n',
        '[[card]]\nvalue = [12, 2]\ncolour = "red"\nstatus = "stated"\n',
        '[[card]]\nvalue = 2\ncolour = ["green", "blue"]\nstatus = "stated"\n',
    ]

    assert read("".join(tables)).labels == ("2b", "2g", "2r", "12", "a", "b", "a9", "a10")
    assert read("".join(tables)) == read("".join(reversed(tables)))


def test_colours_are_written_small() -> None:
    assert read('[[card]]\nvalue = 1\ncolour = "Grün"\nstatus = "stated"').cards[0].colour == "grün"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('status = "sure"', "a status is one of stated, derived, inferred, assumed"),
        ('status = ["stated"]', "a status is one of"),
        ('points_status = ""', "a status is one of"),
        ("cost = 3", "unknown key; known are colour, count, face"),
        ('value = "one"', "a number is expected"),
        ("value = -1", "a number is expected"),
        ("value = 1.5", "write it in quotes"),
        ("value = nan", "write it in quotes"),
        ("value = true", "a whole number, a text in quotes or a list"),
        ("value = 2024-01-01", "a whole number, a text in quotes or a list"),
        ("value = [[1]]", "a whole number, a text in quotes or a list"),
        ("value = { a = 1 }", "a whole number, a text in quotes or a list"),
        ("value = []", "1 to 500 things"),
        ('value = ["1-400", "401-600"]', "1 to 500 things"),
        ('value = ""', "1 to 80 ordinary characters"),
        ('value = "5-1"', "a range goes upwards"),
        ('value = "1-9999"', "at most 500 numbers"),
        ('face = "a\\u0007"', "1 to 80 ordinary characters"),
        ('colour = "light blue"', "letters only"),
        ("colour = 4", "letters only"),
        ("points = -1", "from 0 to 999"),
        ('points = "3"', "from 0 to 999"),
        ("points = true", "from 0 to 999"),
        ("count = 0", "from 1 to 500"),
        ("count = 501", "from 1 to 500"),
        ("count = 500", "at most 500 cards"),
    ],
)
def test_a_bad_key_is_refused_on_its_line(line: str, reason: str) -> None:
    key = line.split(" ", maxsplit=1)[0]
    second = {"value": "value = 2", "status": 'status = "stated"', key: f"{line} # here"}

    error = refused(HEAD + ONE + "[[card]]\n" + "\n".join(second.values()))

    assert error.field == f"card.{key}"
    assert reason in error.reason


@pytest.mark.parametrize(
    ("table", "field", "reason"),
    [
        ('[[card]] # here\nstatus = "stated"', "card.value", "a number is expected"),
        ('[[card]] # here\nvalue = 1\npoints = 1\nstatus = "stated"', "card.face", "1 is in the pack already"),
        ('[[card]] # here\nvalue = [2, "1-2"]\nstatus = "stated"', "card.face", "1 is in the pack already"),
        ('[[ card ]] # here\nstatus = "stated"', "card.value", "a number is expected"),
        ('[[card]] # here\n"value" = "two"\nstatus = "stated"', "card.value", "a number is expected"),
        ("[[card]]\nvalue = [\n  2,\n]\nstatus = 1 # here", "card.status", "a status is one of"),
        ("[[card]]\nvalue = 2\nstatus = stated # here", "", "not readable as TOML"),
        ("[[card]]\nvalue = 2\nvalue = 3 # here", "", "not readable as TOML"),
        ('[[card]]\nstatus = "stated # here\nvalue = 2', "", "not readable as TOML"),
        ("[[card # here", "", "not readable as TOML"),
        ("[[card]]\nvalue = [ # here", "", "not readable as TOML"),
        pytest.param("[[card]]\nvalue = " + "9" * 5000 + " # here", "", "a line has at most", id="a long line"),
    ],
)
def test_a_bad_table_is_refused_on_its_line(table: str, field: str, reason: str) -> None:
    error = refused(HEAD + ONE + table)

    assert error.field == field
    assert reason in error.reason


@pytest.mark.parametrize(
    ("head", "field", "reason"),
    [
        ("", "game", "missing"),
        ('game = "toy"\nname = "a"', "title", "missing"),
        ('game = "toy"\nname = "a"\ntitle = "A"', "card", "missing"),
        ('name = "a"\ntitle = "A"\ngame = "chess" # here\n[[card]]', "game", 'game = "toy" is expected'),
        ('game = "toy"\nname = "A b" # here\ntitle = "A"\n[[card]]', "name", "small letters"),
        ('game = "toy"\nname = 5 # here\ntitle = "A"\n[[card]]', "name", "text in quotes"),
        ('game = "toy"\nname = "a"\ntitle = " " # here\n[[card]]', "title", "ordinary characters"),
        ('game = "toy"\nname = "a"\ntitle = "A"\nauthor = "me" # here\n[[card]]', "author", "unknown key"),
        ('game = "toy"\nname = "a"\ntitle = "A"\ncard = 5 # here', "card", "[[card]] tables are expected"),
        ('game = "toy"\nname = "a"\ntitle = "A"\n[card] # here\nvalue = 1', "card", "[[card]] tables are expected"),
        ('game = "toy"\nname = "a"\ntitle = "A"\ncard = [] # here', "card", "[[card]] tables are expected"),
        ('game = "toy"\nname = "a"\ntitle = "A"\ncard = [1] # here', "card", "[[card]] tables are expected"),
        ('game = "toy"\nname = "a"\ntitle = "A"\ncard = [{ value = 1, status = 1 }] # here', "card.status", "a status is one of"),
    ],
)
def test_a_bad_head_is_refused_on_its_line(head: str, field: str, reason: str) -> None:
    error = refused(head)

    assert error.field == field
    assert reason in error.reason


def test_a_header_inside_a_text_is_no_header() -> None:
    head = "game = \"toy\"\nname = \"a\"\ntitle = '''\n[[card]]'''\n"

    assert "a number is expected" in refused(head + '[[card]]\nvalue = "[[card]]" # here\nstatus = "stated"').reason


def test_a_fault_of_the_whole_pack_is_told_at_its_first_card() -> None:
    assert "no x in this game" in refused(HEAD + '[[card]] # here\nface = "x"\nstatus = "stated"').reason


def test_labels_that_meet_by_accident_are_refused() -> None:
    """A red 5 beside a blue one is called 5r, and so is the letter 5r."""
    fives = '[[card]] # here\nvalue = 5\ncolour = ["red", "blue"]\nstatus = "stated"\n'

    error = refused(HEAD + fives + '[[card]]\nface = "5r"\nstatus = "stated"')

    assert "two cards would both be called 5r" in error.reason


@pytest.mark.parametrize("text", ["x = " + "[\n" * 90_000, "#\n" * 100_001], ids=["deep", "long"])
def test_a_monstrous_file_is_refused(text: str) -> None:
    assert refused(text).field == ""


def test_an_error_reads_like_a_compiler_message() -> None:
    error = refused(HEAD + '[[card]]\nvalue = "one" # here\nstatus = "stated"')

    assert str(error) == "my.toml:5: card.value: a number is expected"
    assert str(PackError("my.toml", 3, "", "no")) == "my.toml:3: no"


def test_a_pack_from_a_record_is_judged_by_the_game_again() -> None:
    pack = read('[[card]]\nvalue = "1-3"\nstatus = "stated"\n[[card]]\nface = "a"\nstatus = "stated"')
    false_face, false_value, other_game = pack.dump(), pack.dump(), {**pack.dump(), "game": "chess"}
    false_face["cards"][0]["face"] = "9"
    false_value["cards"][0]["traits"] = {"value": "ten"}

    assert load_pack(pack.dump(), TOY) == pack
    with pytest.raises(ValueError, match="9 is no card of toy"):
        load_pack(false_face, TOY)
    with pytest.raises(ValueError, match="value: a number is expected"):
        load_pack(false_value, TOY)
    with pytest.raises(ValueError, match="this is no pack for toy"):
        load_pack(other_game, TOY)


LINES = ["[[card]]", "[card]", "value = 1", 'value = "1-9"', "value = [", "]", 'face = "x"', 'face = ["a", "b"]', "points = 2"]
LINES += ['status = "stated"', "count = 200", 'colour = "red"', "colour = ['red', 'rot']", "'''", '"""', "card = [{}]", "#", ""]


@given(st.text() | st.lists(st.sampled_from([*LINES, HEAD]), max_size=12).map("\n".join))
def test_any_text_gives_a_pack_or_a_pack_error_with_a_line_of_the_text(text: str) -> None:
    found = pack_or_error(text)

    if isinstance(found, PackError):
        assert 1 <= found.line <= text.count("\n") + 1
        assert str(found).startswith(f"my.toml:{found.line}: ")
    else:
        assert 1 <= found.size <= MOST_CARDS


TABLES = st.sampled_from(["[[card]]\n", *(f'[[card]]\nstatus = "stated"\n{line}\n' for line in LINES)])


@given(st.lists(TABLES | st.sampled_from(LINES).map(lambda line: f"{line}\n"), max_size=8).map("".join))
def test_any_tables_under_a_good_head_give_a_pack_that_can_be_recorded_or_a_pack_error(tables: str) -> None:
    found = pack_or_error(HEAD + tables)

    if isinstance(found, PackError):
        assert found.line <= (HEAD + tables).count("\n") + 1
    else:
        assert load_pack(found.dump(), TOY) == found
