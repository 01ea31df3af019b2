"""What axe-core finds wrong with a page for people who cannot see it, or see it badly."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
THEMES = ("light", "dark")
STILL = "Promise.allSettled(document.getAnimations().map(({finished}) => finished))"
RUN = """async (grave) => {
  const mild = axe._audit.rules.filter(({impact}) => impact && !grave.includes(impact));
  const rules = Object.fromEntries(mild.map(({id}) => [id, {enabled: false}]));
  const {violations} = await axe.run(document, {resultTypes: ["violations"], rules});
  return violations.flatMap(({id, impact, nodes}) => nodes.map(({target, failureSummary}) =>
    ({id, impact, target: target.join(" "), why: failureSummary})));
}"""
"""Rules whose faults would be left out are not looked at: that takes a quarter less."""


def grave_faults(page: Page) -> str:
    """The serious and critical faults of a page in either theme; empty if there are none."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return "\n".join(filter(None, (_in_theme(page, theme) for theme in THEMES)))


def _in_theme(page: Page, theme: str) -> str:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.locator(f'html[data-theme="{theme}"]').wait_for()
    page.evaluate(STILL)
    found = [fault for fault in page.evaluate(RUN, GRAVE) if fault["impact"] in GRAVE]
    if not found:
        return ""
    return f"{theme}: {msgspec.json.format(msgspec.json.encode(found)).decode()}"
