"""The board of a page: its places, by mouse and by finger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from playwright.sync_api import CDPSession, Locator, Page

from tapete.spaces.plane.point import INCH, Point
from tests.browser.visitor import DRAWN

Pixels: TypeAlias = tuple[float, float]

ON_SCREEN = """(svg, [x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
}"""


class BoardOnScreen:
    """Places are in inches of the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.svg: Locator = page.locator("svg[role=group]")

    def at(self, x: float, y: float) -> Pixels:
        """Where on the screen a place of the board is."""
        found: list[float] = self.svg.evaluate(ON_SCREEN, [x * INCH, y * INCH])
        return found[0], found[1]

    def rests(self) -> None:
        """Waits until the page stays the same, so that a place is where it is seen."""
        self.page.evaluate(DRAWN)

    def click(self, x: float, y: float) -> None:
        self.rests()
        self.page.mouse.click(*self.at(x, y))

    def tap(self, x: float, y: float) -> None:
        self.rests()
        self.page.touchscreen.tap(*self.at(x, y))

    def drag(self, start: Pixels, end: Pixels) -> None:
        """With the mouse, from one place of the board to another."""
        self.rests()
        self.page.mouse.move(*self.at(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.at(*end), steps=8)
        self.page.mouse.up()

    @property
    def sides(self) -> tuple[int, int]:
        """The width and the height of the board itself."""
        edge = self.svg.locator("rect.edge")
        width, height = (edge.get_attribute(side) or "0" for side in ("width", "height"))
        return int(width), int(height)

    @property
    def seen(self) -> tuple[float, float, float, float]:
        """The part of the board on the screen: its left and top, its width and height."""
        box = (self.svg.get_attribute("viewBox") or "").split()
        left, top, width, height = map(float, box)
        return left, top, width, height


class Fingers:
    """On the glass of a page: what Chromium itself takes for touches."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._glass: CDPSession = page.context.new_cdp_session(page)

    def touch(self, *at: Pixels) -> None:
        self._send("touchStart", at)

    def move(self, *ways: Iterable[Pixels]) -> None:
        """Each finger along its own way, all at once."""
        for at in zip(*ways, strict=True):
            self._send("touchMove", at)

    def lift(self) -> None:
        """All fingers; what they have done is drawn then."""
        self._send("touchEnd", ())
        self._page.evaluate(DRAWN)

    def _send(self, kind: str, at: Iterable[Pixels]) -> None:
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(at)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def along(start: Pixels, end: Pixels, steps: int = 10) -> list[Pixels]:
    """Places on the way, the last of them its end."""
    (ax, ay), (bx, by) = start, end
    shares = [step / steps for step in range(1, steps + 1)]
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in shares]


def inches(at: Point) -> Pixels:
    return at.x / INCH, at.y / INCH
