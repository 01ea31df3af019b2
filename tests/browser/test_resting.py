"""A table at which somebody thinks costs a browser nothing."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import holding

MOVING = "document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)"


def test_the_light_of_whoever_acts_comes_to_rest(welcome: Welcome, site: Site) -> None:
    match, tokens = site.lesson("punk")
    kept = holding(match, tokens, "punk")
    player = Player(welcome("en", kept=kept, reduced_motion="no-preference"))
    player.visitor.go(f"/m/{match}")
    player.waits()
    player.page.locator("svg[role=group] .halo").first.wait_for()
    ends = player.page.evaluate(MOVING)
    assert ends
    assert all(end is not None and end < 10_000 for end in ends)
