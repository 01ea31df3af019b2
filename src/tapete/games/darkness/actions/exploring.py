"""Perception, turning discs over, adversaries underfoot, healing, and what the scenario adds."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds import Details, Do, Listed, ToEach, Way, Why, simply, upon
from tapete.deeds.ways import plain
from tapete.games.darkness.actions import groups
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.rules.discs import meeting, perception
from tapete.games.darkness.rules.fights.fight import fight, retreat
from tapete.games.darkness.rules.harm import healing, wounds
from tapete.games.darkness.rules.story import tasks
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

FIRST_AID = "darkness.heal.other.where"


def _flip(night: Night, survivor: Survivor) -> None:
    """Turns the disc underfoot over: darkness.flip.stop, darkness.ruling.flip_mandatory"""
    assert survivor.at is not None
    lot, spot = night.lot_at(survivor.at), night.spot(survivor.at)
    assert lot is not None
    assert spot is not None
    meeting.flip(night, survivor, lot, spot)


def _on_disc(night: Night, survivor: Survivor) -> bool:
    return night.spot(survivor.at) is not None


def _on_foe(night: Night, survivor: Survivor) -> bool:
    return night.foe_at(survivor.at) is not None


def _fight(night: Night, survivor: Survivor) -> None:
    """Fights the adversary underfoot.

    darkness.combat.unresolved, darkness.ruling.adversary_next_turn
    """
    foe = night.foe_at(survivor.at)
    assert foe is not None
    night.active.faced = False
    fight(night, survivor, foe)


def _retreat(night: Night, survivor: Survivor) -> None:
    """Retreats from the square where the turn began; failing that, there is a fight.

    darkness.combat.retreat.fail, darkness.ruling.retreat_where
    """
    foe = night.foe_at(survivor.at)
    assert foe is not None
    turn = night.active
    turn.faced = False
    if not retreat(night, survivor, foe) and not turn.over:
        turn.acted = True
        fight(night, survivor, foe)


def _faced(night: Night, survivor: Survivor) -> bool:
    """True while an adversary must be faced that was not fled from yet.

    darkness.combat.retreat.when
    """
    return night.active.faced and not night.active.fled


def _cannot_perceive(night: Night, survivor: Survivor) -> Why | None:
    """Each survivor looks round once in a building: darkness.perception.once_per_building"""
    building = night.building(survivor)
    if not building:
        return "darkness.perception.once_per_building", "outside"
    if building in survivor.perceived:
        return "darkness.perception.once_per_building", "perceived"
    if not perception.hidden(night, survivor):
        return "darkness.perception.amount", "no_discs"
    return None


def _patients(night: Night, survivor: Survivor) -> list[Survivor]:
    """Others who are hurt, on the same square: darkness.heal.other.where"""
    return [one for one in night.at(survivor.at) if one is not survivor and wounds.is_hurt(one)]


def _cannot_rest(night: Night, survivor: Survivor) -> Why | None:
    """Only those who are hurt and have done nothing else may rest: darkness.turn.heal_instead"""
    if night.active.rolled or night.active.acted:
        return "darkness.turn.heal_instead", "turn_begun"
    return None if wounds.is_hurt(survivor) else ("darkness.turn.heal_amount", "unhurt")


def _rest(night: Night, survivor: Survivor) -> None:
    """Resting takes the whole turn: darkness.turn.heal_instead"""
    healing.rest(night, survivor)
    night.active.over = True


def _specials(night: Night, survivor: Survivor) -> Iterable[Way]:
    return [(Do("special", name), None, plain) for name, _ in tasks.offered(night, survivor)]


def _special(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    tasks.perform(night, survivor, do.to)


FLIP = Kind("flip", groups.DISCS, simply(_flip), when=_on_disc, lead=5, meets=True)
FIGHT = Kind("fight", groups.DISCS, simply(_fight), when=_on_foe, lead=6, harms=True, meets=True)
RETREAT = Kind(
    "retreat", groups.DISCS, simply(_retreat), when=_faced, lead=8, free=True, meets=True
)
PERCEIVE = Kind(
    "perceive", groups.DISCS, simply(perception.perceive), unable=_cannot_perceive, lead=14
)
TREAT = Kind(
    "treat", groups.PEOPLE, upon(Night.survivor, healing.treat), ToEach(_patients), lead=15,
    wanting=(FIRST_AID, "nobody_hurt"),
)  # fmt: skip
REST = Kind("rest", groups.TURN, simply(_rest), unable=_cannot_rest, lead=16)
SPECIAL = Kind("special", groups.STORY, _special, Listed(_specials), lead=4, quiet=True)
KINDS = (SPECIAL, FLIP, FIGHT, RETREAT, PERCEIVE, TREAT, REST)
