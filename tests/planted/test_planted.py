"""Every planted fault can still be planted. Whether it is found takes longer: `python3 x.py test --planted`."""

from pathlib import Path

import pytest

from checks.changes import change
from checks.check import ROOT
from tests.planted.__main__ import main
from tests.planted.fault import Fault, faults
from tests.planted.hunt import is_near

FAULTS = faults()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_its_text_stands_in_the_file_exactly_once(fault: Fault) -> None:
    assert fault.count(ROOT) == 1, f"faults.toml: say anew what {fault.name} changes in {fault.file}"
    assert fault.put != fault.find


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_test_that_is_to_find_it_exists(fault: Fault) -> None:
    """Specs are named together with what they stand in, so of those only the file is looked at."""
    file, _, name = fault.found_by.partition("::")

    assert file, f"faults.toml: say which test finds {fault.name}, as the hunt tells"
    assert file.startswith("web/") or f"def {name.partition('[')[0]}(" in (ROOT / file).read_text("utf-8")
    assert (ROOT / file).exists()


def test_a_fault_leaves_no_trace(tmp_path: Path) -> None:
    """Neither in the file nor in its time, by which Python knows what it has compiled already."""
    file, fault = tmp_path / "sums.py", Fault("wrong", "sums.py", "1 + 1", "1 + 2", "adds up wrongly")
    file.write_text("two = 1 + 1\n", "utf-8")
    before = file.stat().st_mtime_ns

    with fault.planted(tmp_path):
        planted = file.read_text("utf-8")

    assert planted == "two = 1 + 2\n"
    assert (file.read_text("utf-8"), file.stat().st_mtime_ns) == ("two = 1 + 1\n", before)


@pytest.mark.parametrize(
    ("test", "near"),
    [
        ("tests/club/test_swiss.py::test_points_and_tie_breaks", True),
        ("tests/server/clubs/test_people.py::test_a_fair[2]", True),
        ("tests/club/test_whole_fair.py::test_from_six_questions_to_a_champion[3]", False),  # too slow
        ("tests/paper/test_cards.py::test_every_card_is_there_exactly_once", False),
    ],
)
def test_the_quick_run_has_what_lies_near_and_is_not_slow(test: str, near: bool) -> None:
    assert is_near(change(("src/sumdeck/club/points.py",)), test) is near


def test_only_faults_that_exist_can_be_planted() -> None:
    with pytest.raises(SystemExit, match="no fault nonsense"):
        main(["nonsense"])
