"""What lies where on a page: boxes, and what is wrong with them."""

from __future__ import annotations

from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page

Size: TypeAlias = tuple[int, int]

SIZES: list[Size] = [
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
]
LEAST_TEXT = 14
"""Pixels: nobody reads smaller letters at arm's length."""

FAULTS = """(least) => {
  const found = [];
  /** What stays in sight, with a thing in it, while the rest is scrolled. */
  const stays = (one) => {
    for (let at = one; at; at = at.parentElement)
      if (at.matches("nav") || ["sticky", "fixed"].includes(getComputedStyle(at).position))
        return at;
    return null;
  };
  /** True if a thing can be scrolled out from under what stays in sight. */
  const clears = (one) => {
    const scrolled = [];
    for (let at = one.parentElement; at; at = at.parentElement)
      scrolled.push([at, at.scrollLeft, at.scrollTop]);
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    for (const [at, x, y] of scrolled) at.scrollTo({ left: x, top: y, behavior: "instant" });
    return there && (one.contains(there) || there.contains(one));
  };
  const root = document.scrollingElement;
  for (const [side, far, room] of [["wide", root.scrollWidth, innerWidth],
                                   ["tall", root.scrollHeight, innerHeight]])
    if (far > room) found.push(`the page is too ${side}: ${far} > ${room}`);
  const name = (one) => `${one.tagName.toLowerCase()} "${
    (one.getAttribute("aria-label") ?? one.innerText ?? "").trim().slice(0, 40)}"`;
  const seen = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
    !one.closest(".unseen, [aria-hidden=true]");
  /** The part of an element that its scrolling ancestors let through. */
  const shown = (one) => {
    let {left, right, top, bottom} = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] =
        [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== "visible") [top, bottom] =
        [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return {left, right, top, bottom};
  };
  const controls = [...document.querySelectorAll("main a, main button, main input, main select")]
    .filter(seen);
  for (const one of controls) {
    const {left, right, top, bottom} = shown(one);
    if (right - left < 2 || bottom - top < 2) continue;
    const whole = one.getBoundingClientRect();
    const scrolled = one.closest("nav, ol");
    if (!scrolled && (whole.right > innerWidth + 1 || whole.left < -1))
      found.push(`${name(one)} is beyond the window`);
    const card = one.closest("li, .bar, .focus, nav, header, .tray, .notice");
    const frame = card?.getBoundingClientRect();
    if (frame && !scrolled && (whole.right > frame.right + 1 || whole.left < frame.left - 1))
      found.push(`${name(one)} is out of its card`);
    for (const [x, y] of [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]]) {
      const there = document.elementFromPoint(
        left + (right - left) * x / 4, top + (bottom - top) * y / 4);
      if (!there || one.contains(there) || there.contains(one)) continue;
      const bar = stays(there);
      if (bar && !bar.contains(one) && clears(one)) continue;
      found.push(`${name(one)} lies under ${name(there.closest("button, a, input") ?? there)}`);
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || one.closest("svg, script, style") || !seen(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) found.push(`${name(one)} has letters of ${size} px`);
  }
  return [...new Set(found)];
}"""
"""A control under what stays in sight while its list is scrolled is not covered: it scrolls on."""


def faults(page: Page) -> list[str]:
    """What overflows, overlaps or is too small to be read."""
    found: list[str] = page.evaluate(FAULTS, LEAST_TEXT)
    return found


def apart(one: Locator, other: Locator) -> bool:
    """True if two things do not lie on each other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first
    assert second
    return (
        first["x"] + first["width"] <= second["x"] + 1
        or second["x"] + second["width"] <= first["x"] + 1
        or first["y"] + first["height"] <= second["y"] + 1
        or second["y"] + second["height"] <= first["y"] + 1
    )


def within(one: Locator, other: Locator) -> bool:
    """True if a thing is no higher and no lower than another."""
    return _fits(one, other, "y", "height")


def between(one: Locator, other: Locator) -> bool:
    """True if a thing is no farther left and no farther right than another."""
    return _fits(one, other, "x", "width")


def _fits(one: Locator, other: Locator, start: str, length: str) -> bool:
    first, second = (dict[str, Any](found.bounding_box() or {}) for found in (one, other))
    first_end, second_end = (box[start] + box[length] for box in (first, second))
    return bool(second[start] - 1 <= first[start] and first_end <= second_end + 1)
