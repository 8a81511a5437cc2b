"""Checks the pages: their form, their types, and the specs that lie beside them.

`python -m web.check` does it all; `python -m web.check form`, `types` or `specs` one of it. What follows `specs` is for vitest:
`specs related web/src/lib/sound.ts` runs those that use a file, `specs "web/src/lib/sound.spec.ts::plays a note"` a single one.
"""

import os
import re
import sys
from collections.abc import Iterator, Sequence

from web.build import WEB, alone, fetch, node, npm, write_words

CHECKS = {"form": "form", "types": "check"}
"""Scripts of package.json."""


def check(arguments: Sequence[str]) -> None:
    """Run what is asked for, or everything, and stop at the first that fails."""
    with alone():
        fetch()
        write_words()
    for name, script in CHECKS.items():
        if not arguments or name in arguments[:1]:
            npm("run", "--silent", script)
    if not arguments or "specs" in arguments[:1]:
        node(WEB / "node_modules/vitest/vitest.mjs", *told(arguments[1:] or ["run"]))


def told(arguments: Sequence[str]) -> Iterator[str]:
    """What to tell vitest: its files are named from this folder, and one spec by its name."""
    for argument in arguments:
        path, _, name = argument.partition("::")
        yield path.removeprefix("web/")
        if name:
            yield f"--testNamePattern=^{re.escape(name)}$"
    if "related" in arguments:
        yield from ("--run", "--passWithNoTests")
    if os.environ.get("SUMDECK_TELLING"):
        yield from ("--reporter=default", "--reporter=./telling.js")


if __name__ == "__main__":
    check(sys.argv[1:])
