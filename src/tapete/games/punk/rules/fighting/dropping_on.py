"""An Assault from above: letting oneself drop on an enemy just below."""

from __future__ import annotations

from tapete.games.punk.events.fighting import DroppedOn
from tapete.games.punk.rules.moving.falling import fall
from tapete.games.punk.rules.moving.prone import knock_down
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.legs import DROP
from tapete.spaces.climbs.levels import LEDGE
from tapete.spaces.treks.trek import Trek

ALLOWED = "punk.combat.assault.above.allowed"
FIGHT_FIRST = "punk.combat.assault.above.fight_first"
ALWAYS_PRONE = "punk.combat.assault.above.always_prone"


def drops_from(trek: Trek) -> int:
    """How high a way that ends with a drop comes down from; 0 if it does not, or hardly.

    From a step no higher than that the two are in contact anyway: punk.ruling.above_small_drop
    """
    legs = trek.journey.legs
    deep = round(legs[-1].tested) if legs and legs[-1].how == DROP else 0
    return deep if deep > LEDGE else 0


def come_down(skirmish: Skirmish, mini: Mini, height: int) -> None:
    skirmish.table.tell(DroppedOn, figure=mini.id, height=height, rule=ALLOWED)


def after_drop(skirmish: Skirmish, mini: Mini, height: int) -> None:
    """Only after the fight does it fall, and always ends on the ground.

    Who still touches an enemy stands up at once. punk.ruling.above_aftermath
    """
    if mini.out:
        return
    lives = fall(skirmish, mini, height, FIGHT_FIRST)
    if lives and not mini.prone and mini.id not in skirmish.active.shaky:
        knock_down(skirmish, mini, ALWAYS_PRONE)
