"""Somebody who hears the table and presses keys: all they know is what a screen reader says."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from tests.browser.player import THINKING

BREATH = 30
"""Milliseconds between two looks at what was read out."""

LISTEN = """() => {
  window.heard = [];
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  const say = (text) => text?.trim() && window.heard.push(text.trim().replace(/\\s+/g, " "));
  for (const region of document.querySelectorAll(LIVE)) say(region.textContent);
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const {target, addedNodes} of changes) {
      const at = target.nodeType === 1 ? target : target.parentElement;
      const region = at?.closest(LIVE);
      if (region?.matches("[role=log]")) for (const node of addedNodes) say(node.textContent);
      else if (region) regions.add(region);
    }
    for (const region of regions) say(region.textContent);
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}"""


class Control(NamedTuple):
    """What has the focus, as it is read out; its number tells it from others of the same name."""

    number: int
    role: str
    name: str
    disabled: bool


class Listener:
    """Never looks at the page: reads live regions, and the name of what has the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._tree: CDPSession = page.context.new_cdp_session(page)
        self._read = 0
        page.evaluate(LISTEN)

    def hears(self) -> list[str]:
        """What was read out since the last time."""
        heard: list[str] = self.page.evaluate("window.heard")
        fresh, self._read = heard[self._read :], len(heard)
        return fresh

    def waits(self) -> list[str]:
        """Until something is read out."""
        for _ in range(THINKING // BREATH):
            heard = self.hears()
            if heard:
                return heard
            self.page.wait_for_timeout(BREATH)
        raise AssertionError("nothing is read out")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self) -> Control:
        """What has the focus, as the browser tells a screen reader."""
        focus = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": focus["result"]["objectId"], "fetchRelatives": False}
        node = self._tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        role, name = (node.get(part, {}).get("value", "") for part in ("role", "name"))
        number = node.get("backendDOMNodeId", 0)
        return Control(number, role, name, bool(_property(node, "disabled")))


def _property(node: dict[str, Any], name: str) -> Any:
    found = [one["value"].get("value") for one in node.get("properties", ()) if one["name"] == name]
    return found[0] if found else None
