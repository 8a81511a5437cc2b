"""`python -m sumdeck`, where the command itself is not on the path."""

import sys

from sumdeck.cli import main

sys.exit(main())
