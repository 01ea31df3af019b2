"""Guests bring what they made on their own device, and all see the sides before the start."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Held, Site
from tests.browser.visitor import PHONE, holding, quick

SHOP = "/api/games/punk/workshops/bands"


def band(site: Site, **changed: Any) -> dict[str, Any]:
    """A band of Blas's own."""
    example: dict[str, Any] = site.get(SHOP).json()["examples"][0]["draft"]
    return {**example, "name": "Los de Blas", **changed}


def kept(draft: dict[str, Any]) -> dict[str, Any]:
    """Remembered by a browser in which a band was made."""
    made = {"game": "punk", "workshop": "bands", "name": draft["name"], "draft": draft}
    return quick(**{"tapete.drafts": [{"id": "made", "at": 0, **made}]})


def meet(welcome: Welcome, site: Site, memory: dict[str, Any]) -> tuple[Player, Player, Held]:
    """A host and a guest, who sits down on a phone."""
    held = site.create("person", "open", game="punk")
    host = Player(welcome(kept=holding(*held, game="punk")))
    host.visitor.go(f"/m/{held.match}")
    guest = Player(welcome(size=PHONE, kept=memory))
    guest.visitor.go(f"/m/{held.match}")
    guest.button("web.lobby.sit").click()
    expect(guest.button("web.lobby.ready")).to_be_visible()
    return host, guest, held


def side(player: Player, name: str) -> Locator:
    return player.page.locator("details", has_text=name)


def test_a_band_made_on_the_guests_device_is_played_after_both_have_seen_it(
    welcome: Welcome, site: Site
) -> None:
    draft = band(site)
    host, guest, _ = meet(welcome, site, kept(draft))
    host.button("web.lobby.ready").click()
    expect(host.button("web.lobby.not_ready")).to_be_visible()

    guest.button("web.bring.title").click()
    guest.page.get_by_role("radio", name="Los de Blas").check()
    guest.button("web.bring.go").click()
    expect(guest.page.get_by_role("dialog")).to_be_hidden()
    whole = re.compile(rf"\d+ of {draft['points']} points")
    expect(side(guest, "Los de Blas")).to_contain_text(whole)
    seen = side(host, "Los de Blas")
    expect(seen).to_contain_text(host.say("web.side.most", most=draft["points"]))
    assert seen.locator("li").count() > 0
    assert all(int(price) > 0 for price in seen.locator(".price").all_inner_texts())
    expect(host.page.get_by_text(host.say("web.side.changed"), exact=True)).to_be_visible()

    host.button("web.lobby.ready").click()
    expect(host.page.get_by_text(host.say("web.side.changed"), exact=True)).to_be_hidden()
    guest.button("web.lobby.ready").click()
    for player in (host, guest):
        expect(player.page.locator(".table")).to_be_visible()
    expect(host.page.get_by_text("Los de Blas").first).to_be_visible()


def test_a_list_can_be_pasted(welcome: Welcome, site: Site) -> None:
    _, guest, _ = meet(welcome, site, quick())
    asked = {"draft": band(site), "language": "en"}
    text = httpx.post(f"{site.address}{SHOP}/export", json=asked).json()["text"]
    guest.button("web.bring.title").click()
    guest.page.get_by_text(guest.say("web.bring.paste")).click()
    guest.page.get_by_label(guest.say("web.bring.text")).fill(text)
    guest.button("web.bring.read").click()
    expect(guest.page.get_by_role("radio", name="Los de Blas")).to_be_checked()
    guest.button("web.bring.go").click()
    expect(side(guest, "Los de Blas")).to_be_visible()


def test_what_is_wrong_with_a_band_is_said_where_it_was_chosen(
    welcome: Welcome, site: Site
) -> None:
    _, guest, _ = meet(welcome, site, kept(band(site, points=10)))
    guest.visitor.forgiven.append("400")
    guest.button("web.bring.title").click()
    guest.page.get_by_role("radio", name="Los de Blas").check()
    guest.button("web.bring.go").click()
    said = guest.page.get_by_role("alert")
    expect(said).to_contain_text(guest.say("workshop.error.unsound", faults="")[:-2])
    expect(said).to_contain_text("10")
    expect(guest.button("web.bring.go")).to_be_enabled()
