"""The table on a phone: what matters is in sight, and the panel is as high as one likes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board import Fingers, along
from tests.browser.conftest import Welcome
from tests.browser.fights import fought
from tests.browser.layout import Size, apart, within
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.test_bar import sits
from tests.browser.visitor import PHONE, holding

LANDSCAPE: Size = (844, 390)
SMALL: Size = (360, 640)
TILES = {"savage": 6, "punk": 3}
"""How many deeds are offered first where these tests sit down."""
LEAST_BOARD = 140
"""Pixels of the board that are left free at least."""


def panel(player: Player) -> Locator:
    return player.page.get_by_role("complementary", name=player.say("table.panel.name"))


def handle(player: Player) -> Locator:
    return player.page.get_by_role("separator", name=player.say("table.panel.handle"))


def height(player: Player) -> float:
    box = panel(player).bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize("game", TILES)
@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("language", ["es", "en"])
def test_all_the_deeds_to_offer_first_are_in_sight_and_the_bar_covers_none(
    welcome: Welcome, site: Site, language: str, size: Size, game: str
) -> None:
    """Held upright and on its side."""
    player = sits(welcome, site, game, language, size=size)
    tiles = player.question.locator(".tile")
    expect(tiles).to_have_count(TILES[game])
    body = player.page.locator(".panel > .body")
    order = player.page.get_by_role("list", name=player.say("table.order.name"))
    for width, high in (size, LANDSCAPE):
        player.page.set_viewport_size({"width": width, "height": high})
        expect(player.question.locator("[aria-busy=true]")).to_have_count(0)
        player.visitor.lies_still()
        for tile in tiles.all():
            assert within(tile, body)
        free = player.page.locator("svg[role=group]").bounding_box()
        strip = order.bounding_box()
        assert free
        assert strip
        above = strip["height"] if (width, high) == size else 0
        assert free["height"] - above >= LEAST_BOARD
    tiles.nth(1).click()
    expect(player.confirm).to_be_enabled()
    assert apart(player.confirm, player.ending)
    assert apart(player.confirm, body)


@pytest.mark.parametrize("size", [PHONE, SMALL, LANDSCAPE], ids=["portrait", "small", "landscape"])
def test_what_comes_of_each_answer_to_a_reaction_is_in_sight(
    welcome: Welcome, site: Site, size: Size
) -> None:
    match = fought(20, "savage.ask.benny_trait")
    held = site.go_on(match.journal().dump(), 1)
    player = Player(welcome("es", size=size, kept=holding(*held)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    body = player.page.locator(".panel > .body")
    stakes = player.question.get_by_role("list", name=player.say("table.chance.outcomes"))
    expect(player.question.locator("[aria-busy=true]")).to_have_count(0)
    for one in stakes.all():
        assert within(one, body)
    assert within(player.question.get_by_role("heading").first, body)


def test_a_finger_on_the_handle_makes_the_panel_higher_and_it_stays_so(
    welcome: Welcome, site: Site
) -> None:
    player = sits(welcome, site, "punk", size=PHONE, is_mobile=True)
    fingers, before = Fingers(player.page), height(player)
    box = handle(player).bounding_box()
    assert box
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.touch(start)
    fingers.move(along(start, (start[0], start[1] - 80)))
    fingers.lift()
    assert height(player) == pytest.approx(before + 80, abs=12)
    player.page.reload()
    player.waits()
    assert height(player) == pytest.approx(before + 80, abs=12)


def test_keys_move_the_handle_within_bounds(welcome: Welcome, site: Site) -> None:
    player = sits(welcome, site, "punk", size=PHONE)
    before = height(player)
    handle(player).focus()
    player.page.keyboard.press("ArrowDown")
    assert height(player) < before
    player.page.keyboard.press("End")
    highest = height(player)
    player.page.keyboard.press("ArrowUp")
    assert height(player) == highest
    expect(handle(player)).to_have_attribute("aria-valuenow", "75")
    expect(player.page.locator("svg[role=group]")).to_be_in_viewport()
