"""Two people at one match, each with a browser of their own."""

from __future__ import annotations

import json
import re
from time import monotonic
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Welcome
from tests.browser.duels import TOUGH, duel
from tests.browser.player import THINKING, Player
from tests.browser.site import Site
from tests.browser.visitor import holding, quick
from tests.browser.wire import wired

OFF = [r"WebSocket connection to", r"net::ERR_"]
"""What a browser says of a wire that is cut."""
MARKUP = "<b>Ana</b>"
MOST = 60


def told_to_all(player: Player) -> list[str]:
    """The log without the notes that only one seat reads: what it was not asked, and why."""
    return player.log().and_(player.page.locator("div")).all_inner_texts()


def test_two_browsers_play_each_other_by_a_link_and_one_that_was_cut_off_is_told_what_it_missed(
    welcome: Welcome, site: Site
) -> None:
    with wired(site.port) as wire:
        host = Player(welcome(address=wire.address, kept=quick()))
        host.visitor.forgiven += OFF
        heard = places_told(host.page)
        link = invite(host)
        guest = Player(welcome(kept=quick()))
        heard_by_guest = places_told(guest.page)
        accept(guest, link)
        host.button("web.lobby.ready").click()
        for player in (host, guest):
            player.reads_the_briefing()

        play_until_asked(guest, host)
        wire.cut()
        expect(host.page.get_by_text(host.say("table.lost"))).to_be_visible()
        assert play_until_left(guest) > 0
        before = len(host.told())
        wire.mend()
        host.waits()
        expect(host.page.get_by_text(host.say("table.lost"))).to_be_hidden()
        assert len(host.told()) > before
        assert told_to_all(host) == told_to_all(guest)
        assert heard == sorted(set(heard)) == heard_by_guest
        host.pass_on()


def test_what_people_write_is_shown_as_text_and_never_as_markup(
    welcome: Welcome, site: Site
) -> None:
    held = site.create("person", "open", draft=duel())
    host = Player(welcome(kept=holding(*held)))
    host.visitor.go(f"/m/{held.match}")
    guest = Player(welcome())
    guest.visitor.go(f"/m/{held.match}")
    guest.page.get_by_label(guest.say("web.lobby.your_name")).fill(MARKUP)
    guest.button("web.lobby.sit").click()
    expect(guest.button("web.lobby.ready")).to_be_visible()
    guest.page.get_by_label(guest.say("web.chat.write")).fill(f"{MARKUP} <img src=x onerror=x()>")
    guest.button("web.chat.send").click()
    for player in (host, guest):
        chat = player.page.get_by_role("log", name=player.say("web.chat.title"))
        expect(chat).to_contain_text(f"{MARKUP} {MARKUP} <img src=x onerror=x()>")
        expect(player.page.get_by_role("list").get_by_text(MARKUP, exact=True)).to_be_visible()


def test_a_line_sent_right_after_sitting_down_is_signed_by_who_sits_there(
    welcome: Welcome, site: Site
) -> None:
    held = site.create("person", "open", draft=duel())
    guest = Player(welcome())
    guest.visitor.go(f"/m/{held.match}")
    guest.page.get_by_label(guest.say("web.lobby.your_name")).fill("Blas")
    guest.page.get_by_label(guest.say("web.chat.write")).fill("hola")
    sat = guest.page.expect_response(lambda reply: "/seats/" in reply.url)
    with sat:
        guest.button("web.lobby.sit").click()
    guest.button("web.chat.send").click()
    chat = guest.page.get_by_role("log", name=guest.say("web.chat.title"))
    expect(chat).to_have_text("Blas hola")


def test_what_was_seen_is_only_taken_back_if_the_other_agrees(welcome: Welcome, site: Site) -> None:
    held = site.create("person", "person", draft=duel(TOUGH))
    asker, other = (
        Player(welcome(kept=holding(held.match, {seat: token})))
        for seat, token in held.tokens.items()
    )
    for player in (asker, other):
        player.visitor.go(f"/m/{held.match}")
    attacks(asker, other)
    wish = other.page.get_by_role("alertdialog", name=other.say("table.wish.name"))
    whose_turn(asker, other)
    asker.visitor.settle()  # the titles of rules are fetched
    seen = asker.told()

    asker.press("u")
    expect(wish).to_be_visible()
    waiting = asker.page.get_by_role("alertdialog", name=asker.say("table.wish.name"))
    expect(waiting).to_be_visible()
    expect(waiting.get_by_role("button")).to_have_count(0)
    wish.get_by_role("button", name=other.say("table.wish.refuse"), exact=True).click()
    expect(waiting).to_be_hidden()
    assert asker.told() == seen

    asker.press("u")
    wish.get_by_role("button", name=other.say("table.wish.agree"), exact=True).click()
    expect(waiting).to_be_hidden()
    for player in (asker, other):
        expect(player.page.locator(".entry.undone").first).to_be_visible()
    asker.waits()
    expect(asker.under("savage.group.attack").first).to_be_visible()


# --- what they do


def places_told(page: Page) -> list[int]:
    """Where everything stood that this browser was told, in the order it came."""
    places: list[int] = []

    def hear(text: str | bytes) -> None:
        told = json.loads(text)
        if told["is"] == "update":
            places.extend(news["at"] for news in told.get("news", ()))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return places


def invite(host: Player) -> str:
    """Sets up a match with an open chair; its link."""
    host.visitor.go("/")
    host.page.locator("a[href='/new/savage?friends']").click()
    host.page.get_by_label(host.say("web.lobby.your_name")).fill("Ana")
    host.button("web.new.invite").click()
    link = host.page.get_by_label(host.say("web.share.label")).input_value()
    assert urlsplit(link).path == urlsplit(host.page.url).path
    assert re.fullmatch(r"/m/[\w-]+", urlsplit(link).path)
    assert not urlsplit(link).query
    return link


def accept(guest: Player, link: str) -> None:
    guest.visitor.go(urlsplit(link).path)
    guest.page.get_by_label(guest.say("web.lobby.your_name")).fill("Blas")
    guest.button("web.lobby.sit").click()
    guest.button("web.lobby.ready").click()


def play_until_asked(wanted: Player, other: Player) -> int:
    """The other passes on until it is somebody's turn; how many answers that took."""
    for answers in range(MOST):
        if whose_turn(wanted, other) is wanted:
            return answers
        other.pass_on()
    raise AssertionError("it is never their turn")


def play_until_left(player: Player) -> int:
    """Passes on until the match waits for somebody else; how many answers that took."""
    for answers in range(MOST):
        player.question.or_(player.waiting).first.wait_for(timeout=THINKING)
        if not player.asked:
            return answers
        player.pass_on()
    raise AssertionError("it is always their turn")


def whose_turn(*players: Player) -> Player:
    end = monotonic() + THINKING / 1000
    while monotonic() < end:
        for player in players:
            if player.asked:
                return player
        players[0].page.wait_for_timeout(20)
    raise AssertionError("it is nobody's turn")


def attacks(player: Player, other: Player) -> None:
    """As soon as it is their turn."""
    for _ in range(MOST):
        asked = whose_turn(player, other)
        if asked is player and player.try_something("savage.group.attack"):
            return
        asked.pass_on()
    raise AssertionError("there is nothing to attack")
