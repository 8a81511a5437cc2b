"""The log of the house: one line of JSON for each thing that happened, and nothing about anybody.

No address, no name, no token, no sentence. A table is named by a few letters that lead nobody to it.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

LOG: Final = logging.getLogger("sumdeck.server")


class LineFormatter(logging.Formatter):
    """Writes a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin(level: str) -> None:
    """Let everything that is logged, ours and the server's, go to the standard error as lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Below an error it tells who asked for what; and whoever sends us nonsense shall not fill our disk with it.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith("Invalid UTF-8"))


def note(what: str, **fields: object) -> None:
    LOG.info(what, extra={"fields": fields})


def nameless(table: str) -> str:
    """A table as the log names it: the same each time, and of no use to anybody."""
    return sha256(f"log {table}".encode()).hexdigest()[:8]
