"""Windows of one browser, kept open from one visit to the next.

A page is shown in half the time where its programs were read before. So a visitor who leaves hands
the window back, empty, to the next one who asks for the same.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

PATIENCE = 45_000
"""Milliseconds: far more than anything takes, on a busy machine too."""
WATCH = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
DOORSTEP = "/mark.svg"
"""What a server has at this address is a picture, in which no program runs."""
REMEMBER = """(kept) => {
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}"""
CORNER = (0, 0)
Kept: TypeAlias = Mapping[str, Any]
"""What a page has written down, by name."""


class Window:
    """Has its own memory. It hears what the browser complains of, and who is asked for what."""

    def __init__(self, browser: Browser, settings: Mapping[str, Any], kept: Kept) -> None:
        self._settings = settings
        self.complaints: list[str] = []
        self.addresses: list[str] = []
        self.pending: set[Request] = set()
        self.context = browser.new_context(
            **settings, storage_state=_storage(settings["base_url"], kept)
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        self.context.on("request", self._asked)
        self.context.on("requestfinished", self._answered)
        self.context.on("requestfailed", self._answered)
        self.page = self.context.new_page()
        self._listen(self.page)

    def remember(self, kept: Kept) -> None:
        """This, from an earlier visit, and nothing else."""
        self.page.goto(DOORSTEP)
        self.page.evaluate(REMEMBER, {name: json.dumps(value) for name, value in kept.items()})
        self.addresses.clear()

    def empty(self) -> None:
        """As it was when it was opened, for whoever comes next."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.goto("about:blank")
        self.page.mouse.move(*CORNER)
        self.page.set_viewport_size(self._settings["viewport"])
        self.page.emulate_media(
            color_scheme=self._settings["color_scheme"],
            reduced_motion=self._settings["reduced_motion"],
        )
        self.complaints.clear()
        self.addresses.clear()
        self.pending.clear()

    def close(self) -> None:
        self.context.close()

    def _asked(self, request: Request) -> None:
        self.addresses.append(request.url)
        self.pending.add(request)

    def _answered(self, request: Request) -> None:
        self.pending.discard(request)

    def _listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}\n{error.stack}"))
        page.on("websocket", lambda socket: self.addresses.append(socket.url))
        page.on("framenavigated", lambda frame: self.addresses.append(frame.url))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location}")


class Windows:
    """All windows of a browser; those nobody looks into wait for the next visitor."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[str, list[Window]] = defaultdict(list)

    def open(self, settings: Mapping[str, Any], kept: Kept, *, apart: bool = False) -> Window:
        """One that somebody has left, unless it is to be one of its own."""
        idle = self._idle[_key(settings)]
        if apart or not idle:
            return Window(self._browser, settings, kept)
        window = idle.pop()
        window.remember(kept)
        return window

    def leave(self, window: Window, settings: Mapping[str, Any]) -> None:
        window.empty()
        self._idle[_key(settings)].append(window)


def _key(settings: Mapping[str, Any]) -> str:
    return json.dumps(settings, sort_keys=True)


def _storage(address: str, kept: Kept) -> Any:
    """What the browser remembers from an earlier visit."""
    items = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": items}]}
