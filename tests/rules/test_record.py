"""Games as files: written, read, played again, and not believed blindly."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives.rules import Fives, Options
from sumdeck.rules.deals import Deal, commit, first_state, named_deal, secret_deal
from sumdeck.rules.game import Kind, Outcome, Seat
from sumdeck.rules.record import Record, RecordError, final_state, read_record, replay, verify, write_record
from tests.rules.toy_again import FivesAgain

GAME = Fives()
TINY = Options(highest=3, copies=2, hand=2)
PACK = GAME.pack(TINY)
NONCE = bytes(range(16))


def played(deal: Deal | None = None, game: Fives = GAME) -> Record:
    """A whole game of six cards, every seat playing its first legal move."""
    deal = named_deal(PACK, "spring-fair-3", game.shuffles_again) if deal is None else deal
    state = first_state(game, deal, 2, TINY)
    claims: list[tuple[Seat, str]] = []
    while game.to_act(state):
        seat = state.seat
        move = game.legal_moves(state, seat)[0]
        claims.append((seat, game.write(state, seat, move)))
        state = game.apply(state, seat, move)
    return Record(game.name, 1, game.dump_options(TINY), 2, deal, tuple(claims), game.outcome(state))


def changed(**fields: object) -> str:
    """The file of a good record, with other values in some fields."""
    return json.dumps({**json.loads(write_record(played())), **fields})


def found(record: Record) -> list[str]:
    return [finding.field for finding in verify(record, GAME)]


def test_a_record_comes_back_from_its_file() -> None:
    record = played()

    assert read_record(write_record(record)) == record


def test_a_record_is_a_file_that_people_can_read() -> None:
    lines = write_record(played()).splitlines()

    assert lines[:4] == ["{", '"format": "sumdeck record",', '"number": 1,', '"game": "fives",']
    assert lines[-3].startswith('"claims": [[0, "0 + ')


def test_scores_are_exact() -> None:
    record = replace(played(), outcome=Outcome((1, 2), (Fraction(57, 2), -3), "fives.no_cards_left"))

    assert '"scores": ["57/2", -3]' in write_record(record)
    assert read_record(write_record(record)) == record


def test_a_game_that_goes_on_has_no_outcome_yet() -> None:
    whole = played()
    record = replace(whole, claims=whole.claims[:2], outcome=None)

    assert read_record(write_record(record)) == record
    assert found(record) == []


def test_a_replay_gives_every_state_and_claim() -> None:
    record = played()
    steps = list(replay(record, GAME))

    assert [(seat, claim.text) for _, seat, claim in steps] == list(record.claims)
    assert steps[0][0] == GAME.start(record.deal.cards, 2, TINY)
    assert GAME.outcome(final_state(record, GAME)) == record.outcome


def test_the_record_of_another_version_is_refused_by_name() -> None:
    record = replace(played(), version=2)

    with pytest.raises(RecordError, match="version: this is a record of version 2 of fives; this program plays version 1"):
        final_state(record, GAME)


def test_a_sentence_that_only_an_earlier_version_heard_is_refused_by_its_name() -> None:
    class Later(Fives):
        version = 2
        reads = (1,)

    record = played()
    unheard = replace(record, claims=(record.claims[0], (Seat(1), "bury 9"), *record.claims[2:]))

    assert final_state(record, Later()) == final_state(record, GAME)
    with pytest.raises(RecordError, match="version: this is a record of version 1 of fives; this program plays version 2"):
        final_state(unheard, Later())


def test_the_record_of_another_game_is_refused_by_name() -> None:
    with pytest.raises(RecordError, match="game: this is a record of sevens, not of fives"):
        list(replay(replace(played(), game="sevens"), GAME))


def test_a_claim_that_the_rules_do_not_allow_is_named() -> None:
    record = played()
    wrong = replace(record, claims=(record.claims[0], (Seat(1), "bury 9"), *record.claims[2:]))

    with pytest.raises(RecordError, match=r"claims\[1\]: seat 1 says 'bury 9': fives.not_in_hand"):
        final_state(wrong, GAME)


@pytest.mark.parametrize(
    ("fields", "at_fault"),
    [
        ({"format": "other"}, "format"),
        ({"number": 2}, "number"),
        ({"game": 5}, "game"),
        ({"version": "1"}, "version"),
        ({"version": True}, "version"),
        ({"seats": -2}, "seats"),
        ({"deal": []}, "deal"),
        ({"deal": {"name": "x"}}, "deal.cards"),
        ({"deal": {"name": "x", "cards": ["1"]}}, "deal.cards"),
        ({"deal": {"name": "x", "cards": [1], "colour": "red"}}, "deal.colour"),
        ({"deal": {"name": "x", "cards": [1], "commitment": "ab"}}, "deal.nonce"),
        ({"deal": {"name": "x", "cards": [1], "later": "ab"}}, "deal.later"),
        ({"claims": {}}, "claims"),
        ({"claims": [[0]]}, "claims[0]"),
        ({"claims": [[0, "bury 1"], [2, "bury 1"]]}, "claims[1][0]"),
        ({"claims": [[0, 7]]}, "claims[0][1]"),
        ({"outcome": {"places": [1, 2], "scores": [1, "1/0"], "why": "x"}}, "outcome.scores[1]"),
        ({"outcome": {"places": [1, 2], "scores": [1, 2]}}, "outcome.why"),
        ({"outcome": {"places": [1, 2.5], "scores": [1, 2], "why": "x"}}, "file"),
        ({"notes": ""}, "notes"),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_the_field(fields: dict[str, Any], at_fault: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(changed(**fields))

    assert refused.value.field == at_fault


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "[" * 100_000, '{"format": NaN}', "9" * 5000])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


ANYTHING = st.recursive(
    st.none() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=5
)


@given(ANYTHING, st.data())
def test_any_data_in_any_field_is_read_or_refused(data: Any, choice: st.DataObject) -> None:
    name = choice.draw(st.sampled_from(sorted(json.loads(write_record(played())))))

    try:
        record = read_record(changed(**{name: data}))
    except RecordError:
        return
    assert read_record(write_record(record)) == record


def test_a_true_record_leaves_nothing_to_say() -> None:
    assert found(played()) == []


def test_a_promised_deal_can_be_verified() -> None:
    deal = secret_deal(PACK, bytes(range(32)))
    record = replace(played(deal), commitment=commit(deal, NONCE), nonce=NONCE.hex())

    assert read_record(write_record(record)) == record
    assert found(record) == []


def test_a_score_may_have_any_number_of_digits() -> None:
    outcome = Outcome((1, 2), (9**9999, Fraction(-(9**9999), 2)), "fives.no_cards_left")
    record = replace(played(), outcome=outcome)

    assert read_record(write_record(record)) == record


def test_a_record_holds_the_shuffles_that_came_later() -> None:
    record = played(game=FivesAgain())

    assert json.loads(write_record(record))["deal"]["later"] == record.deal.reshuffle_seed
    assert read_record(write_record(record)) == record
    assert verify(record, FivesAgain()) == []


@pytest.mark.parametrize(("reshuffle_seed", "at_fault"), [("ab" * 32, "deal.later"), ("", "deal")])
def test_other_shuffles_than_those_of_the_named_deal_are_found(reshuffle_seed: str, at_fault: str) -> None:
    record = played(game=FivesAgain())

    findings = verify(replace(record, deal=replace(record.deal, reshuffle_seed=reshuffle_seed)), FivesAgain())

    assert findings[0].field == at_fault


def test_a_game_that_shuffles_once_has_no_later_shuffles() -> None:
    record = played()

    assert found(replace(record, deal=replace(record.deal, reshuffle_seed="ab" * 32))) == ["deal"]


Change = Callable[[Record], Record]


@pytest.mark.parametrize(
    ("change", "at_fault"),
    [
        (lambda record: replace(record, game="sevens"), "game"),
        (lambda record: replace(record, version=0), "version"),
        (lambda record: replace(record, options={"colour": 1}), "options"),
        (lambda record: replace(record, options=None), "options"),
        (lambda record: replace(record, seats=9), "seats"),
        (lambda record: replace(record, deal=Deal((Kind(0),) * 6)), "deal"),
        (lambda record: replace(record, deal=replace(record.deal, name="autumn-fair-1")), "deal.cards"),
        (lambda record: replace(record, deal=replace(record.deal, name="\n")), "deal.name"),
        (lambda record: replace(record, commitment="00", nonce=NONCE.hex()), "deal.commitment"),
        (lambda record: replace(record, commitment="00", nonce="xy"), "deal.nonce"),
        (lambda record: replace(record, commitment="00", nonce="00"), "deal.commitment"),
        (lambda record: replace(record, claims=record.claims[1:]), "claims[0]"),
        (lambda record: replace(record, claims=record.claims[:-1]), "outcome"),
        (lambda record: replace(record, outcome=None), "outcome"),
        (lambda record: replace(record, outcome=Outcome((1, 1), (9, 9), "fives.no_cards_left")), "outcome"),
    ],
)
def test_what_is_not_true_is_found(change: Change, at_fault: str) -> None:
    assert found(change(played())) == [at_fault]


def test_a_game_that_nobody_knows_is_found_in_no_registry() -> None:
    findings = verify(replace(played(), game="sevens"))

    assert [finding.field for finding in findings] == ["game"]
    assert str(findings[0]).startswith("game: there is no game 'sevens'; there are ")
