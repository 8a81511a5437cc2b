#!/usr/bin/env python3
"""The one command of this project. It needs Python and nothing else.

    python3 x.py run [arguments]     serve the table in the browser; arguments go to the program `sumdeck`
    python3 x.py test                run every check
    python3 x.py test --quick        run what a change can have broken nearby: a minute
    python3 x.py test --thorough     run every check in its large size, before a release
    python3 x.py test --planted      plant faults in a copy, and see that the tests find each
    python3 x.py test [arguments]    run some tests: the arguments go to pytest
    python3 x.py bench [arguments]   measure, side by side with others
    python3 x.py docs                build the documentation, which `sumdeck docs` shows
    python3 x.py release [--key K]   make a release in dist/: wheel, sources, contents, hashes, and a signature by the SSH key K
    python3 x.py lock [--upgrade]    write the pinned requirements again after pyproject.toml has changed

Each makes the environment it needs, once: `.venv` for run and test, `.venv-bench` for bench,
`.venv-release` for release, `.uv` for the installer.
"""

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  (older Pythons read this file too; what follows is not for them)
    sys.exit(f"Sumdeck needs Python 3.11 or newer, and this is {sys.version.split()[0]}. Start x.py with a newer one.")

ROOT = Path(__file__).resolve().parent
PYTHON = getattr(sys, "_base_executable", sys.executable)
"""The Python itself, even where x.py was started from inside an environment: that one may be about to go."""
BIN = "Scripts" if os.name == "nt" else "bin"
MISLEADING = (
    *("VIRTUAL_ENV", "CONDA_PREFIX", "UV_PYTHON", "UV_SYSTEM_PYTHON", "PIP_USER", "PIP_TARGET", "PIP_PREFIX"),
    *("PYTHONHOME", "PYTHONPATH", "PYTHONSAFEPATH", "PYTHONOPTIMIZE", "PYTHONDONTWRITEBYTECODE"),
)
"""What a caller may have set for another project, and what would send us to its Python, its folders or its modules.

The last one would have every server that the tests start compile itself anew, which is most of what a start costs."""
BESIDES = {
    "postgresql": "usr/lib/postgresql/*/bin/initdb",
    "chromium-headless-shell": "usr/bin/chromium-headless-shell",
    "gcc": "usr/bin/cc",
    "libc6-dev": "usr/include/stdio.h",
    "python3-dev": f"{sysconfig.get_path('include').lstrip('/')}/Python.h",
}
"""What the tests need besides Python, as packages of Debian, and where the program is by which one knows that they are there."""
MORE = {
    "chromium": "usr/bin/chromium",
    "firefox-esr": "usr/bin/firefox-esr",
    "webkit2gtk-driver": "usr/bin/WebKitWebDriver",
    "xvfb": "usr/bin/Xvfb",
    "nginx-light": "usr/sbin/nginx",
}
"""What the thorough run needs as well: browsers as people have them, of every make, a screen for one that needs it, a proxy."""
FIRST_TIME = "The first time needs the network (or a mirror"


def main(arguments: list[str]) -> int:
    """Do what the command line asks; the exit code is that of whatever ran."""
    commands = {"run": run, "test": test, "bench": bench, "docs": docs, "release": release, "lock": lock}
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if arguments[0] not in commands:
        print(f"x.py has no command {arguments[0]!r}.\n\n{__doc__}", file=sys.stderr)
        return 2
    return commands[arguments[0]](arguments[1:])


def run(arguments: list[str]) -> int:
    """Start the program: without arguments, the table in the browser."""
    prepare(".venv", "run", "test")
    os.environ["SUMDECK_COMMAND"] = "python3 x.py run"  # for the program to say how it is started again
    return handed_over(program(".venv", "sumdeck"), *(arguments or ["serve"]))


def test(arguments: list[str]) -> int:
    """Hand over to `checks/`, which needs the environment: it runs every check, or the tests that are asked for."""
    prepare(".venv", "test")
    install_programs(BESIDES | (MORE if "--thorough" in arguments else {}))
    os.chdir(ROOT)
    return handed_over(program(".venv", "python"), "-m", "checks", *arguments)


def bench(arguments: list[str]) -> int:
    """Measure, in an environment that also holds the libraries we compare ourselves with."""
    prepare(".venv-bench", "bench")
    os.chdir(ROOT)
    return called(program(".venv-bench", "python"), "-m", "bench", *arguments)


def docs(arguments: list[str]) -> int:
    """Build the documentation into the package. A dead link, or a page that nobody leads to, fails it."""
    prepare(".venv", "test")
    os.chdir(ROOT)
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # the theme speaks of its successor, each time
    return called(program(".venv", "mkdocs"), "build", *arguments)


def release(arguments: list[str]) -> int:
    """Make a release, unless the changelog is silent about it; and see its wheel play where nothing else is installed."""
    keys = [str(Path(key).absolute()) for key in arguments[1:]]
    if arguments[:1] not in ([], ["--key"]) or len(keys) != len(arguments[:1]):
        sys.exit("release takes nothing but --key FILE, a private key of SSH.")
    prepare(".venv-release", "release")
    found = re.search(r'__version__ = "(.+)"', (ROOT / "src/sumdeck/__init__.py").read_text("utf-8"))
    assert found
    version, folder = found[1], ROOT / "dist"
    step = (program(".venv-release", "python"), str(ROOT / "deploy/release.py"))
    if called(*step, "check", version) or docs([]):
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    # Both from the sources: a wheel made from the archive would lack what is built and not committed.
    build = ("build", "--sdist", "--wheel", "--quiet", f"--out-dir={folder}", str(ROOT))
    if uv(*build, f"--build-constraints={ROOT}/requirements/build.lock") or called(*step, "finish", version, str(folder), *keys):
        return 1
    return try_wheel(next(folder.glob("*.whl")))


def try_wheel(wheel: Path) -> int:
    """Install a wheel where nothing else is, and play a turn there."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        install("venv", f"--python={PYTHON}", "--no-python-downloads", str(place / "fresh"))
        install("pip", "install", f"--python={place / 'fresh' / BIN / 'python'}", str(wheel))
        os.environ["SUMDECK_DATA"] = str(place / "data")
        command = (str(place / "fresh" / BIN / "sumdeck"), "play", "numero", "--seed=release", "--ascii")
        if called(*command, said="?\nquit\n", aloud=False):
            print(f"{wheel.name} does not play where it is installed alone.", file=sys.stderr)
            return 1
    print(f"{wheel.parent} holds the release, and its wheel plays.")
    return 0


def lock(arguments: list[str]) -> int:
    """Write requirements/*.lock: what pyproject.toml asks for, in exact versions with their hashes, for every platform."""
    import tomllib  # not at the top: older Pythons have none, and they shall get as far as our message

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    os.chdir(ROOT)
    # Tests run on exactly what players run on, so that one environment serves both: hence the constraint.
    all_of_it = ("--extra=serve", "--extra=paper")
    compile_lock("run", "pyproject.toml", *all_of_it, *arguments)
    compile_lock(
        "test",
        "pyproject.toml",
        *all_of_it,
        "--extra=lab",
        "--extra=cluster",
        "--extra=rl",
        "--extra=spiel",
        "--extra=docs",
        "--extra=test",
        "--constraints=requirements/run.lock",
        *arguments,
    )
    compile_lock(
        "bench", "pyproject.toml", *all_of_it, "--extra=lab", "--extra=bench", "--constraints=requirements/run.lock", *arguments
    )
    compile_lock("build", "-", *arguments, wanted=project["build-system"]["requires"])
    compile_lock("release", "-", *arguments, wanted=["cyclonedx-bom>=7"])
    compile_lock("bootstrap", "-", *arguments, wanted=["uv"])
    faults = [fault for path in sorted(Path("requirements").glob("*.lock")) for fault in lock_faults(path.name, path.read_text())]
    print("\n".join(faults) or "The locks are written.")
    return 1 if faults else 0


def compile_lock(name: str, source: str, *options: str, wanted: list[str] | None = None) -> None:
    """Resolve one set of requirements. Those in `wanted` go in by the standard input, which uv calls `-`."""
    style = ("--universal", "--generate-hashes", "--no-header", "--no-annotate", "--quiet", "--python-version=3.11")
    command = ("pip", "compile", source, *options, *style, f"--output-file=requirements/{name}.lock")
    if uv(*command, said="\n".join(wanted or [])):
        sys.exit(f"requirements/{name}.lock could not be written.")


def lock_faults(name: str, text: str) -> Iterator[str]:
    """Yield what is wrong with a lock: a line that depends on one machine or one server, or a package without hashes."""
    for entry in re.split(r"\n(?=\S)", text.strip()):
        first = entry.splitlines()[0]
        if not re.match(r"[a-z0-9._\[\],-]+==[\w.+!]+( ; [^/\\]+)? \\$", first):
            yield f"{name}: not a plain pinned package: {first}"
        if not re.search(r"\n +--hash=sha256:[0-9a-f]{64}", entry):
            yield f"{name}: no hash: {first}"
        if "://" in entry:
            yield f"{name}: names a server: {first}"


def prepare(folder: str, *locks: str) -> None:
    """Make an environment from the first of these locks, unless it is made from one of them already; and the pages with it."""
    stamp = ROOT / folder / "made-from"
    place = f"{sys.base_prefix} {sys.version_info[:2]} {ROOT}"
    before = stamp.read_text("utf-8").splitlines() if stamp.exists() else ["", ""]
    if before[0] == place and before[1] in map(fingerprint, locks) and Path(program(folder, "python")).exists():
        if are_pages_stale():
            print("Building the pages …", file=sys.stderr, flush=True)
            install_project(folder)
        return
    print(f"Making {folder} from requirements/{locks[0]}.lock, and the pages …", file=sys.stderr, flush=True)
    started = time.monotonic()
    stamp.unlink(missing_ok=True)
    if before[0] != place:  # its scripts hold the paths of Python and of this folder: both have to be right
        install("venv", "--clear", f"--python={PYTHON}", "--no-python-downloads", str(ROOT / folder))
    into = f"--python={program(folder, 'python')}"
    install("pip", "sync", into, "--require-hashes", f"{ROOT}/requirements/{locks[0]}.lock")
    install_project(folder)
    stamp.write_text(f"{place}\n{fingerprint(locks[0])}\n", "utf-8")
    print(f"{folder} is ready, {time.monotonic() - started:.1f} s", file=sys.stderr, flush=True)


def install_project(folder: str) -> None:
    """Install the project itself. Its build hook builds the pages, where they are not up to date."""
    into, build = f"--python={program(folder, 'python')}", f"--build-constraints={ROOT}/requirements/build.lock"
    install("pip", "install", into, "--no-deps", "--reinstall-package=sumdeck", build, f"--editable={ROOT}")


def are_pages_stale() -> bool:
    """Whether something in web/ has changed since the pages were built."""
    script = ROOT / "web/build.py"
    return script.exists() and bool(runpy.run_path(str(script))["is_stale"]())


def fingerprint(lock: str) -> str:
    """A name for everything an environment is made from. The package's own file is in it for the version it holds."""
    inputs = (f"requirements/{lock}.lock", "requirements/build.lock", "pyproject.toml", "src/sumdeck/__init__.py")
    return lock + " " + hashlib.sha256(b"\0".join((ROOT / path).read_bytes() for path in inputs)).hexdigest()


def install(*arguments: str) -> None:
    """Take one step towards an environment: from uv's cache, where it holds everything, else from the network."""
    if uv(*arguments, "--offline", aloud=False) and uv(*arguments, "--quiet"):
        sys.exit(f"The environment could not be made: see uv's message above. {FIRST_TIME}, UV_INDEX_URL).")


def install_programs(wanted: dict[str, str]) -> None:
    """Install what the tests need besides Python, where we may. Where we may not, the tests that need it say what to type."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    missing = [package for package, place in wanted.items() if not any(Path("/").glob(place))]
    if missing:
        print(f"Installing {' and '.join(missing)} with apt-get …", file=sys.stderr, flush=True)
        called("apt-get", "update", "--quiet=2")
        for package in missing:  # one by one: not every system has each of them
            called("apt-get", "install", "--yes", "--no-install-recommends", "--quiet=2", package)


def uv(*arguments: str, said: str = "", aloud: bool = True) -> int:
    """Run uv, which lives in a small environment of its own: the system's pip may refuse to install anything."""
    stamp, pinned = ROOT / ".uv/made-from", ROOT / "requirements/bootstrap.lock"
    made_from = f"{sys.base_prefix} {ROOT} {hashlib.sha256(pinned.read_bytes()).hexdigest()}"
    python = program(".uv", "python")
    if not (stamp.exists() and stamp.read_text("utf-8") == made_from):
        if called(PYTHON, "-m", "venv", "--clear", str(ROOT / ".uv")):
            sys.exit("Python could not make an environment. On Debian and Ubuntu: apt install python3-venv")
        pip = (python, "-m", "pip", "--disable-pip-version-check", "--retries=1", "--quiet")
        if called(*pip, "install", "--require-hashes", f"--requirement={pinned}"):
            sys.exit(f"uv could not be installed: see pip's message above. {FIRST_TIME}, PIP_INDEX_URL).")
        stamp.write_text(made_from, "utf-8")
    # Schools and firms often have a certificate of their own, which only the system's store knows.
    return called(python, "-m", "uv", "--system-certs", *arguments, said=said, aloud=aloud)


def called(*command: str, said: str | None = None, aloud: bool = True) -> int:
    """Run a command in clean surroundings and return its exit code."""
    heard = None if aloud else subprocess.DEVNULL
    try:
        ended = subprocess.run(command, env=surroundings(), input=said, stdout=heard, stderr=heard, text=True, check=False)
    except KeyboardInterrupt:
        return 130
    return ended.returncode


def handed_over(*command: str) -> int:
    """Let a command take our place: it owns the terminal and its signals, so step out of the way where the system can."""
    if os.name == "posix":
        os.execve(command[0], command, surroundings())
    return called(*command)


def surroundings() -> dict[str, str]:
    """The caller's environment variables, but for those that mean another project."""
    return {name: value for name, value in os.environ.items() if name not in MISLEADING}


def program(folder: str, name: str) -> str:
    """Where an environment keeps a program."""
    return str(ROOT / folder / BIN / (f"{name}.exe" if os.name == "nt" else name))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
