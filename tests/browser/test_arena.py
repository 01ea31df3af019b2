"""The arena on the screen: zones, tokens, the Queue, the enemy turn, cards, and two seats."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tapete.games.arena.content.library import library
from tapete.kernel.matches.match import Match
from tapete.spaces.plane.point import Point
from tests.browser.axe import grave_faults
from tests.browser.board import BoardOnScreen, inches
from tests.browser.conftest import Welcome
from tests.browser.layout import Size, within
from tests.browser.player import Player
from tests.browser.raids import AT_B1, acting, deploying, facing_a_psycho, raid
from tests.browser.site import Held, Site
from tests.browser.visitor import PHONE, WIDE, holding

PACKAGE = "tapete.games.arena"
LEAST_LETTERS = 14
"""Pixels of the smallest letters."""
MOST = 10
"""Answers after which the enemy turn must have begun."""
LANDSCAPE: Size = (844, 390)
WIDTH = "(part) => part.getBoundingClientRect().width"
FILLED = 0.8
"""The part of a phone's width that the board takes at least."""


class Hunter(Player):
    """Somebody at a table of the arena."""

    def __init__(self, welcome: Welcome, held: Held, language: str = "en", **more: Any) -> None:
        super().__init__(welcome(language, kept=holding(*held, game="arena"), **more))
        self.words.learn("arena", PACKAGE)
        self.visitor.go(f"/m/{held.match}")
        self.waits()
        self.visitor.settle()

    @property
    def queue(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("table.posted.name"))

    @property
    def tokens(self) -> Locator:
        """Those of whoever is asked."""
        return self.question.locator(".pips > span")


def going_on(site: Site, match: Match[Any]) -> Held:
    return site.go_on(match.journal().dump())


def test_a_hunter_starts_in_the_zone_that_is_touched(welcome: Welcome, site: Site) -> None:
    player = Hunter(welcome, going_on(site, raid(deploying)), size=WIDE)
    expect(player.page.locator("[data-named]")).to_be_visible()
    assert not grave_faults(player.page)
    BoardOnScreen(player.page).click(*inches(Point(*AT_B1)))
    expect(player.log().filter(has_text="Salvador is in the arena")).to_be_visible()


def test_the_zones_fill_the_width_of_a_phone(welcome: Welcome, site: Site) -> None:
    """Nothing lies on them that would catch a touch."""
    player = Hunter(welcome, going_on(site, raid(facing_a_psycho)), size=PHONE)
    board = BoardOnScreen(player.page)
    board.svg.wait_for()
    left, _, width, _ = board.seen
    assert board.sides[0] / width > FILLED
    assert left <= 0
    shown, tools = board.svg.bounding_box(), player.page.get_by_role("toolbar").bounding_box()
    assert shown is not None
    assert tools is not None
    assert tools["y"] >= shown["y"] + shown["height"] - 1


def test_an_attack_by_touching_its_target_and_then_the_enemy_turn(
    welcome: Welcome, site: Site
) -> None:
    match = raid(facing_a_psycho)
    player = Hunter(welcome, going_on(site, match), size=WIDE)
    expect(player.tokens).to_have_text(["12", "8", "8"])
    expect(player.tokens.nth(1)).to_have_class(re.compile("spent"))
    player.page.locator("[data-figure=psycho_1]").click()
    expect(player.page.locator(".focus").get_by_text("%").first).to_be_visible()
    before = player.asked
    player.confirm.click()
    player.page.locator(f'[data-question]:not([data-question="{before}"])').wait_for()
    expect(player.log().filter(has_text="Salvador attacks Psycho 1").first).to_be_visible()
    announced = library().announcements[match.state.queue[0]].name.en
    told = player.log().filter(has_text=f"Enemy turn: {announced}")
    for _ in range(MOST):
        if told.count():
            break
        player.pass_on()
        player.waits()
    expect(told).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE, LANDSCAPE], ids=["wide", "phone", "landscape"])
def test_the_next_announcement_and_ones_tokens_are_in_sight(
    welcome: Welcome, site: Site, size: Size
) -> None:
    player = Hunter(welcome, going_on(site, raid(facing_a_psycho)), "es", size=size)
    body = player.page.locator("body")
    assert within(player.queue.locator("[aria-current=step]"), body)
    for token in player.tokens.all():
        assert within(token, body)
    assert not grave_faults(player.page)


def test_a_long_chance_leaves_most_of_its_line_to_what_is_done(
    welcome: Welcome, site: Site
) -> None:
    player = Hunter(welcome, going_on(site, raid(acting)), "es", size=LANDSCAPE)
    chance = player.question.locator("button.line:not(.tile) .chance").first
    chance.wait_for()
    line = chance.locator("..")
    label, whole = (one.evaluate(WIDTH) for one in (line.locator(".label"), line))
    assert label > whole * 0.4


def test_the_card_of_an_enemy_says_all_that_matters(welcome: Welcome, site: Site) -> None:
    player = Hunter(welcome, going_on(site, raid(facing_a_psycho)), size=WIDE)
    player.page.locator("[data-figure=badass_psycho_2]").click()
    focus = player.page.locator(".focus")
    focus.get_by_role("button", name=player.say("table.card.unfold")).click()
    card = library().enemies["badass_psycho"]
    assert card.fumble is not None
    for text in (card.name.en, card.fumble.text.en, card.specials[0].text.en):
        expect(focus).to_contain_text(text)
    letters = focus.evaluate(
        "node => Math.min(...[...node.querySelectorAll('*')].map("
        "one => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert letters >= LEAST_LETTERS


def test_two_players_each_have_two_hunters_and_see_what_the_other_does(
    welcome: Welcome, site: Site
) -> None:
    held = site.create("person", "person", game="arena", scenario="screen_test", players=2)
    one, other = [Held(held.match, {seat: held.tokens[seat]}) for seat in (0, 1)]
    first = Hunter(welcome, one)
    first.pick("1")
    second = Hunter(welcome, other)
    for name in ("Mordecai", "Bloodwing"):
        expect(second.question).to_contain_text(second.say("arena.ask.deploy", figure=name))
        second.pick("1")
    expect(first.question).to_contain_text(first.say("arena.ask.deploy", figure="Amara"))
    expect(first.log().filter(has_text="Mordecai is in the arena")).to_be_visible()
