"""What goes wrong with files, disks and servers is said in plain words, and nothing acknowledged is lost by it."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from sumdeck.store import Code, Store, StoreError, only_house
from tests.postgres import Cluster
from tests.store.logs import row, said
from tests.waiting import LIMIT


@contextmanager
def trouble(code: Code, words: str) -> Iterator[None]:
    """Expect a StoreError with this code and these words."""
    with pytest.raises(StoreError) as caught:
        yield
    assert caught.value.code == code
    assert words in str(caught.value)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store with a table of two hundred events."""
    path = tmp_path / "tables.sqlite"
    with Store.open(str(path)) as store:
        store.create(row("oak"), said(*map(str, range(200)))).result()
    return path


def test_a_file_held_by_another_program(file: Path) -> None:
    with Store.open(str(file), patience=0.1) as store, closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with trouble(Code.LOCKED, "Another program is using"):
            store.append("oak", 200, said("200")).result()
        with trouble(Code.LOCKED, "Nothing was written"):
            Store.open(str(file), patience=0.1)
        other.execute("ROLLBACK")

        store.append("oak", 200, said("200")).result()

        assert store.load("oak") == said(*map(str, range(201)))


def test_rows_held_by_another_program(cluster: Cluster) -> None:
    url = cluster.database()
    with Store.open(url, patience=LIMIT) as store, psycopg.connect(url) as other:
        store.create(row("oak"), said("0")).result()
        writing = store._writer._connection  # it keeps this one: a new one might take longer than this, on a busy machine
        assert writing is not None
        with writing.begin():
            writing.exec_driver_sql("SET lock_timeout = 100")
        other.execute("LOCK TABLE sumdeck_events")
        with trouble(Code.LOCKED, "Another program is using postgresql://"):
            store.append("oak", 1, said("1")).result()
        other.rollback()

        store.append("oak", 1, said("1")).result()


@pytest.mark.parametrize("fill", [b"Dear diary, " * 1000, b"\0" * 5000])
def test_a_file_that_is_no_database(tmp_path: Path, fill: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(fill)

    with trouble(Code.DAMAGED, f"{path} is damaged: file is not a database. Nothing was written"):
        Store.open(str(path))

    assert path.read_bytes() == fill


@pytest.mark.parametrize("page", [1, 2, 3])
def test_a_damaged_page_is_noticed_at_once(file: Path, page: int) -> None:
    content = bytearray(file.read_bytes())
    content[4096 * page + 8 : 4096 * page + 500] = b"\xa5" * 492
    file.write_bytes(content)

    with trouble(Code.DAMAGED, "damaged"):
        Store.open(str(file))

    assert file.read_bytes() == content


def test_a_file_of_which_the_end_is_missing(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 4096)

    with trouble(Code.DAMAGED, "damaged"):
        Store.open(str(file))


def test_a_page_that_is_damaged_while_we_play(file: Path) -> None:
    with Store.open(str(file)) as store:
        content = bytearray(file.read_bytes())
        for start in range(4096, len(content), 4096):
            content[start : start + 4096] = b"\xa5" * 4096
        with file.open("r+b") as other:
            other.write(content)
        store._engine.dispose()  # what SQLite has in its memory is sound

        with trouble(Code.DAMAGED, "malformed"):
            store.load("oak")
        with trouble(Code.DAMAGED, "malformed"):
            store.append("oak", 200, said("200")).result()


def test_no_room_left(file: Path) -> None:
    """SQLite is told that the disk has no more pages than the file has now; then there is room again."""
    with Store.open(str(file)) as store:
        with store._engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        n = 200
        with trouble(Code.FULL, "There’s no space left for"):
            while n < 1000:
                store.append("oak", n, said(str(n))).result()
                n += 1
        with store._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 100000")

        store.append("oak", n, said(str(n))).result()

        assert store.load("oak") == said(*map(str, range(n + 1)))


A_DISK_THAT_TAKES_NO_MORE = """
import resource, sys
from sumdeck.store import Store, StoreError
from tests.store.logs import said
store = Store.open(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
n = 200
try:
    while n < 10_000:
        store.append("oak", n, said(str(n))).result()
        n += 1
except StoreError as error:
    print(n, error.code)
"""


def test_a_disk_that_takes_no_more(file: Path) -> None:
    """The system itself refuses to let a file grow: what was acknowledged before is there, and nothing else."""
    command = [sys.executable, "-c", A_DISK_THAT_TAKES_NO_MORE, str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    n, code = ended.stdout.split()

    assert code in (Code.CANNOT_WRITE, Code.FULL)
    with Store.open(str(file)) as store:
        assert store.load("oak") == said(*map(str, range(int(n))))


@contextmanager
def as_nobody() -> Iterator[None]:
    """Let root be bound by the modes of files like everybody else."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o555)

    with as_nobody(), trouble(Code.CANNOT_WRITE, "tables.sqlite: Permission denied"):
        Store.open(str(folder / "tables.sqlite"))
    with trouble(Code.CANNOT_WRITE, "Is a directory"):
        Store.open(str(folder))


def test_a_folder_that_cannot_be_made(file: Path) -> None:
    with trouble(Code.CANNOT_WRITE, f"Can’t write {file / 'below/tables.sqlite'}"):
        Store.open(str(file / "below/tables.sqlite"))


def test_no_server() -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]

        with trouble(Code.NO_SERVER, f"at postgresql://otter@127.0.0.1:{port}/tables doesn’t answer"):
            Store.open(f"postgresql://otter:secret@127.0.0.1:{port}/tables")


@pytest.mark.parametrize(
    ("user", "database", "words"),
    [("sumdeck", "nowhere", 'database "nowhere" does not exist'), ("otter", "postgres", 'role "otter" does not exist')],
)
def test_a_server_that_does_not_let_us_in(cluster: Cluster, user: str, database: str, words: str) -> None:
    with trouble(Code.NOT_LET_IN, words):
        Store.open(cluster.url(database).replace("sumdeck@", f"{user}:secret@"))


@pytest.mark.parametrize(
    "url", ["mysql://root:secret@there/tables", "sqlite://", "sqlite:///:memory:", "://secret", "postgresql://a:secret@b:c/d"]
)
def test_an_address_that_is_none_is_not_repeated(url: str) -> None:
    """It may hold a password."""
    with trouble(Code.BAD_ADDRESS, "can’t keep tables there"):
        Store.open(url)


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sumdeck.store.place.find_spec", lambda name: None)

    with trouble(Code.NO_DRIVER, "install sumdeck[postgresql]"):
        Store.open("postgresql://otter@there/tables")


def test_the_store_is_for_its_owner_only(file: Path) -> None:
    with Store.open(str(file)) as store:
        store.append("oak", 200, said("200")).result()

        assert {part.stat().st_mode & 0o777 for part in file.parent.glob("tables.sqlite*")} == {0o600}


def test_nothing_is_written_again_after_the_word_to_commit(file: Path) -> None:
    """Whether the disk has it nobody knows then: only whoever wrote it can look, and it must not clash with itself."""
    commits: list[Connection] = []

    def break_off(connection: Connection) -> None:
        commits.append(connection)
        raise DBAPIError("COMMIT", {}, OSError("the line is cut"), connection_invalidated=True)

    with Store.open(str(file)) as store:
        event.listen(store._engine, "commit", break_off)
        with pytest.raises(StoreError):
            store.append("oak", 200, said("200")).result()
        event.remove(store._engine, "commit", break_off)

    assert len(commits) == 1


FULL_DISK = """
import resource, sys
from pathlib import Path
from sumdeck.store import Store, StoreError

with Store.open(sys.argv[1]) as store:
    store.expire(1).result()
    store.check().result()
    left = int(sys.argv[2])
    most = left and Path(sys.argv[1] + "-wal").stat().st_size + left
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    try:
        store.check().result()
    except StoreError as fault:
        print(fault.code)
"""


@pytest.mark.parametrize("left", [0, 16_384])
def test_whoever_asks_hears_that_nothing_can_be_written(tmp_path: Path, left: int) -> None:
    """Something is written to find out: a promise to write nothing is kept on the fullest disk; one page left is none."""
    command = [sys.executable, "-c", FULL_DISK, str(tmp_path / "s.sqlite"), str(left)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.stdout.strip() in (Code.FULL, Code.CANNOT_WRITE, Code.FAILED), done.stderr


def test_one_house_serves_from_a_file(tmp_path: Path) -> None:
    where = str(tmp_path / "s.sqlite")
    with only_house(where), pytest.raises(StoreError, match="Another sumdeck serve"), only_house(where):
        pass
    with only_house(where), only_house("postgresql://school/tables"), only_house("postgresql://school/tables"):
        pass


HOUSE_ON_A_FULL_DISK = """
import resource, sys
from sumdeck.store import StoreError, only_house

resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
try:
    with only_house(sys.argv[1]):
        print("served")
except StoreError as fault:
    print(fault.code)
"""


def test_a_full_disk_is_not_another_house(tmp_path: Path) -> None:
    """A server that was started again there said that another one was using the file."""
    command = [sys.executable, "-c", HOUSE_ON_A_FULL_DISK, str(tmp_path / "s.sqlite")]

    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == "served"


def test_a_folder_where_nothing_can_be_is_not_another_house(tmp_path: Path) -> None:
    with trouble(Code.CANNOT_WRITE, "unable to open"), only_house(str(tmp_path / "none" / "s.sqlite")):
        pass
