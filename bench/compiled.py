"""The package compiled as it is now, in a folder of its own: made from the wheel that SUMDECK_COMPILE=1 gives."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "compiled"
DONE = re.compile(r"compiled (\d+) of (\d+)$")
"""What `hatch_build.py` says after each file."""


class NotCompiled(Exception):
    """Why no compiled copy could be made: what the build said."""


def fingerprint() -> str:
    """A name for everything the copy is made from."""
    told = sha256(sys.version.encode())
    for path in [ROOT / "hatch_build.py", *sorted((ROOT / "src").rglob("*.*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            told.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return told.hexdigest()[:16]


def compiled_copy(tell: Callable[[int, int], object] = lambda done, total: None) -> Path:
    """The folder to import from; built where the sources have changed since the last time. `tell` hears how far it is."""
    folder = HOME / fingerprint()
    if folder.exists():
        return folder
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    with TemporaryDirectory(dir=HOME) as made:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", made]
        said: list[str] = []
        environment = os.environ | {"SUMDECK_COMPILE": "1"}
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as build:
            assert build.stdout is not None
            for line in build.stdout:
                if found := DONE.match(line):
                    tell(int(found[1]), int(found[2]))
                else:
                    said.append(line.rstrip())
        wheels = list(Path(made).glob("*.whl"))
        if build.returncode or not wheels:
            raise NotCompiled("\n".join(said[-20:]))
        ZipFile(wheels[0]).extractall(Path(made) / "whole")
        (Path(made) / "whole").rename(folder)
    return folder
