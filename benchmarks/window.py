"""The client in Chromium: how soon it is there, and how soon it shows what an answer led to."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Page
from tests.browser import chromium
from tests.browser.visitor import WIDE, Visitor, holding
from tests.browser.windows import Windows

from tapete.server.pages import BUILT

VISITS = 5
THINKING = 400
"""Milliseconds between two clicks: meanwhile the server weighs what is offered."""
CLICK = """
async (share) => {
  const number = () => document.querySelector("[data-question]")?.dataset.question;
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const before = number();
  const another = () => number() !== undefined && number() !== before;
  const shown = () => new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!another()) return;
      watch.disconnect();
      done(performance.now());
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const panel = document.querySelector("[data-question]");
  const lines = [...panel.querySelectorAll("button.line")];
  let button = lines[Math.floor(share * lines.length)] ?? panel.querySelector("button.main");
  for (let clicks = 0; clicks < 3 && button; clicks++) {
    const seen = shown();
    const start = performance.now();
    button.click();
    await pause(0);
    const sent = number() !== before;
    const end = await Promise.race([seen, pause(sent ? 5000 : 150)]);
    if (end) return end - start;
    button = document.querySelector("[data-question] button.main") ?? lines.at(-1);
  }
  return null;
}
"""
PAINTS = """
() => new Promise((done) => {
  let largest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) largest = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  setTimeout(() => {
    const first = performance.getEntriesByName("first-contentful-paint")[0];
    done([first?.startTime ?? 0, largest]);
  }, 1500);
})
"""


@dataclass
class Window:
    """Seconds, each seen by the page itself."""

    clicks: list[float] = field(default_factory=list)
    paints: list[float] = field(default_factory=list)
    largest: list[float] = field(default_factory=list)


def window(address: str, clicks: int) -> Window:
    seen = Window()
    with chromium.running() as browser:
        windows = Windows(browser)
        for _ in range(VISITS):
            first, largest = _painted(windows, address)
            seen.paints.append(first / 1e3)
            seen.largest.append(largest / 1e3)
        seen.clicks = _clicked(windows, address, clicks)
    return seen


def _painted(windows: Windows, address: str) -> tuple[float, float]:
    """Somebody who was never there before."""
    visitor = Visitor(windows, address, apart=True, size=WIDE)
    first, largest = visitor.go("/").evaluate(PAINTS)
    visitor.leave()
    return first, largest


def _clicked(windows: Windows, address: str, clicks: int) -> list[float]:
    """One person at both seats, who wants everything at once, in a new match now and then."""
    rng, taken = Random(3), []
    while len(taken) < clicks:
        match, tokens = _set_up(address)
        visitor = Visitor(windows, address, apart=True, kept=holding(match, tokens))
        page = visitor.go(f"/m/{match}")
        taken += _answered(page, rng, clicks - len(taken))
        visitor.leave()
    return taken


def _answered(page: Page, rng: Random, clicks: int) -> list[float]:
    """Until there are enough, or what is asked cannot be answered by a click."""
    page.locator("[data-question]").wait_for()
    page.wait_for_timeout(THINKING)
    taken: list[float] = []
    while len(taken) < clicks:
        milliseconds = page.evaluate(CLICK, rng.random())
        if milliseconds is None:
            break
        taken.append(milliseconds / 1e3)
        page.wait_for_timeout(THINKING)
    return taken


def _set_up(address: str) -> tuple[str, dict[int, str]]:
    wanted: dict[str, Any] = {"game": "savage", "chairs": [{"kind": "person"}] * 2}
    with httpx.Client(trust_env=False) as client:
        told = client.post(f"{address}/api/matches", json=wanted).raise_for_status().json()
    return told["room"]["id"], {one["seat"]: one["token"] for one in told["seats"]}


def bundle() -> tuple[int, int]:
    """Bytes over the wire of the whole client, and of what the start page asks for at once."""
    whole = sum(_packed(file) for file in BUILT.rglob("*") if file.is_file())
    page = BUILT / "index.html"
    named = re.findall(r"/assets/([\w.-]+)", page.read_text("utf-8"))
    home = [file.name for file in (BUILT / "assets").glob("Home-*")]
    return whole, _packed(page) + sum(_packed(BUILT / "assets" / name) for name in {*named, *home})


def _packed(file: Path) -> int:
    content = file.read_bytes()
    return len(content) if file.suffix == ".woff2" else len(gzip.compress(content, 9))
