"""Lessons, orders, sheets, lobbies and pages have no serious accessibility fault either.

Each is looked at on a wide screen and on a phone, in light and dark.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave_faults
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.test_lesson import almost_done, card
from tests.browser.test_my_matches import one_open_one_lost
from tests.browser.test_orders import TRAIT, at
from tests.browser.visitor import PHONE, WIDE, Visitor, holding
from tests.server.matches import asked_of, savage, until_asked


def is_sound(visitor: Visitor, what: str) -> None:
    for width, height in (WIDE, PHONE):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        assert not grave_faults(visitor.page), (what, width)
    visitor.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def test_a_lesson_with_a_hint_with_what_came_of_it_and_at_its_end(
    welcome: Welcome, site: Site
) -> None:
    match, tokens = site.lesson("savage")
    player = Player(welcome("es", kept=holding(match, tokens)))
    player.visitor.go(f"/m/{match}")
    player.waits()
    player.question.locator("button.line").last.click()
    expect(card(player).get_by_role("status")).to_be_visible()
    is_sound(player.visitor, "a hint")
    player.question.locator("button.line").first.click()
    expect(player.button("table.lesson.next")).to_be_visible()
    is_sound(player.visitor, "what came of it")
    ending = site.lesson("savage")
    almost_done(site, ending)
    player = Player(welcome("es", kept=holding(*ending)))
    player.visitor.go(f"/m/{ending.match}")
    player.waits()
    player.question.locator("button.line").first.click()
    expect(player.end).to_be_visible()
    is_sound(player.visitor, "the end")


def test_standing_orders_offered_and_in_force(welcome: Welcome, site: Site) -> None:
    match = until_asked(TRAIT, savage())
    held = site.go_on(match.journal().dump(), 1 - asked_of(match)[0])
    player = at(held, welcome, "es")
    expect(player.page.locator("[data-order]").first).to_be_visible()
    is_sound(player.visitor, "offered")
    player.press("x")
    expect(player.page.locator("[data-lift]")).to_be_visible()
    is_sound(player.visitor, "in force")


def test_a_briefing(welcome: Welcome) -> None:
    player = Player(welcome("es"))
    player.visitor.go("/")
    cover = player.page.locator("article[data-cover=savage]")
    cover.get_by_role("button", name=player.say("web.home.play")).click()
    expect(player.briefing).to_be_visible()
    is_sound(player.visitor, "the briefing")


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/odds/punk/jump?b.agility=6", "main table"),
        ("/rules/savage", "main h2"),
        ("/rules/punk", "main h2"),
        ("/builder/savage", "#summary"),
        ("/builder/punk", "#summary"),
    ],
)
def test_pages_with_much_opened(welcome: Welcome, path: str, ready: str) -> None:
    """Two set-ups compared, a chapter with a rule open, what was found, an example to print."""
    visitor = welcome("es")
    page = visitor.go(path)
    page.locator(ready).first.wait_for()
    if path.startswith("/rules"):
        page.locator("main li button").first.click()
        is_sound(visitor, "a rule")
        page.get_by_role("searchbox").fill("cobertura")
        page.locator(".results li").first.wait_for()
    if path.startswith("/builder"):
        say = Player(visitor).say
        page.get_by_label(say("builder.examples")).select_option(index=1)
        expect(page.get_by_role("button", name=say("builder.print"), exact=True)).to_be_enabled()
    is_sound(visitor, path)


def test_my_matches(welcome: Welcome, site: Site) -> None:
    player = one_open_one_lost(welcome, site)
    player.visitor.go("/matches")
    expect(player.button("table.end.rematch")).to_be_visible()
    is_sound(player.visitor, "my matches")
