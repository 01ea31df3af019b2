"""How much the story counts, how far it has come, and how fast anybody gets about in it."""

from __future__ import annotations

from tapete.games.darkness.content.stories import Special
from tapete.games.darkness.rules.master import environment, supplies
from tapete.games.darkness.rules.master.moving import HALVES
from tapete.games.darkness.rules.story.tasks import has_come
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

STEP, TOLD = 7.0, 24.0
"""What a step of the objective is worth, in a scenario and in a master's story: there all lose
together, and points are to be had by searching at any time."""
ESCORT = 0.1
"""The share of it that it is worth to be where somebody else can do a step, who may need help."""
AHEAD = 0.5
"""The share of it that it is worth to be where a step can be done: less than to have done it."""
HAND, BEGUN = 0.6, 0.3
"""The share of a step that is done once what it needs is held, and once it has been begun."""
SLOWEST, GASSED = 2, 2.0
"""The least health that movement is reckoned with, and what a turn in gas costs."""


def step_of(night: Night) -> float:
    return TOLD if night.mastered else STEP


def ahead_of(night: Night) -> float:
    """What a step of the objective that is still to be done draws somebody with."""
    return AHEAD * TOLD if night.mastered else STEP


def pace(night: Night, who: Survivor) -> float:
    """Half points of movement in a turn: in a master's game those of the street.

    darkness.move.allowance, darkness.gm.move.fixed
    """
    if not night.mastered:
        return HALVES * max(SLOWEST, who.health + 2)
    return float(HALVES * max(1, who.sheet.speed - _slower(night, who)))


def _slower(night: Night, who: Survivor) -> int:
    """What light and weather take from movement in the street: darkness.gm.env.optional"""
    master = night.master
    if not master.environment:
        return 0
    sky = environment.WEATHER.get(master.weather, environment.DAY).slower
    by_torch = environment.TORCH if environment.has_torch(who) else environment.NIGHT
    return max(sky, by_torch.slower) if master.light == "night" else sky


def breath(night: Night, who: Survivor) -> float:
    """What it costs to be in a building full of gas without a mask: darkness.gm.item.gas_mask"""
    if not night.mastered or supplies.masked(who):
        return 0.0
    return GASSED if night.building(who) in night.master.gas else 0.0


def counts(night: Night, special: Special) -> bool:
    """True if it is a step of the objective that has still to be done."""
    return any(one.do == "count" and not has_come(night, one.of) for one in special.success)


def is_for_another(night: Night, who: Survivor, special: Special) -> bool:
    """True if a step of a master's story waits for somebody else, who holds what it needs."""
    if not (night.mastered and special.needs and counts(night, special)):
        return False
    held = [{thing.kind for thing in one.things} for one in night.others(who)]
    return any(those.issuperset(special.needs) for those in held)


def in_hand(night: Night) -> float:
    """The steps of a master's story that what they need is there for, or that are begun."""
    if not night.mastered:
        return 0.0
    held = {thing.kind for one in night.living() for thing in one.things}
    open_ = {name: one for name, one in night.specials.items() if counts(night, one)}
    ready = [one for one in open_.values() if one.needs and held.issuperset(one.needs)]
    under_way = [one for one in night.master.undertakings if one.what in open_]
    return step_of(night) * (HAND * len(ready) + BEGUN * len(under_way))
