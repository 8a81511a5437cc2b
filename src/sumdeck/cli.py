"""The command `sumdeck`. Each sub-command lives in a module of its own, with `add_to(subparsers)` and `run(args)`."""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from sumdeck import __version__
from sumdeck.command.arguments import Parser
from sumdeck.command.program import Problem
from sumdeck.rules.game import Refusal
from sumdeck.terminal.spelling import prepare
from sumdeck.words import say, speaking, system_language

PARTS = {
    **dict.fromkeys(("starlette", "uvicorn", "websockets", "msgspec"), "serve"),
    **dict.fromkeys(("choix", "matplotlib"), "lab"),
    "reportlab": "paper",
    "ray": "cluster",
}
"""What a light installation leaves out, and in which part it comes."""
COMMANDS = {
    **dict.fromkeys(("play", "resume"), "terminal.play"),
    **dict.fromkeys(("games", "levels", "settings", "cards", "rules"), "terminal.catalogue"),
    "print": "terminal.printing",
    "record": "terminal.records",
    "tournament": "terminal.tournaments",
    "serve": "server.command",
    **dict.fromkeys(("export", "import"), "terminal.copies"),
    **dict.fromkeys(("check", "doctor"), "terminal.checking"),
    "docs": "terminal.handbook",
    "sim": "research.command",
    "arena": "research.arena_command",
    "lab": "research.lab_command",
}
"""The module of each command. Only that of the one that is asked for is read: whoever plays waits for no server."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks, in the language of whoever asks it; returns the exit code."""
    with speaking(system_language(os.environ)):
        prepare()
        return carry_out(sys.argv[1:] if arguments is None else arguments)


def carry_out(arguments: Sequence[str]) -> int:
    """The same in the language that is spoken."""
    wanted = COMMANDS.get(arguments[0] if arguments else "")
    parser = Parser(prog="sumdeck", description=say("cli.about"))
    parser.add_argument("--version", action="version", version=f"sumdeck {__version__}", help=say("argument.version"))
    subparsers = parser.add_subparsers(metavar=say("argument.command"))
    for module in [wanted] if wanted else dict.fromkeys(COMMANDS.values()):
        import_module(f"sumdeck.{module}").add_to(subparsers)
    try:
        args = parser.parse_args(arguments)
        if "run" not in args:
            parser.print_help()
            return 0
        code: int = args.run(args)
    except (Problem, Refusal, OSError, ModuleNotFoundError) as problem:
        return complain(problem)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        print()
        return 130
    return code


def complain(problem: Exception) -> int:
    """Say what is wrong in one line."""
    if isinstance(problem, BrokenPipeError) or is_lost_pipe(problem):  # whoever was reading has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    if isinstance(problem, ModuleNotFoundError):
        if problem.name is None or (part := PARTS.get(problem.name.partition(".")[0])) is None:
            raise problem
        words = say("cli.part_missing", part=part)
    elif isinstance(problem, Refusal):
        words = say(problem.code, **problem.details)
    elif isinstance(problem, OSError):
        words = say("cli.no_access", file=problem.filename, reason=problem.strerror)
    else:
        words = str(problem)
    print(f"sumdeck: {words}", file=sys.stderr)
    return problem.code if isinstance(problem, Problem) else 2


def is_lost_pipe(problem: Exception) -> bool:
    """Whether this is how Windows tells of it."""
    return isinstance(problem, OSError) and problem.errno == errno.EINVAL and problem.filename is None
