"""A round of a fight in a master's game: one round for each attack, whoever makes it."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.darkness.events.master import Attacked, Retreated, Strayed, Struck
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.fights import blows
from tapete.games.darkness.rules.fights.joining import called
from tapete.games.darkness.rules.harm import wounds
from tapete.games.darkness.rules.master import figures, gear, moving, weapons
from tapete.games.darkness.rules.master.table import Codes, codes
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Foe, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.kernel import Draw, OneOf, Roll
from tapete.kernel.chance.readings import Total

RETREAT = "retreat"
STRAY = 3
"""A miss hits something else on a 1, 2 or 3: darkness.gm.combat.stray"""


def attack(night: Night, who: Survivor, foe: Foe, weapon: Thing | None) -> None:
    """Somebody attacks a figure, which strikes back if it can reach: one round.

    darkness.gm.combat.damage, darkness.ruling.gm_combat_rounds
    """
    rule, kind = "darkness.gm.combat.damage", "" if weapon is None else weapon.kind
    night.tell(Attacked, rule, figure=who.id, target=foe.id, weapon=kind)
    helpers, values = called(night, who, 1), codes(night, foe)
    if initiative(night, who, foe, values, helpers):
        strike(night, who, foe, weapon, values, helpers)
        if foe.health > 0:
            defend(night, who, foe, values, helpers)
    else:
        defend(night, who, foe, values, helpers)
        if who.at is not None:
            strike(night, who, foe, weapon, values, helpers)


def attacked(night: Night, foe: Foe, who: Survivor) -> None:
    """A figure attacks somebody, who may retreat or strike back: darkness.gm.controls

    darkness.ruling.gm_adversary_speed, darkness.ruling.gm_combat_rounds
    """
    rule = "darkness.gm.combat.damage"
    night.tell(Attacked, rule, figure=foe.id, target=who.id, also=("darkness.gm.controls",))
    helpers, values = called(night, who, 1), codes(night, foe)
    if initiative(night, who, foe, values, helpers):
        if _answers(night, who, foe, values, helpers, first=True) or foe.health <= 0:
            return
        defend(night, who, foe, values, helpers)
    else:
        defend(night, who, foe, values, helpers)
        if who.at is not None:
            _answers(night, who, foe, values, helpers, first=False)


def _answers(
    night: Night, who: Survivor, foe: Foe, values: Codes, helpers: Sequence[str], *, first: bool
) -> bool:
    """Somebody strikes back with what reaches, or gets away; True if it got away."""
    ways = weapons.usable(night, who, foe)
    if first and moving.points(night, who) > foe.speed:
        ways = [*ways, RETREAT]
    if not ways:
        return False
    rule = "darkness.ruling.gm_combat_rounds"
    chosen = night.ask(who, "strike_back", OneOf(tuple(ways)), rule, target=foe.id)
    if chosen == RETREAT:
        _retreat(night, who, foe)
        return True
    weapon = next((one for one in who.things if one.id == chosen), None)
    strike(night, who, foe, weapon, values, helpers)
    return False


def _retreat(night: Night, who: Survivor, foe: Foe) -> None:
    """Somebody who is quicker moves away instead of fighting the round."""
    rule = "darkness.ruling.gm_adversary_speed"
    night.tell(Retreated, rule, figure=who.id, target=foe.id)
    route = night.ask(who, "retreat_to", moving.ways(night, who), rule)
    moving.go(night, who, [night.city.at(point) for point in route.points])


# --- the rolls of a round


def initiative(
    night: Night, who: Survivor, foe: Foe, values: Codes, helpers: Sequence[str]
) -> bool:
    """True if somebody is quicker, in each round anew: darkness.ruling.initiative_once"""
    more = gear.carried(night, who, "dexterity", "initiative", apart=_apart(who, foe))
    return blows.initiative(night, who, foe.id, level_of(values.initiative), helpers, more)


def strike(
    night: Night,
    who: Survivor,
    foe: Foe,
    weapon: Thing | None,
    values: Codes,
    helpers: Sequence[str] = (),
) -> None:
    """An Attack roll against the figure's Defence.

    darkness.gm.weapon.range_dice, darkness.gm.weapon.melee, darkness.gm.weapon.thrown_dice
    """
    apart = _apart(who, foe)
    use = weapons.use_of(weapon, apart)
    dice = weapons.dice(weapon, apart)
    more = () if weapon is None else (gear.modifier(night, weapon, use, dice),)
    need = level_of(values.defence)
    outcome = blows.attack(night, who, foe.id, need, helpers, more=more, uses=(use,), points=True)
    if weapon is not None:
        _used(night, who, foe, weapon, use)
    if outcome.passed:
        hit(night, who, foe, outcome.level)
    elif use != "fight":
        stray(night, who, foe)


def _used(night: Night, who: Survivor, foe: Foe, weapon: Thing, use: str) -> None:
    if use == "shoot":
        gear.fire(night, who, weapon)
    elif use == "throw":
        weapons.fling(night, who, foe, weapon)


def hit(night: Night, who: Survivor, foe: Foe, level: int) -> None:
    """A successful attack takes a point of health; the last earns the level rolled.

    darkness.gm.adversary.health, darkness.gm.vp.combat
    """
    harm(night, who.id, foe, "darkness.gm.adversary.health")
    if foe.health <= 0 and foe.role in ("adversary", "villain"):
        score.gain(night, who, level, "darkness.gm.vp.combat", ("darkness.vp.sources",))


def harm(night: Night, by: str, foe: Foe, rule: str) -> None:
    """A figure loses a point of health."""
    foe.health -= 1
    night.tell(Struck, rule, figure=by, target=foe.id, health=foe.health)
    if foe.health <= 0:
        figures.beaten(night, foe, by, rule)


def defend(
    night: Night, who: Survivor, foe: Foe, values: Codes, helpers: Sequence[str] = ()
) -> None:
    """A Defence roll against the figure's Attack, if it can reach: darkness.gm.combat.damage"""
    if _apart(who, foe) > foe.reach:
        return
    if not blows.defend(night, who, foe.id, level_of(values.attack), helpers):
        blows.suffer(night, who, helpers, "darkness.gm.combat.damage")


def _apart(who: Survivor, foe: Foe) -> int:
    assert who.at is not None
    assert foe.at is not None
    return figures.distance(who.at, foe.at)


# --- shots that miss


def stray(night: Night, who: Survivor, foe: Foe) -> None:
    """A shot that missed hits something else on a 1, 2 or 3.

    darkness.gm.combat.stray, darkness.gm.combat.stray_random, darkness.ruling.gm_stray_detail
    """
    rule = "darkness.gm.combat.stray"
    face = night.table.roll(Roll((6,), Total(), rule, by=who.seat, figure=who.id))
    near = bystanders(night, who, foe)
    if face > STRAY or not near:
        night.tell(Strayed, rule, figure=who.id, target="")
        return
    also = ("darkness.ruling.gm_stray_detail", "darkness.gm.combat.stray_random")
    found = night.table.roll(Draw(tuple(near), "darkness.gm.combat.stray_random", by=who.seat))
    night.tell(Strayed, rule, figure=who.id, target=found, also=also)
    victim = night.find(found)
    if isinstance(victim, Survivor):
        wounds.hurt(night, victim, rule)
    elif victim is not None:
        harm(night, who.id, victim, rule)


def bystanders(night: Night, who: Survivor, foe: Foe) -> list[str]:
    """All figures in the target's square or around it, but for the shooter and the target."""
    assert foe.at is not None
    here = foe.at
    every: list[Survivor | Foe] = [*night.living(), *figures.shown(night)]
    near = [one for one in every if one.at is not None and figures.distance(here, one.at) <= 1]
    return [one.id for one in near if one is not who and one is not foe]
