"""Round things on the table: deployment markers, trapdoors, objectives, devices and bodies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tapete.games.euphoria.content.field import TRAPDOOR, field_of
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.labels.names import called, objective_name, team_name
from tapete.games.euphoria.rules.gear.rewards import FOUND
from tapete.games.euphoria.rules.story.deployment import MARKER
from tapete.games.euphoria.state import Objective, State, Trapdoor
from tapete.kernel import Message
from tapete.scene import Area, Zone
from tapete.scene.objectives import objective_areas
from tapete.spaces.plane.point import INCH

SMALL = INCH // 3
"""The radius of what is drawn where a device or a body lies."""
BEFORE = ("roles", "markers", "deploy")
OPEN, WORKED = "euphoria.reward.open", "euphoria.move.interact"
MARKED, DEAD = "euphoria.deploy.markers.alternate", "euphoria.damage.gravekeeper"


def areas(view: State) -> tuple[Area, ...]:
    objectives = objective_areas(view.objectives, view.minis, partial(_objective, view))
    return (*_fixed(view), *_laid(view), *objectives)


def _fixed(view: State) -> Iterator[Area]:
    """Trapdoors that still have something in them, an open one with a star; and devices."""
    for door in view.trapdoors:
        if not door.empty:
            sign, label = "★" if door.face else "", _trapdoor(door)
            yield Area("trapdoor", door.at.pair, TRAPDOOR, label, rule=OPEN, sign=sign)
    for one in view.devices:
        name = name_of("devices", one.kind)
        label = Message.of("euphoria.scene.device", name=name, used=one.used)
        yield Area("device", one.at.pair, SMALL, label, rule=WORKED)


def _trapdoor(one: Trapdoor) -> Message:
    reward = name_of("items", FOUND[one.face]) if one.face else "none"
    return Message.of("euphoria.scene.trapdoor", reward=reward)


def _laid(view: State) -> Iterator[Area]:
    """Deployment markers, and bodies where they matter."""
    for one in view.markers:
        label = Message.of("euphoria.scene.marker", name=team_name(view, one.seat))
        yield Area("marker", one.at.pair, MARKER, label, one.seat, MARKED)
    for body in view.bodies:
        label = Message.of("euphoria.scene.body", name=called(body.mini, view))
        yield Area("body", body.at.pair, SMALL, label, rule=DEAD)


def _objective(view: State, one: Objective) -> Message:
    name, side = objective_name(one.id, view), team_name(view, one.holder)
    return Message.of("euphoria.scene.objective", name=name, side=side)


def zones(view: State) -> Iterator[Zone]:
    """The deployment zones before the first turn."""
    outlines = field_of(view.board).zones if view.phase in BEFORE else ()
    for seat, outline in enumerate(outlines):
        label = Message.of("euphoria.scene.zone", name=team_name(view, seat))
        yield Zone(tuple([(corner.x, corner.y) for corner in outline]), label, seat)
