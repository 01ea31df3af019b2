"""Templates laid on the table: whom they touch, and what grenades and explosions do to them."""

from __future__ import annotations

from tapete.games.euphoria.events.gifts import GeneUsed
from tapete.games.euphoria.events.harm import Caught
from tapete.games.euphoria.events.shooting import Blasted, Blinded, ThrewItself
from tapete.games.euphoria.figures import prey_bonus
from tapete.games.euphoria.rules.harm import damage
from tapete.games.euphoria.rules.moving.room import nearest_free
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.kernel import YesNo
from tapete.spaces.climbs.surfaces import LEDGE, Place
from tapete.spaces.plane.point import INCH
from tapete.spaces.plane.templates import Circle, Teardrop

RADIUS = 3 * INCH // 2
"""The radius of the template of grenades and explosions: euphoria.missing.templates"""
GRENADE = 30
"""The damage of an explosive grenade: euphoria.fact.price.grenade"""
PIERCING = 30
"""Piercing damage: euphoria.missing.damage_kinds"""
TOUCHED = "euphoria.shoot.template"
EXPLOSIVE = "euphoria.class.explosive"
BLINDING = "euphoria.item.blinding_grenade"
BLOOD, EXPENDABLE, FLAMMABLE = "blood", "expendable", "flammable"
BLOOD_RULE = "euphoria.gene.blood"
EXPENDABLE_RULE = "euphoria.gene.expendable"
FLAMMABLE_RULE = "euphoria.gene.flammable"


def touched(show: Show, template: Circle | Teardrop, height: int) -> list[Mini]:
    """Everybody it touches on its level, friend or foe: euphoria.ruling.template_levels"""
    return [
        mini
        for mini in show.standing()
        if abs(mini.at.height - height) <= LEDGE and template.touches(disc(mini))
    ]


def circle(at: Place) -> Circle:
    return Circle(at.point, RADIUS)


# --- explosive weapons


def explode(show: Show, shooter: Mini, weapon: str, at: Place) -> None:
    """An explosive hit: piercing damage to everybody under the template centred on its target."""
    boost = shooter.deeds.boosts.get("damage", 0)
    under = touched(show, circle(at), at.height)
    _announce(show, shooter, weapon, at, EXPLOSIVE)
    for victim in under:
        points = PIERCING + boost + prey_bonus(show, shooter, victim)
        damage.suffer(show, victim, points, shooter.id, shooter, EXPLOSIVE)


def _announce(show: Show, mini: Mini, what: str, at: Place, rule: str) -> None:
    also = (TOUCHED,)
    show.table.tell(
        Blasted, figure=mini.id, what=what, template=lambda: circle(at), rule=rule, also=also
    )


# --- grenades


def go_off(show: Show, mini: Mini, what: str, at: Place, source: str, rule: str) -> None:
    """An explosive grenade, or what goes off like one, around a place.

    `source` is who counts as the opponent for the armour of those it hurts.
    """
    _announce(show, mini, what, at, rule)
    by = mini if source == mini.id else None
    for victim in expended(show, touched(show, circle(at), at.height), at):
        lost = damage.suffer(show, victim, GRENADE, source, by, rule)
        ignite(show, victim, lost)


def expended(show: Show, under: list[Mini], at: Place) -> list[Mini]:
    """Those who suffer a grenade: all under it, or just one that throws itself upon it.

    It lies as near the middle as it may: euphoria.ruling.expendable_scope, euphoria.move.enemy_gap
    """
    for mini in under:
        if mini.gene == EXPENDABLE and _asked(
            show, mini, "euphoria.ask.expendable", EXPENDABLE_RULE
        ):
            mini.at = nearest_free(show, mini, at) or mini.at
            show.table.tell(ThrewItself, figure=mini.id, at=mini.at, rule=EXPENDABLE_RULE)
            return [mini]
    return under


def _asked(show: Show, mini: Mini, key: str, rule: str) -> bool:
    return mini.seat >= 0 and show.table.ask(mini.seat, key, YesNo(), rule, figure=mini.id)


def ignite(show: Show, victim: Mini, lost: int) -> None:
    """What is flammable and was wounded by a grenade or by flames is on fire from now on."""
    if victim.gene == FLAMMABLE and lost and not victim.out and not victim.burning:
        victim.burning = True
        show.table.tell(Caught, figure=victim.id, rule=FLAMMABLE_RULE)


def blind(show: Show, mini: Mini, what: str, at: Place, rule: str = BLINDING) -> None:
    """A blinding grenade: everybody it touches has no AP until the turn ends."""
    _announce(show, mini, what, at, rule)
    for victim in touched(show, circle(at), at.height):
        victim.ap = 0
        show.table.tell(Blinded, figure=victim.id, rule=BLINDING)


# --- what goes off with somebody's death


def bleed(show: Show, victim: Mini) -> None:
    """The blood of one that died may explode, if its owner wants it to."""
    if victim.gene != BLOOD or not _asked(show, victim, "euphoria.ask.blood", BLOOD_RULE):
        return
    show.table.tell(GeneUsed, figure=victim.id, gene=BLOOD, rule=BLOOD_RULE)
    go_off(show, victim, BLOOD, victim.at, f"{BLOOD}:{victim.id}", BLOOD_RULE)
