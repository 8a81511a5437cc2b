"""What the user can put right: told in one line, and the program ends with exit code 2."""


class Problem(Exception):
    """A wish that cannot be met, with the reason in words."""
