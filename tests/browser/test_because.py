"""A question shows what led to it, and what comes of each answer."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.layout import within
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import holding
from tests.server.matches import asked_of, savage, until_asked

LOW = (1280, 720)
CHANCE = re.compile(r"\d %|\d%")


def test_cards_are_bought_in_nobodys_turn(welcome: Welcome, site: Site) -> None:
    match = until_asked("savage.ask.benny_card", savage())
    seat, _ = asked_of(match)
    held = site.go_on(match.journal().dump(), 1 - seat)
    player = Player(welcome(kept=holding(held.match, held.tokens)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()

    whose = player.page.locator("[aria-live=polite].whose")
    expect(whose).to_have_text(player.say("table.turn.between"))
    expect(player.page).to_have_title(re.compile(f"^● {player.say('table.turn.between')} "))


def test_all_answers_are_in_sight_where_the_question_says_what_led_to_it(
    welcome: Welcome, site: Site
) -> None:
    match = until_asked("savage.ask.benny_card", savage(scenario="mill"))
    seat, _ = asked_of(match)
    held = site.go_on(match.journal().dump(), 1 - seat)
    player = Player(welcome(size=LOW, kept=holding(held.match, held.tokens)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    player.visitor.lies_still()

    panel = player.page.locator(".panel .body")
    assert all(within(one, panel) for one in player.question.locator("button.line").all())
    assert within(player.page.locator("[data-order]").first, panel)


def test_who_may_soak_reads_the_attack_the_dice_the_price_and_the_chances(
    welcome: Welcome, site: Site
) -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    seat, _ = asked_of(match)
    held = site.go_on(match.journal().dump(), 1 - seat)
    player = Player(welcome(kept=holding(held.match, held.tokens)))
    player.words.learn("savage", "tapete.games.savage")
    player.visitor.go(f"/m/{held.match}")
    player.waits()

    page = player.page
    heading = page.get_by_text(player.say("table.turn.reaction", turn="").strip())
    expect(heading).to_be_visible()
    why = page.get_by_role("group", name=player.say("table.because.name"))
    expect(why).to_contain_text(player.say("savage.cost.benny", left=3))
    expect(why.locator(".dice")).to_contain_text(
        re.compile(player.say("table.throw.short", target=r"\d+", how="high"))
    )
    outcomes = player.question.get_by_role("list", name=player.say("table.chance.outcomes"))
    expect(outcomes).to_have_count(2)
    for answer in outcomes.all():
        expect(answer).to_contain_text(CHANCE)
