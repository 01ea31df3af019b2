"""A board under real fingers: pinched, moved, and walked over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardOnScreen, Fingers, Pixels, along, inches
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.recados.state import State
from tests.browser.visitor import PHONE, holding
from tests.server.serving import Server

COURIER = inches(State([]).at)
SCALE = "visualViewport.scale"
BREATH = 400
"""Milliseconds: a tap right after a swipe is taken for its end by the browser itself."""


class Walker(Player):
    """Asked where to walk, with a phone in hand."""

    def __init__(self, welcome: Welcome, village: Server) -> None:
        seats = village.create("person", game="recados", kinds=["route"])
        kept = holding(seats.match, seats.tokens, "recados")
        address = f"http://{village.address}"
        super().__init__(welcome("es", address=address, size=PHONE, kept=kept, is_mobile=True))
        self.visitor.go(f"/m/{seats.match}")
        self.waits()
        self.board, self.fingers = BoardOnScreen(self.page), Fingers(self.page)

    def pinch(self, middle: Pixels, apart: tuple[float, float]) -> None:
        """Two fingers above and below a place, from so far apart to so far."""
        (x, y), (before, after) = middle, apart
        upper, lower = (x, y - before / 2), (x, y + before / 2)
        self.fingers.touch(upper, lower)
        self.fingers.move(along(upper, (x, y - after / 2)), along(lower, (x, y + after / 2)))
        self.fingers.lift()


@pytest.fixture
def walker(welcome: Welcome, village: Server) -> Walker:
    return Walker(welcome, village)


def test_two_fingers_bring_the_board_nearer_and_back_around_the_place_between_them(
    walker: Walker,
) -> None:
    board = walker.board
    mill = board.at(9.5, 5)
    whole = board.seen[2]
    walker.pinch(mill, (60, 180))
    assert board.seen[2] == pytest.approx(whole / 3, rel=0.05)
    assert board.at(9.5, 5) == pytest.approx(mill, abs=6)
    walker.pinch(mill, (180, 60))
    assert board.seen[2] == pytest.approx(whole, rel=0.05)
    assert walker.page.evaluate(SCALE) == 1
    expect(walker.question).to_be_visible()


def test_one_finger_on_the_table_moves_it(walker: Walker) -> None:
    board = walker.board
    walker.pinch(board.at(9.5, 5), (60, 140))
    start = board.at(9.5, 5)
    end = (start[0] - 40, start[1] - 30)
    walker.fingers.touch(start)
    walker.fingers.move(along(start, end))
    walker.fingers.lift()
    assert board.at(9.5, 5) == pytest.approx(end, abs=8)
    expect(walker.button("table.draft.confirm", kind="route")).to_be_hidden()


def test_a_figure_is_drawn_over_the_board_with_a_finger_and_a_second_finger_puts_it_back(
    walker: Walker,
) -> None:
    board, fingers = walker.board, walker.fingers
    start, end = board.at(*COURIER), board.at(6.5, 5.5)
    confirm = walker.button("table.draft.confirm", kind="route")
    fingers.touch(start)
    fingers.move(along(start, end))
    fingers.touch(end, (end[0] + 60, end[1]))
    fingers.lift()
    expect(confirm).to_be_hidden()
    fingers.touch(start)
    fingers.move(along(start, end))
    fingers.lift()
    expect(confirm).to_be_enabled()
    walker.page.wait_for_timeout(BREATH)
    confirm.tap()
    walker.sees_the_end()
