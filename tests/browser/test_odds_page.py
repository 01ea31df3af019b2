"""The page of odds: what is needed with its rules, marks at a glance, and two set-ups compared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tapete.games import find, names
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor

REFUSED = r"400 \(Bad Request\)"
DRAWN = {("arena", "loot")}
"""What is drawn out of a bag, without dice."""


def chances(page: Page, mark: str) -> list[str]:
    row = page.get_by_role("row", name=mark).first
    return [text.replace("\xa0", " ") for text in row.locator("td.chance").all_inner_texts()]


def opened(visitor: Visitor, path: str) -> Page:
    page = visitor.go(f"/odds/{path}")
    expect(page.locator("main table").first).to_be_visible()
    return page


@pytest.mark.parametrize("game", names())
def test_every_procedure_tells_marks_rolls_and_outcomes(welcome: Welcome, game: str) -> None:
    visitor = welcome("es")
    for name in find(game).procedures:
        page = opened(visitor, f"{game}/{name}")
        assert page.locator("main table").count() == 2
        if (game, name) in DRAWN:
            expect(page.locator(".rolls li")).to_have_count(0)
        else:
            expect(page.locator(".rolls li").first).to_be_visible()


def test_a_shot_tells_its_target_number_and_what_is_added_with_its_rule(welcome: Welcome) -> None:
    page = opened(welcome("en"), "savage/attack?skill=d8&range=medium")
    first = page.locator(".rolls li").first
    expect(first.locator("strong")).to_have_text("4 or more")
    expect(first.locator(".shows")).to_have_text("(6 or more on the dice)")
    first.get_by_role("button", name="Range").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Range")).to_be_visible()


def test_in_a_dialog_a_named_rule_takes_the_place_of_the_first(welcome: Welcome) -> None:
    page = opened(welcome("en"), "savage/attack?aim=true&range=long")
    page.locator(".terms button", has_text="Aim").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("article a", has_text="cover").click()
    expect(dialog.get_by_role("heading", name="Cover")).to_be_visible()
    assert "/odds/savage/attack" in page.url


def test_two_set_ups_are_compared_and_the_link_holds_both(welcome: Welcome) -> None:
    page = opened(welcome("en"), "punk/jump")
    assert chances(page, "Gets across") == ["40%"]
    page.get_by_role("button", name="Compare with another").click()
    page.get_by_role("spinbutton", name="Agility").fill("6")
    page.keyboard.press("Tab")
    expect(page.get_by_role("row", name="Gets across").first).to_contain_text("60%")
    assert chances(page, "Gets across") == ["40%", "60%"]
    expect(page).to_have_url(re.compile(r"\?b\.agility=6$"))
    shared = page.url
    again = opened(welcome("es"), shared.partition("/odds/")[2])
    assert chances(again, "Llega al otro lado") == ["40 %", "60 %"]
    again.get_by_role("button", name="Quedarse con este").click()
    expect(
        again.get_by_role("row", name="Llega al otro lado").first.locator("td.chance")
    ).to_have_count(1)


@pytest.mark.parametrize(
    ("query", "reason"), [("wings=1", "wings"), ("ap=much", "much"), ("b.skill=d7", "d7")]
)
def test_a_link_that_says_what_cannot_be_is_refused_with_a_reason(
    welcome: Welcome, query: str, reason: str
) -> None:
    visitor = welcome("en")
    visitor.forgiven = [REFUSED]
    page = visitor.go(f"/odds/savage/attack?{query}")
    expect(page.locator("main .fault")).to_contain_text(reason)
    page.get_by_role("button", name="As at first").click()
    if not query.startswith("b."):
        expect(page.locator("main table").first).to_be_visible()


def test_a_link_to_a_procedure_that_is_not_there_says_so_and_shows_another(
    welcome: Welcome,
) -> None:
    page = welcome("en").go("/odds/savage/dance")
    expect(page.locator("main .fault")).to_contain_text("dance")
    expect(page.locator("main table").first).to_be_visible()
    page.get_by_text("A trait roll").click()
    expect(page.locator("main .fault")).to_have_count(0)
