"""Two processes with one store: the key of the log decides who came first, and nobody waits for ever."""

from concurrent.futures import Future

from sumdeck.store import Conflict, Store
from tests.store.logs import row, said
from tests.waiting import LIMIT


def won(future: Future[None]) -> bool:
    fault = future.exception()
    assert fault is None or isinstance(fault, Conflict), fault
    return fault is None


def test_of_two_writers_one_wins(url: str) -> None:
    """Both write to the same tables, in opposite order, so that each could wait for the other."""
    names = [str(number) for number in range(10)]
    with Store.open(url, patience=LIMIT) as one, Store.open(url, patience=LIMIT) as other:
        for name in names:
            one.create(row(name), []).result()
        for n in range(30):
            ones = {name: one.append(name, n, said("one")) for name in names}
            others = {name: other.append(name, n, said("other")) for name in reversed(names)}
            for name in names:
                assert won(ones[name]) + won(others[name]) == 1
                assert one.load(name)[n] == said("one" if won(ones[name]) else "other")[0]
        assert [len(one.load(name)) for name in names] == [30] * 10
