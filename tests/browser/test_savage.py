"""Savage Worlds on the screen: who rides in what, light and dark, and fights without a board."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardOnScreen
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.visitor import PHONE, WIDE, holding

ROAD = """
..........
.....@....
...AV@....
.....@....
.........a
"""


def road() -> str:
    """A car beside somebody on a dark road with a lamp and a crag."""
    crag = {"name": {"es": "Peña", "en": "Crag"}, "height": 3, "material": "rock"}
    return json.dumps(
        {
            "name": {"es": "Carretera", "en": "Road"},
            "es": "De noche.",
            "en": "At night.",
            "map": ROAD.strip(),
            "ambient": 25,
            "lamps": [{"at": [1, 2], "radius": 8}],
            "ground": {"@": crag},
            "rounds": 8,
            "sides": [
                _side("Ella", "She", A="leonor", V="car"),
                _side("Él", "He", a="giant_rat"),
            ],
        }
    )


def _side(spanish: str, english: str, **profiles: str) -> dict[str, Any]:
    return {
        "name": {"es": spanish, "en": english},
        "figures": [{"at": letter, "profile": name} for letter, name in profiles.items()],
        "goals": [{"kind": "defeat", "points": 1, "decisive": True}],
    }


def sit_down(welcome: Welcome, held: Held, language: str = "en", **settings: Any) -> Player:
    player = Player(welcome(language, kept=holding(held.match, held.tokens), **settings))
    player.words.learn("savage", "tapete.games.savage")
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    return player


def until(player: Player, label: str) -> str:
    """Passes on until something can be done; the keys that do it."""
    for _ in range(20):
        player.waits()
        found = [line.keys for line in player.lines() if label in line.label]
        if found:
            return found[0]
        player.pass_on()
    raise AssertionError(f"nobody can {label}")


def test_whoever_gets_into_a_car_is_seen_in_it_and_told(welcome: Welcome, site: Site) -> None:
    player = sit_down(welcome, site.create("person", "random", draft=road()), size=WIDE)
    player.pick(until(player, "Get in"))
    player.waits()
    board = player.page.locator("svg[role=group]")
    car, driver = (board.locator(f"[data-figure={one}]") for one in "VA")
    outer, inner = car.locator(".body").bounding_box(), driver.locator(".body").bounding_box()
    assert outer is not None
    assert inner is not None
    assert inner["width"] < outer["width"]
    assert inner["y"] < outer["y"]
    expect(car).to_have_attribute("aria-label", re.compile("carries Captain Leonor"))
    expect(driver).to_have_attribute("aria-label", re.compile("driving: Car"))


def test_the_light_of_a_place_is_named_where_it_is_touched(welcome: Welcome, site: Site) -> None:
    player = sit_down(welcome, site.create("person", "random", draft=road()), "es", size=WIDE)
    board, note = BoardOnScreen(player.page), player.page.locator(".note[role=status]")
    for place, penalty in (((1.5, 0.5), 0), ((9.5, 0.5), 4), ((7.5, 2.5), 4)):
        board.click(*place)
        expect(note).to_contain_text(player.say("savage.scene.light", penalty=penalty))


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_without_a_board_all_are_named_with_their_distance(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    held = site.create("person", "random", scenario="campfire")
    player = sit_down(welcome, held, size=size)
    names = player.page.locator("svg[role=group] text.name")
    expect(names).to_have_count(11)
    until(player, "Thug 1")
    thug = names.filter(has_text=re.compile(r"Thug 1 · (\d+ paces away|adjacent)"))
    expect(thug).to_be_visible()
    expect(player.button("table.tools.measure")).to_have_count(0)
    left, _, width, _ = BoardOnScreen(player.page).seen
    assert left <= 0
    assert width >= BoardOnScreen(player.page).sides[0]
