"""What a miniature sees of another, what covers it, and what else bears on a shot.

Nobody may measure beforehand, so distances and ranges are told only by a house rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.figures import engaged
from tapete.games.euphoria.labels.names import figure_name, thing_name
from tapete.games.euphoria.rules.shooting.weapons import reach
from tapete.games.euphoria.rules.sight.sight import between, body_of, cover, sees, shield
from tapete.games.euphoria.state import Mini, State
from tapete.games.euphoria.world import Show
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.odds.silent import SILENT
from tapete.scene import Look, Ray
from tapete.scene.board import Pair
from tapete.scene.card import Line
from tapete.scene.look import Circle, circles
from tapete.spaces.plane.point import INCH

LOS = ("euphoria.def.los", "euphoria.def.los.reciprocal")
MEASURE = "euphoria.def.measure.when"


def look(view: State, figure: str, target: str | Pair) -> Look:
    """What a miniature sees; nothing, if one of the two is not on the table."""
    show = Show(view, SILENT)
    eye = show.find(figure)
    if eye is None or eye.out:
        return Look()
    other = show.find(target) if isinstance(target, str) else None
    if other is None or other is eye or other.out:
        return Look(circles=_circles(show, eye))
    return Look(
        rays=(_ray(show, eye, other),),
        distance=round(show.gap(eye, other)) if show.rules.measuring else 0,
        notes=tuple(_notes(show, eye, other)),
        also=LOS,
        circles=_circles(show, eye),
    )


def _ray(show: Show, eye: Mini, other: Mini) -> Ray:
    """The line between the middles, with how much of all lines is blocked and by what."""
    blocked = between(show, body_of(eye), body_of(other))
    piece = next(iter(blocked.by), None)
    crosses = None if piece is None else name_of("scenery", show.field.kinds[piece])
    start, end = eye.at.point, other.at.point
    return Ray((start.x, start.y), (end.x, end.y), round(100 * blocked.share()), crosses)


def _note(key: str, rule: str, **args: Arg) -> Line:
    return Message.of(f"euphoria.look.{key}", **args), rule


def _notes(show: Show, eye: Mini, other: Mini) -> Iterator[Line]:
    """Whether it is seen, what covers it, who is in the way, and who has moved."""
    if not sees(show, eye, other):
        yield _note("unseen", "euphoria.shoot.needs_los")
        return
    found = cover(show, eye, other)
    if found.rule:
        yield _note("cover", found.rule, grade=found.grade, doubtful=found.doubtful)
    human = shield(show, eye, other)
    if human is not None:
        name = figure_name(human.name)
        yield _note("shield", "euphoria.shoot.mod.human_shield", name=name)
    if engaged(show, other):
        yield _note("engaged", "euphoria.shoot.into_melee")
    for whose, mini in (("own", eye), ("foe", other)):
        if mini.deeds.moving:
            rule = "shooter" if whose == "own" else "target"
            yield _note("moved", f"euphoria.shoot.mod.{rule}_moved", whose=whose)
    if show.rules.measuring:
        yield from _ranges(show, eye, other)
    else:
        yield _note("unmeasured", MEASURE)


def _ranges(show: Show, eye: Mini, other: Mini) -> Iterator[Line]:
    for weapon in eye.weapons:
        far = reach(eye, weapon)
        reaches = show.gap(eye, other) <= far * INCH
        name = thing_name(weapon.kind)
        rule = "euphoria.shoot.out_of_range"
        yield _note("range", rule, weapon=name, range=far, reaches=reaches)


def _circles(show: Show, eye: Mini) -> tuple[Circle, ...]:
    """The range of each of its weapons around its base, where measuring is allowed."""
    if not show.rules.measuring:
        return ()
    at = (eye.at.point.x, eye.at.point.y)
    found = [(thing_name(one.kind), reach(eye, one) * INCH) for one in eye.weapons]
    return tuple([
        one
        for name, far in found
        for one in circles("euphoria.look.band", at, eye.radius, name, {"only": far})
    ])  # fmt: skip
