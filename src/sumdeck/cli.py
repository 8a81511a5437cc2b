"""The command `sumdeck`."""

import argparse

from sumdeck import __version__


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="sumdeck", description="The open table for mental-maths card games.")
    parser.add_argument("--version", action="version", version=f"sumdeck {__version__}")
    parser.parse_args()
