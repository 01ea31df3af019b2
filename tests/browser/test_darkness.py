"""The city on the screen: tiles that come, dice that light a pattern, and what is said."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.spaces.plane.point import Point
from tapete.spaces.tiles.city import WIDTH
from tests.browser.axe import grave_faults
from tests.browser.board import BoardOnScreen, inches
from tests.browser.conftest import Welcome
from tests.browser.layout import Size, within
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.visitor import PHONE, WIDE, holding

PACKAGE = "tapete.games.darkness"
LANDSCAPE: Size = (844, 390)
SIZES = pytest.mark.parametrize(
    "size", [WIDE, PHONE, LANDSCAPE], ids=["wide", "phone", "landscape"]
)


class Survivor(Player):
    """Somebody at a table of the city."""

    def __init__(self, welcome: Welcome, held: Held, language: str = "en", **more: Any) -> None:
        super().__init__(welcome(language, kept=holding(*held, game="darkness"), **more))
        self.words.learn("darkness", PACKAGE)
        self.visitor.go(f"/m/{held.match}")
        self.waits()
        self.visitor.settle()

    @property
    def roll(self) -> Locator:
        return self.question.get_by_text(self.say("darkness.do.roll"))


def night(*, rolled: bool) -> Match[Any]:
    """Noa alone in front of the cafeteria; with movement left, if she has rolled for it."""
    match: Match[Any] = Match(
        games.find("darkness"), {"players": 1, "survivors": ["noa"]}, from_number(5)
    )
    if rolled:
        deed = {"option": {"what": "roll", "to": "", "item": -1}, "details": {}}
        match.answer(0, ["do", deed])
        assert match.state.turn.left > 2
    return match


def going_on(site: Site, match: Match[Any]) -> Held:
    return site.go_on(match.journal().dump())


@SIZES
def test_what_to_do_is_in_sight_at_every_size(welcome: Welcome, site: Site, size: Size) -> None:
    player = Survivor(welcome, going_on(site, night(rolled=False)), "es", size=size)
    body = player.page.locator("body")
    assert within(player.roll, body)
    assert within(player.page.locator("svg[role=group] [data-figure=s0]"), body)
    assert not grave_faults(player.page)


def test_a_roll_lights_the_dice_that_make_the_pattern(welcome: Welcome, site: Site) -> None:
    player = Survivor(welcome, going_on(site, night(rolled=False)), size=WIDE)
    player.pick("t")
    expect(player.log().filter(has_text="Noa Vega can walk").first).to_be_visible()
    thrown = player.log().filter(has_text="→").first
    expect(thrown).to_be_visible()
    assert thrown.locator("svg.aced").count()
    assert thrown.locator("svg:not(.aced)").count()


def test_a_step_off_the_city_makes_it_grow(welcome: Welcome, site: Site) -> None:
    match = night(rolled=True)
    player = Survivor(welcome, going_on(site, match), size=WIDE)
    x, y = match.state.survivors[0].at
    beyond = Point((x - 1) * WIDTH + WIDTH // 2, y * WIDTH + WIDTH // 2)
    board = BoardOnScreen(player.page)
    tiles = player.page.locator(".terrain path.floor")
    before = tiles.count()
    board.click(*inches(beyond))
    player.confirm.click()
    expect(player.question).to_contain_text("How do you lay")
    player.pick("1")
    expect(tiles).to_have_count(2 * before)


def test_what_is_said_to_another_is_written_in_a_line(welcome: Welcome, site: Site) -> None:
    held = site.create("person", "person", game="darkness", players=2)
    one = Held(held.match, {seat: held.tokens[seat] for seat in (0, 1)})
    player = Survivor(welcome, one)
    player.see_more()
    player.question.get_by_text("Say something to").first.click()
    player.confirm.click()
    player.page.locator("textarea").fill("Meet me at the bar")
    assert not grave_faults(player.page)
    player.confirm.click()
    expect(player.log().filter(has_text="“Meet me at the bar”").first).to_be_visible()


def bargained() -> Match[Any]:
    """Somebody has offered to help with a roll, if they are helped too."""
    match: Match[Any] = Match(games.find("darkness"), {"players": 2}, from_number(5))
    deed = {"option": {"what": "bargain", "to": "s0", "item": -1}, "details": {}}
    match.answer(1, ["do", deed])
    help_alone = {"things": [], "points": 0, "help": True}
    match.answer(1, {"by": "s1", "to": "s0", "gives": help_alone, "wants": help_alone})
    return match


@SIZES
def test_a_deal_is_two_cards_side_by_side(welcome: Welcome, site: Site, size: Size) -> None:
    held = site.go_on(bargained().journal().dump(), 1)
    player = Survivor(welcome, held, size=size)
    given = player.question.get_by_role("heading").first.locator("[data-swap] .card")
    expect(given).to_have_text(
        ["You get help with the next roll", "You give help with the next roll"]
    )
    assert within(given.last, player.page.locator("body"))
    assert not player.question.get_by_text("%").count()
    assert not grave_faults(player.page)
