"""A copy of the project in which faults are planted, so that the one you work in stays as it is."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from checks.check import ROOT
from tests.planted.fault import Fault

PAGES = "src/sumdeck/server/pages"
"""The built pages: git does not know them, but servers show them."""
FETCHED = "web/node_modules"


class Tree:
    """The copy."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @property
    def surroundings(self) -> dict[str, str]:
        """The variables for whatever runs here. The environment knows the sources we copied from, so ours must come first."""
        return os.environ | {"PYTHONPATH": str(self.root / "src")}

    def check(self) -> None:
        """Make sure that the sources of the copy are those that run: else every fault would go unnoticed."""
        ask = [sys.executable, "-c", "import sumdeck; print(sumdeck.__file__)"]
        found = subprocess.run(ask, cwd=self.root, env=self.surroundings, capture_output=True, text=True, check=True).stdout
        if not Path(found.strip()).is_relative_to(self.root):
            raise SystemExit(f"The tests would run {found.strip()}, where no fault is planted.")

    @contextmanager
    def with_fault(self, fault: Fault) -> Iterator[None]:
        """Plant a fault for a while. Pages that were built with it go, too."""
        try:
            with fault.planted(self.root):
                yield
        finally:
            if fault.is_in_pages:
                shutil.rmtree(self.root / PAGES, ignore_errors=True)
                shutil.copytree(ROOT / PAGES, self.root / PAGES)


@contextmanager
def copied() -> Iterator[Tree]:
    """A copy of all that git knows or would add, of the built pages, and of what npm has fetched."""
    listed = subprocess.run(
        ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    # Not below the project: what looks for its git or its settings upwards would find those.
    with tempfile.TemporaryDirectory(prefix="sumdeck-planted-", ignore_cleanup_errors=True) as folder:
        root = Path(folder).resolve()
        root.chmod(0o755)  # some tests become somebody else, who must be able to read it
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)  # with its time, by which npm knows whether it has to fetch anything
        shutil.copytree(ROOT / PAGES, root / PAGES)
        (root / FETCHED).symlink_to(ROOT / FETCHED)
        tree = Tree(root)
        tree.check()
        yield tree
