"""Shooting, throwing grenades, and laying flames."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from tapete.deeds import Details, Do, Listed, Way, Why, plain
from tapete.games.euphoria.actions import groups
from tapete.games.euphoria.actions.kind import Kind
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.figures import spend
from tapete.games.euphoria.rules.shooting import flames, grenades, targets
from tapete.games.euphoria.rules.shooting.shooting import shoot
from tapete.games.euphoria.rules.shooting.weapons import able, count, is_template
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Domain
from tapete.spaces.plane.point import Point

FLAMES, SPIT = "flames", "gastric"
PLAN = "euphoria.ruling.shoot_plan"
PROJECTION = "euphoria.gene.gastric"
SPIT_AP = 1
LEADS = {grenades.THROW: 4, FLAMES: 5, SPIT: 6}


# --- shots


def _unable(show: Show, mini: Mini) -> Why | None:
    """Shots are declared all at once: euphoria.ruling.shoot_plan"""
    return (PLAN, "already_shot") if mini.deeds.shot else targets.unable(show, mini)


def _shots(show: Show, mini: Mini) -> Iterator[Way]:
    """Each weapon at each target that may be shot at; the others are barred."""
    weapons = targets.weapons(mini)
    if not weapons:
        return
    every = [(one, targets.why_not(show, mini, one)) for one in targets.targets(show, mini)]
    legal = [one for one, why in every if why is None]
    for place in weapons:
        for one, why in every:
            details = plain if why else partial(targets.details, show, mini, place, legal)
            yield Do(targets.SHOOT, one.id, place), why, details


def _shoot(show: Show, mini: Mini, do: Do, details: Details) -> None:
    mini.deeds.shot = True
    shoot(show, mini, do, details)


# --- what is laid on the table


def ways(show: Show, mini: Mini) -> dict[str, Domain[Any]]:
    """What it may throw or spray now, each with the places where it may go."""
    if show.state.phase == "grenades":
        return dict(grenades.ways(show, mini))
    if show.state.phase != "shooting" or targets.unable(show, mini) is not None:
        return {}
    found: dict[str, Domain[Any]] = {}
    for place, weapon in enumerate(mini.weapons):
        if is_template(weapon) and able(mini, place):
            found[f"{FLAMES}:{place}"] = flames.aiming(show, mini)
    if mini.gene == SPIT and not mini.deeds.spat:
        found[SPIT] = flames.aiming(show, mini)
    return found


def put(show: Show, mini: Mini, way: str, at: Point) -> None:
    """Throws or sprays, once it is paid for."""
    what, _, thing = way.partition(":")
    if what == grenades.THROW:
        grenades.throw(show, mini, thing, at)
    elif what == FLAMES:
        place = int(thing)
        weapon = mini.weapons[place]
        spend(show, mini, 1)
        count(mini, place, 1)
        points = weapon.damage + mini.deeds.boosts.get("damage", 0)
        flames.spray(show, mini, weapon.kind, points, at)
    else:
        spend(show, mini, SPIT_AP)
        mini.deeds.spat = True
        flames.spray(show, mini, SPIT, library().genes[SPIT].amount, at, PROJECTION)


KINDS: tuple[Kind, ...] = (
    Kind(targets.SHOOT, groups.SHOOT, _shoot, Listed(_shots), unable=_unable, lead=3, harms=True,
        phases=("shooting",), whose=lambda show, mini: bool(mini.weapons), tried="attack"),
)  # fmt: skip
