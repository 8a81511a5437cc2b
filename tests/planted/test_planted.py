"""Every planted fault can still be planted. Whether it is found takes longer: `python3 x.py test --planted`."""

import pytest

from checks.check import ROOT
from tests.planted.fault import Fault, faults

FAULTS = faults()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_its_text_stands_in_the_file_exactly_once(fault: Fault) -> None:
    """A fault that cannot be planted would count as found by whatever fails."""
    assert fault.count(ROOT) == 1, f"faults.toml: say anew what {fault.name} changes in {fault.file}"
    assert fault.put != fault.find


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_test_that_is_to_find_it_exists(fault: Fault) -> None:
    file, _, name = fault.found_by.partition("::")
    test = (ROOT / file).read_text("utf-8")

    assert name.partition("[")[0].rpartition("::")[2] in test or file.startswith("web/")
