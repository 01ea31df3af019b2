"""A match opens with a briefing that any key closes; it is found again in the menu."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tapete import games
from tapete.scene.screen import screen_of
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import PHONE

SHORT = 700
"""Signs that can be read in ten seconds or little more."""


def _called(player: Player, name: str) -> str:
    """What a newcomer plays, by the name it has on the home page."""
    game = games.find(name)
    player.words.learn(name, game.package)
    first = next(one for one in screen_of(game).settings() if one.first)
    return player.words.say(first.name)


@pytest.mark.parametrize("game", games.names())
def test_it_tells_story_goals_figures_and_time_and_is_gone_when_one_comes_back(
    welcome: Welcome, game: str
) -> None:
    player = Player(welcome("es", size=PHONE))
    page = player.page
    player.visitor.go("/")
    cover = page.locator(f"article[data-cover={game}]")
    cover.get_by_role("button", name=player.say("web.home.play")).click()
    card = player.briefing
    expect(card).to_be_visible()
    expect(card).to_contain_text(player.say("table.brief.wins"))
    expect(card.get_by_role("heading").first).to_contain_text(_called(player, game))
    expect(card.get_by_text("minutos")).to_be_visible()
    assert 100 < len(card.inner_text()) < SHORT
    side = card.get_by_role("heading").last.inner_text().partition(": ")[2]
    assert side not in card.inner_text().splitlines(), "who plays alone is named once"
    page.keyboard.press("a")
    expect(card).to_be_hidden()
    player.waits()
    player.button("table.menu.title").click()
    player.button("table.menu.brief").click()
    expect(card).to_be_visible()
    player.button("table.brief.begin").click()
    page.reload()
    player.waits()
    expect(card).to_be_hidden()
