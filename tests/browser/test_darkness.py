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


# --- the master


def mastered() -> Match[Any]:
    """The first night of the campaign, its first scene played, with a note of the master's."""
    options = {"scenario": "the_long_night", "players": 1, "master": True}
    match: Match[Any] = Match(games.find("darkness"), options, from_number(5))
    match.answer(1, "play")
    match.answer(1, ["do", {"option": {"what": "secretly", "to": "", "item": -1}, "details": {}}])
    match.answer(1, {"option": {"what": "note", "to": "", "item": -1}, "details": {}})
    match.answer(1, "The waiter saw him")
    return match


def one_of(held: Held, seat: int) -> Held:
    return Held(held.match, {seat: held.tokens[seat]})


SECRETS = "Only you see this"
PALETTE = ("Let them play", "Tell everybody something", "Place somebody")


@SIZES
def test_what_a_master_may_do_is_in_sight(welcome: Welcome, site: Site, size: Size) -> None:
    master = Survivor(welcome, one_of(going_on(site, mastered()), 1), size=size)
    body = master.page.locator("body")
    for name in PALETTE:
        assert within(master.question.get_by_text(name), body)
    assert not master.question.get_by_text("%").count()
    assert not grave_faults(master.page)


def test_a_master_reads_what_nobody_else_does(welcome: Welcome, site: Site) -> None:
    held = going_on(site, mastered())
    master = Survivor(welcome, one_of(held, 1), size=WIDE)
    secrets = master.page.get_by_role("list", name=SECRETS)
    expect(secrets).to_contain_text("Note: The waiter saw him")
    expect(secrets).to_contain_text("Secret of Lucía")
    expect(secrets).to_contain_text("Scene “Nightfall”, in round 8")
    player = Survivor(welcome, one_of(held, 0), size=WIDE)
    expect(player.page.get_by_text("Marta Roldán").first).to_be_visible()
    for secret in (SECRETS, "waiter saw", "Nightfall"):
        assert not player.page.get_by_text(secret).count()


def test_somebody_is_placed_and_everybody_is_told_something(welcome: Welcome, site: Site) -> None:
    match = mastered()
    master = Survivor(welcome, one_of(going_on(site, match), 1), size=WIDE)
    master.press("f")
    master.question.get_by_text("main adversary").click()
    master.confirm.click()
    master.question.get_by_text("The Ram").click()
    expect(master.question).to_contain_text("Where to with The Ram?")
    x, y = match.state.survivors[0].at
    there = Point(x * WIDTH + WIDTH // 2, (y + 2) * WIDTH + WIDTH // 2)
    BoardOnScreen(master.page).click(*inches(there))
    master.confirm.click()
    expect(master.log().filter(has_text="The Ram comes into sight").first).to_be_visible()
    master.press("x")
    master.page.locator("textarea").fill("It grows cold.")
    master.confirm.click()
    expect(master.log().filter(has_text="The master: “It grows cold.”").first).to_be_visible()


def test_a_master_says_in_words_what_is_rolled_for_what_was_said(
    welcome: Welcome, site: Site
) -> None:
    match = mastered()
    deed = {"option": {"what": "propose", "to": "", "item": -1}, "details": {}}
    match.answer(0, ["do", deed])
    match.answer(0, "I climb the lamp post")
    master = Survivor(welcome, one_of(going_on(site, match), 1), size=WIDE)
    expect(master.question).to_contain_text("“I climb the lamp post”")
    master.question.get_by_text("A check").click()
    given = master.question.locator("select")
    given.nth(0).select_option(label="Dexterity/Initiative")
    given.nth(1).select_option(label="1P: a pair")
    given.nth(2).select_option(label="Climb")
    assert not grave_faults(master.page)
    master.confirm.click()
    said = master.log().filter(has_text="The master: Dexterity/Initiative (Climb), a pair")
    expect(said.first).to_be_visible()
