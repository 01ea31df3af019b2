"""Lessons, whose dice are arranged: step by step without a browser, to be watched in one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import connect

from tapete import games
from tests.browser.site import Held, Site
from tests.lessons.pupil import Pupil
from tests.server.serving import Sitting


class Doer:
    """Does the steps of a lesson."""

    def __init__(self, sitting: Sitting, pupil: Pupil) -> None:
        self._sitting = sitting
        self.pupil = pupil

    def does(self, steps: int = 1) -> None:
        for _ in range(steps):
            self.pupil.listen()
            number = self._sitting.question()["question"]["number"]
            self._sitting.ask("answer", number=number, seat=0, answer=self.pupil.answer())
            self.pupil.do()


@contextmanager
def doing(site: Site, held: Held, game: str) -> Iterator[Doer]:
    """Somebody else at the same seat of a lesson that has only just begun."""
    with connect(f"ws{site.address.removeprefix('http')}/socket", max_size=None) as connection:
        sitting = Sitting(connection)
        sitting.say("hello", match=held.match, tokens=[held.tokens[0]], since=0)
        yield Doer(sitting, Pupil(games.find(game)))
