"""Who looks at another tab is told of their turn and of what was said."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.duels import TOUGH, duel
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.test_friends import play_until_asked, whose_turn
from tests.browser.visitor import holding

WATCHED = """
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.badges = [];
navigator.setAppBadge = async (count) => { window.badges.push(count); };
navigator.clearAppBadge = async () => { window.badges.push(0); };
window.asked = 0;
window.notices = [];
window.Notification = class {
  static permission = localStorage.getItem("leave") ?? "default";
  static async requestPermission() {
    window.asked += 1;
    localStorage.setItem("leave", window.answer ?? "granted");
    return (window.Notification.permission = window.answer ?? "granted");
  }
  constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
};
"""
"""A page whose tab can be left, and whose browser tells what it was asked to show."""


def seated(welcome: Welcome, site: Site, count: int = 2) -> list[Player]:
    """Two people at a match that has begun, or one in its lobby."""
    chairs = ("person", "person") if count == 2 else ("person", "open")
    held = site.create(*chairs, draft=duel(TOUGH))
    players = []
    for seat, token in held.tokens.items():
        player = Player(welcome(kept=holding(held.match, {seat: token}), apart=True))
        player.visitor.window.context.add_init_script(WATCHED)
        player.visitor.go(f"/m/{held.match}")
        players.append(player)
    return players


def look(page: Page, *, away: bool) -> None:
    """Leaves the tab, or comes back to it."""
    page.evaluate(
        "(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }",
        away,
    )


def writes(player: Player, text: str) -> None:
    """Says something, whatever is shown."""
    chat = player.page.get_by_label(player.say("web.chat.write"))
    tab = player.page.get_by_role("button", name=player.say("table.tab", tab="chat"))
    chat.or_(tab).first.wait_for()
    if not chat.count():
        tab.click()
    chat.fill(text)
    player.button("web.chat.send").click()


def notices(player: Player) -> list[str]:
    shown: list[str] = player.page.evaluate("window.notices")
    return shown


def test_what_is_said_meanwhile_is_counted_in_the_title_and_on_the_icon_until_it_is_seen(
    welcome: Welcome, site: Site
) -> None:
    [host] = seated(welcome, site, 1)
    guest = Player(welcome())
    guest.visitor.go(host.page.url.removeprefix(site.address))
    icon = host.page.locator("link[rel=icon]")
    writes(guest, "first")
    expect(host.page.get_by_text("first")).to_be_visible()
    expect(host.page).not_to_have_title(re.compile(r"^\("))
    look(host.page, away=True)
    writes(guest, "second")
    expect(host.page).to_have_title(re.compile(r"^\(1\) "))
    expect(icon).to_have_attribute("href", "/mark-alert.svg")
    assert host.page.evaluate("window.badges.at(-1)") == 1
    look(host.page, away=False)
    expect(host.page).not_to_have_title(re.compile(r"^\("))
    expect(icon).to_have_attribute("href", "/mark.svg")
    assert host.page.evaluate("window.badges.at(-1)") == 0
    assert notices(host) == [], "nobody wished for notices"
    assert host.page.evaluate("window.asked") == 0


def signs(player: Player) -> list[str]:
    """What calls somebody: their turn, a reaction, or a choice between turns."""
    reaction = player.say("table.turn.reaction", turn="none")
    return [player.say("table.turn.yours"), reaction, player.say("table.turn.between")]


def test_the_title_tells_whose_turn_it_is_and_an_unread_line_shows_beside_the_chat(
    welcome: Welcome, site: Site
) -> None:
    first, second = seated(welcome, site)
    asked = whose_turn(first, second)
    other = second if asked is first else first
    expect(asked.page).to_have_title(re.compile(f"^● ({'|'.join(signs(asked))})"))
    expect(other.page).not_to_have_title(re.compile("●"))
    writes(other, "hello there")
    expect(asked.page.get_by_label(asked.say("web.alert.unread", count=1))).to_be_visible()
    expect(asked.page).to_have_title(re.compile(r"^\(1\) ● "))
    asked.page.get_by_role("button", name=re.compile(asked.say("table.tab", tab="chat"))).click()
    expect(asked.page).to_have_title(re.compile("^● "))


def test_notices_are_asked_for_only_when_wished_and_the_wish_is_remembered(
    welcome: Welcome, site: Site
) -> None:
    first, second = seated(welcome, site)
    asked = whose_turn(first, second)
    other = second if asked is first else first
    other.button("table.menu.title").click()
    wish = other.page.get_by_role("group", name=other.say("web.alert.notices"))
    assert other.page.evaluate("window.asked") == 0
    wish.get_by_role("radio", name=other.say("table.menu.on")).check(force=True)
    expect(wish.get_by_role("radio", name=other.say("table.menu.on"))).to_be_checked()
    assert other.page.evaluate("window.asked") == 1
    other.page.reload()
    other.page.locator(".table").wait_for()
    whose_turn(asked)
    look(other.page, away=True)
    play_until_asked(other, asked)
    other.page.wait_for_function("window.notices.length > 0")
    assert any(sign in one for sign in signs(other) for one in notices(other)), notices(other)
    assert other.page.evaluate("window.asked") == 0, "the browser is not asked again"
    assert notices(asked) == []


def test_a_browser_that_bars_notices_is_told_of_and_they_stay_off(
    welcome: Welcome, site: Site
) -> None:
    [host] = seated(welcome, site, 1)
    host.page.evaluate("window.answer = 'denied'")
    host.page.get_by_text(host.say("web.alert.title")).click()
    wish = host.page.get_by_role("group", name=host.say("web.alert.notices"))
    wish.get_by_text(host.say("table.menu.on"), exact=True).click()
    expect(host.page.get_by_role("alert")).to_have_text(host.say("web.alert.barred"))
    expect(wish.get_by_role("radio", name=host.say("table.menu.off"))).to_be_checked()
