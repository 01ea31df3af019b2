"""A friend plays on another device: the host opens the server to the network from the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave_faults
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Held
from tests.browser.visitor import PHONE, WIDE, holding, quick
from tests.server.serving import Server, config_in, serving

OUTSIDE = "127.0.0.2"
"""Stands for the machine's address in its network."""
CLOSED = [r"WebSocket connection to", r"net::ERR_"]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that only its own machine reaches."""
    with serving(config_in(tmp_path_factory.mktemp("home"), network=(OUTSIDE,))) as listening:
        yield listening


def invited(home: Server) -> Held:
    made = home.create("person", "open", game="savage")
    return Held(made.match, made.tokens)


def test_the_host_opens_the_lobby_to_the_network_and_a_friend_comes_by_the_link(
    welcome: Welcome, home: Server
) -> None:
    held = invited(home)
    host = Player(welcome(address=f"http://{home.address}", kept=holding(*held)))
    host.visitor.go(f"/m/{held.match}")
    expect(host.page.get_by_text(host.say("web.invite.closed"))).to_be_visible()
    expect(host.page.get_by_role("img", name="127.0.0")).to_have_count(0)
    host.button("web.invite.open").click()

    shown = host.page.get_by_label(host.say("web.share.label"))
    port = home.address.rpartition(":")[2]
    expect(shown).to_have_value(f"http://{OUTSIDE}:{port}/m/{held.match}")
    link = shown.input_value()
    code = host.page.get_by_role("img", name=host.say("web.invite.code", link=link))
    expect(code).to_be_visible()
    assert code.evaluate("(img) => img.decode().then(() => img.naturalWidth > 0)")
    for width, height in (PHONE, WIDE):
        host.page.set_viewport_size({"width": width, "height": height})
        assert not grave_faults(host.page)

    guest = Player(welcome(address=f"http://{OUTSIDE}:{port}", size=PHONE, kept=quick()))
    guest.visitor.forgiven += CLOSED
    guest.visitor.go(urlsplit(link).path)
    guest.button("web.lobby.sit").click()
    expect(guest.button("web.lobby.ready")).to_be_visible()
    expect(guest.page.get_by_label(guest.say("web.share.label"))).to_have_value(link)
    expect(guest.button("web.invite.close")).to_have_count(0)

    host.button("web.invite.close").click()
    expect(host.page.get_by_text(host.say("web.invite.closed"))).to_be_visible()
    expect(host.page.get_by_text(host.say("web.chair.away"))).to_be_visible()


def test_the_door_can_be_closed_from_the_table_as_well(welcome: Welcome, home: Server) -> None:
    made = home.create("person", "person", game="savage")
    kept = holding(made.match, made.tokens)
    host = Player(welcome(address=f"http://{home.address}", kept=kept))
    host.visitor.go(f"/m/{made.match}")
    host.waits()
    host.button("table.menu.title").click()
    host.page.get_by_text(host.say("web.invite.title")).click()
    host.button("web.invite.open").click()
    host.button("web.invite.close").click()
    expect(host.page.get_by_text(host.say("web.invite.closed"))).to_be_visible()


def test_the_link_is_copied_in_one_tap(welcome: Welcome, home: Server) -> None:
    held = invited(home)
    grants = ["clipboard-read", "clipboard-write"]
    host = Player(
        welcome(address=f"http://{home.address}", kept=holding(*held), permissions=grants)
    )
    host.visitor.go(f"/m/{held.match}")
    host.button("web.share.copy").click()
    expect(host.page.get_by_text(host.say("web.share.copied"))).to_be_visible()
    copied = host.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"http://{home.address}/m/{held.match}"


def test_who_holds_no_seat_is_not_offered_the_door(welcome: Welcome, home: Server) -> None:
    held = invited(home)
    watcher = Player(welcome(address=f"http://{home.address}"))
    watcher.visitor.go(f"/m/{held.match}")
    expect(watcher.page.get_by_text(watcher.say("web.invite.closed"))).to_be_visible()
    expect(watcher.button("web.invite.open")).to_have_count(0)
