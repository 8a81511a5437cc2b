"""Who hosts what, where several processes serve from one PostgreSQL: each ledger is hosted by one of them, through a lease.

A process is alive for as long as its row says, by the clock of the database. The lease of one that is not may be taken by any
other, and its fence grows by one; every append carries the fence under which it was decided, and `writer.py` looks in the same
transaction whether it is still the one. So nobody needs to be right about who is alive: whoever is wrong is refused.

While it appends, a process holds a lock of its own in the database. Whoever takes a lease from it waits for that lock, so that
nothing is on its way any more to a log that somebody else has read.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Engine, text

from sumdeck.store.errors import reporting_trouble
from sumdeck.store.place import LOCKS

LEASE: Final = 3.0
"""For so many seconds a process is believed to be alive after it has last said so."""

FIND: Final = text(
    "SELECT l.process, l.fence, p.host, p.port, p.secret, coalesce(p.until > clock_timestamp(), false) AS alive"
    " FROM sumdeck_leases l LEFT JOIN sumdeck_processes p ON p.id = l.process WHERE l.name = :name"
)
MAKE: Final = text(
    "INSERT INTO sumdeck_leases (name, process, fence) VALUES (:name, :me, 1) ON CONFLICT DO NOTHING RETURNING fence"
)
TAKE: Final = text(
    "UPDATE sumdeck_leases SET process = :me, fence = fence + 1 WHERE name = :name AND fence = :fence"
    " AND process IS NOT DISTINCT FROM :holder RETURNING fence"
)
TAKE_SOME: Final = text(
    "UPDATE sumdeck_leases SET process = :me, fence = fence + 1 WHERE name IN"
    " (SELECT name FROM sumdeck_leases WHERE process = :holder LIMIT :most) RETURNING name, fence"
)
GIVE_UP: Final = text("UPDATE sumdeck_leases SET process = NULL WHERE process = :me AND name = ANY(:names)")
OURS: Final = text("SELECT name FROM sumdeck_leases WHERE process = :me")
FENCES: Final = text("SELECT name, fence FROM sumdeck_leases WHERE name = ANY(:names)")
LOCK: Final = text(f"SELECT pg_advisory_xact_lock({LOCKS}, hashtext(:process))")
IS_ALIVE: Final = text("SELECT until > clock_timestamp() FROM sumdeck_processes WHERE id = :process FOR UPDATE")
GONE: Final = text(
    "SELECT l.process FROM sumdeck_leases l LEFT JOIN sumdeck_processes p ON p.id = l.process AND p.until > clock_timestamp()"
    " WHERE l.process IS NOT NULL AND p.id IS NULL LIMIT 1"
)
RENEW: Final = text(
    "UPDATE sumdeck_processes SET until = clock_timestamp() + make_interval(secs => :seconds)"
    " WHERE id = :me AND until > clock_timestamp()"
)
JOIN: Final = text(
    "INSERT INTO sumdeck_processes (id, host, port, secret, until)"
    " VALUES (:me, :host, :port, :secret, clock_timestamp() + make_interval(secs => :seconds))"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
LEAVE: Final = text("DELETE FROM sumdeck_processes WHERE id = :me")
BURY: Final = text(
    "DELETE FROM sumdeck_processes p WHERE until < clock_timestamp() - interval '1 hour'"
    " AND NOT EXISTS (SELECT FROM sumdeck_leases l WHERE l.process = p.id)"
)


@dataclass(frozen=True)
class Held:
    """A lease as somebody holds it."""

    name: str
    fence: int


@dataclass(frozen=True)
class Peer:
    """Another process of this house, and how to speak to it."""

    id: str
    host: str
    port: int
    secret: str

    @property
    def address(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Leases:
    """The leases in the database, as one process sees them. Everything here waits for the database."""

    def __init__(self, engine: Engine, me: Peer, where: str) -> None:
        self.me = me
        self.seconds = LEASE
        self._engine = engine
        self._where = where

    def renew(self) -> frozenset[str] | None:
        """Say that this process is alive. If it comes too late, others may have taken what was ours: returns what still is."""
        with reporting_trouble(self._where):
            with self._engine.begin() as connection:
                if connection.execute(RENEW, {"me": self.me.id, "seconds": self.seconds}).rowcount:
                    return None
            with self._engine.begin() as connection:
                connection.execute(LOCK, {"process": self.me.id})  # nobody is just taking something from us
                where = {"host": self.me.host, "port": self.me.port, "secret": self.me.secret}
                connection.execute(JOIN, {"me": self.me.id, "seconds": self.seconds, **where})
                return frozenset(connection.scalars(OURS, {"me": self.me.id}))

    def take(self, name: str) -> Held | Peer:
        """Hold a lease, from now on or already; or learn who does."""
        with reporting_trouble(self._where):
            while True:
                with self._engine.begin() as connection:
                    found = self._taken(connection, name)
                if found is not None:
                    return found

    def _taken(self, connection: Connection, name: str) -> Held | Peer | None:
        """The lease, or whose it is; None where others were faster, and it is to be looked at again."""
        found = connection.execute(FIND, {"name": name}).first()
        if found is None:
            fence = connection.scalar(MAKE, {"name": name, "me": self.me.id})
        elif found.process == self.me.id:
            fence = found.fence
        elif found.alive:
            return Peer(found.process, found.host, found.port, found.secret)
        elif is_dead(connection, found.process):
            values = {"name": name, "me": self.me.id, "holder": found.process, "fence": found.fence}
            fence = connection.scalar(TAKE, values)
        else:
            fence = None
        return None if fence is None else Held(name, fence)

    def take_orphans(self, most: int) -> list[Held]:
        """Take some leases of a process that is no more; empty where there is none."""
        with reporting_trouble(self._where), self._engine.begin() as connection:
            holder = connection.scalar(GONE)
            if holder is None:
                connection.execute(BURY)
                return []
            if not is_dead(connection, holder):
                return []
            taken = connection.execute(TAKE_SOME, {"me": self.me.id, "holder": holder, "most": most})
            return [Held(row.name, row.fence) for row in taken]

    def give_up(self, *names: str) -> None:
        """Let anybody take these who needs them."""
        with reporting_trouble(self._where), self._engine.begin() as connection:
            connection.execute(GIVE_UP, {"me": self.me.id, "names": list(names)})

    def leave(self) -> None:
        """Be no more: others may take everything at once."""
        with reporting_trouble(self._where), self._engine.begin() as connection:
            connection.execute(LEAVE, {"me": self.me.id})


def is_dead(connection: Connection, process: str | None) -> bool:
    """Whether a process is no more, so that what it held can be taken in this transaction: it appends nothing meanwhile."""
    if process is None:
        return True
    connection.execute(LOCK, {"process": process})
    return not connection.scalar(IS_ALIVE, {"process": process})


def fences(connection: Connection, names: Collection[str]) -> dict[str, int]:
    """The fences of these leases as they are now."""
    return {row.name: row.fence for row in connection.execute(FENCES, {"names": list(names)})} if names else {}
