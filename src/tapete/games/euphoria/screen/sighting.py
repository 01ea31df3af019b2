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
from tapete.scene.look import Circle
from tapete.spaces.plane.point import INCH

LOS = ("euphoria.def.los", "euphoria.def.los.reciprocal")
WHEN = "euphoria.def.measure.when"


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
    return Ray(eye.at.pair, other.at.pair, round(100 * blocked.share()), crosses)


def _note(key: str, rule: str, **args: Arg) -> Line:
    return Message.of(f"euphoria.look.{key}", **args), rule


def _notes(show: Show, eye: Mini, other: Mini) -> Iterator[Line]:
    """Whether it is seen, what covers it, who is in the way, and who has moved."""
    if not sees(show, eye, other):
        yield _note("unseen", "euphoria.shoot.needs_los")
        return
    found, human = cover(show, eye, other), shield(show, eye, other)
    if found.rule:
        said = Message.of("euphoria.look.cover", grade=found.grade, doubtful=found.doubtful)
        yield said, found.rule
    if human is not None:
        yield _note("shield", "euphoria.shoot.mod.human_shield", name=figure_name(human.name))
    if engaged(show, other):
        yield _note("engaged", "euphoria.shoot.into_melee")
    for who, mini in (("shooter", eye), ("target", other)):
        if mini.deeds.moving:
            yield _note("moved", f"euphoria.shoot.mod.{who}_moved", who=who)
    yield from _ranges(show, eye, other) if show.rules.measuring else [_note("unmeasured", WHEN)]


def _ranges(show: Show, eye: Mini, other: Mini) -> Iterator[Line]:
    for weapon in eye.weapons:
        name, far = thing_name(weapon.kind), reach(eye, weapon)
        reaches = show.gap(eye, other) <= far * INCH
        yield _note("range", "euphoria.shoot.out_of_range", weapon=name, range=far, reaches=reaches)


def _circles(show: Show, eye: Mini) -> tuple[Circle, ...]:
    """The range of each of its weapons around its base, where measuring is allowed."""
    known = eye.weapons if show.rules.measuring else ()
    far = [(eye.radius + reach(eye, one) * INCH, thing_name(one.kind)) for one in known]
    return tuple([(eye.at.pair, *one) for one in far])
