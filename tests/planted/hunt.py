"""Looks for the test that finds a fault: the one that is known to, then the quick run, then the whole one.

A test has found a fault if it fails with it and passes without it. Which run finds the fault follows from the test: a run fails
if one of its tests does. All this is about a project that is sound: where it is not, that has to be mended first.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from checks import plan
from checks.changes import Change, change
from checks.check import Check
from checks.choosing import is_of_others, plain, slow_ones
from tests.planted.fault import Fault
from tests.planted.running import first_failure
from tests.planted.tree import Tree

QUICK, WHOLE, NOBODY = "quick", "whole", "nobody"
"""Which run finds it: the quick one, and so the whole one too; only the whole one; or neither."""


@dataclass(frozen=True)
class Found:
    """What has become of a fault."""

    run: str
    test: str
    seconds: float


def hunt(tree: Tree, fault: Fault) -> Found:
    """Plant a fault, and look who notices."""
    begun = time.monotonic()
    for check in checks_for(fault):
        with tree.with_fault(fault):
            if needs_pages(fault, check):
                first_failure(tree, BUILD)
            told = first_failure(tree, check)
        if told is not None:
            if first_failure(tree, alone(told.id)) is not None:
                raise SystemExit(f"{told.id} fails without any fault too. Mend that first.")
            return Found(run_of(tree, fault, told.id), told.id, time.monotonic() - begun)
    return Found(NOBODY, "", time.monotonic() - begun)


def checks_for(fault: Fault) -> Iterator[Check]:
    """What to run, until something fails."""
    if fault.found_by:
        yield alone(fault.found_by)
    near = change((fault.file,))
    quick = [plan.python("--exitfirst", *near.options, *near.tests)]
    whole = [plan.python("--exitfirst"), plan.specs("run", "--bail=1"), plan.browser("--exitfirst", "tests/browser")]
    if near.browser:
        quick.append(plan.browser("--exitfirst", *near.browser))
    if near.pages:
        quick.insert(0, plan.specs("related", *near.pages, "--bail=1"))
        whole = [whole[1], whole[2], whole[0]]
    yield from quick
    yield from whole


def alone(test: str) -> Check:
    """One test by its name, or a whole file."""
    if test.startswith("web/"):
        return plan.specs("run", test, "--bail=1")
    return plan.browser("--exitfirst", test) if test.startswith("tests/browser") else plan.python("--exitfirst", test)


BUILD = Check("pages", ("python", "-m", "web.build"))


def needs_pages(fault: Fault, check: Check) -> bool:
    """Whether a check looks at the built pages, and the fault is in them. The specs look at the sources."""
    return fault.is_in_pages and check.counts == "tests"


def run_of(tree: Tree, fault: Fault, test: str) -> str:
    """Which run has this test among its own, when this file has changed."""
    near = change((fault.file,))
    if test.startswith("web/"):
        return QUICK if is_related(tree, fault, test) else WHOLE
    return QUICK if is_near(near, test) else WHOLE


def is_near(near: Change, test: str) -> bool:
    """Whether the quick run has a test in Python among its own, as `checks/choosing.py` chooses them."""
    file, chosen = test.partition("::")[0], (*near.tests, *near.browser)
    if not any(file == place or file.startswith(f"{place}/") for place in chosen):
        return False
    return (plain(test) not in slow_ones() or file in chosen) and not is_of_others(test, near.games)


def is_related(tree: Tree, fault: Fault, test: str) -> bool:
    """Whether a spec fails with the fault among those that use the file."""
    if not fault.is_in_pages:
        return False
    with tree.with_fault(fault):
        told = first_failure(tree, plan.specs("related", f"{fault.file}::{test.partition('::')[2]}"))
    return told is not None and told.id == test
