"""The few things to do now, the rest under more, and the button that ends the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tapete.kernel.matches.match import Match
from tapete.words import LANGUAGES
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.skirmishes import NEAR, acts, played
from tests.browser.visitor import PHONE, WIDE, holding
from tests.server.matches import savage

MOST_LINES = 7


def opening() -> Match[Any]:
    """A match of Savage Worlds at the first question what to do."""
    match = savage()
    while match.question and match.question.key != "savage.ask.act":
        seat, domain = next(iter(match.question.domains.items()))
        match.answer(seat, domain.write(list(domain.candidates())[-1]))
    return match


def skirmish() -> Match[Any]:
    return played(acts("a2"), NEAR)


OPENINGS: dict[str, Callable[[], Match[Any]]] = {"savage": opening, "punk": skirmish}


def sits(welcome: Welcome, site: Site, game: str, language: str = "en", **more: Any) -> Player:
    match = OPENINGS[game]()
    assert match.question
    held = site.go_on(match.journal().dump(), 1 - min(match.question.domains))
    player = Player(welcome(language, kept=holding(held.match, held.tokens, game), **more))
    player.words.learn(game, match.game.package)
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    expect(player.ending).to_be_visible()
    return player


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", OPENINGS)
def test_an_opening_shows_few_lines_and_the_end_of_the_turn(
    welcome: Welcome, site: Site, game: str, size: tuple[int, int]
) -> None:
    player = sits(welcome, site, game, size=size)
    assert 0 < player.question.locator("button.line, button.heading").count() < MOST_LINES
    expect(player.ending).to_contain_text(player.say(f"{game}.do.end"))
    expect(player.ending).to_contain_text("left")
    box, panel = player.ending.bounding_box(), player.question.locator("..").bounding_box()
    assert box
    assert panel
    assert panel["y"] + panel["height"] <= box["y"] + 1
    assert box["y"] + box["height"] <= size[1]


def test_a_letter_picks_its_deed_and_again_its_next_target(welcome: Welcome, site: Site) -> None:
    player = sits(welcome, site, "savage")
    keys, chosen = player.page.keyboard, player.question.locator(".chosen")
    others = chosen.get_by_role("group", name=player.say("table.bar.others"))
    keys.press("t")
    expect(others.locator("[aria-pressed=true]")).to_have_count(1)
    first = others.locator("[aria-pressed=true]").inner_text()
    keys.press("t")
    expect(others.locator("[aria-pressed=true]")).not_to_have_text(first)
    keys.press("Escape")
    expect(chosen).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_moving_shows_where_to_and_the_end_has_its_own(
    welcome: Welcome, site: Site, language: str
) -> None:
    player = sits(welcome, site, "punk", language)
    before = player.asked
    move, end = player.say("punk.key.move"), player.say("table.key.end")
    expect(player.ending.locator("kbd")).to_have_text(end)
    player.press(move)
    expect(player.question.locator(".chosen button.line").first).to_be_visible()
    player.press(move)
    expect(player.question.locator(".chosen")).to_be_hidden()
    player.press(end)
    expect(player.page.locator(f'[data-question="{before}"]')).to_be_hidden()


def test_what_is_under_more_stays_open_for_the_next_question(welcome: Welcome, site: Site) -> None:
    player = sits(welcome, site, "savage")
    shown = player.question.locator("button.line, button.heading")
    few = shown.count()
    player.more.click()
    expect(player.under("savage.group.gear").first).to_be_visible()
    assert shown.count() > few
    expect(player.question.get_by_text(player.say("savage.do.end"))).to_be_hidden()
    before = player.asked
    player.press("r")
    player.page.locator(f'[data-question]:not([data-question="{before}"])').wait_for()
    expect(player.question.locator("button.more")).to_have_attribute("aria-expanded", "true")
