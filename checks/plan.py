"""Which checks there are, and in which order. A plan may have stages: the next one begins where the last has found nothing."""

import os
from collections.abc import Sequence
from itertools import chain

from checks.changes import Change
from checks.check import ROOT, Check

Plan = list[list[Check]]

PYTHON = (
    "src",
    "tests",
    "bench",
    "checks",
    "docs/examples/fives/src",
    "docs/examples/learning",
    "docs/pages.py",
    "docs/pictures.py",
    "web/build.py",
    "web/check.py",
    "web/words.py",
    "hatch_build.py",
    "x.py",
)
"""What mypy reads."""
BROWSERS = 2
"""How many browsers play at a time."""
WAITING = {"tests of the server": ("tests/server",)}
RECKONING = {
    "tests of Numero": ("tests/games/numero",),
    "tests of the other games": ("tests/games/formula", "tests/games/mathino", "tests/games/numberloor"),
    "tests of the rules": ("tests/rules", "tests/players", "tests/words"),
}
"""The whole run has a process for each and one for all others. Workers would each have to know all ten thousand tests."""
PYTHONS = (os.cpu_count() or 1) + 1
"""How many processes run the tests that somebody asks for: one more than there are cores, since some wait for servers."""
PATIENCE = 7200
"""Seconds that a test of the thorough run may take: its soaks are meant to be long."""

RUFF = Check("ruff check", ("ruff", "check", "."))
FORM = Check("ruff format", ("ruff", "format", "--check", "."))
TYPES = Check("mypy", ("mypy", "--strict", *(path for path in PYTHON if (ROOT / path).exists())))
IMPORTS = Check("import rules", ("lint-imports", "--no-logo"))
PAGE_FORM = Check("form of the pages", ("python", "-m", "web.check", "form"))
PAGE_TYPES = Check("types of the pages", ("python", "-m", "web.check", "types"))


def whole(thorough: bool = False) -> Plan:
    """Every check, whatever the others find. What waits begins at once; beside it what is cheap to find out comes first."""
    more = (f"--timeout={PATIENCE}",) if thorough else ()
    others = (f"--ignore={folder}" for folder in chain(*WAITING.values(), *RECKONING.values()))
    return [
        [
            browser(*more, "tests/browser"),
            *(pytest(name, *more, *folders, waits=True) for name, folders in WAITING.items()),
            pytest("other tests", *more, *others, waits=True),
            *(RUFF, FORM, IMPORTS, TYPES, PAGE_TYPES, PAGE_FORM),
            *(pytest(name, *more, *folders) for name, folders in RECKONING.items()),
            specs(),
        ]
    ]


def quick(change: Change) -> Plan:
    """What a change can have broken nearby, within about a minute."""
    static = [TYPES, RUFF, FORM, IMPORTS]
    long = [python(*change.options, *change.tests)]
    if change.browser:
        long.append(browser(*change.browser))
    if change.pages:
        static += [PAGE_TYPES, PAGE_FORM]
        long.append(specs("related", *change.pages))
    return [static, long]


def asked(arguments: Sequence[str]) -> Plan:
    """The tests that somebody asks for: specs of the pages, or whatever pytest understands."""
    if all(argument.startswith("web/") for argument in arguments):
        return [[specs("run", *arguments, live=True)]]
    if any(argument.startswith("tests/browser") for argument in arguments):
        return [[browser(*arguments, live=True)]]
    return [[python(*arguments, live=True)]]


def python(*arguments: str, live: bool = False) -> Check:
    """Tests in Python. Each process begins at another end and helps the others when it is done."""
    return pytest("tests", *workers(str(PYTHONS), arguments), *arguments, live=live)


def browser(*arguments: str, live: bool = False) -> Check:
    """Tests in a browser. Playwright leaves an event loop behind that would stop others, so they have a process of their own."""
    return pytest("tests in a browser", *workers(str(BROWSERS), arguments), *arguments, waits=True, live=live)


def workers(count: str, arguments: Sequence[str]) -> tuple[str, ...]:
    """So many, but none for a test that is asked for by its name or that somebody wants to talk with: they would cost more."""
    alone = any("::" in argument or argument in ("--pdb", "--trace") for argument in arguments)
    return () if alone else (f"--numprocesses={count}", "--dist=worksteal")


def pytest(name: str, *arguments: str, waits: bool = False, live: bool = False) -> Check:
    silent = () if live else ("--no-header", "--no-letters", "--quiet")
    return Check(
        name, ("python", "-m", "pytest", "-p", "checks.telling", *silent, *arguments), counts="tests", waits=waits, live=live
    )


def specs(*arguments: str, live: bool = False) -> Check:
    """The specs that lie beside the pages."""
    command = ("python", "-m", "web.check", "specs", *arguments)
    # Not every file of the pages is used by a spec.
    return Check("specs of the pages", command, counts="specs", empty="related" in arguments, live=live)
