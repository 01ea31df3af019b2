"""What holds for every page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Route

from tapete.words import LANGUAGES
from tapete.words.words import HOUSE
from tests.browser.axe import grave_faults
from tests.browser.conftest import Welcome
from tests.browser.duels import duel
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.skirmishes import NEAR, acts, played
from tests.browser.visitor import BREATH, DRAWN, PHONE, WIDE, Visitor, holding
from tests.browser.windows import Windows

READ = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) =>
    ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? "")),
].join("\\n")"""
FACES = 2
"""Files of type: one for text, one for headings."""
RAW = re.compile(rf"⟦|\b(?:{'|'.join(HOUSE)})\.[a-z_]+\b|undefined|\[object|NaN")


class Address(NamedTuple):
    """Where a page is, and what is there once it is ready."""

    path: str
    ready: str = "main h1"


PAGES = {
    "home": Address("/", "main article"),
    "new match": Address("/new/savage", "main .start button"),
    "lobby": Address("/m/{gathering}", "#share"),
    "lobby of bands": Address("/m/{mustering}", ".closed"),
    "table": Address("/m/{playing}", "[data-question]"),
    "lesson": Address("/m/{lesson}", "section.lesson"),
    "end": Address("/m/{finished}", "#end-title"),
    "replay": Address("/replay/{finished}", "input[type=range]"),
    "luck": Address("/luck/{finished}", "main figure"),
    "dice": Address("/verify/{finished}", "main table"),
    "file of dice": Address("/verify"),
    "rules": Address("/rules/savage"),
    "rule": Address("/rules/savage/savage.combat.aim"),
    "odds": Address("/odds/savage"),
    "odds of an attack": Address("/odds/savage/attack", "main table"),
    "builder": Address("/builder/savage", "#summary .values"),
    "new skirmish": Address("/new/punk", "main .start button"),
    "skirmish": Address("/m/{skirmish}", "[data-question]"),
    "rules of skirmishes": Address("/rules/punk"),
    "odds of a shot": Address("/odds/punk/shoot", "main table"),
    "builder of bands": Address("/builder/punk", "#summary .purses"),
    "matches": Address("/matches"),
    "nowhere": Address("/nowhere"),
}


@pytest.fixture(scope="module")
def matches(site: Site, finished: str) -> dict[str, Any]:
    """One in each stage, for somebody who sits at those that are not over."""
    gathering = site.create("person", "open", draft=duel())
    mustering = site.create("person", "open", game="punk")
    playing = site.create("person", "person", draft=duel())
    lesson = site.lesson("savage")
    skirmish = site.go_on(played(acts("a2"), NEAR).journal().dump())
    held_seats = (gathering, playing, mustering, lesson)
    seats = [holding(*held)["tapete.seats"][0] for held in held_seats]
    seats += holding(*skirmish, game="punk")["tapete.seats"]
    kept = {**holding(*playing), "tapete.seats": seats}
    ids = {
        "gathering": gathering.match,
        "mustering": mustering.match,
        "playing": playing.match,
        "lesson": lesson.match,
        "finished": finished,
        "skirmish": skirmish.match,
    }
    return {"kept": kept, "ids": ids}


@pytest.fixture(scope="module", params=PAGES, ids=lambda name: name.replace(" ", "-"))
def shown(
    request: pytest.FixtureRequest, browser: Windows, site: Site, matches: dict[str, Any]
) -> Iterator[Visitor]:
    """A page, opened once for all that is to be said of it."""
    address = PAGES[request.param]
    visitor = Visitor(browser, site.address, "es", kept=matches["kept"])
    page = visitor.go(address.path.format(**matches["ids"]))
    page.locator(address.ready).first.wait_for()
    visitor.settle()
    yield visitor
    visitor.leave()


def test_says_everything_in_both_languages(shown: Visitor) -> None:
    for language in LANGUAGES:
        speak(shown, language)
        assert shown.page.evaluate("document.documentElement.lang") == language
        assert not RAW.findall(shown.page.evaluate(READ))


def test_has_no_serious_accessibility_fault_in_light_or_dark(shown: Visitor) -> None:
    assert not grave_faults(shown.page)


def test_fits_a_phone_and_has_no_serious_accessibility_fault_there(shown: Visitor) -> None:
    shown.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shown.settle()
    wide = shown.page.evaluate("document.scrollingElement.scrollWidth")
    faults = grave_faults(shown.page)
    shown.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    assert wide <= PHONE[0]
    assert not faults


def speak(visitor: Visitor, language: str) -> None:
    """Chooses a language in the head of the page."""
    choice = visitor.page.get_by_role("radio", name=language.upper(), exact=True)
    choice.check(force=True)
    visitor.page.locator(f"html[lang={language}]").wait_for()
    visitor.settle()


def test_on_a_phone_the_board_and_the_options_are_in_sight_and_in_reach(
    welcome: Welcome, site: Site
) -> None:
    held = site.create("person", "greedy", draft=duel())
    player = Player(welcome("es", size=PHONE, kept=holding(*held)))
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    player.visitor.settle()
    board = player.page.get_by_role("group", name=player.say("table.board.name")).bounding_box()
    line = player.question.locator("button.line").first
    first = line.bounding_box()
    assert board
    assert first
    assert board["height"] > PHONE[1] / 4
    assert board["y"] + board["height"] <= first["y"]
    assert first["y"] + first["height"] <= PHONE[1]
    assert first["height"] >= 44
    before = player.asked
    player.question.locator("button.line").last.tap()
    player.page.locator(f'[data-question="{before}"]').wait_for(state="detached")


def test_the_page_forbids_what_it_does_not_bring_itself(site: Site) -> None:
    for path in ("/", "/new/savage", "/m/unknown", "/assets/unknown.js"):
        policy = site.get(path).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


def test_at_home_nothing_can_be_tapped_before_all_of_it_has_come(
    welcome: Welcome, site: Site
) -> None:
    """What comes late would push down what a finger is about to tap."""
    held = site.create("person", "greedy", draft=duel())
    visitor = welcome(kept=holding(*held), apart=True)
    page, late = visitor.page, list[Route]()
    page.route(f"**/api/matches/{held.match}", lambda route: late.append(route))
    visitor.go("/")
    while len(late) < 1:
        page.wait_for_timeout(BREATH)
    page.evaluate(DRAWN)
    links = page.locator("main").get_by_role("link")
    assert links.count() == 0
    for route in late:
        route.continue_()
    page.locator("main article").first.wait_for()
    assert links.count() > 0


def test_nothing_is_written_in_another_face_first(welcome: Welcome) -> None:
    """Lines would move under a finger once the right face came."""
    visitor = welcome(apart=True)
    page, late = visitor.page, list[Route]()
    page.route("**/*.woff2", lambda route: late.append(route))
    page.goto("/rules/savage", wait_until="commit")
    while len(late) < FACES:
        page.wait_for_timeout(BREATH)
    page.evaluate(DRAWN)
    assert page.locator("main").count() == 0
    for route in late:
        route.continue_()
    page.locator("main h1").wait_for()
