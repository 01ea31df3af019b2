"""The page of rules: chapters to browse, a search that ranks, and rules that lead to others."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import PHONE, Visitor


def searched(visitor: Visitor, wanted: str) -> Visitor:
    visitor.go("/rules/savage")
    visitor.page.get_by_role("searchbox").fill(wanted)
    return visitor


def test_a_search_shows_titles_first_with_what_was_found_marked(welcome: Welcome) -> None:
    page = searched(welcome("en"), "cover").page
    first, second = (page.locator(".results li").nth(n) for n in (0, 1))
    expect(first.locator(".title")).to_have_text("Cover")
    expect(second.locator(".title mark")).to_have_text("cover")
    expect(second.locator(".excerpt mark").first).to_have_text("cover")


def test_a_mistyped_word_is_said_to_be_taken_for_another(welcome: Welcome) -> None:
    page = searched(welcome("es"), "cobertrua").page
    expect(page.locator(".meant")).to_contain_text("cobertura")
    expect(page.locator(".results .title").first).to_have_text("Cobertura")


def test_a_rule_leads_to_those_it_names_and_back(welcome: Welcome) -> None:
    page = searched(welcome("en"), "aim").page
    page.locator(".results button").first.click()
    page.locator(".results article a", has_text="cover").click()
    page.wait_for_url("**/rules/savage/savage.cover.penalty")
    opened = page.locator("li.open")
    expect(opened.locator(".title")).to_have_text("Cover")
    opened.locator("summary").click()
    expect(opened.locator("details a", has_text="Area: cover as Armor")).to_be_visible()


def test_rules_are_browsed_by_chapters_in_both_languages(welcome: Welcome) -> None:
    for language, chapter, rule in (("es", "Movimiento", "Correr"), ("en", "Movement", "Running")):
        visitor = welcome(language, size=PHONE)
        visitor.go("/rules/savage")
        visitor.page.locator("nav").get_by_role("link", name=chapter).click()
        expect(visitor.page.get_by_role("heading", level=2)).to_have_text(chapter)
        row = visitor.page.get_by_role("button", name=rule, exact=True)
        row.click()
        expect(visitor.page.locator("li.open article")).not_to_be_empty()
