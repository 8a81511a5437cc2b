"""`sumdeck export` and `sumdeck import`: every table of a store in one file, and back."""

import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.command.program import Problem
from sumdeck.folder import FOLDER
from sumdeck.store import Code, Store, StoreError
from sumdeck.words import say


def add_to(subparsers: Commands) -> None:
    for name, run in (("export", run_export), ("import", run_import)):
        parser = add_command(subparsers, name, run, say(f"cli.{name}"))
        parser.add_argument("file", type=Path, metavar=say("argument.file"), help=say(f"copies.{name}_file"))
        offer(parser, "--store")


def run_export(args: Namespace) -> int:
    with opened(args.store, there=True) as store:
        print(say("copies.exported", count=store.export(args.file), file=args.file))
    return 0


def run_import(args: Namespace) -> int:
    with opened(args.store) as store:
        print(say("copies.imported", count=store.import_(args.file, now=time.time_ns() // 1_000_000), file=args.file))
    return 0


@contextmanager
def opened(url: str | None, *, there: bool = False) -> Iterator[Store]:
    """A store; a new one, unless it must be there already. Raises Problem for whatever goes wrong with it."""
    try:
        with Store.open(url, there=there) as store:
            yield store
    except StoreError as fault:
        elsewhere = f" ({say('saved.folder', variable=FOLDER)})" if url is None and fault.code == Code.CANNOT_WRITE else ""
        raise Problem(f"{fault}{elsewhere}") from fault
