"""What this process may host, where others serve from the same store. With a store of its own it may host everything.

The leases themselves are in the store (`store/leases.py`). Here is what a process knows of them: it renews them, takes one when
somebody asks for a ledger that nobody hosts, takes up what a process leaves behind that is no more, and lets go of what others
have taken. As soon as it cannot be sure that it is still believed to be alive, it answers nothing from memory.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Protocol, TypeVar

from sumdeck.server.logs import LOG
from sumdeck.store import Code, Fenced, Held, Leases, Peer, StoreError

T = TypeVar("T")
BEATS: Final = 3
"""So often a lease is renewed before it would end."""
AT_ONCE: Final = 20
"""So many ledgers are taken up in one go: the others are for other processes."""


class Elsewhere(StoreError):
    """Another process hosts it. Whoever has asked is carried there."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(Code.ELSEWHERE)
        self.peer = peer


class Leasing(Protocol):
    """What a process may host."""

    @property
    def sure(self) -> bool:
        """Whether whatever is in memory here is nowhere else."""

    async def be_sure(self) -> None:
        """Wait until that is so. Raises StoreError."""

    async def take(self, name: str) -> Held | None:
        """Be the one who hosts what this lease is for; None where nobody else could. Raises Elsewhere, StoreError."""

    def lose(self, held: Held) -> None:
        """Somebody else has it."""

    def give_up(self, names: Iterable[str]) -> None:
        """Nobody needs these here any more."""

    async def leave(self) -> None:
        """Host nothing any more: others may take everything at once."""


class Alone:
    """One process is the whole house."""

    sure = True

    async def be_sure(self) -> None:
        pass

    async def take(self, name: str) -> Held | None:
        return None

    def lose(self, held: Held) -> None:
        raise AssertionError("there is nobody else")

    def give_up(self, names: Iterable[str]) -> None:
        pass

    async def leave(self) -> None:
        pass


class Shared:
    """One process among several."""

    def __init__(self, leases: Leases, clock: Callable[[], float] = time.monotonic) -> None:
        self.held: dict[str, Held] = {}
        self.taken = 0
        """How many leases have been taken from processes that were no more."""
        self.lost = 0
        """How many leases others have taken from this one."""
        self.let_go: list[Callable[[Collection[str]], None]] = []
        """Told which leases are no longer ours."""
        self.take_up: list[Callable[[str], Awaitable[object]]] = []
        """Told which lease has become ours without anybody having asked for it."""
        self._leases = leases
        self._clock = clock
        self._until = 0.0
        self._gone = False
        self._beating = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "leases")
        self._tasks: set[asyncio.Future[None]] = set()

    @property
    def left(self) -> float:
        """For how many seconds this process is still believed to be alive."""
        return max(0.0, self._until - self._clock())

    @property
    def sure(self) -> bool:
        return self.left > 0

    async def be_sure(self) -> None:
        while not self.left:
            if self._gone:
                raise Fenced(Code.ELSEWHERE)
            async with self._beating:
                if not self.left:
                    await self._renew()

    async def take(self, name: str) -> Held | None:
        await self.be_sure()
        if name in self.held:
            return self.held[name]
        found = await self._apart(lambda: self._leases.take(name))
        if isinstance(found, Peer):
            raise Elsewhere(found)
        self.held[name] = found
        return found

    def lose(self, held: Held) -> None:
        if self.held.get(held.name) == held:
            self._let_go([held.name])

    def give_up(self, names: Iterable[str]) -> None:
        mine = [name for name in names if self.held.pop(name, None) is not None]
        if mine:
            task = asyncio.ensure_future(self._apart(lambda: self._leases.give_up(*mine)))
            self._tasks.add(task)
            task.add_done_callback(self._over)

    async def beat(self) -> None:
        """Say that this process is alive. Raises StoreError."""
        async with self._beating:
            await self._renew()

    async def live(self) -> None:
        """Renew, and take up what others have left behind, again and again."""
        await asyncio.gather(self._again_and_again(self.beat), self._again_and_again(self._take_up))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StoreError as fault:
                LOG.error("leases: %s", fault)
            await asyncio.sleep(self._leases.seconds / BEATS)

    async def leave(self) -> None:
        if self._gone:
            return
        self._gone, self._until = True, 0.0
        with suppress(StoreError):  # then they wait until the leases end
            await self._apart(self._leases.leave)
        self._let_go([*self.held])
        self._thread.shutdown(wait=False)

    async def _renew(self) -> None:
        """Say that this process is alive, and let go of what it has lost by coming too late."""
        asked = self._clock()
        still = await self._apart(self._leases.renew)
        if still is not None:
            self._let_go([name for name in self.held if name not in still])
        self._until = asked + self._leases.seconds

    async def _take_up(self) -> None:
        """Take up what a process has left behind that is no more, and what nobody has ever hosted since it was last in use."""
        await self.be_sure()
        while orphans := await self._apart(lambda: self._leases.take_orphans(AT_ONCE)):
            self.taken += len(orphans)
            self.held |= {each.name: each for each in orphans}
            for orphan in orphans:
                for take_up in self.take_up:
                    await take_up(orphan.name)

    def _let_go(self, names: Collection[str]) -> None:
        mine = [name for name in names if self.held.pop(name, None) is not None]
        self.lost += len(mine)
        for let_go in self.let_go:
            let_go(mine)

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _over(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.warning("a lease could not be given up: %s", task.exception())
