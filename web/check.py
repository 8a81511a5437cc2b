"""Checks the pages: their form, their types, and the specs that lie beside them. `x.py test` runs it as `python -m web.check`."""

from web.build import fetch, npm

CHECKS = ("form", "check", "test")
"""Scripts of package.json."""


def check() -> None:
    """Run every check and stop at the first that fails."""
    fetch()
    for script in CHECKS:
        npm("run", "--silent", script)


if __name__ == "__main__":
    check()
