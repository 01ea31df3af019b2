"""Being looked at: minis that show off their Strength, and one that draws all eyes."""

from __future__ import annotations

from tapete.games.punk.events.gifts import DrewEyes, ShowedOff
from tapete.games.punk.figures import has
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import YesNo
from tapete.spaces.plane.bearing import TURN, bearing

SHOW_OFF = "punk.core.show_off"
RINGMASTER = "punk.core.ringmaster"
SHOW = "ringmaster"


def offer_shows(skirmish: Skirmish) -> None:
    """When a Turn begins, minis that can may show off, once a game; last Turn's shows end."""
    for mini in skirmish.state.minis:
        mini.showing = False
        if not mini.out and "show_off" not in mini.used and has(mini, "show_off"):
            _offer_show(skirmish, mini)


def _offer_show(skirmish: Skirmish, mini: Mini) -> None:
    wants = skirmish.table.ask(mini.seat, "punk.ask.show_off", YesNo(), SHOW_OFF, figure=mini.id)
    if wants:
        mini.used.append("show_off")
        mini.showing = True
        skirmish.table.tell(ShowedOff, figure=mini.id, rule=SHOW_OFF)


def draw_eyes(skirmish: Skirmish, mini: Mini) -> None:
    """Every enemy that is not locked turns to face it, once a game."""
    mini.used.append(SHOW)
    looking = [enemy for enemy in skirmish.enemies(mini) if not skirmish.locked(enemy)]
    for enemy in looking:
        enemy.facing = round(bearing(enemy.at.point, mini.at.point)) % TURN
    skirmish.table.tell(DrewEyes, figure=mini.id, count=len(looking), rule=RINGMASTER)
