"""`python -m sumdeck`, where the command itself is not on the path."""

import sys

from sumdeck.cli import main

if __name__ == "__main__":
    sys.exit(main())
