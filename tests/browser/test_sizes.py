"""Every kind of screen at every size: all of it in sight, and nothing on top of another thing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.duels import duel
from tests.browser.fights import fought
from tests.browser.layout import SIZES, Size, apart, faults
from tests.browser.player import Player
from tests.browser.raids import defending, in_the_second_round, raid
from tests.browser.site import Held, Site
from tests.browser.skirmishes import NEAR, acts, asks, played
from tests.browser.visitor import Visitor, holding
from tests.browser.windows import Windows

LANDSCAPE = (844, 390)
SCROLLS = "the page is too tall"
"""What may be said of a page, but not of a table."""
LEAST_BOARD = 140
"""Pixels of a board that is watched, at least."""

PAGES = {
    "home": ("/", "main article"),
    "new match": ("/new/savage", "main .start button"),
    "new skirmish": ("/new/punk", "main .start button"),
    "lobby": ("/m/{lobby}", "#share"),
    "luck": ("/luck/{finished}", "main figure"),
    "dice": ("/verify/{finished}", "main table"),
    "file of dice": ("/verify", "main h1"),
    "new assault": ("/new/arena", "main .start button"),
    "rules": ("/rules/punk", "main h2"),
    "rule": ("/rules/savage/savage.combat.aim", "main article"),
    "odds compared": ("/odds/savage/attack?b.aim=true", "main table"),
    "hero": ("/builder/savage", "#summary .values"),
    "band": ("/builder/punk", "#summary .purses"),
    "matches": ("/matches", "main h1"),
}
"""Where each kind of page is, and what is there once it is ready."""


@pytest.fixture(scope="module", params=["savage", "punk", "arena"])
def seated(request: pytest.FixtureRequest, site: Site, browser: Windows) -> Iterator[Player]:
    """Somebody who is asked what a figure does, on a screen that changes its size."""
    held = TABLES[request.param](site)
    kept = holding(*held, game=request.param)
    visitor = Visitor(browser, site.address, "es", kept=kept)
    player = Player(visitor)
    visitor.go(f"/m/{held.match}")
    player.waits()
    visitor.settle()
    yield player
    visitor.leave()


def fight(site: Site) -> Held:
    return site.go_on(fought().journal().dump(), 1)


def skirmish(site: Site) -> Held:
    return site.go_on(played(acts("a2"), NEAR).journal().dump())


def assault(site: Site) -> Held:
    return site.go_on(raid(in_the_second_round).journal().dump())


TABLES = {"savage": fight, "punk": skirmish, "arena": assault}


def resize(player: Player, size: Size) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.visitor.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_table_fits_and_nothing_lies_on_another_thing(seated: Player, size: Size) -> None:
    resize(seated, size)
    assert not faults(seated.page)
    board, tray = seated.page.locator("svg[role=group]"), seated.page.locator(".tray")
    expect(tray).to_be_visible()
    assert apart(board, tray)
    assert apart(board, seated.question)


def test_on_a_phone_on_its_side_the_question_is_beside_the_board(seated: Player) -> None:
    resize(seated, LANDSCAPE)
    board = seated.page.locator("svg[role=group]").bounding_box()
    panel = seated.page.get_by_role("complementary", name=seated.say("table.panel.name"))
    beside = panel.bounding_box()
    assert board
    assert beside
    assert board["x"] + board["width"] <= beside["x"]
    assert abs(board["y"] - beside["y"]) < 2
    assert board["height"] > LANDSCAPE[1] / 2
    expect(seated.question.locator("h2")).to_be_in_viewport()


@pytest.mark.parametrize("name", PAGES, ids=lambda name: name.replace(" ", "-"))
def test_a_page_fits_in_its_width_and_nothing_lies_on_another_thing(
    welcome: Welcome, site: Site, finished: str, name: str
) -> None:
    lobby = site.create("person", "open", draft=duel())
    visitor = welcome("es", kept=holding(*lobby))
    path, ready = PAGES[name]
    page = visitor.go(path.format(lobby=lobby.match, finished=finished))
    page.locator(ready).first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        found = [fault for fault in faults(page) if not fault.startswith(SCROLLS)]
        assert not found, (width, height)


def test_a_replay_fits_and_its_board_is_large_enough(welcome: Welcome, finished: str) -> None:
    visitor = welcome("es")
    page = visitor.go(f"/replay/{finished}?at=30")
    page.get_by_role("slider").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        assert not faults(page), (width, height)
        board = page.locator("svg[role=group]").bounding_box()
        assert board
        assert board["height"] >= LEAST_BOARD, (width, height)


@pytest.mark.parametrize("game", ["arena", "punk", "savage"])
def test_the_ways_to_begin_are_in_sight_beside_or_below_the_covers(
    welcome: Welcome, game: str
) -> None:
    """As far as one screen has room for the covers of the first row."""
    visitor = welcome("es")
    visitor.go("/")
    begin = visitor.page.locator(f"article[data-cover={game}] .ways button").first
    begin.wait_for()
    for width, height in ((1280, 720), (1440, 900), (2560, 1440)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        box = begin.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, (width, height)


REACTIONS = {
    "savage": lambda: fought(20, "savage.ask.benny_trait"),
    "punk": lambda: played(
        asks("punk.ask.react"), NEAR, {"b1": (40, 62), "b2": (50, 30)}, ready=("a2",)
    ),
    "arena": lambda: raid(defending),
}


@pytest.mark.parametrize("game", REACTIONS)
def test_a_reaction_fits_and_nothing_lies_on_another_thing(
    welcome: Welcome, site: Site, game: str
) -> None:
    match = REACTIONS[game]()
    held = site.go_on(match.journal().dump(), *range(1, match.seats))
    player = Player(welcome("es", kept=holding(*held, game=game)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    for size in SIZES:
        resize(player, size)
        assert not faults(player.page), size
