"""Round things on the table: deployment markers, trapdoors, objectives, devices and bodies."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.field import TRAPDOOR, field_of
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.labels.names import called, objective_name, team_name
from tapete.games.euphoria.rules.gear.rewards import FOUND
from tapete.games.euphoria.rules.story.deployment import MARKER
from tapete.games.euphoria.state import NEUTRAL, Objective, State, Trapdoor
from tapete.kernel import Message
from tapete.scene import Area, Zone
from tapete.scene.board import Pair
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH

SMALL = INCH // 3
"""The radius of what is drawn where a device or a body lies."""
BEFORE = ("roles", "markers", "deploy")


def areas(view: State) -> tuple[Area, ...]:
    return (*_trapdoors(view), *_devices(view), *_markers(view), *_objectives(view), *_bodies(view))


def _pair(place: Place) -> Pair:
    return place.point.x, place.point.y


def _markers(view: State) -> Iterator[Area]:
    for one in view.markers:
        label = Message.of("euphoria.scene.marker", name=team_name(view, one.seat))
        rule = "euphoria.deploy.markers.alternate"
        yield Area("marker", _pair(one.at), MARKER, label, one.seat, rule)


def _trapdoors(view: State) -> Iterator[Area]:
    """Those that still have something in them; an open one shows a star."""
    for one in view.trapdoors:
        if not one.empty:
            sign = "★" if one.face else ""
            yield Area("trapdoor", _pair(one.at), TRAPDOOR, _trapdoor(one), rule=RULE, sign=sign)


RULE = "euphoria.reward.open"


def _trapdoor(one: Trapdoor) -> Message:
    if not one.face:
        return Message("euphoria.scene.trapdoor")
    return Message.of("euphoria.scene.reward", reward=name_of("items", FOUND[one.face]))


def _devices(view: State) -> Iterator[Area]:
    for one in view.devices:
        name = name_of("devices", one.kind)
        label = Message.of("euphoria.scene.device", name=name, used=one.used)
        yield Area("device", _pair(one.at), SMALL, label, rule="euphoria.move.interact")


def _objectives(view: State) -> Iterator[Area]:
    """The objectives that are not done, numbered. A carried one is where its carrier is."""
    places = {mini.id: mini.at for mini in view.minis}
    for number, one in enumerate(view.objectives, start=1):
        if not one.done:
            at = _pair(places.get(one.carrier, one.at))
            label = _objective(view, one)
            yield Area("objective", at, one.radius, label, one.holder, sign=str(number))


def _objective(view: State, one: Objective) -> Message:
    name, held = objective_name(one.id, view), one.holder != NEUTRAL
    if not held:
        return name
    return Message.of("euphoria.scene.objective", name=name, side=team_name(view, one.holder))


def _bodies(view: State) -> Iterator[Area]:
    for one in view.bodies:
        label = Message.of("euphoria.scene.body", name=called(one.mini, view))
        yield Area("body", _pair(one.at), SMALL, label, rule="euphoria.damage.gravekeeper")


def zones(view: State) -> Iterator[Zone]:
    """The deployment zones before the first turn."""
    if view.phase not in BEFORE:
        return
    for seat, outline in enumerate(field_of(view.board).zones):
        points = tuple([(corner.x, corner.y) for corner in outline])
        if points:
            label = Message.of("euphoria.scene.zone", name=team_name(view, seat))
            yield Zone(points, label, seat)
