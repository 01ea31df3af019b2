"""Somebody with a browser of their own; whatever goes wrong in it is noticed."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.windows import Windows

WIDE = (1280, 800)
PHONE = (390, 844)
LOCALES = {"es": "es-ES", "en": "en-GB"}
BREATH, QUIET = 15, 3
"""After so many breaths, of so many milliseconds, without a request a page has settled."""
DRAWN = """() => new Promise((drawn) => {
  let still = 0, left = 120;
  const watch = new MutationObserver(() => { still = 0; });
  const every = { subtree: true, childList: true, attributes: true, characterData: true };
  watch.observe(document, every);
  const look = () => {
    still += 1;
    left -= 1;
    if (still < 3 && left > 0) return requestAnimationFrame(look);
    watch.disconnect();
    drawn();
  };
  requestAnimationFrame(look);
})"""
"""Resolved once the page has stayed the same for three frames, or after two seconds of them."""

STILL = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity)"""
"""True once nothing moves but what moves for ever."""


class Visitor:
    """`forgiven` are complaints of the browser that a test means to bring about.

    Whoever changes the window itself, such as what it is told by the network, needs one `apart`.
    """

    def __init__(
        self,
        windows: Windows,
        address: str,
        language: str = "en",
        *,
        size: tuple[int, int] = WIDE,
        dark: bool = False,
        kept: dict[str, Any] | None = None,
        apart: bool = False,
        **settings: Any,
    ) -> None:
        self.address = address
        self.language = language
        self.forgiven: list[str] = []
        self._windows = windows
        self._apart = apart
        self._settings = {
            "base_url": address,
            "locale": LOCALES[language],
            "viewport": {"width": size[0], "height": size[1]},
            "has_touch": size == PHONE,
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "reduce",
            **settings,
        }
        self.window = windows.open(self._settings, kept or {}, apart=apart)
        self.page: Page = self.window.page

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def settle(self) -> Page:
        """Waits until the page has what it asked for, and what came of it is drawn."""
        quiet = 0
        while quiet < QUIET:
            self.page.wait_for_timeout(BREATH)
            quiet = 0 if self.window.pending else quiet + 1
        self.page.evaluate(DRAWN)
        return self.page

    def lies_still(self) -> None:
        """Waits until nothing moves any more but what moves for ever."""
        self.settle()
        self.page.wait_for_function(STILL)

    def tokens(self) -> list[str]:
        """Those of the seats this browser holds."""
        kept = self.page.evaluate("localStorage.getItem('tapete.seats') ?? '[]'")
        return [token for held in json.loads(kept) for token in held["tokens"].values()]

    def leave(self) -> None:
        """Fails if the browser has complained, or a token was in an address."""
        tokens = self.tokens()
        addresses = [*self.window.addresses, self.page.url]
        told = [one for one in self.window.complaints if not self._forgives(one)]
        if self._apart:
            self.window.close()
        else:
            self._windows.leave(self.window, self._settings)
        assert not told, told
        assert not [one for one in addresses if any(token in one for token in tokens)]

    def _forgives(self, complaint: str) -> bool:
        return any(re.search(pattern, complaint) for pattern in self.forgiven)


def quick(**more: Any) -> dict[str, Any]:
    """Remembered by somebody who wants everything at once, and was asked about sounds."""
    return {"tapete.preferences": {"pace": "instant", "heard": True}, **more}


def holding(match: str, tokens: dict[int, str], game: str = "savage") -> dict[str, Any]:
    """Remembered by somebody who sits at a match."""
    held = {"match": match, "game": game, "at": 0}
    seats = {str(seat): token for seat, token in tokens.items()}
    return quick(**{"tapete.seats": [{**held, "tokens": seats}]})
