"""Taking back against a bot: it declines past a die, and the match may become practice."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.duels import TOUGH, duel
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import PHONE, holding


def against_a_bot(welcome: Welcome, site: Site, language: str = "en", **look: object) -> Player:
    """At the first question that follows an answer after which dice fell."""
    match, tokens = site.create("person", "greedy", draft=duel(TOUGH))
    kept = holding(match, tokens)
    player = Player(welcome(language, kept=kept, **look))
    player.visitor.go(f"/m/{match}")
    player.waits()
    for _ in range(12):
        player.pass_on()
        player.waits()
        if site.room(match)["answers"] > 3:
            break
    return player


def test_a_bot_declines_an_undo_and_practice_is_offered_for_good(
    welcome: Welcome, site: Site
) -> None:
    player = against_a_bot(welcome, site)
    page = player.page
    page.keyboard.press("u")
    offer = page.get_by_role("dialog", name=player.say("table.practice.title"))
    expect(offer).to_be_visible()
    before = len(player.told())
    player.button("table.practice.yes").click()
    expect(offer).to_be_hidden()
    expect(page.locator("p.head")).to_contain_text(player.say("web.practice.mark"))
    expect(player.log().nth(before + 1)).to_contain_text("She took back an answer.")
    player.waits()
    player.pass_on()
    player.waits()
    player.press("u")
    expect(page.get_by_text("She took back an answer.").first).to_be_attached()
    expect(offer).to_be_hidden()
    player.button("table.menu.title").click()
    expect(page.get_by_role("dialog").first).to_be_visible()
    expect(player.button("table.practice.turn")).to_have_count(0)


def test_a_new_match_can_be_set_up_as_practice(welcome: Welcome) -> None:
    player = Player(welcome("es", size=PHONE))
    player.visitor.go("/new/savage")
    player.page.get_by_label(player.say("web.practice.choose")).check()
    player.button("web.new.start").click()
    player.waits()
    expect(player.page.get_by_text(player.say("web.practice.mark")).first).to_be_visible()
