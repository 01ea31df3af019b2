"""Finished matches: watched, played on from anywhere, and their dice verified."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import FilePayload, Locator, expect

from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Thrown
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import quick

MANY = 60
"""More things than were told after a few answers, and fewer than in a whole match."""


def test_a_replay_is_scrubbed_and_played_on_from_a_moment_of_it(
    welcome: Welcome, site: Site, finished: str
) -> None:
    player = Player(welcome(kept=quick()))
    page = player.page
    player.visitor.go(f"/replay/{finished}")
    timeline = page.get_by_role("slider", name=player.say("replay.scrub"))
    last = int(timeline.get_attribute("max") or 0)

    timeline.fill(str(last))
    expect(page.get_by_text(sentence(player, "replay.won"))).to_be_visible()
    expect(player.log().nth(MANY)).to_be_attached()
    timeline.fill("12")
    expect(page).to_have_url(re.compile(r"\?at=12$"))
    player.button("replay.step_on").click()
    expect(timeline).to_have_attribute("aria-valuetext", re.compile(rf"\b13\b.*\b{last}\b"))
    expect(player.log().nth(MANY)).not_to_be_attached()
    expect(player.log().first).to_be_attached()

    page.keyboard.press("b")
    dialog = page.get_by_role("dialog", name=player.say("replay.branch"))
    dialog.get_by_role("button", name=player.say("replay.branch_start")).click()
    page.wait_for_url(re.compile(r"/m/"))
    player.waits()
    room = site.room(page.url.rpartition("/")[2])
    assert room["branched"] == [finished, 13]


def test_a_moment_of_a_replay_can_be_shared(welcome: Welcome, finished: str) -> None:
    player = Player(welcome())
    player.visitor.go(f"/replay/{finished}?at=9")
    timeline = player.page.get_by_role("slider", name=player.say("replay.scrub"))
    expect(timeline).to_have_value("9")


def test_a_replay_shows_somebodys_card_as_it_was_at_the_moment_in_view(
    welcome: Welcome, site: Site, finished: str
) -> None:
    marks = site.get(f"/api/matches/{finished}/timeline").json()["marks"]
    fall = next(mark for mark in marks if mark["kind"] == "down")
    player = Player(welcome(kept=quick()))
    page = player.page
    player.visitor.go(f"/replay/{finished}?at={fall['index']}")
    figure = page.locator(f"[data-figure={fall['figure']}]")
    expect(figure).to_have_attribute("aria-label", re.compile(r"\w"))
    named = (figure.get_attribute("aria-label") or "").partition(",")[0]
    page.get_by_role("button", name=named).first.click()
    card = page.get_by_role("complementary").get_by_role("region", name=named)
    expect(card.get_by_role("heading", level=4).first).to_be_visible()
    fallen = card.inner_text()
    page.get_by_role("slider", name=player.say("replay.scrub")).fill("1")
    expect(card.get_by_role("heading", level=4).first).to_be_visible()
    expect(card).not_to_have_text(fallen, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_the_end_tells_how_it_went_and_each_turning_point_leads_to_its_moment(
    welcome: Welcome, site: Site, finished: str
) -> None:
    turnings = site.get(f"/api/matches/{finished}/course").json()["turnings"]
    player = Player(welcome(kept=quick()))
    player.visitor.go(f"/m/{finished}")
    course = player.page.get_by_role("region", name=player.say("replay.course.title"))
    links = course.get_by_role("listitem").get_by_role("link")
    links.first.wait_for()
    expect(links).to_have_count(len(turnings))
    links.last.click()
    timeline = player.page.get_by_role("slider", name=player.say("replay.scrub"))
    expect(timeline).to_have_value(str(turnings[-1]["index"]))


def test_the_dice_of_a_finished_match_are_verified_in_the_browser(
    welcome: Welcome, finished: str
) -> None:
    player = Player(welcome())
    player.visitor.go(f"/verify/{finished}")
    expect(verdict(player)).to_have_text(sentence(player, "replay.verify.whole_ok"))


def test_a_changed_line_of_a_journal_is_found_out(
    welcome: Welcome, site: Site, finished: str
) -> None:
    lines = site.journal(finished).split(b"\n")
    at = next(at for at, line in enumerate(lines) if b'"do":"roll"' in line)
    lines[at] = lines[at].replace(b'"faces":[', b'"faces":[1')
    player = Player(welcome())
    player.visitor.go("/verify")
    offer(player, b"\n".join(lines))
    expect(verdict(player)).to_have_text(player.say("replay.verify.whole_failed"))
    wrong = player.say("replay.verify.chain_failed", line=at + 1)
    expect(player.page.get_by_text(wrong)).to_be_visible()


def test_dice_changed_by_somebody_who_can_count_are_found_out_by_the_seed(
    welcome: Welcome, site: Site, finished: str
) -> None:
    """All checksums are right; the face is not."""
    player = Player(welcome())
    player.visitor.go("/verify")
    offer(player, loaded(site.journal(finished)))
    expect(verdict(player)).to_have_text(player.say("replay.verify.whole_failed"))
    expect(player.page.get_by_text(sentence(player, "replay.verify.chain_ok"))).to_be_visible()


# --- what is done


def verdict(player: Player) -> Locator:
    return player.page.get_by_role("main").get_by_role("status")


def sentence(player: Player, key: str) -> re.Pattern[str]:
    """Whatever the names and numbers in it."""
    said = player.say(key, faces=0, rolls=0, lines=0, winners="0")
    return re.compile(re.escape(said).replace("0", ".+"))


def offer(player: Player, journal: bytes) -> None:
    file = FilePayload(name="match.tapete", mimeType="application/x-ndjson", buffer=journal)
    player.page.locator("input[type=file]").set_input_files(file)


def loaded(journal: bytes) -> bytes:
    """Another face of the first die, and the checksums that go with it."""
    match = Journal.parse(journal)
    at = next(at for at, record in enumerate(match.records) if isinstance(record, Thrown))
    roll = match.records[at]
    assert isinstance(roll, Thrown)
    face = roll.faces[0] % roll.dice[0] + 1
    records = list(match.records)
    records[at] = msgspec.structs.replace(roll, faces=(face, *roll.faces[1:]))
    return msgspec.structs.replace(match, records=tuple(records)).dump()
