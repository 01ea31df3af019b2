"""An Assault from above: letting oneself drop on an enemy just below."""

from __future__ import annotations

from tapete.games.punk.events.fighting import DroppedOn
from tapete.games.punk.rules.moving.falling import fall
from tapete.games.punk.rules.moving.prone import knock_down
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.journey import DROP
from tapete.spaces.climbs.surfaces import LEDGE
from tapete.spaces.treks.trek import Trek

ALLOWED = "punk.combat.assault.above.allowed"
FIGHT_FIRST = "punk.combat.assault.above.fight_first"
FRACTIONS = "punk.dice.fractions"
"""The rule by which the height of a drop is counted."""
ALWAYS_PRONE = "punk.combat.assault.above.always_prone"


def drops_from(trek: Trek) -> int:
    """The height of the drop that ends a way; 0 if there is none, or only a small one.

    In a small one the two are in contact anyway: punk.ruling.above_small_drop
    """
    ends = [round(leg.tested) for leg in trek.journey.legs[-1:] if leg.how == DROP]
    return next((deep for deep in ends if deep > LEDGE), 0)


def come_down(skirmish: Skirmish, mini: Mini, height: int) -> None:
    skirmish.table.tell(DroppedOn, figure=mini.id, height=height, rule=ALLOWED, also=(FRACTIONS,))


def after_drop(skirmish: Skirmish, mini: Mini, height: int) -> None:
    """It falls only after the fight, and always ends prone.

    If it still touches an enemy, it stands up at once. punk.ruling.above_aftermath
    """
    if mini.out:
        return
    lives = fall(skirmish, mini, height, FIGHT_FIRST)
    if lives and not mini.prone and mini.id not in skirmish.active.shaky:
        knock_down(skirmish, mini, ALWAYS_PRONE)
