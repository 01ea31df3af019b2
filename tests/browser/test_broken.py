"""A match that the rules of today cannot go on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tapete.words import Words
from tests.browser.conftest import Welcome
from tests.browser.visitor import holding
from tests.server.serving import Seats, Server
from tests.server.test_loading import swap
from tests.server.test_rooms import play_out

CHANGED = {"es": "Las reglas han cambiado", "en": "The rules have changed"}


@pytest.fixture
def broken(village: Server) -> Seats:
    """A match that was put away, and would be played otherwise now."""
    seats = village.create("person", "person", goal=60)
    play_out(village.sit(seats.match, *seats.tokens.values()), answers=5)
    village.hang_up()
    state = village.app.state
    village.until(lambda: not state.hall.rooms[seats.match].clients)
    del state.hall.rooms[seats.match]
    swap(state.config.database, seats.match)
    return seats


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_page_says_why_it_cannot_go_on_and_its_journal_can_be_taken_away(
    welcome: Welcome, village: Server, broken: Seats, language: str
) -> None:
    kept = holding(broken.match, broken.tokens, "salteadores")
    visitor = welcome(language, address=f"http://{village.address}", kept=kept)
    page, words = visitor.go(f"/m/{broken.match}"), Words(language)
    told = page.get_by_role("alert")
    expect(told).to_contain_text(words.say("web.trouble.broken"))
    expect(told).to_contain_text(CHANGED[language])
    with page.expect_download() as taken:
        told.get_by_role("button", name=words.say("web.trouble.broken_journal")).click()
    assert taken.value.suggested_filename == f"salteadores-{broken.match}.tapete"
    assert Path(taken.value.path()).read_text("utf-8").count("\n") > 5


def test_a_link_that_leads_nowhere_says_so(welcome: Welcome) -> None:
    page = welcome("en").go("/m/nosuchmatch")
    expect(page.get_by_role("alert")).to_contain_text(Words("en").say("web.trouble.no_match"))
