"""Damage, loss of life, and death."""

from __future__ import annotations

from tapete.games.euphoria.events.gifts import Excited
from tapete.games.euphoria.events.harm import Died, Dropped, Healed, Hurt, LostLife, Unhurt
from tapete.games.euphoria.figures import armour, bonus, euphoria, has, weigh_wounds
from tapete.games.euphoria.rules.harm import blasts
from tapete.games.euphoria.state import NEUTRAL, Body, Mini, Phase
from tapete.games.euphoria.world import Show

ARMOUR = "euphoria.attr.armour"
CYBORG = "euphoria.faction.cyborg.bonus"
SHOT = "euphoria.damage.shot"
ELIMINATED = "euphoria.damage.eliminated"
AUDIENCE = "euphoria.damage.audience"
OWNER = "euphoria.class.object.miniature"
PRECEDENCE = "euphoria.attr.special_rules_precedence"
GRAVEKEEPER = "gravekeeper"
"""The trait of The Gravekeeper."""
ON_ITS_OWN = {
    "benkei": "euphoria.item.benkei",
    "bto": "euphoria.item.bto",
    "benkei_bb": "euphoria.gene.benkei_bb",
}
"""The pets that stay when their owner dies, and the rule of each that says so."""
CHAPTER: dict[Phase, str] = {
    "start_actions": "start",
    "objects": "movement",
    "charges": "movement",
    "grenades": "shooting",
}
"""The steps of a turn that belong to a phase of another name."""


def suffer(
    show: Show,
    victim: Mini,
    amount: int,
    source: str,
    by: Mini | None,
    rule: str,
    armoured: bool = True,
    pierce: int = 0,
    also: tuple[str, ...] = (),
) -> int:
    """Damage to a miniature, less what its armour takes off; returns the life it loses.

    `source` is who counts as its opponent: the id of a miniature, or the name of a trap or a fire.
    Its FB is taken once from all that one opponent does to it in one phase. The part of it that
    `pierce` says does not count.
    """
    if victim.out or amount <= 0:
        return 0
    lost = _past_armour(show, victim, amount, source, pierce) if armoured else amount
    if lost <= 0:
        show.table.tell(Unhurt, figure=victim.id, armour=amount, rule=ARMOUR, also=(rule,))
        return 0
    victim.life -= lost
    weigh_wounds(show, victim)
    show.table.tell(
        Hurt,
        figure=victim.id,
        points=lost,
        life=max(0, victim.life),
        armour=amount - lost,
        other="" if by is None else by.id,
        rule=rule,
        also=(*also, *(_armour_rules(show, victim) if lost < amount else ())),
    )
    if victim.life <= 0:
        die(show, victim, by, ELIMINATED)
    return lost


def _past_armour(show: Show, victim: Mini, amount: int, source: str, pierce: int) -> int:
    """What is left of this damage; the armour counts once for its source and phase."""
    key = f"{phase_of(show)}/{source}"
    taken, worn = victim.deeds.armour, max(0, armour(show, victim) - pierce)
    before = taken.get(key, 0)
    taken[key] = before + amount
    return max(0, before + amount - worn) - max(0, before - worn)


def _armour_rules(show: Show, victim: Mini) -> tuple[str, ...]:
    return (ARMOUR, CYBORG) if bonus(show, victim, "cyborg") else (ARMOUR,)


def phase_of(show: Show) -> str:
    """The phase of the book that the turn is in; standing and shooting belongs to movement."""
    return CHAPTER.get(show.state.phase, show.state.phase)


def lose(show: Show, victim: Mini, amount: int, rule: str) -> None:
    """A loss of life, which is not damage: armour does not count."""
    if victim.out or amount <= 0:
        return
    victim.life -= amount
    weigh_wounds(show, victim)
    life = max(0, victim.life)
    show.table.tell(LostLife, figure=victim.id, points=amount, life=life, rule=rule)
    if victim.life <= 0:
        die(show, victim, None, ELIMINATED)


def heal(show: Show, mini: Mini, amount: int, rule: str) -> None:
    """It recovers life if it lives, but never above what it started with.

    euphoria.ruling.life_cap
    """
    if mini.out:
        return
    points = min(amount, mini.full - mini.life)
    mini.life += points
    weigh_wounds(show, mini)
    show.table.tell(Healed, figure=mini.id, points=points, life=mini.life, rule=rule)


def die(show: Show, victim: Mini, by: Mini | None, rule: str) -> None:
    """It leaves the table with all it carries, and the rival's audience grows by its cost.

    So it does whatever the cause: euphoria.ruling.own_kills
    """
    if victim.out:
        return
    victim.life, victim.out = 0, "dead"
    victim.items, victim.strange = [], []
    gained = _scored(show, victim)
    before = [one for one in show.state.minis if one.seat == victim.seat and one.out == "dead"]
    show.table.tell(
        Died,
        figure=victim.id,
        other="" if by is None or by is victim else by.id,
        audience=gained,
        seat=1 - victim.seat if victim.seat != NEUTRAL else NEUTRAL,
        first=before == [victim],
        rule=rule,
        also=(AUDIENCE,) if gained else (),
    )
    _lies_there(show, victim)
    _lets_go(show, victim)
    for pet in show.friends(victim):
        if pet.owner == victim.id:
            _bereaved(show, pet)
    blasts.bleed(show, victim)


def _scored(show: Show, victim: Mini) -> int:
    """The audience that the rival gains: what the victim cost at the start."""
    if victim.seat == NEUTRAL:
        return 0
    show.state.audience[1 - victim.seat] += victim.cost
    return victim.cost


def _lies_there(show: Show, victim: Mini) -> None:
    """Bodies are kept only where a Gravekeeper plays."""
    if any(has(one, GRAVEKEEPER) for one in show.standing()):
        show.state.bodies.append(Body(victim.id, victim.at))


def _lets_go(show: Show, victim: Mini) -> None:
    """An objective is not equipment, so it stays where its carrier died: euphoria.def.team"""
    for one in show.state.objectives:
        if one.carrier == victim.id:
            one.carrier, one.at = "", victim.at
            rule = "euphoria.def.team"
            show.table.tell(Dropped, figure=victim.id, objective=one.id, rule=rule)
    victim.carries = ""


def _bereaved(show: Show, pet: Mini) -> None:
    """Without its owner a pet dies too, unless its own text says that it stays, with Euphoria 0.

    What is a part of the same character plays on: euphoria.ruling.object_owner_death,
    euphoria.def.character.composite
    """
    if pet.profile in ON_ITS_OWN:
        by, rule = -euphoria(pet), ON_ITS_OWN[pet.profile]
        pet.euphoria = pet.swing = 0
        show.table.tell(
            Excited, figure=pet.id, by=by, euphoria=0, rule=rule, also=(PRECEDENCE, OWNER)
        )
    elif not pet.whole:
        die(show, pet, None, OWNER)
