"""Great moments: a banner, a trace on the board, and words for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tapete import games
from tapete.games.arena.content.library import library
from tapete.words import Words
from tests.browser.conftest import Welcome
from tests.browser.layout import SIZES, faults
from tests.browser.lessons import Doer, doing
from tests.browser.listener import LISTEN
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE, holding

SHOT = {"savage": 4, "punk": 2, "arena": 2}
"""The steps of a lesson before a shot that fells somebody; in the arena, before an enemy turn."""
KEPT = {"pace": "slow", "heard": True}
LONGER = 2500
"""Milliseconds, in which the next banner would come at a slow pace."""
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const banner = document.querySelector(".banner");
    const words = banner?.querySelector("strong").innerText;
    const who = banner?.querySelector(".who")?.innerText ?? "";
    if (words && window.seen.at(-1)?.[0] !== words) window.seen.push([words, who]);
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""
"""Remembers every banner, so that none is missed however busy the machine is."""
SEEN = "([words, who]) => window.seen.some(([a, b]) => a === words && (!who || b === who))"


@contextmanager
def before_the_shot(
    welcome: Welcome, site: Site, game: str, kept: dict[str, Any] | None = None, **look: Any
) -> Iterator[tuple[Player, Doer]]:
    """Somebody who watches a lesson, and somebody who does its steps."""
    held = site.lesson(game)
    remembered = {**holding(*held, game), "tapete.preferences": kept or KEPT}
    player = Player(welcome(kept=remembered, **look))
    with doing(site, held, game) as doer:
        doer.does(SHOT[game])
        player.visitor.go(f"/m/{held.match}")
        player.waits()
        player.page.evaluate(WATCH)
        yield player, doer


def said(game: str, key: str, **args: Any) -> str:
    words = Words("en")
    words.learn(game, games.find(game).package)
    return words.say(key, **args)


def banner(page: Page) -> Locator:
    return page.locator(".banner strong")


def sees(player: Player, words: str, who: str = "") -> None:
    """Waits for a banner with these words, about somebody of this name."""
    player.page.wait_for_function(SEEN, arg=[words, who])


def line(page: Page) -> Locator:
    return page.locator(".trace .line")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_lucky_shot_leaves_a_trace_and_each_great_moment_has_its_words(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    with before_the_shot(welcome, site, "savage", size=size) as (player, doer):
        doer.does()
        expect(line(player.page)).to_be_visible()
        sees(player, player.say("table.beat.aces", count=1, best=13))
        raised, out = said("savage", "savage.beat.raise"), "incapacitated"
        sees(player, raised)
        expect(line(player.page)).to_be_visible()
        fell = said("savage", "savage.beat.fell", wild=False, out=out)
        sees(player, fell, "Lefty")
        player.press(" ")  # goes on to the end, if it has not come by itself
        player.waits()
        expect(banner(player.page)).to_have_count(0)
        expect(line(player.page)).to_have_count(0)


def test_a_kill_by_a_pistol_is_traced_and_told(welcome: Welcome, site: Site) -> None:
    with before_the_shot(welcome, site, "punk") as (player, doer):
        doer.does()
        expect(player.page.locator(".trace.shot .line")).to_be_visible()
        sees(player, said("punk", "punk.beat.downed"), "Colmillo")
        player.waits()
        expect(banner(player.page)).to_have_count(0)


def test_a_banner_takes_no_touch_and_covers_no_button(welcome: Welcome, site: Site) -> None:
    with before_the_shot(welcome, site, "savage", size=PHONE) as (player, doer):
        doer.does()
        expect(banner(player.page)).to_be_visible()
        player.button("table.playback.hold").click()
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            player.visitor.lies_still()
            expect(banner(player.page)).to_be_visible()
            assert not faults(player.page), (width, height)
            assert not covered(player.page), (width, height)


def test_at_an_instant_pace_no_banner_is_shown_and_its_words_are_read_out_once(
    welcome: Welcome, site: Site
) -> None:
    kept = {"pace": "instant", "heard": True}
    with before_the_shot(welcome, site, "punk", kept) as (player, doer):
        player.page.evaluate(LISTEN)
        before = player.asked
        doer.does()
        player.page.locator(f'[data-question]:not([data-question="{before}"])').wait_for()
        assert player.page.evaluate("window.seen") == []
        heard = player.page.evaluate("window.heard")
        word = said("punk", "punk.beat.downed")
        downed = said("punk", "punk.event.downed", figure="Colmillo", other="Vera")
        assert [one for one in heard if word in one] == [f"{word} {downed}"]


def test_at_a_slow_pace_an_enemy_card_is_told_order_by_order_and_a_pause_holds_it(
    welcome: Welcome, site: Site
) -> None:
    with before_the_shot(welcome, site, "arena") as (player, doer):
        doer.does()
        announced = library().announcements[doer.pupil.match.state.queue[0]].name.en
        orders = [said("arena", "arena.order.name", which=order) for order in ("move", "attack")]
        sees(player, said("arena", "arena.beat.announced", card=announced))
        player.button("table.playback.hold").click()
        held = shown(player.page)
        assert orders[-1] not in held
        player.page.wait_for_timeout(LONGER)
        assert shown(player.page) == held
        player.page.get_by_label(player.say("table.playback.go_on"), exact=True).click()
        sees(player, orders[-1])
        every = [words for words in shown(player.page) if words in (*orders, held[0])]
        assert every == [held[0], *orders]


def shown(page: Page) -> list[str]:
    """The words of all banners so far."""
    return [words for words, _ in page.evaluate("window.seen")]


def covered(page: Page) -> list[str]:
    """The buttons of the table that lie under the banner."""
    found: list[str] = page.evaluate(
        """() => {
          const over = document.querySelector(".banner").getBoundingClientRect();
          const apart = (box) => box.right <= over.left || box.left >= over.right
            || box.bottom <= over.top || box.top >= over.bottom;
          return [...document.querySelectorAll(".table button")]
            .filter((button) => button.checkVisibility() && !apart(button.getBoundingClientRect()))
            .map((button) => button.ariaLabel ?? button.innerText);
        }"""
    )
    return found
