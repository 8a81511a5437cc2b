"""The build hook: it has the pages of the web table built, and with SUMDECK_COMPILE=1 compiles rules and players by mypyc.

A compiled wheel is for one platform and one Python; without that it is plain Python. Both hold the same sources and behave alike:
`bench/agreement.py` plays them side by side.
"""

import os
import runpy
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = ["mypy[mypyc]>=1.18", "setuptools>=80"]
COMPILED = ("sumdeck/rules", "sumdeck/players", "sumdeck/games/*/rules", "sumdeck/games/*/players")
OPTIMISED = "1"
"""How hard the C compiler tries: at 3 it takes half as long again and more."""
SEARCHES = ("reach", "packing", "plans", "chain", "play", "sampling", "state", "turns", "rounds", "formulas", "search", "numbers")
"""Modules that are compiled with more care: most of the time of playouts and searches goes into them."""
INTERPRETED = (
    "sumdeck/rules/game.py",
    "sumdeck/rules/kit.py",
    "sumdeck/rules/offers.py",
    "sumdeck/rules/values.py",
    "sumdeck/rules/conformance/",
    "sumdeck/players/player.py",
)
"""A stranger's game or player is a subclass in plain Python, and mypyc allows none of a compiled class."""


def is_wanted() -> bool:
    """Whether this build shall compile."""
    return os.environ.get("SUMDECK_COMPILE", "") not in ("", "0")


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the pages and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"
    made: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return TOOLS if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_pages(Path(self.root))
        if version != "standard" or not is_wanted():  # an editable install shall see every change of the sources
            return
        self.made = TemporaryDirectory()
        folder = Path(self.made.name)
        with chdir(self.root):
            for module in compile_modules(folder):
                build_data["force_include"][str(module)] = str(module.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.made is not None:
            self.made.cleanup()


def build_pages(root: Path) -> None:
    """Build the pages where they are not up to date. A package without their sources has them already."""
    script = root / "web/build.py"
    if script.exists():
        runpy.run_path(str(script))["build"]()


def sources() -> Iterator[str]:
    """Every file to compile, from the root of the project."""
    for folder in (folder for pattern in COMPILED for folder in sorted(Path("src").glob(pattern))):
        for path in sorted(folder.rglob("*.py")):
            if path.name != "__init__.py" and not path.relative_to("src").as_posix().startswith(INTERPRETED):
                yield str(path)


def kernels() -> Iterator[tuple[str, str]]:
    """The few modules in C, with their files: each does what a search in Python does, which serves where nothing is compiled."""
    for path in sorted(Path("src").rglob("*.c")):
        yield ".".join(path.relative_to("src").with_suffix("").parts), str(path)


def compile_modules(folder: Path) -> list[Path]:
    """Compile into a folder; returns the modules made there."""
    from mypyc.build import mypycify  # not at the top: only a build that compiles has these
    from setuptools import Distribution, Extension

    extensions = mypycify(
        list(sources()), opt_level=OPTIMISED, debug_level="0", target_dir=str(folder / "c"), group_name="sumdeck", multi_file=True
    )
    extensions += [Extension(name, [source], extra_compile_args=["-O2"]) for name, source in kernels()]
    total = sum(len(extension.sources) for extension in extensions)
    done = count(1)

    cores = os.cpu_count() or 1
    build = Distribution({"name": "sumdeck", "ext_modules": extensions}).get_command_obj("build_ext")
    build_extensions = build.build_extensions

    def side_by_side() -> None:
        """Compile as many files at a time as there are cores, and tell how far it is."""
        compile_one = build.compiler.compile

        def compiled(source: str, output_dir: str, rest: dict[str, Any]) -> list[str]:
            if Path(source).stem.rpartition("___")[2] in SEARCHES:
                rest = rest | {"extra_postargs": [*rest["extra_postargs"], "-O2"]}
            made: list[str] = compile_one([source], output_dir, **rest)
            print(f"compiled {next(done)} of {total}", file=sys.stderr, flush=True)
            return made

        def compile_all(sources: list[str], output_dir: str, **rest: Any) -> list[str]:
            with ThreadPoolExecutor(cores) as pool:
                each = pool.map(lambda source: compiled(source, output_dir, rest), sources)
                return [made for objects in each for made in objects]

        build.compiler.compile, build.parallel = compile_all, cores
        build_extensions()

    build.build_extensions = side_by_side
    build.build_lib, build.build_temp = str(folder), str(folder / "objects")
    build.ensure_finalized()
    build.run()
    return [Path(module) for module in build.get_outputs()]
