"""What a mini sees of another or of a place, and why: the lines, the cover and the range."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content.names import figure_name, thing_name
from tapete.games.punk.labels.dressing import dress
from tapete.games.punk.rules.harm.smoke import smoke_term
from tapete.games.punk.rules.shooting.precision import AVOIDING, BEHIND, INTO_COMBAT
from tapete.games.punk.rules.shooting.ranges import BANDS, FURTHEST, band_at, bands_of, range_term
from tapete.games.punk.rules.shooting.targets import distance_to, has_template, ranged_weapons
from tapete.games.punk.rules.sight.bodies import Body, body_of, spot
from tapete.games.punk.rules.sight.sight import sees
from tapete.games.punk.screen.reasons import reasons, yardsticks
from tapete.games.punk.screen.scenery import scenery_name
from tapete.games.punk.screen.shot import Shot, note
from tapete.games.punk.screen.traces import Trace
from tapete.games.punk.screen.traces_across import traces
from tapete.games.punk.state import Item, Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Message
from tapete.odds.silent import SILENT
from tapete.scene import Look, Ray
from tapete.scene.board import Pair
from tapete.scene.card import Line
from tapete.scene.look import Circle, circles
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point

NAMES = ("short", "medium", "long")
HIDDEN = {"free": 0, "ignored": 0, "covers": 50, "hides": 100}
"""How much a line of each role is hidden, in percent."""


def look(view: State, figure: str, target: str | Pair) -> Look:
    """Returns what a mini sees; empty if it does not exist or no longer plays."""
    skirmish = Skirmish(view, SILENT)
    eye = skirmish.find(figure)
    if eye is None or eye.out:
        return Look()
    if not isinstance(target, str):
        place = Place(Point(*target), skirmish.levels.height(Point(*target)) or 0)
        return _at(skirmish, eye, spot(place), None)
    other = skirmish.find(target)
    if other is None or other is eye or other.out in ("removed", "reserve"):
        return Look(circles=_circles(eye))
    return _at(skirmish, eye, body_of(other), other)


def _at(skirmish: Skirmish, eye: Mini, mark: Body, target: Mini | None) -> Look:
    shot = Shot.at(skirmish, body_of(eye), mark)
    gap = distance_to(shot.shooter, mark)
    said = (*_notes(shot, eye, target), *_ranges(eye, gap))
    return Look(
        rays=tuple([_ray(skirmish, trace) for trace in traces(shot)]),
        distance=gap,
        notes=tuple([(dress(message, skirmish.state), rule) for message, rule in said]),
        also=tuple(yardsticks(shot)),
        circles=_circles(eye),
    )


# --- lines


def _ray(skirmish: Skirmish, trace: Trace) -> Ray:
    start, end = trace.start.point, trace.end.point
    crosses = _crossed(skirmish, trace)
    return Ray((start.x, start.y), (end.x, end.y), HIDDEN[trace.role], crosses)


def _crossed(skirmish: Skirmish, trace: Trace) -> Message | None:
    """The name of what the line crosses; None if it is free."""
    if trace.mini:
        return figure_name(skirmish.mini(trace.mini).name)
    if trace.piece < 0:
        return None
    field = skirmish.field
    return scenery_name(field.kinds[trace.piece] or field.board.pieces[trace.piece].name)


# --- what follows from them


def _notes(shot: Shot, eye: Mini, target: Mini | None) -> Iterator[Line]:
    """Yields why the target is seen and covered as it is, and then what else affects a shot."""
    skirmish = shot.skirmish
    if target is not None and skirmish.in_contact(eye, target):
        yield note("contact", "punk.shoot.not_in_contact")
    yield from reasons(shot)
    if not shot.seen:
        return
    if shot.cover.avoidable and shot.cover.bonus:
        yield note("avoidable", AVOIDING.rule)
    if target is not None and skirmish.locked(target):
        yield note("locked", INTO_COMBAT.rule)
    if smoke_term(skirmish, shot.shooter, shot.target).amount:
        yield note("smoke", "punk.core.smoke")
    if target is not None and not sees(skirmish, shot.target, shot.shooter):
        yield note("from_behind", BEHIND.rule)


def _ranges(eye: Mini, gap: int) -> Iterator[Line]:
    """Yields what the distance means for each kind of weapon that it shoots or throws."""
    for item in {item.kind: item for _, item in ranged_weapons(eye)}.values():
        band = band_at(eye, item, gap)
        modifier = 0 if band < 0 else range_term(eye, item, band).amount
        yield note(
            "range",
            FURTHEST if band < 0 else BANDS,
            weapon=thing_name(item.kind),
            band=_band(eye, item, band),
            modifier=f"{modifier:+}" if modifier else 0,
        )


def _band(eye: Mini, item: Item, band: int) -> str:
    if band < 0:
        return "beyond"
    return "only" if len(bands_of(eye, item)) == 1 else NAMES[band]


def _circles(eye: Mini) -> tuple[Circle, ...]:
    """The ranges of its first weapon that shoots and is not broken, around its base."""
    at = eye.at.pair
    for _, item in ranged_weapons(eye):
        if not item.broken and not has_template(item):
            bands = bands_of(eye, item)
            names = ("only",) if len(bands) == 1 else NAMES
            ranges = dict(zip(names, bands, strict=False))
            return circles("punk.look.band", at, eye.radius, thing_name(item.kind), ranges)
    return ()
