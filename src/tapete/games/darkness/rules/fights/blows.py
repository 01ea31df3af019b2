"""The rolls of a fight: who strikes first, an attack, a defence, and who takes the blow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tapete.games.darkness.content.entries import Use
from tapete.games.darkness.events.checks import (
    Fired,
    Hit,
    Missed,
    Parried,
    Sacrificed,
    Shielded,
    Swift,
)
from tapete.games.darkness.rules.checks.check import Outcome, check
from tapete.games.darkness.rules.checks.pool import arms_of, shots_of
from tapete.games.darkness.rules.harm.wounds import hurt
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Modifier, OneOf, YesNo

FIRE, BLOW, TAKE = "fire", "blow", "take_blow"
SACRIFICE = "darkness.disc.ally.sacrifice"
SHOTGUN = "darkness.disc.object.shotgun"


class Cover(msgspec.Struct, frozen=True):
    """Who takes a blow: an `ally` that is sacrificed, a `helper`, or oneself (`take`)."""

    how: str
    who: str = ""


def initiative(
    night: Night,
    who: Survivor,
    foe: str,
    need: int,
    helpers: Sequence[str] = (),
    more: tuple[Modifier, ...] = (),
) -> bool:
    """Dexterity against the opponent's initiative: darkness.combat.initiative

    darkness.ruling.initiative_skill
    """
    rule = "darkness.combat.initiative"
    won = check(
        night, who, "dexterity", "initiative", rule=rule, need=need, helpers=helpers, more=more
    ).passed
    order = "darkness.combat.won_options" if won else "darkness.combat.lost_order"
    night.tell(Swift, rule, figure=who.id, foe=foe, first=won, also=(order,))
    return won


# --- attacks


def attack(
    night: Night,
    who: Survivor,
    foe: str,
    need: int,
    helpers: Sequence[str] = (),
    *,
    more: tuple[Modifier, ...] = (),
    uses: tuple[Use, ...] = (),
    points: bool = False,
) -> Outcome:
    """An attack that reaches the opponent's Defence defeats it: darkness.combat.attack

    `uses` and `more` say how it is made in a master's game; else it follows from what is held.
    """
    fired = () if uses else _fire(night, who)
    outcome = check(
        night, who, "attack", uses or _uses(who, fired), rule="darkness.combat.attack", need=need,
        helpers=helpers, more=more, fired=fired, points=points,
    )  # fmt: skip
    for identity in fired:
        _spent(night, who, identity)
    night.tell(Hit if outcome.passed else Missed, "darkness.combat.attack", figure=who.id, foe=foe)
    return outcome


def _uses(who: Survivor, fired: tuple[str, ...]) -> tuple[Use, ...]:
    """Hands and hand weapons always serve; other skills only with such a weapon.

    darkness.ruling.initiative_skill
    """
    arms = {arms_of(one) for one in who.things if not shots_of(one) or one.id in fired}
    ranged: tuple[Use, ...] = ("shoot",) if "ranged" in arms else ()
    thrown: tuple[Use, ...] = ("throw",) if "thrown" in arms else ()
    return ("fight", *ranged, *thrown)


def _fire(night: Night, who: Survivor) -> tuple[str, ...]:
    """A survivor says before the roll whether it fires: darkness.ruling.shotgun_use"""
    loaded = [one.id for one in who.things if shots_of(one)]
    if not loaded:
        return ()
    chosen = night.ask(who, FIRE, OneOf((*loaded, "")), SHOTGUN)
    return (chosen,) if chosen else ()


def _spent(night: Night, who: Survivor, identity: str) -> None:
    """A shot is gone, hit or miss; after the last the weapon leaves the game, its points stay.

    darkness.disc.object.shotgun, darkness.vp.consumed_object
    """
    thing = next((one for one in who.things if one.id == identity), None)
    if thing is None:
        return
    thing.uses -= 1
    also = () if thing.uses else ("darkness.vp.consumed_object",)
    night.tell(Fired, SHOTGUN, figure=who.id, item=thing.kind, left=thing.uses, also=also)
    if not thing.uses:
        who.things.remove(thing)
        night.state.removed.append(thing.kind)


# --- defence


def defend(
    night: Night,
    who: Survivor,
    foe: str,
    need: int,
    helpers: Sequence[str] = (),
    more: tuple[Modifier, ...] = (),
) -> bool:
    """Defence against the opponent's Attack; true if it holds: darkness.combat.defence"""
    rule = "darkness.combat.defence"
    also = ("darkness.combat.damage.reduces_defence",)
    held = check(
        night, who, "defence", "defend", rule=rule, need=need, helpers=helpers, more=more, also=also
    ).passed
    if held:
        night.tell(Parried, rule, figure=who.id, foe=foe)
    return held


def suffer(
    night: Night, who: Survivor, helpers: Sequence[str] = (), rule: str = "darkness.combat.defence"
) -> None:
    """One damage, unless an ally is sacrificed or somebody who assists takes it.

    darkness.disc.ally.sacrifice, darkness.combat.helpers.damage, darkness.ruling.sacrifice_when
    """
    able = list(helpers)
    while True:
        ways = tuple(_covers(who, able))
        chosen = ways[0] if len(ways) == 1 else night.ask(who, BLOW, OneOf(ways), SACRIFICE)
        if chosen.how != "helper":
            break
        other = night.survivor(chosen.who)
        able.remove(other.id)
        rule = "darkness.combat.helpers.damage"
        if night.ask(other, TAKE, YesNo(), rule, target=who.id):
            night.tell(Shielded, rule, figure=other.id, target=who.id)
            suffer(night, other, (), rule)
            return
    if chosen.how == "ally":
        sacrifice(night, who, chosen.who)
    else:
        hurt(night, who, rule)


def _covers(who: Survivor, helpers: Sequence[str]) -> Iterator[Cover]:
    """Who may take the blow; the default is to take it oneself."""
    yield Cover("take")
    for kind in dict.fromkeys(who.allies):
        yield Cover("ally", kind)
    for one in helpers:
        yield Cover("helper", one)


def sacrifice(night: Night, who: Survivor, ally: str) -> None:
    """An ally is out of the game, and one damage prevented: darkness.disc.ally.sacrifice"""
    who.allies.remove(ally)
    night.state.removed.append(ally)
    night.tell(Sacrificed, SACRIFICE, figure=who.id, ally=ally)
