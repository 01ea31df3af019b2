"""What has been quick so far is done on the loop; what once was not is done beside it."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

import pytest

from tapete.server.work.pace import QUICK, TRUSTED, Pace


def lasts(seconds: float) -> Callable[[], int]:
    def work() -> int:
        until = thread_time() + seconds
        while thread_time() < until:
            pass
        return 7

    return work


def test_what_was_quick_each_time_is_quick() -> None:
    pace = Pace()
    for _ in range(TRUSTED):
        assert not pace.is_quick("soak")
        assert pace.timed("soak", lambda: 7)() == 7
    assert pace.is_quick("soak")
    assert not pace.is_quick("re-roll")


def test_what_once_took_long_is_not_quick_any_more() -> None:
    pace = Pace()
    for work in [lambda: 7] * TRUSTED + [lasts(2 * QUICK)] + [lambda: 7] * TRUSTED:
        pace.timed("soak", work)()
    assert not pace.is_quick("soak")


def test_work_that_fails_counts_by_the_time_it_took() -> None:
    pace = Pace()

    def fails() -> None:
        raise LookupError

    for _ in range(TRUSTED):
        with pytest.raises(LookupError):
            pace.timed("soak", fails)()
    assert pace.is_quick("soak")
