"""Games that the tests play in the terminal are kept in a folder of the test."""

from tests.terminal.conftest import own_folder

__all__ = ["own_folder"]
