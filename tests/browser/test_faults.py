"""What once went wrong on a screen, and may not again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tapete.spaces.plane.point import CM, INCH
from tests.browser.board import BoardOnScreen, Pixels
from tests.browser.conftest import Welcome
from tests.browser.duels import TOUGH, duel
from tests.browser.fights import fought
from tests.browser.layout import between, faults, within
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.skirmishes import NEAR, acts, played
from tests.browser.test_pages import READ
from tests.browser.visitor import Visitor, holding

JOURNALS = Path(__file__).parents[1] / "journals"
RULE_ID = re.compile(r"\b(?:savage|punk)\.[a-z_.]+")
SHORT = (1280, 720)
CRATE: Pixels = (52 * CM / INCH, 69.5 * CM / INCH)
"""Beside those who act."""
REFUSED = "400 \\(Bad Request\\)"
HEIGHTS = """() => [...document.querySelectorAll(".table, html")].map(
  ({scrollHeight, clientHeight, scrollTop}) => [scrollHeight - clientHeight, scrollTop])"""

LONG_CHIP = """(one) => {
  const long = one.cloneNode();
  long.textContent = "as long as a long sentence ".repeat(6);
  document.querySelector("li.open .detail").append(long);
}"""


@pytest.fixture(scope="module")
def long_fight(site: Site) -> Held:
    """A match with a long log, whose first seat is asked what to do."""
    return site.go_on(fought().journal().dump(), 1)


@pytest.fixture
def fighter(welcome: Welcome, long_fight: Held) -> Player:
    player = Player(welcome("en", size=SHORT, kept=holding(*long_fight)))
    player.visitor.go(f"/m/{long_fight.match}")
    player.waits()
    player.visitor.settle()
    return player


def test_a_long_log_makes_the_table_no_taller_and_nothing_scrolls_it_away(
    fighter: Player,
) -> None:
    assert fighter.log().count() > 50
    assert fighter.page.evaluate(HEIGHTS) == [[0, 0], [0, 0]]
    fighter.question.evaluate("one => one.lastElementChild.scrollIntoView({block: 'start'})")
    assert fighter.page.evaluate(HEIGHTS) == [[0, 0], [0, 0]]


@pytest.mark.parametrize("name", ["punk-1", "savage-1"])
def test_the_luck_of_every_game_is_drawn_on_its_page_and_on_the_end_screen(
    welcome: Welcome, site: Site, name: str
) -> None:
    match = site.bring((JOURNALS / f"{name}.tapete").read_bytes())
    visitor = welcome("es")
    for path in (f"/luck/{match}", f"/m/{match}"):
        visitor.go(path)
        expect(visitor.page.locator("main figure").first).to_be_visible()
        expect(visitor.page.locator("main .loading")).to_have_count(0)


def test_who_is_touched_on_the_board_is_shown_however_far_the_panel_was_scrolled(
    fighter: Player,
) -> None:
    fighter.lines()
    fighter.question.locator("section[data-group]").last.scroll_into_view_if_needed()
    body = fighter.page.locator(".panel > .body")
    assert body.evaluate("one => one.scrollTop") > 0
    foe = fighter.page.locator("svg[role=group] [data-figure=g]")
    foe.click(force=True)
    expect(fighter.page.locator("section.focus header")).to_be_in_viewport(ratio=1)


@pytest.fixture
def duellist(welcome: Welcome, site: Site) -> Player:
    """Face to face with somebody, and first to act, for whichever side: nobody was hurt yet."""
    held = site.create("person", "person", draft=duel(TOUGH))
    player = Player(welcome("en", size=SHORT, kept=holding(*held)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    while not player.ending.count():
        player.pass_on()
        player.waits()
    return player


def test_ground_that_is_walked_on_is_told_beside_the_route_and_not_over_it(
    welcome: Welcome, site: Site
) -> None:
    held = site.go_on(played(acts("a2"), NEAR).journal().dump())
    player = Player(welcome("en", size=SHORT, kept=holding(*held, game="punk")))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    board = BoardOnScreen(player.page)
    note = player.page.locator(".note[role=status]")
    board.click(*CRATE)
    expect(note).to_be_visible()
    expect(player.question.locator(".note[role=status]")).to_have_count(1)
    expect(note).to_have_count(1)


def choose(player: Player, what: str) -> Locator:
    """Chooses a line and waits for its chances. Returns all that is shown of it."""
    player.lines()
    player.question.locator("section[data-group] button.line").filter(has_text=what).first.click()
    chosen = player.question.locator("li.open")
    expect(chosen.get_by_role("list", name=player.say("table.chance.outcomes"))).to_be_visible()
    player.visitor.settle()
    return chosen


def test_a_chosen_line_is_shown_with_all_its_chances_and_its_button(duellist: Player) -> None:
    chosen = choose(duellist, "Push")
    body = duellist.page.locator(".panel > .body")
    assert within(chosen, body)
    expect(duellist.button("table.do_it")).to_be_in_viewport(ratio=1)


def test_a_long_chip_leaves_the_button_in_its_card(duellist: Player) -> None:
    chosen = choose(duellist, "Push")
    duellist.page.locator("section.focus .chip").first.evaluate(LONG_CHIP)
    assert not faults(duellist.page)
    assert between(chosen, duellist.page.locator(".panel"))
    assert between(duellist.button("table.do_it"), duellist.page.locator(".panel"))


def odds(visitor: Visitor, query: str) -> None:
    visitor.forgiven = [REFUSED]
    visitor.go(f"/odds/savage/attack{query}")


@pytest.mark.parametrize("query", ["?ap=100000", "?cover=zzz", "?damage=99d99", "?skill=banana"])
def test_a_link_to_odds_that_cannot_be_says_what_is_wrong(welcome: Welcome, query: str) -> None:
    visitor = welcome("en")
    odds(visitor, query)
    expect(visitor.page.locator("main .fault")).to_have_text(re.compile(r"\w+ \w+"))
    expect(visitor.page.locator("main .loading")).to_have_count(0)


def test_a_link_that_was_cut_off_still_leads_to_a_page(welcome: Welcome) -> None:
    visitor = welcome("en")
    odds(visitor, "%E0%A4%A")
    expect(visitor.page.locator("main table").first).to_be_visible()


def test_no_odds_stand_under_what_is_wrong(welcome: Welcome) -> None:
    visitor = welcome("en")
    odds(visitor, "")
    expect(visitor.page.locator("main table").first).to_be_visible()
    damage = visitor.page.get_by_label("Damage", exact=True)
    damage.fill("nonsense")
    damage.press("Enter")
    expect(visitor.page.locator("main .fault")).not_to_be_empty()
    expect(visitor.page.locator("main table")).to_have_count(0)
    damage.fill("2d8")
    damage.press("Enter")
    expect(visitor.page.locator("main table").first).to_be_visible()


def test_a_rule_is_called_by_its_name(welcome: Welcome, fighter: Player, finished: str) -> None:
    fighter.press("w")
    expect(fighter.page.get_by_role("dialog")).to_be_visible()
    fighter.visitor.settle()
    assert not RULE_ID.findall(fighter.page.evaluate(READ))
    visitor = welcome("es")
    visitor.go(f"/verify/{finished}").locator("main table").wait_for()
    visitor.settle()
    assert not RULE_ID.findall(visitor.page.evaluate(READ))
