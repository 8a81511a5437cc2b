"""The digits of a class."""

from typing import Any
from unittest.mock import Mock

import pytest

from sumdeck.server.clubs import digits
from sumdeck.server.clubs.digits import Digits


def test_of_two_classes_with_the_same_digits_the_older_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digits, "six_digits", lambda code: "123456")
    known, clubs = Digits(), [club(created=2), club(created=1), club(created=0, open_door=False)]
    for each in clubs:
        known.add(each)

    assert [known.of(each) for each in clubs] == ["", "123456", ""]
    known.remove(clubs[1])
    assert [known.of(each) for each in clubs] == ["123456", "", ""]


@pytest.mark.parametrize("typed", ["123457", "923456", "213456", "123465"])
def test_a_slip_leads_into_no_other_class(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr(digits, "six_digits", lambda code: code)
    known, older, younger, far = Digits(), club(created=1), club(created=2), club(created=3)
    for each, code in ((older, "123456"), (younger, typed), (far, "654321")):
        each.row.code = code
        known.add(each)

    assert [known.of(each) for each in (older, younger, far)] == ["123456", "", "654321"]


def club(created: int, open_door: bool = True) -> Any:
    made = Mock(id=f"club {created}")
    made.row.created = created
    made.tournament.progress.terms.open_door = open_door
    return made
