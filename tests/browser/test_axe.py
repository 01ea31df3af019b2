"""What the table shows on demand has no serious accessibility fault, in light or dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.axe import grave_faults
from tests.browser.board import BoardOnScreen
from tests.browser.conftest import Welcome
from tests.browser.fights import fought
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.skirmishes import NEAR, acts, asks, played
from tests.browser.test_bar import sits
from tests.browser.test_pointing import RAT, SHE, duellist
from tests.browser.test_punk import Ganger
from tests.browser.visitor import PHONE, WIDE, holding

SIZES = {"wide": WIDE, "phone": PHONE}


def chooses(player: Player) -> None:
    player.question.locator(".tile.line").first.click()
    player.confirm.and_(player.page.locator(":enabled")).wait_for()


def sees_more(player: Player) -> None:
    player.see_more()


def opens_the_keys(player: Player) -> None:
    player.press("?")


def opens_the_menu(player: Player) -> None:
    player.button("table.menu.title").click()


def asks_why(player: Player) -> None:
    player.press("w")
    player.page.get_by_role("dialog").wait_for()


def measures(player: Player) -> None:
    player.press("m")


def chats(player: Player) -> None:
    player.page.get_by_role("button", name=player.say("table.tab", tab="chat")).click()


SHOWN: dict[str, Callable[[Player], None]] = {
    "a deed chosen": chooses,
    "more deeds": sees_more,
    "the keys": opens_the_keys,
    "the menu": opens_the_menu,
    "a rule": asks_why,
    "the tape": measures,
    "the chat": chats,
}


@pytest.mark.work(35)
@pytest.mark.parametrize("size", SIZES)
def test_whatever_a_turn_opens(welcome: Welcome, site: Site, size: str) -> None:
    player = sits(welcome, site, "savage", size=SIZES[size])
    for what, show in SHOWN.items():
        show(player)
        player.visitor.settle()
        assert not grave_faults(player.page), what
        player.page.reload()
        player.waits()


@pytest.mark.parametrize("tab", ["figures", "log"])
def test_the_tabs_of_a_phone(welcome: Welcome, site: Site, tab: str) -> None:
    player = sits(welcome, site, "punk", size=PHONE)
    player.page.get_by_role("button", name=player.say("table.tab", tab=tab)).click()
    player.visitor.settle()
    assert not grave_faults(player.page)


def test_a_way_drawn_and_an_enemy_touched(welcome: Welcome, site: Site) -> None:
    player = duellist(welcome, site)
    board = BoardOnScreen(player.page)
    board.drag(SHE, (7.5, 3.5))
    player.page.locator(".ghost").wait_for()
    assert not grave_faults(player.page)
    player.press("1")
    player.page.keyboard.press("Escape")
    board.click(*RAT)
    player.page.locator("section.focus button.line").first.wait_for()
    assert not grave_faults(player.page)


@pytest.mark.parametrize("size", SIZES)
def test_a_reaction_in_somebody_elses_turn(welcome: Welcome, site: Site, size: str) -> None:
    held = site.go_on(fought(20, "savage.ask.benny_trait").journal().dump(), 1)
    player = Player(welcome("es", size=SIZES[size], kept=holding(*held)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    player.visitor.settle()
    assert not grave_faults(player.page)


def test_a_point_of_a_way_and_a_place_to_deploy(welcome: Welcome, site: Site) -> None:
    walked = {"b1": (40, 62), "b2": (50, 30)}
    for match in (
        played(asks("punk.ask.react"), NEAR, walked, ready=("a2",)),
        played(asks("punk.ask.post"), NEAR),
    ):
        assert not grave_faults(Ganger(welcome, site, match).page)


def test_the_screen_that_is_passed_on(welcome: Welcome, site: Site) -> None:
    held = site.go_on(played(acts("a2"), NEAR).journal().dump())
    player = Player(welcome("es", kept=holding(*held, game="punk")))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    player.pass_on()
    player.visitor.settle()
    assert not grave_faults(player.page)
