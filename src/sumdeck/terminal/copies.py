"""`sumdeck export` and `sumdeck import`: every table of a store in one file, and back."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sumdeck.language import say
from sumdeck.terminal.problem import Problem

if TYPE_CHECKING:
    from sumdeck.store import Store


def add_to(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Describe the commands."""
    for name, run in (("export", run_export), ("import", run_import)):
        parser = subparsers.add_parser(name, help=say(f"cli.{name}"), description=say(f"cli.{name}"))
        parser.add_argument("file", type=Path, metavar="FILE", help=say(f"copies.{name}_file"))
        parser.add_argument("--store", metavar="URL", help=say("serve.store"))
        parser.set_defaults(run=run)


def run_export(args: Namespace) -> int:
    """Write every table to a file."""
    with opened(args.store) as store:
        print(say("copies.exported", count=store.export(args.file), file=args.file))
    return 0


def run_import(args: Namespace) -> int:
    """Take over the tables of a file."""
    with opened(args.store) as store:
        print(say("copies.imported", count=store.import_(args.file, now=time.time_ns() // 1_000_000), file=args.file))
    return 0


@contextmanager
def opened(url: str | None) -> Iterator[Store]:
    """A store. Raises Problem for whatever goes wrong with it."""
    from sumdeck.store import Store, StoreError  # not at the top: whoever only plays in the terminal need not wait for a database

    try:
        with Store.open(url) as store:
            yield store
    except StoreError as fault:
        raise Problem(str(fault)) from fault
