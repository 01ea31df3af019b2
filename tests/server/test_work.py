"""Work beside the loop: by turns, within a time, and only while somebody waits for it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from threading import Event
from typing import Any

import pytest

from tapete.server.faults import TooBusy, TookTooLong, TooMuch
from tapete.server.work import Turns, Workers
from tapete.server.work.job import Job, Stopped


def run(talk: Callable[[Workers], Coroutine[Any, Any, Any]], **bounds: int) -> Any:
    async def whole() -> Any:
        workers = Workers("test", **{"threads": 1, **bounds})
        try:
            return await talk(workers)
        finally:
            workers.close()

    return asyncio.run(whole())


def endless(stopped: Event) -> Callable[[], None]:
    """Work that never ends by itself, and says when it is stopped."""

    def work() -> None:
        try:
            while True:
                pass
        finally:
            stopped.set()

    return work


def test_what_takes_too_long_is_stopped_and_the_thread_goes_on() -> None:
    stopped = Event()

    async def talk(workers: Workers) -> int:
        with pytest.raises(TookTooLong):
            await workers.do(endless(stopped), seconds=0.05)
        return await workers.do(lambda: 7)

    assert run(talk) == 7
    assert stopped.is_set()


class Tidied:
    """Something whose end takes long. Python swallows what is raised meanwhile."""

    def __init__(self, begun: Event) -> None:
        self._begun = begun

    def __del__(self) -> None:
        self._begun.set()
        while True:
            pass


def test_work_that_is_stopped_while_python_tidies_up_is_stopped_again(
    capfd: pytest.CaptureFixture[str],
) -> None:
    begun, stopped = Event(), Event()

    def work() -> None:
        Tidied(begun)
        endless(stopped)()

    async def talk(workers: Workers) -> int:
        waiting = asyncio.ensure_future(workers.do(work))
        await asyncio.to_thread(begun.wait)
        waiting.cancel()
        return await workers.do(lambda: 7)

    assert run(talk) == 7
    assert stopped.is_set()
    assert not capfd.readouterr().err


def test_what_nobody_waits_for_any_more_is_stopped() -> None:
    stopped = Event()

    async def talk(workers: Workers) -> int:
        waiting = asyncio.ensure_future(workers.do(endless(stopped)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        return await workers.do(lambda: 7)

    assert run(talk) == 7
    assert stopped.is_set()


def test_who_asks_much_waits_for_those_who_ask_little() -> None:
    order: list[str] = []
    gate = Event()

    async def talk(workers: Workers) -> None:
        first = asyncio.ensure_future(workers.do(gate.wait))
        askers = ["greedy", "greedy", "greedy", "modest"]
        rest = [
            asyncio.ensure_future(workers.do(partial(order.append, by), by=by)) for by in askers
        ]
        await asyncio.sleep(0.01)
        gate.set()
        await asyncio.gather(first, *rest)

    run(talk)
    assert order == ["greedy", "modest", "greedy", "greedy"]


def test_no_more_may_wait_than_is_bearable() -> None:
    gate = Event()

    async def talk(workers: Workers) -> None:
        tasks = [asyncio.ensure_future(workers.do(gate.wait, by=by)) for by in "aab"]
        await asyncio.sleep(0.01)
        with pytest.raises(TooMuch):
            await workers.do(gate.wait, by="a")
        with pytest.raises(TooBusy):
            await workers.do(gate.wait, by="c")
        gate.set()
        await asyncio.gather(*tasks)

    run(talk, most=2, each=1)


async def at_work(turns: Turns, seconds: Sequence[float]) -> list[int]:
    """The order in which pieces of work begin that take so long and all come at once."""
    begun = []

    async def work(number: int) -> None:
        async with turns.turn():
            begun.append(number)
            await asyncio.sleep(seconds[number])

    await asyncio.gather(*map(work, range(len(seconds))))
    return begun


def test_whoever_came_first_has_the_first_turn() -> None:
    assert asyncio.run(at_work(Turns(2, 9.0), [0.02] * 6)) == [0, 1, 2, 3, 4, 5]


def test_no_more_have_a_turn_at_a_time_than_may() -> None:
    async def busiest() -> int:
        turns, now, most = Turns(2, 9.0), 0, 0

        async def work() -> None:
            nonlocal now, most
            async with turns.turn():
                now += 1
                most = max(most, now)
                await asyncio.sleep(0.001)
                now -= 1

        await asyncio.gather(*(work() for _ in range(8)))
        return most

    assert asyncio.run(busiest()) == 2


def test_nobody_waits_for_one_whose_turn_takes_long() -> None:
    async def overtaken() -> list[str]:
        turns, done = Turns(1, 0.01), list[str]()

        async def work(name: str, until: asyncio.Event) -> None:
            async with turns.turn():
                await until.wait()
            done.append(name)

        slow, quick = asyncio.Event(), asyncio.Event()
        quick.set()
        first = asyncio.ensure_future(work("slow", slow))
        await work("quick", quick)
        slow.set()
        await first
        return done

    assert asyncio.run(overtaken()) == ["quick", "slow"]


def test_work_that_was_stopped_before_it_began_never_begins() -> None:
    job = Job(lambda: 1)
    job.stop()
    with pytest.raises(Stopped):
        job.run()


def test_work_that_was_not_stopped_leaves_nothing_to_look_for() -> None:
    """A thread that looks for an error for ever never gets on while it is profiled."""
    done = run_python(
        "from cProfile import Profile; from tapete.server.work.job import Job\n"
        "Job(int).run(); print(Profile().runcall(sum, map(abs, [1, -2])), (lambda: 4)())\n"
        "Profile().runcall(lambda: (lambda: print('through'))())"
    )
    assert done == "3 4\nthrough\n"


def run_python(text: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", text], check=True, capture_output=True, text=True, timeout=60
    ).stdout
