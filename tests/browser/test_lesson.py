"""Learn: a lesson is found at home, gives hints, is left and taken up again, and ends."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tapete import games
from tapete.lessons import Lesson, lesson_of
from tests.browser.conftest import Welcome
from tests.browser.layout import SIZES, apart, faults
from tests.browser.lessons import doing
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.visitor import PHONE, holding
from tests.lessons.pupil import Pupil


def of(game: str) -> Lesson:
    lesson = lesson_of(games.find(game))
    assert lesson is not None
    return lesson


def learn_button(player: Player, game: str) -> Locator:
    cover = player.page.locator(f"article[data-cover={game}]")
    name = player.say("web.home.learn", minutes=of(game).minutes)
    return cover.get_by_role("button", name=name)


def card(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.say("table.lesson.name"))


def almost_done(site: Site, held: Held) -> Pupil:
    """Does all steps of Savage Worlds' lesson but the last, without a browser."""
    with doing(site, held, "savage") as doer:
        doer.does(len(doer.pupil.lesson.steps) - 1)
        return doer.pupil


def test_a_newcomer_is_shown_the_lesson_first_and_takes_it_up_where_it_was_left(
    welcome: Welcome,
) -> None:
    player, lesson = Player(welcome()), of("savage")
    player.visitor.go("/")
    button = learn_button(player, "savage")
    expect(button).to_have_class(re.compile("main"))
    button.click()
    player.waits()
    expect(card(player)).to_contain_text(lesson.steps[0].text.en)
    player.question.locator("button.line").last.click()
    expect(card(player).get_by_role("status")).to_have_text(lesson.steps[0].hint.en)
    expect(player.question).to_be_visible()
    player.question.locator("button.line").first.click()
    expect(card(player)).to_contain_text(lesson.steps[0].led.en)
    player.button("table.lesson.next").click()
    expect(card(player)).to_contain_text(lesson.steps[1].text.en)
    left = player.page.url
    player.visitor.go("/")
    expect(learn_button(player, "savage")).not_to_have_class(re.compile("main"))
    learn_button(player, "savage").click()
    player.waits()
    expect(player.page).to_have_url(left)
    expect(card(player)).to_contain_text(lesson.steps[0].led.en)


def test_the_place_to_go_to_is_marked_and_anywhere_in_it_counts(
    welcome: Welcome, site: Site
) -> None:
    match, tokens = site.lesson("punk")
    player = Player(welcome("es", size=PHONE, kept=holding(match, tokens, "punk")))
    player.visitor.go(f"/m/{match}")
    player.waits()
    player.button("table.lesson.try").click()
    expect(card(player)).not_to_contain_text(of("punk").steps[0].text.es)
    player.visitor.settle()
    spot = player.page.locator("[data-spot]").bounding_box()
    assert spot is not None
    player.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 3)
    player.page.locator("[data-confirms]").first.click()
    expect(card(player)).to_contain_text(of("punk").steps[0].led.es)


def test_the_end_of_a_lesson_leads_on_to_a_match_and_counts_as_none(
    welcome: Welcome, site: Site
) -> None:
    match, tokens = held = site.lesson("savage")
    pupil = almost_done(site, held)
    player = Player(welcome(kept=holding(match, tokens)))
    player.visitor.go(f"/m/{match}")
    player.waits()
    player.question.locator("button.line").first.click()
    expect(player.end).to_have_text(pupil.lesson.title.en)
    expect(player.page.get_by_text(pupil.lesson.end.en)).to_be_visible()
    player.visitor.go("/matches")
    expect(player.page.get_by_text(player.say("web.learn.mark"), exact=True)).to_be_visible()
    expect(player.page.get_by_text(player.say("web.mine.outcome", outcome="won"))).to_have_count(0)
    player.visitor.go(f"/m/{match}")
    player.button("table.lesson.play").click()
    expect(player.briefing).to_be_visible()


def test_a_lesson_fits_on_every_screen_and_covers_nothing(welcome: Welcome, site: Site) -> None:
    match, tokens = site.lesson("punk")
    player = Player(welcome("es", kept=holding(match, tokens, "punk")))
    player.visitor.go(f"/m/{match}")
    player.waits()
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.visitor.settle()
        assert not faults(player.page), (width, height)
        assert apart(card(player), player.page.locator("svg[role=group]")), (width, height)
