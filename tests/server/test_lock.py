"""The lock of a table: calls and coroutines in the order in which they came."""

import asyncio

from tests.server.aside import aside
from veillee.server.table.lock import CallLock


def test_calls_and_coroutines_take_their_turns_in_order() -> None:
    async def play() -> list[str]:
        lock, done = CallLock(), []

        async def coroutine(name: str) -> None:
            async with lock:
                done.append(name)

        lock.call(lambda: done.append("first"))
        tasks = [asyncio.create_task(coroutine("second"))]
        await asyncio.sleep(0)
        lock.call(lambda: done.append("third"))
        tasks.append(asyncio.create_task(coroutine("fourth")))
        await asyncio.sleep(0)
        assert done == ["first"]
        lock.release()
        await tasks[0]
        assert done == ["first", "second", "third"]
        assert lock.locked()
        lock.release()
        await tasks[1]
        assert not lock.locked()
        return done

    assert aside(play()) == ["first", "second", "third", "fourth"]


def test_whoever_stops_waiting_holds_nobody_up() -> None:
    async def play() -> None:
        lock, held = CallLock(), []

        async def coroutine() -> None:
            async with lock:
                held.append(True)

        lock.call(lambda: None)
        waiting, granted = asyncio.create_task(coroutine()), asyncio.create_task(coroutine())
        await asyncio.sleep(0)
        waiting.cancel()
        lock.release()
        granted.cancel()  # it was given the lock, and has not run since
        await asyncio.gather(waiting, granted, return_exceptions=True)
        assert not held
        assert not lock.locked()

    aside(play())


def test_many_who_release_at_once_do_not_call_each_other_ever_deeper() -> None:
    lock, done = CallLock(), []

    def work() -> None:
        done.append(True)
        lock.release()

    lock.call(lambda: None)
    for _ in range(5000):
        lock.call(work)
    lock.release()
    assert len(done) == 5000
    assert not lock.locked()
