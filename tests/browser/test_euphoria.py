"""The studio on the screen: points as pips, no ruler, odds on a condition, and a presenter."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tapete import games
from tapete.games.euphoria.rules.shooting.volleys import ASK as EVADE
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tests.browser.axe import grave_faults
from tests.browser.conftest import Welcome
from tests.browser.layout import Size, within
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.visitor import PHONE, WIDE, holding

PACKAGE = "tapete.games.euphoria"
LANDSCAPE: Size = (844, 390)
SIZES = pytest.mark.parametrize(
    "size", [WIDE, PHONE, LANDSCAPE], ids=["wide", "phone", "landscape"]
)


class Director(Player):
    """Somebody who leads a team of the show."""

    def __init__(self, welcome: Welcome, held: Held, language: str = "en", **more: Any) -> None:
        super().__init__(welcome(language, kept=holding(*held, game="euphoria"), **more))
        self.words.learn("euphoria", PACKAGE)
        self.visitor.go(f"/m/{held.match}")
        self.waits()
        self.visitor.settle()

    @property
    def voices(self) -> Locator:
        """What the presenter has said."""
        return self.page.get_by_role("region", name=self.say("table.log.name")).locator(".voice")


def show(until: Callable[[Match[Any]], bool], **rules: bool) -> Match[Any]:
    """A show in which everybody does anything, up to a question of the first team."""
    shows = (going(number, until, rules) for number in range(4, 20))
    return next(match for match in shows if match.question is not None)


def going(
    number: int, until: Callable[[Match[Any]], bool], rules: dict[str, bool], **options: Any
) -> Match[Any]:
    """A show up to such a question, or to its end."""
    rng, options = Random(3), {"rules": rules, **options}
    match: Match[Any] = Match(games.find("euphoria"), options, from_number(number))
    while (question := match.question) is not None:
        seat = question.seats[0]
        if seat == 0 and until(match):
            break
        match.answer(seat, question.domains[seat].write(question.domains[seat].sample(rng)))
    return match


def moving(match: Match[Any]) -> bool:
    return bool(match.state.phase == "movement")


def shooting(match: Match[Any]) -> bool:
    return bool(match.state.phase == "shooting")


def going_on(site: Site, match: Match[Any]) -> Held:
    return site.go_on(match.journal().dump())


@SIZES
def test_what_to_do_and_what_is_left_are_in_sight_at_every_size(
    welcome: Welcome, site: Site, size: Size
) -> None:
    match = show(moving)
    player = Director(welcome, going_on(site, match), "es", size=size)
    body = player.page.locator("body")
    assert within(player.question.locator("button.line").first, body)
    assert within(player.question.get_by_text("PA", exact=False).first, body)
    assert within(player.page.locator(f"svg[role=group] [data-figure={match.state.active}]"), body)
    assert not grave_faults(player.page)


@pytest.mark.parametrize("measuring", [False, True])
def test_there_is_a_ruler_only_where_measuring_is_agreed_on(
    welcome: Welcome, site: Site, measuring: bool
) -> None:
    player = Director(welcome, going_on(site, show(moving, measuring=measuring)), size=WIDE)
    assert bool(player.button("table.tools.measure").count()) is measuring
    assert bool(player.page.locator("svg[role=group] g.numbers text").count()) is measuring
    assert bool(player.question.get_by_text("inches").count()) is measuring


def test_the_odds_of_a_declaration_say_on_what_they_hang(welcome: Welcome, site: Site) -> None:
    player = Director(welcome, going_on(site, show(shooting)), size=WIDE)
    shot = player.question.locator("button.line").filter(has_text="Shoot at").first
    expect(shot).to_contain_text("if in reach")


def test_the_presenter_is_heard_and_can_be_muted(welcome: Welcome, site: Site) -> None:
    player = Director(welcome, going_on(site, show(moving)), size=WIDE)
    expect(player.voices.first).to_be_visible()
    player.button("table.menu.title").click()
    switch = player.page.get_by_role("group", name=player.say("table.menu.voice"))
    switch.get_by_text(player.say("table.menu.off")).click()
    expect(player.voices).to_have_count(0)


def test_a_charge_is_drawn_as_an_idea_once_it_is_picked(welcome: Welcome, site: Site) -> None:
    player = Director(welcome, going_on(site, show(moving)), size=WIDE)
    course = player.page.locator("svg[role=group] [data-course]")
    expect(course).to_have_count(0)
    player.question.locator("button.line").filter(has_text="Charge").first.click()
    expect(course).to_have_count(1)


def test_a_charge_that_fell_short_is_not_taken_back(welcome: Welcome, site: Site) -> None:
    match = going(4, moving, {}, teams=("soldiers_300", "bad_born_300"))
    player = Director(welcome, site.go_on(match.journal().dump(), 1), size=WIDE)
    player.question.locator("button.line").filter(has_text="Charge").first.click()
    player.button("table.do_it").click()
    expect(player.log().filter(has_text="does not reach").first).to_be_attached()
    player.page.keyboard.press("u")
    offer = player.page.get_by_role("dialog", name=player.say("table.practice.title"))
    expect(offer).to_be_visible()


def evading(match: Match[Any]) -> bool:
    return match.question is not None and match.question.key == EVADE


@SIZES
def test_what_comes_of_each_number_of_dice_is_told_before_one_is_chosen(
    welcome: Welcome, site: Site, size: Size
) -> None:
    match = show(evading)
    assert match.question is not None
    amounts = list(match.question.domains[0].candidates())
    player = Director(welcome, going_on(site, match), size=size)
    rows = player.question.locator("li:has(> button[aria-pressed])")
    expect(rows).to_have_count(len(amounts))
    for amount, row in zip(amounts, rows.all(), strict=True):
        expect(row.get_by_role("button")).to_have_text(str(amount))
        expect(row.get_by_role("list")).to_contain_text(re.compile(r"\d ?%"))
    assert within(rows.first, player.page.locator("body"))
    rows.last.get_by_role("button").click()
    expect(rows.last.get_by_role("button", pressed=True)).to_be_visible()
    assert not grave_faults(player.page)
    before = player.asked
    player.button("table.do_it").click()
    player.page.locator(f'[data-question="{before}"]').wait_for(state="detached")
