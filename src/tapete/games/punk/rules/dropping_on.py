"""An Assault from above: letting oneself drop on an enemy just below."""

from __future__ import annotations

from tapete.games.punk.events.fighting import DroppedOn
from tapete.games.punk.rules.falling import fall
from tapete.games.punk.rules.markers import stands_in
from tapete.games.punk.rules.prone import knock_down
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.spaces.legs import DROP, Journey, Leg
from tapete.spaces.levels import LEDGE
from tapete.spaces.trek import Trek

ALLOWED = "punk.combat.assault.above.allowed"
ALWAYS_PRONE = "punk.combat.assault.above.always_prone"


def _last(trek: Trek) -> Leg | None:
    return trek.journey.legs[-1] if trek.journey.legs else None


def drops_from(trek: Trek) -> int:
    """How high a way that ends with a drop comes down from; 0 if it does not, or hardly.

    From a step no higher than that the two are in contact anyway: punk.ruling.above_small_drop
    """
    leg = _last(trek)
    deep = round(leg.tested) if leg is not None and leg.how == DROP else 0
    return deep if deep > LEDGE else 0


def to_the_edge(trek: Trek) -> Trek:
    """The way without its drop: all that can be shot at, and all that takes movement."""
    journey, facing = trek.journey, trek.facing
    way = Journey(journey.start, journey.legs[:-1], journey.touches)
    return Trek(trek.steps[:-1], way, trek.faces(0) if facing is None else facing)


def land(skirmish: Skirmish, mini: Mini, trek: Trek) -> None:
    """Straight down beside it, for nothing: punk.ruling.above_place"""
    mini.at = trek.journey.end
    skirmish.active.trail.append(mini.at)
    height = drops_from(trek)
    skirmish.table.tell(DroppedOn, figure=mini.name, height=height, rule=ALLOWED)
    stands_in(skirmish, mini)


def after_drop(skirmish: Skirmish, mini: Mini, height: int) -> None:
    """Only after the fight does it fall, and always ends on the ground.

    Who still touches an enemy stands up at once. punk.combat.assault.above.fight_first,
    punk.ruling.above_aftermath
    """
    if mini.out:
        return
    lives = fall(skirmish, mini, height, ALWAYS_PRONE)
    if lives and not mini.prone and mini.id not in skirmish.active.shaky:
        knock_down(skirmish, mini, ALWAYS_PRONE)
