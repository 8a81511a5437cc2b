"""A game in a package of its own, installed beside Sumdeck: really built, and unpacked as installers do it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

EXAMPLES = Path(__file__).parents[2] / "docs/examples"
MAIN = "import sys; from sumdeck.cli import main; sys.exit(main())"


class Installed:
    """An environment in which one more package is found than in ours."""

    def __init__(self, package: Path, folder: Path) -> None:
        self.folder = folder
        self._site = folder / "site"
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        subprocess.run(build, cwd=package, check=True, capture_output=True)
        (wheel,) = folder.glob("*.whl")
        ZipFile(wheel).extractall(self._site)

    @property
    def serving(self) -> tuple[str, ...]:
        """The command that opens a server there."""
        return (sys.executable, "-c", f"import sys; sys.path.insert(0, {str(self._site)!r}); {MAIN}", "serve", "--log=info")

    def start(self, line: str, program: str = MAIN) -> subprocess.Popen[str]:
        """Begin a command, to talk with it."""
        found = {"PYTHONPATH": str(self._site), "SUMDECK_DATA": str(self.folder / "data")}
        told = {"PYTHONUNBUFFERED": "1", "PYTHONWARNINGS": "error", "COLUMNS": "200"}
        command, pipe = [sys.executable, "-c", program, *line.split()], subprocess.PIPE
        environment = {**os.environ, **found, **told}
        return subprocess.Popen(command, env=environment, cwd=self.folder, text=True, stdin=pipe, stdout=pipe, stderr=pipe)

    def __call__(self, line: str, program: str = MAIN) -> str:
        """What a command says. It has to end well."""
        process = self.start(line, program)
        said, complaint = process.communicate()
        assert process.returncode == 0, complaint
        return said
