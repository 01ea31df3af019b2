"""What happens to the fallen: the incapacitation roll, the injury table, bleeding out."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tapete.games.savage.events.fight import Became, Injured, Recovered
from tapete.games.savage.figures import ARMS, hands, has, in_hand, is_attribute
from tapete.games.savage.rules.dice.traits import FAILED, RAISE, check, is_critical
from tapete.games.savage.rules.harm.damage import knock_out
from tapete.games.savage.rules.harm.dropping import drop_item
from tapete.games.savage.rules.moving.saddle import keep_seat
from tapete.games.savage.state import BOTH, MAIN, OFF, Fall, Figure, Injury
from tapete.games.savage.world import Fight
from tapete.kernel import Roll
from tapete.kernel.chance.readings import Total

DAY = 24
HOURS = Roll((6,), Total(), "savage.combat.nonlethal")


class Row(msgspec.Struct, frozen=True, tag=True):
    """2d6 on the injury table: 2 unmentionables, 3-4 arm, 5-9 torso, 10-11 leg, 12 head."""

    def __call__(self, faces: tuple[int, ...]) -> str:
        total = sum(faces)
        if total == 2:
            return "unmentionables"
        if total <= 4:
            return "arm"
        if total <= 9:
            return "torso"
        return "leg" if total <= 11 else "head"


TABLE = Roll((6, 6), Row(), "savage.injury.roll")


class Third(msgspec.Struct, frozen=True, tag=True):
    """Reads a d6 in bands that end at these faces: 0 for the first band, and so on."""

    ends: tuple[int, ...]

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(faces[0] > end for end in self.ends)


def settle_fall(fight: Fight, fall: Fall) -> None:
    """An Extra is simply out, a Wild Card rolls Vigor; a nonlethal blow knocks out."""
    victim = fight.figure(fall.figure)
    if fall.how == "seat":
        keep_seat(fight, victim)
    elif fall.how == "blow":
        hours = fight.table.roll(HOURS)
        knock_out(fight, victim, hours, "savage.combat.nonlethal")
    elif victim.wild:
        incapacitation(fight, victim, fall.part)


AIMED = {"hand": "arm", "arm": "arm", "leg": "leg", "head": "head"}
"""The row of the injury table for a part that can be aimed at."""


def incapacitation(fight: Fight, victim: Figure, part: str = "") -> None:
    """A Vigor roll: dead on a critical failure; bleeding out and permanently hurt on a failure."""
    rule = "savage.core.incapacitation"
    mark = check(fight, victim, "vigor", rule)
    if is_critical(fight, victim, mark, rule):
        die(fight, victim, rule)
        return
    aimed = AIMED.get(part, "") if fight.rules.injury_by_aim else ""
    hours = DAY if mark >= RAISE else 0
    injure(fight, victim, permanent=mark <= FAILED, part=aimed, hours=hours)
    if mark <= FAILED:
        victim.bleeding = True
        fight.table.tell(Became, figure=victim.id, state="bleeding", rule="savage.core.bleeding")


def die(fight: Fight, victim: Figure, rule: str) -> None:
    victim.out = "dead"
    victim.bleeding = False
    fight.table.tell(Became, figure=victim.id, state="dead", rule=rule)


def bleed(fight: Fight, victim: Figure) -> None:
    """Vigor at the start of each of its turns: it dies, bleeds on, or with a raise is stable."""
    rule = "savage.core.bleeding"
    mark = check(fight, victim, "vigor", rule)
    if mark <= FAILED:
        die(fight, victim, rule)
    elif mark >= RAISE:
        stabilise(fight, victim)


def stabilise(fight: Fight, victim: Figure) -> None:
    victim.bleeding = False
    rule = "savage.core.bleeding"
    fight.table.tell(Recovered, figure=victim.id, state="bleeding", rule=rule)


def injure(
    fight: Fight, victim: Figure, *, permanent: bool, part: str = "", hours: int = 0
) -> None:
    """Rolls on the injury table and applies the row."""
    row = part or fight.table.roll(TABLE)
    name = ROWS[row](fight, victim)
    victim.injuries.append(Injury(name, permanent, hours))
    _suffer(victim, name)
    rule = RULES[row]
    fight.table.tell(Injured, figure=victim.id, injury=name, permanent=permanent, rule=rule)
    _lose_grip(fight, victim)


def _lose_grip(fight: Fight, victim: Figure) -> None:
    """It drops what its useless arms hold; with one good arm it keeps a two-handed weapon."""
    able = hands(victim)
    for item in in_hand(victim):
        if not able or item.hand not in (*able, BOTH):
            drop_item(fight, victim, item, "savage.injury.arm")


# --- the rows


def _unmentionables(fight: Fight, victim: Figure) -> str:
    """No effect in a fight."""
    return "unmentionables"


def _arm(fight: Fight, victim: Figure) -> str:
    """One arm is useless: left or right, at random."""
    left = fight.table.roll(Roll((2,), Total(), "savage.injury.arm")) == 1
    return ARMS[OFF if left else MAIN]


def _torso(fight: Fight, victim: Figure) -> str:
    """Agility, Vigor or Strength goes down a die type, never below d4."""
    band = fight.table.roll(Roll((6,), Third((2, 4)), "savage.injury.torso"))
    return ("agility", "vigor", "strength")[band]


def _leg(fight: Fight, victim: Figure) -> str:
    """The victim is Slow; if it was Slow already, it gets worse."""
    return "leg"


def _head(fight: Fight, victim: Figure) -> str:
    """A scar, the loss of an eye, or a die type less Smarts."""
    band = fight.table.roll(Roll((6,), Third((3, 5)), "savage.injury.head"))
    eye = "blind" if has(victim, "one_eye") else "one_eye"
    return ("ugly", eye, "smarts")[band]


# --- what they do, and how they go


def _suffer(victim: Figure, name: str) -> None:
    """Applies an injury's hindrance or the loss of a die type."""
    if is_attribute(name):
        victim.drops[name] = victim.drops.get(name, 0) + 1
        return
    hindrance = _hindrance(victim, name)
    if hindrance and not has(victim, hindrance):
        victim.hindrances.append(hindrance)
    if hindrance == "slow_major" and "slow" in victim.hindrances:
        victim.hindrances.remove("slow")


def _hindrance(victim: Figure, name: str) -> str:
    """The hindrance of an injury, which may be worse than one it has; empty if there is none."""
    if name in ARMS.values():
        return "one_arm"
    if name == "leg":
        return "slow_major" if has(victim, "slow") or has(victim, "slow_major") else "slow"
    if name in EYES:
        return "blind" if has(victim, "one_eye") or has(victim, "blind") else "one_eye"
    return name if name == "ugly" else ""


EYES = ("one_eye", "blind")


def mend(fight: Fight, figure: Figure, gone: Callable[[Injury], bool]) -> None:
    """Ends some injuries and what they did; those that are left keep their effect."""
    left = [injury for injury in figure.injuries if not gone(injury)]
    if len(left) == len(figure.injuries):
        return
    figure.injuries, figure.hindrances, figure.drops = left, [], {}
    for injury in left:
        _suffer(figure, injury.name)
    rule = "savage.core.incapacitation"
    fight.table.tell(Recovered, figure=figure.id, state="injury", rule=rule)


def close_wounds(fight: Fight, figure: Figure) -> None:
    """With its last wound gone, a figure gets over all injuries that are not permanent."""
    if not figure.wounds:
        mend(fight, figure, lambda injury: not injury.permanent)


def heal_with_time(fight: Fight, figure: Figure, hours: int) -> None:
    """Ends the injuries that last no longer than these hours."""
    mend(fight, figure, lambda injury: 0 < injury.hours <= hours)
    for injury in figure.injuries:
        injury.hours = max(0, injury.hours - hours)


RULES = {
    "unmentionables": "savage.injury.unmentionables",
    "arm": "savage.injury.arm",
    "torso": "savage.injury.torso",
    "leg": "savage.injury.leg",
    "head": "savage.injury.head",
}
ROWS = {
    "unmentionables": _unmentionables,
    "arm": _arm,
    "torso": _torso,
    "leg": _leg,
    "head": _head,
}
