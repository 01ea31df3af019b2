"""The browser of this machine, without a window."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without all that belongs to a window: a quarter faster."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # which reads the programs of our pages once
)


class NoChromium(Exception):
    """Without a browser nothing of this is tested: it is not passed over."""


def executable() -> str:
    given = os.environ.get("TAPETE_CHROMIUM")
    found = given or next(filter(None, map(shutil.which, NAMES)), None)
    if not found or not os.access(found, os.X_OK):
        wanted = given or ", ".join(NAMES)
        raise NoChromium(f"no Chromium ({wanted}): install it, or name it in TAPETE_CHROMIUM")
    return found


@contextmanager
def running() -> Iterator[Browser]:
    path = executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()
