"""What is laid on the table instead of aimed: grenades, flames, and what an upgrade spits."""

from __future__ import annotations

from typing import Any, TypeAlias

from tapete.deeds import Method
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.figures import engaged, spend
from tapete.games.euphoria.rules.shooting import grenades
from tapete.games.euphoria.rules.shooting.flames import aiming, spray
from tapete.games.euphoria.rules.shooting.shooting import declared, fire_all, pay
from tapete.games.euphoria.rules.shooting.targets import SHOOT, unable
from tapete.games.euphoria.rules.shooting.terms import Part
from tapete.games.euphoria.rules.shooting.weapons import able, is_template, used
from tapete.games.euphoria.state import Mini, Phase
from tapete.games.euphoria.world import Show
from tapete.kernel import Domain
from tapete.spaces.plane.point import Point

FLAMES, SPIT = "flames", "gastric"
SPITS = "euphoria.gene.gastric"
SPIT_AP = 1
PHASES: tuple[Phase, ...] = ("grenades", "shooting")
"""When something can be laid on the table."""


class Laying(Method, frozen=True):
    """What a way of answering lays on the table: a grenade, the flames of a weapon, or spit."""

    kind: str = ""
    """The kind of the grenade."""
    weapon: int = -1
    """The place of the weapon."""

    @property
    def id(self) -> str:
        return f"{self.what}:{self.kind or self.weapon}" if self.what != SPIT else SPIT

    def thing(self, mini: Mini | None) -> str:
        """What it is done with, in the hands of a miniature."""
        weapons = [] if mini is None else mini.weapons
        named = [one.kind for place, one in enumerate(weapons) if place == self.weapon]
        return next(iter(named), self.kind or self.what)


Ways: TypeAlias = dict[str | Laying, Domain[Any]]
"""Questions by the way of answering."""


def ways(show: Show, mini: Mini) -> Ways:
    """What it may place now, by the way to do so, each with the places where it may go."""
    phase = show.state.phase
    if phase == "grenades":
        thrown = grenades.kinds(show, mini)
        return {Laying(grenades.THROW, one): grenades.aiming(show, mini) for one in thrown}
    if phase != "shooting":
        return {}
    found: Ways = {Laying(FLAMES, weapon=one): aiming(show, mini) for one in _flames(show, mini)}
    if may_spit(show, mini):
        found[Laying(SPIT)] = aiming(show, mini)
    return found


def _flames(show: Show, mini: Mini) -> list[int]:
    """The flamethrowers with a shot left; each shot is laid by itself: euphoria.shoot.cost"""
    places = range(len(mini.weapons))
    found = [one for one in places if is_template(mini.weapons[one]) and able(mini, one)]
    if found and mini.deeds.shot:
        return [one for one in found if one in used(mini)]
    return found if found and unable(show, mini) is None else []


def may_spit(show: Show, mini: Mini) -> bool:
    """Once a turn, for 1 AP, unless it has been engaged: euphoria.gene.gastric"""
    if mini.gene != SPIT or mini.deeds.spat or mini.ap < SPIT_AP:
        return False
    return not (mini.deeds.engaged or engaged(show, mini) or SHOOT in mini.deeds.barred)


def put(show: Show, mini: Mini, laying: Laying, at: Point) -> None:
    """Places what was chosen."""
    if laying.what == grenades.THROW:
        grenades.throw(show, mini, laying.kind, at)
    elif laying.what == SPIT:
        spit(show, mini, at)
    else:
        burn(show, mini, laying.weapon, at)


def burn(show: Show, mini: Mini, place: int, at: Point) -> None:
    """A shot of flames; shots of its other weapons are declared before anything comes of it."""
    plan = [Part(place, "", 1)]
    if not mini.deeds.shot:
        plan = declared(show, mini, plan)
    weapon = mini.weapons[place]
    pay(show, mini, plan)
    spray(show, mini, weapon.kind, weapon.damage + mini.deeds.boosts.get("damage", 0), at)
    fire_all(show, mini, plan)


def spit(show: Show, mini: Mini, at: Point) -> None:
    spend(show, mini, SPIT_AP)
    mini.deeds.spat = True
    spray(show, mini, SPIT, library().genes[SPIT].amount, at, SPITS)
