"""The board is framed in the part of its room on which nothing else lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.fights import fought
from tests.browser.layout import Size
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.skirmishes import NEAR, acts, played
from tests.browser.test_punk import Ganger
from tests.browser.visitor import PHONE, WIDE, holding


def bottom(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["y"] + box["height"]


def top(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["y"]


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_whole_board_comes_below_the_order_of_play_and_below_a_notice(
    welcome: Welcome, site: Site, size: Size
) -> None:
    """The other player, whose turn it is, is away: a notice says so."""
    held = site.go_on(fought().journal().dump())
    player = Player(welcome("es", size=size, kept=holding(held.match, {1: held.tokens[1]})))
    player.visitor.go(f"/m/{held.match}")
    edge = player.page.locator("svg[role=group] rect.edge")
    order = player.page.get_by_role("list", name=player.say("table.order.name"))
    notice = player.page.locator(".notice")
    expect(notice).to_be_visible()
    player.button("table.tools.whole").click()
    player.visitor.settle()
    assert top(edge) >= max(bottom(order), bottom(notice))


def test_who_acts_and_where_to_go_lie_under_nothing(welcome: Welcome, site: Site) -> None:
    match, tokens = site.lesson("punk")
    player = Player(welcome("es", size=PHONE, kept=holding(match, tokens, "punk")))
    player.visitor.go(f"/m/{match}")
    player.waits()
    player.visitor.settle()
    order = player.page.get_by_role("list", name=player.say("table.order.name"))
    board = player.page.locator("svg[role=group]")
    for shown in ("[data-spot]", "[data-figure]:has(.halo) .body"):
        one = player.page.locator(f"svg[role=group] {shown}").first
        assert bottom(order) <= top(one)
        assert bottom(one) <= bottom(board)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "sideways"])
def test_who_acts_in_the_corner_of_the_board_is_not_under_the_buttons(
    welcome: Welcome, site: Site, size: Size
) -> None:
    corner = played(acts("a2"), {**NEAR, "a2": (87, 87)})
    player = Ganger(welcome, site, corner, size=size)
    player.visitor.settle()
    buttons = player.page.get_by_role("toolbar", name=player.say("table.tools.name")).bounding_box()
    figure = player.token("a2").locator(".body").bounding_box()
    assert buttons
    assert figure
    assert figure["x"] + figure["width"] <= buttons["x"]
