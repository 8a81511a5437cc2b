"""Who wrote what, noted by the database itself: an event of a process that did not hold the lease is that of a second host."""

from __future__ import annotations

from collections.abc import Iterator

import psycopg

NOTING = """
CREATE TABLE noted (id bigserial PRIMARY KEY, lease text NOT NULL, n int, process text);
CREATE FUNCTION note_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO noted (lease, process) VALUES (NEW.name, NEW.process); RETURN NULL;
END $$;
CREATE FUNCTION note_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO noted (lease, n, process) SELECT coalesce(nullif(hosted_with, ''), id), NEW.n,
    substr(current_setting('application_name'), length('sumdeck ') + 1) FROM sumdeck_tables WHERE id = NEW.table_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_lease AFTER INSERT OR UPDATE ON sumdeck_leases FOR EACH ROW EXECUTE FUNCTION note_lease();
CREATE TRIGGER note_event AFTER INSERT ON sumdeck_events FOR EACH ROW EXECUTE FUNCTION note_event();
"""
ALIVE = "SELECT count(*) FROM sumdeck_processes WHERE until > clock_timestamp()"
ORPHANS = """SELECT count(*) FROM sumdeck_leases l WHERE process IS NOT NULL
  AND NOT EXISTS (SELECT FROM sumdeck_processes p WHERE p.id = l.process AND p.until > clock_timestamp())"""


def watch(url: str) -> None:
    """Have everything noted from now on."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(NOTING)


def second_hosts(url: str) -> Iterator[str]:
    """Yield what was written by a process that did not hold the lease at that time."""
    holder: dict[str, str | None] = {}
    with psycopg.connect(url) as connection:
        for lease, n, process in connection.execute("SELECT lease, n, process FROM noted ORDER BY id"):
            if n is None:
                holder[lease] = process
            elif lease in holder and holder[lease] != process:  # before there is a lease, it has just been laid
                yield f"two hosts: event {n} under {lease} was written by {process} and not by {holder[lease]}"


def ask(url: str, question: str) -> int:
    """A number that the database knows; -1 where it does not answer."""
    try:
        with psycopg.connect(url) as connection:
            found = connection.execute(question).fetchone()
    except psycopg.OperationalError:
        return -1
    assert found is not None
    return int(found[0])
