"""Files that are taken home from a tournament: each is called after it, so that those of two evenings do not mix."""

from __future__ import annotations

import re
from urllib.parse import quote


def as_file(tournament: str, what: str, ending: str) -> dict[str, str]:
    """The headers of a file. The name is told in plain letters as well, for whoever knows no others."""
    called = re.sub(r"\W+", "-", tournament).strip("-") or "sumdeck"
    name = f"{called}-{what}.{ending}"
    plain = re.sub(r"-+", "-", re.sub(r"[^A-Za-z0-9.]+", "-", name)).strip("-")
    return {
        "content-disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name)}",
        "cache-control": "no-store",
    }
