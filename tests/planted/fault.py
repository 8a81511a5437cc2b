"""A planted fault: one small change of a file, of a kind that people make. `faults.toml` has them all."""

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

FAULTS = Path(__file__).with_name("faults.toml")


@dataclass(frozen=True)
class Fault:
    """What is changed where, and the test that is known to notice."""

    name: str
    file: str
    find: str
    """The text that is changed: it stands in the file exactly once."""
    put: str
    breaks: str
    """What it does to people, in a line."""
    found_by: str = ""
    """A test that is asked before all others, so that it need not be sought each time."""

    @property
    def is_in_pages(self) -> bool:
        """Whether it is planted in the pages, which are tested by specs and in a browser."""
        return self.file.startswith("web/")

    def count(self, tree: Path) -> int:
        """How often its text stands in the file; 0 where there is no such file."""
        path = tree / self.file
        return path.read_text("utf-8").count(self.find) if path.exists() else 0

    @contextmanager
    def planted(self, tree: Path) -> Iterator[None]:
        """Let the fault be in a tree for a while."""
        path = tree / self.file
        sound, times = path.read_bytes(), path.stat()
        path.write_text(sound.decode().replace(self.find, self.put), "utf-8")
        try:
            yield
        finally:
            path.write_bytes(sound)
            # With its old time, so that nobody takes what was compiled from the fault for what is compiled from this.
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def faults() -> list[Fault]:
    """All of them."""
    return [Fault(name, **entry) for name, entry in tomllib.loads(FAULTS.read_text("utf-8")).items()]
