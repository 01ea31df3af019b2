"""Workers are threads: what a board remembers is asked and filled by several of them at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import tapete
from tapete.kernel.kept import once

SOURCES = Path(tapete.__file__).parent

# Boards of both games that nothing was asked of yet, and four threads that ask the same at once.
ASKING = """
import sys, threading
import msgspec
from tapete.games.euphoria.content.field import field_of as show
from tapete.games.punk.content.field import field_of as table
from tapete.spaces.climbs.journey import Gait
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import Point
from tapete.spaces.treks.trek import Treks

sys.setswitchinterval(1e-6)
GAIT = Gait(125, step=1, longest=1000, deepest=500, safe=500)

def asked(board, far):
    levels = Levels.of(board)
    for _, piece in levels.tops:
        left, top, right, bottom = piece.box
        for x in range(left - 100, right + 101, (right - left) // 4):
            yield levels.floor(piece.top, Point(x, (top + bottom) // 2)) is None
    start = Place(Point((left + right) // 2, (top + bottom) // 2), piece.top)
    yield Treks(levels, GAIT, start, far).within_reach() if far else None

def ask(board, far, together, found):
    together.wait()
    found.append(list(asked(board, far)))

for far in (400, *[0] * 60):
    for field in (table("brawl", "village"), show("backlot")):
        found = []
        board, together = msgspec.structs.replace(field.board), threading.Barrier(4)
        threads = [threading.Thread(target=ask, args=(board, far, together, found)) for _ in 'four']
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == 4 and all(one == found[0] for one in found)
print("fine")
"""


def test_four_threads_ask_a_board_of_either_game_for_the_first_time() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKING], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "fine"), done.stderr


def test_no_shape_is_prepared_since_two_threads_must_not_ask_one_for_the_first_time() -> None:
    prepares = re.compile(
        r"shapely\.prepare|prepared|(contains|intersects)_xy\((?!shared\()|properly"
    )
    plain = [file for file in SOURCES.rglob("*.py") if "shapely" in file.read_text("utf-8")]
    code = {file: re.sub(r'""".*?"""', "", file.read_text("utf-8"), flags=re.S) for file in plain}
    assert [file.name for file in plain if prepares.search(code[file])] == []


class Page:
    """Takes until it is turned to be read, if it is long."""

    def __init__(self, turned: Event | None = None) -> None:
        self.turned, self.begun = turned, Event()

    @once
    def text(self) -> str:
        self.begun.set()
        return "long" if self.turned and self.turned.wait(20) else "short"


def test_what_is_worked_out_once_for_one_board_holds_up_no_other() -> None:
    long, found = Page(turned=Event()), list[str]()
    reading = Thread(target=lambda: found.append(long.text))
    reading.start()
    long.begun.wait(20)
    other = Thread(target=lambda: found.append(Page().text))
    other.start()
    other.join(20)
    assert found == ["short"]
    assert long.turned is not None
    long.turned.set()
    reading.join(20)
    assert found == ["short", "long"]
    assert long.text is found[1]
