"""Nobody hears anything who has not asked for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.duels import TOUGH, duel
from tests.browser.layout import SIZES, faults
from tests.browser.lessons import doing
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import PHONE, holding

COUNT = """
window.tones = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.tones += 1;
  return start.apply(this, when);
};
"""
MOST = 40


def test_sounds_are_made_only_once_they_are_switched_on(welcome: Welcome, site: Site) -> None:
    held = site.create("person", "random", draft=duel(TOUGH))
    kept = {**holding(*held), "tapete.preferences": {"pace": "normal"}}
    player = Player(welcome(kept=kept, apart=True))
    player.visitor.window.context.add_init_script(COUNT)
    player.visitor.go(f"/m/{held.match}")
    attacks(player)
    assert tones(player) == 0
    player.button("table.menu.title").click()
    menu = player.page.get_by_role("dialog")
    sounds = menu.get_by_role("group", name=player.say("table.menu.sound"))
    expect(sounds.get_by_role("radio", name=player.say("table.menu.off"))).to_be_checked()
    sounds.get_by_role("radio", name=player.say("table.menu.on")).check(force=True)
    player.button("web.close").click()
    attacks(player)
    assert tones(player) > 0
    player.page.reload()  # a browser complains of a page that makes sounds before it is touched
    player.waits()


def tones(player: Player) -> int:
    made: int = player.page.evaluate("window.tones")
    return made


def attacks(player: Player) -> None:
    """As soon as there is somebody to attack; then it is watched to its end."""
    for _ in range(MOST):
        player.waits()
        if player.try_something("savage.group.attack"):
            player.waits()
            return
        player.pass_on()
    raise AssertionError("there is nothing to attack")


@pytest.mark.parametrize("answer", ["on", "off"])
def test_sound_is_offered_once_at_the_first_match(
    welcome: Welcome, site: Site, answer: str
) -> None:
    held = site.create("person", "random", draft=duel(TOUGH))
    kept = {**holding(*held), "tapete.preferences": {"pace": "instant"}}
    player = Player(welcome("es", size=PHONE, kept=kept, apart=True))
    player.visitor.window.context.add_init_script(COUNT)
    player.visitor.go(f"/m/{held.match}")
    player.waits()
    offer = player.page.get_by_role("group", name=player.say("table.sound.offer"))
    expect(offer).to_be_visible()
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.visitor.settle()
        assert not faults(player.page), (width, height)
    player.button(f"table.sound.{answer}").click()
    expect(offer).to_have_count(0)
    assert (tones(player) > 0) == (answer == "on")
    player.page.reload()
    player.waits()
    expect(offer).to_have_count(0)
    player.button("table.menu.title").click()
    menu = player.page.get_by_role("dialog")
    sounds = menu.get_by_role("group", name=player.say("table.menu.sound"))
    chosen = player.say(f"table.menu.{answer}")
    expect(sounds.get_by_role("radio", name=chosen, exact=True)).to_be_checked()


def test_a_shot_an_ace_and_a_fall_are_each_heard(welcome: Welcome, site: Site) -> None:
    """Every sound is made of layers, each of which begins once."""
    held = site.lesson("savage")
    kept = {**holding(*held), "tapete.preferences": {"pace": "normal", "sound": True}}
    player = Player(welcome(kept=kept, apart=True))
    player.visitor.window.context.add_init_script(COUNT)
    with doing(site, held, "savage") as doer:
        doer.does(4)
        player.visitor.go(f"/m/{held.match}")
        player.waits()
        player.question.get_by_role("heading").first.click()
        before = tones(player)
        doer.does()
        player.page.locator(".banner.luck").wait_for()
        at_luck = tones(player)
        assert at_luck > before
        player.page.locator(".banner.fall").wait_for()
        assert tones(player) > at_luck
        player.press(" ")  # goes on to the end, if it has not come by itself
        player.waits()
