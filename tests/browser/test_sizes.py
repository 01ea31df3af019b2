"""The table at every size of screen: all of it in sight, and nothing on top of another thing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fights import fought
from tests.browser.layout import SIZES, Size, apart, faults
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.skirmishes import NEAR, acts, played
from tests.browser.visitor import Visitor, holding

LANDSCAPE = (844, 390)


@pytest.fixture(scope="module", params=["savage", "punk"])
def seated(request: pytest.FixtureRequest, site: Site, browser: Browser) -> Iterator[Player]:
    """Somebody who is asked what a figure does, on a screen that changes its size."""
    held = fight(site) if request.param == "savage" else skirmish(site)
    kept = holding(*held, game=request.param)
    visitor = Visitor(browser, site.address, "es", kept=kept)
    player = Player(visitor)
    visitor.go(f"/m/{held.match}")
    player.waits()
    visitor.settle()
    yield player
    visitor.leave()


def fight(site: Site) -> Held:
    return site.go_on(fought().journal().dump(), 1)


def skirmish(site: Site) -> Held:
    return site.go_on(played(acts("a2"), NEAR).journal().dump())


def resize(player: Player, size: Size) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.visitor.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_table_fits_and_nothing_lies_on_another_thing(seated: Player, size: Size) -> None:
    resize(seated, size)
    assert not faults(seated.page)
    board, tray = seated.page.locator("svg[role=group]"), seated.page.locator(".tray")
    expect(tray).to_be_visible()
    assert apart(board, tray)
    assert apart(board, seated.question)


def test_on_a_phone_on_its_side_the_question_is_beside_the_board(seated: Player) -> None:
    resize(seated, LANDSCAPE)
    board = seated.page.locator("svg[role=group]").bounding_box()
    panel = seated.page.get_by_role("complementary", name=seated.say("table.panel.name"))
    beside = panel.bounding_box()
    assert board
    assert beside
    assert board["x"] + board["width"] <= beside["x"]
    assert abs(board["y"] - beside["y"]) < 2
    assert board["height"] > LANDSCAPE[1] / 2
    expect(seated.question.locator("h2")).to_be_in_viewport()
