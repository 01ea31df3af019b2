"""Round things on the table: deployment markers, trapdoors, objectives, devices and bodies."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.field import TRAPDOOR, field_of
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.labels.names import called, objective_name, team_name
from tapete.games.euphoria.rules.gear.rewards import FOUND
from tapete.games.euphoria.rules.story.deployment import MARKER
from tapete.games.euphoria.state import Objective, State, Trapdoor
from tapete.kernel import Message
from tapete.scene import Area, Zone
from tapete.scene.board import Pair
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH

SMALL = INCH // 3
"""The radius of what is drawn where a device or a body lies."""
BEFORE = ("roles", "markers", "deploy")
OPEN, WORKED = "euphoria.reward.open", "euphoria.move.interact"
MARKED, DEAD = "euphoria.deploy.markers.alternate", "euphoria.damage.gravekeeper"


def areas(view: State) -> tuple[Area, ...]:
    return (*_fixed(view), *_laid(view), *_objectives(view))


def _pair(place: Place) -> Pair:
    return place.point.x, place.point.y


def _fixed(view: State) -> Iterator[Area]:
    """Trapdoors that still have something in them, an open one with a star; and devices."""
    for door in view.trapdoors:
        if not door.empty:
            sign, label = "★" if door.face else "", _trapdoor(door)
            yield Area("trapdoor", _pair(door.at), TRAPDOOR, label, rule=OPEN, sign=sign)
    for one in view.devices:
        name = name_of("devices", one.kind)
        label = Message.of("euphoria.scene.device", name=name, used=one.used)
        yield Area("device", _pair(one.at), SMALL, label, rule=WORKED)


def _trapdoor(one: Trapdoor) -> Message:
    reward = name_of("items", FOUND[one.face]) if one.face else "none"
    return Message.of("euphoria.scene.trapdoor", reward=reward)


def _laid(view: State) -> Iterator[Area]:
    """Deployment markers, and bodies where they matter."""
    for one in view.markers:
        label = Message.of("euphoria.scene.marker", name=team_name(view, one.seat))
        yield Area("marker", _pair(one.at), MARKER, label, one.seat, MARKED)
    for body in view.bodies:
        label = Message.of("euphoria.scene.body", name=called(body.mini, view))
        yield Area("body", _pair(body.at), SMALL, label, rule=DEAD)


def _objectives(view: State) -> Iterator[Area]:
    """The objectives that are not done, numbered. A carried one is where its carrier is."""
    places = {mini.id: mini.at for mini in view.minis}
    for number, one in enumerate(view.objectives, start=1):
        if not one.done:
            at, label = _pair(places.get(one.carrier, one.at)), _objective(view, one)
            yield Area("objective", at, one.radius, label, one.holder, sign=str(number))


def _objective(view: State, one: Objective) -> Message:
    name, side = objective_name(one.id, view), team_name(view, one.holder)
    return Message.of("euphoria.scene.objective", name=name, side=side)


def zones(view: State) -> Iterator[Zone]:
    """The deployment zones before the first turn."""
    outlines = field_of(view.board).zones if view.phase in BEFORE else ()
    for seat, outline in enumerate(outlines):
        points = tuple([(corner.x, corner.y) for corner in outline])
        if points:
            yield Zone(points, Message.of("euphoria.scene.zone", name=team_name(view, seat)), seat)
