"""The board: drawn once, filling its room; names beside figures, and eyes on what happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tapete.words import LANGUAGES
from tests.browser.board import BoardOnScreen
from tests.browser.fights import fought
from tests.browser.layout import SIZES, Size, apart, within
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.skirmishes import NEAR, acts, played
from tests.browser.visitor import PHONE, WIDE, Visitor, holding
from tests.browser.windows import Windows

LEAST = 9.5
"""The smallest radius of a base on a screen, in pixels."""
MARGIN = 44
"""What may be left free beside a board that fills its room, in pixels."""
STRIP = 58
"""What is kept free above it for the order of play."""

COVERED = """() => {
  const bases = [...document.querySelectorAll("svg[role=group] [data-figure]:not(.out) .body")]
    .map((one) => one.getBoundingClientRect());
  const on = (text, {left, top, width}) => {
    const [x, y, r] = [left + width / 2, top + width / 2, width / 2];
    const dx = x - Math.max(text.left, Math.min(text.right, x));
    const dy = y - Math.max(text.top + 3, Math.min(text.bottom - 3, y));
    return Math.hypot(dx, dy) < r - 1;
  };
  return [...document.querySelectorAll(".labels text")]
    .filter((label) => bases.some((base) => on(label.getBoundingClientRect(), base)))
    .map((label) => label.textContent);
}"""
BASES = """() => [...document.querySelectorAll("svg[role=group] [data-figure]")].map((one) => {
  const face = one.querySelector(".who path")?.getBoundingClientRect();
  return [one.querySelector(".body").getBoundingClientRect().width / 2, face?.width ?? 0];
})"""
REDRAWN = """() => {
  window.redrawn = 0;
  new MutationObserver((all) => (window.redrawn += all.length)).observe(
    document.querySelector(".land svg"), {subtree: true, childList: true, attributes: true});
}"""


@pytest.fixture(scope="module", params=["savage", "punk"])
def seated(request: pytest.FixtureRequest, site: Site, browser: Windows) -> Iterator[Player]:
    """Somebody who is asked what a figure does."""
    held = fight(site) if request.param == "savage" else skirmish(site)
    player = sit_down(browser, site, held, game=request.param)
    yield player
    player.visitor.leave()


def fight(site: Site) -> Held:
    return site.go_on(fought().journal().dump(), 1)


def skirmish(site: Site) -> Held:
    return site.go_on(played(acts("a2"), NEAR).journal().dump())


def sit_down(
    browser: Windows,
    site: Site,
    held: Held,
    size: Size = WIDE,
    game: str = "savage",
    language: str = "en",
) -> Player:
    visitor = Visitor(browser, site.address, language, size=size, kept=holding(*held, game=game))
    player = Player(visitor)
    visitor.go(f"/m/{held.match}")
    player.waits()
    visitor.settle()
    return player


def resize(player: Player, size: Size) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.visitor.settle()


def zoom(player: Player, key: str, times: int) -> None:
    player.page.locator("svg[role=group]").focus()
    for _ in range(times):
        player.page.keyboard.press(key)
    player.visitor.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_no_name_covers_a_figure_at_any_size_and_zoom(seated: Player, size: Size) -> None:
    resize(seated, size)
    for key, times in (("0", 1), ("+", 3), ("-", 6)):
        zoom(seated, key, times)
        assert seated.page.evaluate(COVERED) == []
    assert seated.page.locator(".labels text").count()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_figures_have_a_silhouette_and_at_least_their_base_at_every_zoom(
    seated: Player, size: Size
) -> None:
    resize(seated, size)
    for key, times in (("0", 1), ("+", 3), ("-", 6)):
        zoom(seated, key, times)
        found = seated.page.evaluate(BASES)
        assert found
        assert all(radius >= LEAST and face >= radius * 0.5 for radius, face in found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_board_fills_the_room_there_is(seated: Player, size: Size) -> None:
    resize(seated, size)
    zoom(seated, "0", 1)
    room = seated.page.locator(".middle .board .board").bounding_box()
    board = seated.page.locator("svg[role=group] rect.edge").bounding_box()
    assert room
    assert board
    beside = room["width"] - board["width"]
    above = room["height"] - board["height"]
    assert min(beside / 2, (above - STRIP) / 2) <= max(MARGIN, 0.1 * min(size))


def test_the_table_is_drawn_once_and_only_moved(seated: Player) -> None:
    resize(seated, WIDE)
    zoom(seated, "0", 1)
    drawn = seated.page.locator(".land svg path")
    assert drawn.count() > 50
    seated.page.evaluate(REDRAWN)
    board = BoardOnScreen(seated.page)
    before = board.seen
    seated.page.mouse.move(*board.at(9, 9))
    seated.page.mouse.wheel(0, -300)
    seated.page.mouse.down()
    seated.page.mouse.move(*board.at(11, 11), steps=6)
    seated.page.mouse.up()
    seated.page.wait_for_timeout(400)
    assert board.seen != before
    assert seated.page.evaluate("() => window.redrawn") == 0
    land, edge = seated.page.locator(".land"), seated.page.locator("svg[role=group] rect.edge")
    one, other = land.bounding_box(), edge.bounding_box()
    assert one
    assert other
    assert all(abs(one[side] - other[side]) < 4 for side in ("x", "y", "width", "height"))


def test_the_legend_names_and_draws_all_that_is_on_the_table(seated: Player) -> None:
    resize(seated, WIDE)
    seated.button("table.tools.legend").click()
    legend = seated.page.get_by_role("dialog", name=seated.say("table.legend.title"))
    entries = legend.locator(".things li")
    named = set(entries.locator("strong").all_inner_texts())
    titles = seated.page.locator(".terrain .shape title").all_text_contents()
    assert named == {title.split(" · ")[0] for title in titles}
    assert entries.locator("svg").count() == entries.count()
    codes = set(seated.page.locator(".terrain .codes text").all_text_contents())
    assert codes <= set(legend.locator(".code").all_inner_texts())
    seated.page.keyboard.press("Escape")
    expect(legend).to_be_hidden()


def test_dice_and_what_came_of_them_lie_apart_however_many_they_are(seated: Player) -> None:
    resize(seated, (1280, 720))
    for more in (0, 2, 4):
        seated.page.evaluate(MORE_DICE, more)
        assert seated.page.evaluate(OVERLAP) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_added_to_a_throw_stands_in_a_line_of_its_own_beside_the_sum(
    site: Site, browser: Windows, language: str
) -> None:
    held = site.go_on(fought(ADDED).journal().dump(), 1)
    player = sit_down(browser, site, held, (1280, 720), language=language)
    player.visitor.lies_still()
    tray = player.page.locator(".tray")
    chip, total = tray.locator(".terms .chip"), tray.locator(".total")
    earlier = player.button("table.dice.earlier")
    line = chip.bounding_box()
    assert line
    assert line["height"] <= ONE_LINE
    assert line["width"] >= WORD
    assert all(apart(earlier, one) and apart(chip, total) for one in (chip, total))
    assert within(chip, tray)
    assert player.page.evaluate(OUTSIDE) == []
    player.visitor.leave()


ADDED = 81
"""After so many answers something was added to the last throw."""
ONE_LINE, WORD = 36, 80
"""Pixels: at most as high as a line is, at least as wide as a word with its number."""

MORE_DICE = """(more) => {
  const row = document.querySelector(".tray > .throw > .dice");
  for (let at = 0; at < more; at++) row.prepend(row.querySelector(".die").cloneNode(true));
}"""
OUTSIDE = """() => {
  const room = document.querySelector(".rail").getBoundingClientRect();
  return [...document.querySelectorAll(".tray, .tray *:not(.unseen)")].filter((one) => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
  }).map((one) => one.className + one.textContent);
}"""
"""What of the tray is not wholly in the place kept for it, be it by part of a pixel."""
OVERLAP = """() => {
  const box = (one) => one.getBoundingClientRect();
  const after = [...document.querySelectorAll(".tray > .after, .rail > :not(.tray)")].map(box);
  return [...document.querySelectorAll(".tray > .throw > .dice > *")]
    .filter((one) => after.some(({left, width}) => width && box(one).right > left + 1))
    .map((one) => one.textContent);
}"""


# --- the camera


def in_sight(player: Player, figure: str) -> bool:
    room = player.page.locator("svg[role=group]").bounding_box()
    base = player.page.locator(f'[data-figure="{figure}"] .body').bounding_box()
    assert room
    assert base
    across = room["x"] <= base["x"] and base["x"] + base["width"] <= room["x"] + room["width"]
    down = room["y"] <= base["y"] and base["y"] + base["height"] <= room["y"] + room["height"]
    return across and down


def acting(player: Player) -> str:
    halo = player.page.locator("svg[role=group] [data-figure]:has(.halo)")
    return halo.first.get_attribute("data-figure") or ""


def look_away(player: Player) -> None:
    """Comes near, and drags the board until whoever acts is out of sight."""
    zoom(player, "+", 6)
    box = player.page.locator("svg[role=group]").bounding_box()
    assert box
    for start, end in ((0.9, 0.1), (0.1, 0.9)):
        for _ in range(6):
            if not in_sight(player, acting(player)):
                return
            y = box["y"] + box["height"] / 2
            player.page.mouse.move(box["x"] + box["width"] * start, y)
            player.page.mouse.down()
            player.page.mouse.move(box["x"] + box["width"] * end, y, steps=5)
            player.page.mouse.up()
            player.visitor.settle()
    raise AssertionError("it cannot be put out of sight")


@pytest.fixture
def fighter(site: Site, browser: Windows) -> Iterator[Player]:
    player = sit_down(browser, site, fight(site))
    yield player
    player.visitor.leave()


def test_whoever_acts_is_in_sight_and_the_view_is_left_where_it_was_put(fighter: Player) -> None:
    assert in_sight(fighter, acting(fighter))
    look_away(fighter)
    put = BoardOnScreen(fighter.page).seen
    fighter.page.wait_for_timeout(500)
    assert BoardOnScreen(fighter.page).seen == put
    fighter.pass_on()
    fighter.waits()
    fighter.visitor.settle()
    if acting(fighter):
        assert in_sight(fighter, acting(fighter))


def test_who_is_aimed_at_is_brought_into_sight_together_with_who_acts(fighter: Player) -> None:
    look_away(fighter)
    fighter.press("t")
    lit = fighter.page.locator("svg[role=group] [data-figure]:has(.lit)")
    expect(lit).to_have_count(1)
    fighter.visitor.settle()
    assert in_sight(fighter, lit.get_attribute("data-figure") or "")
    assert in_sight(fighter, acting(fighter))


def test_on_a_phone_whoever_acts_is_brought_near(site: Site, browser: Windows) -> None:
    player = sit_down(browser, site, fight(site), PHONE)
    assert in_sight(player, acting(player))
    _, _, width, _ = BoardOnScreen(player.page).seen
    assert width <= BoardOnScreen(player.page).sides[0]
    player.visitor.leave()
