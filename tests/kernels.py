"""Modules in C, made for a test: in the sources they lie beside the Python that is their reference, which serves meanwhile."""

import subprocess
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import which
from types import ModuleType

import pytest

STRICT = ("-O1", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Wno-missing-field-initializers", "-Werror")


def kernel(source: Path, folder: Path) -> ModuleType:
    """The module that the compiler makes of a file in C; no warning is let pass."""
    compiler, headers = which("cc"), Path(sysconfig.get_path("include"))
    if compiler is None or not (headers / "Python.h").exists() or sys.platform != "linux":
        pytest.skip("no C compiler here")
    made = folder / f"{source.stem}.so"
    subprocess.run([compiler, *STRICT, "-shared", "-fPIC", f"-I{headers}", str(source), "-o", str(made)], check=True)
    spec = spec_from_file_location(source.stem, made)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
