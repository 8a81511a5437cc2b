"""The command `sumdeck`. Each sub-command lives in a module of its own, with `add_to(subparsers)` and `run(args)`."""

import errno
import os
import sys
from collections.abc import Sequence

from sumdeck import __version__
from sumdeck.command.arguments import Parser
from sumdeck.command.program import Problem
from sumdeck.research import arena_command, lab_command
from sumdeck.research import command as sim_command
from sumdeck.rules.game import Refusal
from sumdeck.server import command as serving
from sumdeck.terminal import catalogue, checking, copies, handbook, play, printing, records, resume, tournaments
from sumdeck.terminal.spelling import prepare
from sumdeck.words import say, speaking, system_language

PARTS = {
    **dict.fromkeys(("starlette", "uvicorn", "websockets", "msgspec"), "serve"),
    **dict.fromkeys(("choix", "matplotlib"), "lab"),
    "reportlab": "paper",
    "ray": "cluster",
}
"""What a light installation leaves out, and in which part it comes."""
COMMANDS = (
    *(play, resume, catalogue, printing, records, tournaments, serving, copies, checking, handbook),
    *(sim_command, arena_command, lab_command),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks, in the language of whoever asks it; returns the exit code."""
    with speaking(system_language(os.environ)):
        prepare()
        return carry_out(arguments)


def carry_out(arguments: Sequence[str] | None) -> int:
    """The same in the language that is spoken."""
    parser = Parser(prog="sumdeck", description=say("cli.about"))
    parser.add_argument("--version", action="version", version=f"sumdeck {__version__}", help=say("argument.version"))
    subparsers = parser.add_subparsers(metavar=say("argument.command"))
    for command in COMMANDS:
        command.add_to(subparsers)
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
