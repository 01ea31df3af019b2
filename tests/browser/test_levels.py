"""How well a bot plays is chosen by a name that tells, with a sentence about it."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tapete.bots import LEVELS
from tapete.words import LANGUAGES
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site


def pick(player: Player, level: str) -> None:
    player.page.get_by_text(player.say(f"web.bot.{level}_level"), exact=True).click()


def bots_at(site: Site, player: Player) -> list[str]:
    """The bots of the match that a player is looking at."""
    match = urlsplit(player.page.url).path.rsplit("/", 1)[1]
    return [chair["bot"] for chair in site.room(match)["chairs"] if chair["kind"] == "bot"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_and_says_how_it_plays(welcome: Welcome, language: str) -> None:
    player = Player(welcome(language))
    player.visitor.go("/new/punk")
    for level in LEVELS:
        pick(player, level)
        expect(player.page.get_by_text(player.say(f"web.bot.{level}_note"))).to_be_visible()


def test_a_match_is_played_against_the_level_that_was_chosen(welcome: Welcome, site: Site) -> None:
    player = Player(welcome())
    player.visitor.go("/new/savage")
    pick(player, "strategist")
    player.button("web.new.start").click()
    expect(player.page).to_have_url(re.compile(r"/m/\w+"))
    assert bots_at(site, player) == ["strategist"]


def test_the_lobby_seats_a_bot_of_the_level_that_was_chosen(welcome: Welcome, site: Site) -> None:
    player = Player(welcome())
    player.visitor.go("/new/savage?friends")
    player.button("web.new.invite").click()
    pick(player, "beginner")
    player.button("web.lobby.bot").click()
    expect(player.page.get_by_text(player.say("web.bot.beginner_note"))).to_have_count(0)
    assert bots_at(site, player) == ["beginner"]
