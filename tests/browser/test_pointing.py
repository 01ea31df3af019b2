"""Pointing does most: a drag through several actions, up to an enemy, confirmed where it ends."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tests.browser.board import BoardOnScreen, Fingers, along
from tests.browser.conftest import Welcome
from tests.browser.duels import duel
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.skirmishes import NEAR, acts, asks, played
from tests.browser.test_punk import Ganger, cm, in_turn
from tests.browser.visitor import PHONE, WIDE, holding

SEED = 1
SHE, RAT = (4.5, 2.5), (6.5, 2.5)
"""Where they stand in a duel, in inches."""


def tick(player: Player) -> Locator:
    """The button beside what is drawn."""
    return player.page.locator(".ghost .yes")


def opening() -> Match[Any]:
    """A duel in which she acts first."""
    match = Match(games.find("savage"), {"draft": duel()}, from_number(SEED))
    while match.question and match.question.key != "savage.ask.act":
        seat, domain = next(iter(match.question.domains.items()))
        match.answer(seat, domain.write(list(domain.candidates())[-1]))
    assert match.question
    assert 0 in match.question.domains
    return match


def duellist(welcome: Welcome, site: Site) -> Player:
    """Somebody who is asked what to do in a duel."""
    held = site.go_on(opening().journal().dump(), 1)
    player = Player(welcome(kept=holding(*held)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    return player


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_drag_beyond_one_action_is_walked_in_legs_and_confirmed_beside_the_ghost(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    match = played(acts("a2"), NEAR)
    player = Ganger(welcome, site, match, size=size)
    start, end = player.board.at(*player.place("a2")), player.board.at(*cm(61.5, 73))
    if size == PHONE:
        fingers = Fingers(player.page)
        fingers.touch(start)
        fingers.move(along(start, end))
        fingers.lift()
    else:
        player.board.drag(player.place("a2"), cm(61.5, 73))
    expect(player.drawn).to_contain_text("10 + 5.5 cm")
    expect(player.page.locator(".draft .onward")).to_be_visible()
    tick(player).click()
    if size == PHONE:
        player.page.get_by_role("button", name=player.say("table.tab", tab="log")).click()
    walked = player.told_of("punk.event.moved", figure="Roque", far=1000)
    rest = player.told_of("punk.event.moved", figure="Roque", far=550)
    expect(walked.or_(rest)).to_have_count(2)
    expect(player.page.locator(".draft")).to_have_count(0)


def test_a_walk_in_legs_stops_at_a_question_that_was_not_expected(
    welcome: Welcome, site: Site
) -> None:
    match = played(in_turn(2, "a2"), NEAR, {"a2": (46, 60)})
    player = Ganger(welcome, site, match)
    player.board.drag(player.place("a2"), cm(30, 60))
    expect(player.page.locator(".draft .onward")).to_be_visible()
    before = player.asked
    tick(player).click()
    player.page.locator(f'[data-question]:not([data-question="{before}"])').wait_for()
    player.visitor.settle()
    heading = player.question.get_by_role("heading").first
    expect(heading).to_have_text(player.say("punk.ask.climb", figure="Roque"))
    expect(player.page.locator(".draft")).to_have_count(0)


def test_a_drag_beyond_reach_stops_exactly_at_full_reach(welcome: Welcome, site: Site) -> None:
    player = duellist(welcome, site)
    BoardOnScreen(player.page).drag(SHE, (11.2, 2.1))
    drawn = player.page.get_by_role("group", name=player.say("table.draft.name"))
    expect(drawn.locator(".cost")).to_have_text("6 paces of 6")
    expect(tick(player)).to_be_enabled()


def test_a_charge_is_one_gesture_that_walks_and_strikes(welcome: Welcome, site: Site) -> None:
    """The blow is shown before it is confirmed, with its details, and both are one answer."""
    player = duellist(welcome, site)
    BoardOnScreen(player.page).drag(SHE, RAT)
    blow = player.page.locator("[data-then][aria-pressed=true]")
    expect(blow).to_contain_text("Fight")
    expect(player.confirm).to_have_text(player.say("table.draft.confirm", kind="onto"))
    tick(player).click()
    struck = player.log().filter(has_text="attacks Monstrous rat: sabre")
    expect(struck.first).to_be_attached()


def test_a_charge_can_be_just_a_walk(welcome: Welcome, site: Site) -> None:
    player = duellist(welcome, site)
    BoardOnScreen(player.page).drag(SHE, RAT)
    player.page.locator("[data-then][aria-pressed=true]").click()
    expect(player.confirm).to_have_text(player.say("table.draft.confirm", kind="route"))
    before = player.asked
    tick(player).click()
    player.page.locator(f'[data-question]:not([data-question="{before}"])').wait_for()
    expect(player.log().filter(has_text="moves 2 paces").first).to_be_attached()
    expect(player.log().filter(has_text="attacks")).to_have_count(0)


def test_an_enemy_that_is_touched_tells_what_can_be_done_to_it_with_each_chance(
    welcome: Welcome, site: Site
) -> None:
    player = duellist(welcome, site)
    BoardOnScreen(player.page).click(*RAT)
    lines = player.page.locator("section.focus button.line")
    expect(lines.nth(1)).to_be_visible()
    expect(lines.filter(has_text="Shoot").locator(".chance").first).to_contain_text("%")


def test_what_is_drawn_is_dropped_beside_it(welcome: Welcome, site: Site) -> None:
    player = Ganger(welcome, site, played(acts("a2"), NEAR))
    player.board.drag(player.place("a2"), cm(46, 68))
    expect(tick(player)).to_be_enabled()
    player.page.locator(".ghost button").last.click()
    expect(player.page.locator(".draft")).to_have_count(0)
    expect(player.confirm).to_be_disabled()


def test_a_blow_is_one_tile_and_its_weapons_are_chosen_inside(welcome: Welcome, site: Site) -> None:
    match = opening()
    match.answer(0, ["move", [[1371, 635]]])
    held = site.go_on(match.journal().dump(), 1)
    player = Player(welcome(kept=holding(*held)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    player.press("f")
    forms = player.page.locator("[data-form]")
    expect(forms).to_have_count(2)
    forms.nth(1).click()
    expect(forms.nth(1)).to_have_attribute("aria-pressed", "true")
    player.confirm.click()
    struck = player.log().filter(has_text="attacks Monstrous rat: semi-automatic pistol")
    expect(struck.first).to_be_attached()


def test_another_figure_is_turned_to_before_anything_is_done(welcome: Welcome, site: Site) -> None:
    """Who is deployed is chosen with where: turning to another answers nothing."""
    player = Ganger(welcome, site, played(asks("punk.ask.deploy"), NEAR, scenario="tower"))
    heading, before = player.question.get_by_role("heading").first, player.asked
    first = heading.inner_text()
    player.page.locator("[data-instead][aria-pressed=false]").first.click()
    expect(heading).not_to_have_text(first)
    assert player.asked == before
