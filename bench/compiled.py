"""The package compiled as it is now, in a folder of its own: made from the wheel that SUMDECK_COMPILE=1 gives."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "compiled"


class NotCompiled(Exception):
    """Why no compiled copy could be made: what the build said."""


def fingerprint() -> str:
    """A name for everything the copy is made from."""
    told = sha256(sys.version.encode())
    for path in [ROOT / "hatch_build.py", *sorted((ROOT / "src").rglob("*.*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            told.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return told.hexdigest()[:16]


def compiled_copy() -> Path:
    """The folder to import from; built where the sources have changed since the last time."""
    folder = HOME / fingerprint()
    if folder.exists():
        return folder
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    with TemporaryDirectory(dir=HOME) as made:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", made]
        told = subprocess.run(
            command, cwd=ROOT, env=os.environ | {"SUMDECK_COMPILE": "1"}, capture_output=True, text=True, check=False
        )
        wheels = list(Path(made).glob("*.whl"))
        if told.returncode or not wheels:
            raise NotCompiled("\n".join((told.stdout + told.stderr).splitlines()[-20:]))
        ZipFile(wheels[0]).extractall(Path(made) / "whole")
        (Path(made) / "whole").rename(folder)
    return folder
