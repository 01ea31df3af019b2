"""My matches: all that was begun or joined in this browser, open and finished."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.duels import duel
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import holding


def one_open_one_lost(welcome: Welcome, site: Site) -> Player:
    """Resigns a match of a scenario, and leaves another one open; neither is listed."""
    player = Player(welcome(kept=holding(*site.create("person", "greedy", draft=duel()))))
    player.visitor.go("/new/savage")
    player.button("web.new.start").click()
    player.waits()
    player.button("table.menu.title").click()
    player.button("table.menu.resign").click()
    player.button("table.menu.resign_sure").click()
    player.sees_the_end()
    return player


def test_the_end_offers_the_next_scenario(welcome: Welcome, site: Site) -> None:
    player = one_open_one_lost(welcome, site)
    name = re.compile("^" + re.escape(player.say("web.mine.next", name="")))
    link = player.page.get_by_role("link", name=name)
    offered = link.inner_text()
    link.click()
    expect(player.page).to_have_url(re.compile(r"/new/savage\?setting=\w+"))
    name = re.compile(re.escape(offered.split(": ")[1].strip()))
    expect(player.page.get_by_role("radio", name=name, checked=True)).to_have_count(1)


def test_what_is_open_and_what_is_over_is_found_again_with_a_record(
    welcome: Welcome, site: Site
) -> None:
    player = one_open_one_lost(welcome, site)
    page = player.visitor.go("/matches")
    expect(player.page.get_by_role("link", name=player.say("web.home.go_on"))).to_have_count(1)
    record = page.get_by_role("region", name=player.say("web.mine.record"))
    expect(record).to_contain_text(re.compile(r"won\s*0\s*lost\s*1\s*scenarios seen\s*1 of \d"))
    lost = player.say("web.mine.outcome", outcome="lost")
    expect(page.get_by_text(lost, exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=player.say("table.end.replay"))).to_have_count(1)


def test_a_finished_match_is_played_once_more(welcome: Welcome, site: Site) -> None:
    player = one_open_one_lost(welcome, site)
    before = player.page.url
    player.visitor.go("/matches")
    player.button("table.end.rematch").click()
    player.waits()
    assert player.page.url != before
    assert site.room(player.page.url.rsplit("/", 1)[1])["setting"]
