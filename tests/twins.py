"""A twin in C, built as a wheel with compiled rules has it, for the tests that compare it with its Python.

`x.py test` installs a compiler where it can.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import which
from types import ModuleType

MISSING = (
    "A C compiler or Python.h is missing. Install them and run the tests again:  sudo apt-get install gcc libc6-dev python3-dev"
)


def built(source: Path, folder: Path) -> ModuleType:
    """The module of one file, made in a folder; a warning of the compiler fails."""
    compiler, headers = which("cc"), Path(sysconfig.get_path("include"))
    if compiler is None or not (headers / "Python.h").exists():
        raise AssertionError(MISSING)
    made = folder / f"{source.stem}.so"
    shared = ("-bundle", "-undefined", "dynamic_lookup") if sys.platform == "darwin" else ("-shared", "-fPIC")
    subprocess.run([compiler, "-O1", "-Wall", "-Werror", *shared, f"-I{headers}", str(source), "-o", str(made)], check=True)
    spec = spec_from_file_location(source.stem, made)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
