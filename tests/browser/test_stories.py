"""The log tells stories: a deed, beneath it the dice and what came of them, and why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE, holding
from tests.server.matches import asked_of, savage, until_asked


def at_a_hit(welcome: Welcome, site: Site, language: str, size: tuple[int, int]) -> Player:
    """Somebody was hit, and may soak."""
    match = until_asked("savage.ask.benny_soak", savage())
    seat, _ = asked_of(match)
    held = site.go_on(match.journal().dump(), 1 - seat)
    kept = holding(held.match, held.tokens)
    player = Player(welcome(language, size=size, kept=kept))
    player.words.learn("savage", "tapete.games.savage")
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    if size == PHONE:
        player.page.get_by_text(player.say("table.tab", tab="log"), exact=True).click()
    return player


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("es", PHONE)])
def test_a_deed_has_its_dice_and_what_came_of_them_beneath_it(
    welcome: Welcome, site: Site, language: str, size: tuple[int, int]
) -> None:
    player = at_a_hit(welcome, site, language, size)
    log = player.page.get_by_role("region", name=player.say("table.log.name"))
    story = log.get_by_role("listitem").filter(has=player.page.locator("ol .entry.dice")).last
    attack = re.escape(player.say("savage.event.attacked", figure="@", target="@", weapon="@"))
    expect(story.locator("> .entry")).to_have_text(re.compile(attack.replace("@", ".+")))
    needed = player.say("kernel.roll.needed", how="high", target="@").replace("@", r"\d+")
    expect(story.locator("ol .entry.dice").last).to_contain_text(re.compile(needed))
    width = log.evaluate("log => [log.scrollWidth, log.clientWidth]")
    assert width[0] <= width[1]


def test_why_explains_this_roll_and_then_the_rule(welcome: Welcome, site: Site) -> None:
    player = at_a_hit(welcome, site, "en", WIDE)
    line = player.log().and_(player.page.locator(".dice")).last
    said = line.locator(".sentence").inner_text()
    line.get_by_role("button").click()
    why = player.page.get_by_role("dialog")
    expect(why).to_contain_text(said)
    expect(why.get_by_role("button", name=re.compile("Toughness$")).first).to_be_visible()
    expect(why).to_contain_text("Damage roll")
    expect(why.locator("article")).to_contain_text("Strength die")
    why.get_by_role("button", name=re.compile("Toughness$")).first.click()
    rule = player.page.get_by_role("dialog", name="Damage against Toughness")
    expect(rule).to_be_visible()
