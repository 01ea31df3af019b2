"""Nobody hears anything who has not asked for it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.duels import TOUGH, duel
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import holding

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
    player = Player(welcome(kept=kept))
    player.visitor.context.add_init_script(COUNT)
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
