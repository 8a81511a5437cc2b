"""What a release needs besides its files: a changelog that tells of it, what is in it, hashes, and a signature over them.

`python3 x.py release` calls this before the files are built and after. Anybody can check the result with `sha256sum` and
`ssh-keygen`, without asking us: see docs/releases.md.
"""

import hashlib
import re
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HASHES = "SHA256SUMS"
NAMESPACE = "sumdeck-release"
"""What a signature is for: one over something else says nothing about a release."""


class Unfit(Exception):
    """Why there can be no release."""


def check(root: Path, version: str) -> None:
    """Raise Unfit unless the changelog tells of this version first, and everything is committed."""
    told = re.search(r"^## (\S+)\n(.*?)(?=^## |\Z)", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    if told is None or told[1] != version:
        raise Unfit(f"CHANGELOG.md does not begin with {version}, which src/sumdeck/__init__.py has.")
    if not told[2].strip():
        raise Unfit(f"CHANGELOG.md says nothing about {version}.")
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=root, capture_output=True, text=True, check=True).stdout
    if changed:
        raise Unfit(f"Not everything is committed:\n{changed.rstrip()}")


def finish(folder: Path, version: str, key: Path | None) -> None:
    """Write what is in the release, the hashes of all its files and, with a key, a signature over them."""
    check_wheel(next(folder.glob("*.whl")))
    components = folder / f"sumdeck-{version}.cdx.json"
    run("cyclonedx-py", "requirements", str(ROOT / "requirements/run.lock"), f"--pyproject={ROOT / 'pyproject.toml'}",
        "--output-reproducible", "--output-format=JSON", f"--output-file={components}")  # fmt: skip
    write_hashes(folder)
    if key is None:
        print("Without --key FILE it is not signed.")
    else:
        sign(folder, key)


def check_wheel(wheel: Path) -> None:
    """Raise Unfit for a wheel without what is built into it: the pages of the table, and the documentation."""
    held = zipfile.ZipFile(wheel).namelist()
    for folder in ("sumdeck/server/pages", "sumdeck/handbook"):
        if f"{folder}/index.html" not in held:
            raise Unfit(f"{wheel.name} lacks {folder}.")


def write_hashes(folder: Path) -> None:
    """A line for each file, as `sha256sum --check` reads it."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith((HASHES, ".")))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / HASHES).write_text("".join(lines), "ascii", newline="\n")


def sign(folder: Path, key: Path) -> None:
    """Sign the hashes with an SSH key."""
    (folder / f"{HASHES}.sig").unlink(missing_ok=True)
    run("ssh-keygen", "-Y", "sign", "-f", str(key), "-n", NAMESPACE, str(folder / HASHES))


def run(*command: str) -> None:
    """Run a program, of this environment or of the system. Raises Unfit."""
    own = Path(sys.executable).with_name(command[0])
    if subprocess.run([str(own) if own.exists() else command[0], *command[1:]], check=False).returncode:
        raise Unfit(f"{command[0]} could not do its part.")


if __name__ == "__main__":
    what, version, *rest = sys.argv[1:]
    try:
        check(ROOT, version) if what == "check" else finish(Path(rest[0]), version, Path(rest[1]) if rest[1:] else None)
    except (Unfit, OSError) as fault:
        sys.exit(f"No release: {fault}")
