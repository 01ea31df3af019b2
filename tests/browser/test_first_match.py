"""A new visitor starts and finishes a match against a bot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tapete import games
from tests.browser.conftest import Welcome
from tests.browser.player import Player

WORTH_TRYING = {
    "arena": "arena.group.attack",
    "darkness": "darkness.group.doors",
    "euphoria": "euphoria.group.shoot",
    "savage": "savage.group.attack",
    "punk": "punk.group.fight",
}
"""Under which heading each game has what a newcomer would try."""
MOST = 150
"""Answers after which a short match must be over."""


@pytest.mark.work(45)
@pytest.mark.parametrize("game", games.names())
def test_a_new_visitor_starts_and_finishes_a_match_against_a_bot(
    welcome: Welcome, game: str
) -> None:
    """Everything at once, then two clicks and the number keys."""
    player = Player(welcome("es"))
    page = player.page
    player.visitor.go("/")
    cover = page.get_by_role("article").filter(has_text=player.say(f"{game}.title"))
    cover.get_by_role("button", name=player.say("web.home.play")).click()
    player.waits()
    player.button("table.menu.title").click()
    page.get_by_role("radio", name=player.say("table.menu.paces", pace="instant")).check(force=True)
    player.button("web.close").click()
    answers = play(player, WORTH_TRYING[game])
    assert answers < MOST
    expect(player.end).to_have_text(re.compile(r"\w"))
    expect(page.get_by_role("link", name=player.say("table.end.replay"))).to_be_visible()
    expect(page.get_by_role("link", name=player.say("table.end.verify"))).to_be_visible()


def play(player: Player, group: str) -> int:
    """To the end; how many answers it took."""
    tried = ""
    for answers in range(MOST):
        player.waits()
        if player.end.is_visible():
            return answers
        sentence = player.question.get_by_role("heading").first.inner_text()
        if sentence == tried or not player.try_something(group):
            player.pass_on()
            tried = ""
        else:
            tried = sentence
    return MOST
