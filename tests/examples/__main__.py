"""Tells the tutorial again, with the files of its example as they are now: `python -m tests.examples`."""

from tests.examples.installed import EXAMPLES
from tests.examples.tutorial import PAGE, told_again

PAGE.write_text(told_again(PAGE.read_text("utf-8"), EXAMPLES / "fives"), "utf-8")
