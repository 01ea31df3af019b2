"""Standing orders on the screen: below a question, in the log, in the list, and taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.layout import apart, faults
from tests.browser.listener import Listener
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.visitor import PHONE, holding
from tests.server.matches import asked_of, savage, until_asked

TRAIT = "savage.ask.benny_trait"
THUMB = 44
"""Pixels that a thumb needs."""


@pytest.fixture(scope="module")
def reaction(site: Site) -> Held:
    match = until_asked(TRAIT, savage())
    seat, _ = asked_of(match)
    return site.go_on(match.journal().dump(), 1 - seat)


@pytest.fixture
def seated(welcome: Welcome, reaction: Held) -> Player:
    return at(reaction, welcome)


def at(held: Held, welcome: Welcome, language: str = "en", **settings: object) -> Player:
    player = Player(welcome(language, kept=holding(held.match, held.tokens), **settings))
    player.words.learn("savage", "tapete.games.savage")
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    return player


def test_an_order_is_given_with_a_key_told_in_the_log_and_taken_back_with_a_tap(
    seated: Player,
) -> None:
    before = seated.asked
    seated.press("x")
    lift = seated.page.locator(f'[data-lift="{TRAIT}"]')
    expect(lift).to_contain_text(seated.say("kernel.order.match"))
    expect(seated.page.locator(f'[data-question="{before}"]')).to_have_count(0)
    told = seated.say("kernel.event.by_order", question="@").partition("@")[0]
    expect(seated.page.get_by_text(re.compile(re.escape(told))).first).to_be_visible()
    lift.click()
    expect(lift).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1280, 720)])
def test_orders_are_as_large_as_a_thumb_and_lie_on_nothing(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    match = until_asked(TRAIT, savage())
    held = site.go_on(match.journal().dump(), 1 - asked_of(match)[0])
    player = at(held, welcome, "es", size=size)
    offered = player.page.locator("[data-order]")
    expect(offered).to_have_count(4)
    offered.last.scroll_into_view_if_needed()
    answers = player.question.locator("button.line").all()
    for one in offered.all():
        box = one.bounding_box()
        assert box is not None
        assert box["height"] >= THUMB
        assert all(apart(one, answer) for answer in answers)
    offered.last.click()
    expect(player.page.locator("[data-lift]")).to_have_count(1)
    order = player.say("kernel.order.match")
    assert [fault for fault in faults(player.page) if order in fault] == []


def test_an_order_that_leaves_the_question_open_is_read_out_and_so_is_its_end(
    welcome: Welcome, site: Site
) -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    held = site.go_on(match.journal().dump(), 1 - asked_of(match)[0])
    player = at(held, welcome)
    before, listener = player.asked, Listener(player.page)
    expect(player.page.locator("p[aria-live]").first).not_to_be_empty()
    listener.hears()
    order = player.say("savage.order.guarded")
    player.press("h")
    assert listener.waits() == [player.say("table.spoken.ordered", order=order)]
    assert player.asked == before
    player.page.locator("[data-lift]").click()
    assert listener.waits() == [player.say("table.spoken.lifted", order=order)]


def test_ending_the_turn_while_a_deed_waits_does_it_first(welcome: Welcome, site: Site) -> None:
    match = until_asked(TRAIT, savage())
    match.answer(asked_of(match)[0], False)
    held = site.go_on(match.journal().dump(), 1)
    player = at(held, welcome)
    asked = player.question.locator("h2").inner_text()
    player.press("g")
    player.question.locator(".chosen button.line").first.click()
    expect(player.ending).to_contain_text(player.say("table.then_end"))
    player.press("e")
    expect(player.question.locator("h2", has_text=asked)).to_have_count(0)
    moved = player.say("savage.event.moved", figure="Captain Leonor Maple", paces=5)
    expect(player.log().filter(has_text=moved[:25]).first).to_be_attached()


def test_a_move_and_what_is_done_from_there_are_one_answer(welcome: Welcome, site: Site) -> None:
    match = until_asked(TRAIT, savage())
    match.answer(asked_of(match)[0], False)
    held = site.go_on(match.journal().dump(), 1)
    player = at(held, welcome, size=PHONE)
    before = int(player.asked)
    player.press("g")
    player.question.locator(".chosen button.line").first.click()
    then = player.page.locator("[data-then]").first
    then.click()
    expect(then).to_have_attribute("aria-pressed", "true")
    player.confirm.click()
    player.page.locator(f'[data-question]:not([data-question="{before}"])').first.wait_for()
    assert int(player.asked) > before + 1
