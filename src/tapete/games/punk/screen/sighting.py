"""What a mini sees of another or of a place, and why: free and crossed lines, cover, range."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tapete.games.punk.content.field import Field
from tapete.games.punk.content.names import figure_name, thing_name
from tapete.games.punk.labels.dressing import dress
from tapete.games.punk.rules.harm.smoke import smoke_term
from tapete.games.punk.rules.shooting.precision import AVOIDING, BEHIND, INTO_COMBAT
from tapete.games.punk.rules.shooting.ranges import BANDS, FURTHEST, band_at, bands_of, range_term
from tapete.games.punk.rules.shooting.targets import distance_to, has_template, ranged_weapons
from tapete.games.punk.rules.sight.bodies import Body, body_of, spot
from tapete.games.punk.rules.sight.sight import sees
from tapete.games.punk.screen.evidence import Evidence, Trace, evidence
from tapete.games.punk.screen.scenery import scenery_name
from tapete.games.punk.state import Item, Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Message
from tapete.odds.silent import SILENT
from tapete.scene import Look, Ray
from tapete.scene.board import Pair
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point

Note: TypeAlias = tuple[Message, str]
NAMES = ("short", "medium", "long")
HIDDEN = {"free": 0, "ignored": 0, "covers": 50, "hides": 100}
"""How much a line of each role is hidden, in per cent."""


def look(view: State, figure: str, target: str | Pair) -> Look:
    """What a mini sees; empty if it is not there or no longer plays."""
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
    body = body_of(eye)
    shown = evidence(skirmish, body, mark)
    gap = distance_to(body, mark)
    return Look(
        rays=tuple([_ray(skirmish, trace) for trace in shown.traces]),
        distance=gap,
        notes=tuple(_dressed(skirmish, body, mark, shown, target, gap)),
        also=shown.also,
        circles=_circles(eye),
    )


def _dressed(
    skirmish: Skirmish, eye: Body, mark: Body, shown: Evidence, target: Mini | None, gap: int
) -> Iterator[Note]:
    """All there is to say, with names in place of ids."""
    said = (*_notes(skirmish, eye, mark, shown, target), *_ranges(skirmish.mini(eye.id), gap))
    return ((dress(message, skirmish.state), rule) for message, rule in said)


# --- lines


def _ray(skirmish: Skirmish, trace: Trace) -> Ray:
    start, end = trace.start.point, trace.end.point
    crosses = _crossed(skirmish, skirmish.field, trace)
    return Ray((start.x, start.y), (end.x, end.y), HIDDEN[trace.role], crosses)


def _crossed(skirmish: Skirmish, field: Field, trace: Trace) -> Message | None:
    """The name of what the line crosses; None if it is free."""
    if trace.mini:
        return figure_name(skirmish.mini(trace.mini).name)
    if trace.piece < 0:
        return None
    return scenery_name(field.kinds[trace.piece] or field.board.pieces[trace.piece].name)


# --- what follows from them


def _notes(
    skirmish: Skirmish, eye: Body, mark: Body, shown: Evidence, target: Mini | None
) -> Iterator[Note]:
    """Why the target is seen and covered as it is; then what else matters to a shot."""
    if target is not None and skirmish.in_contact(skirmish.mini(eye.id), target):
        yield Message("punk.look.contact"), "punk.shoot.not_in_contact"
    yield from shown.notes
    if not shown.seen:
        return
    if shown.cover.avoidable and shown.cover.bonus:
        yield Message("punk.look.avoidable"), AVOIDING.rule
    if target is not None and skirmish.locked(target):
        yield Message("punk.look.locked"), INTO_COMBAT.rule
    if smoke_term(skirmish, eye, mark).amount:
        yield Message("punk.look.smoke"), "punk.core.smoke"
    if target is not None and not sees(skirmish, mark, eye):
        yield Message("punk.look.from_behind"), BEHIND.rule


def _ranges(eye: Mini, gap: int) -> Iterator[Note]:
    """What the distance means for each kind of weapon it shoots or throws."""
    for item in {item.kind: item for _, item in ranged_weapons(eye)}.values():
        band = band_at(eye, item, gap)
        modifier = 0 if band < 0 else range_term(eye, item, band).amount
        text = Message.of(
            "punk.look.range",
            weapon=thing_name(item.kind),
            band=_band(eye, item, band),
            modifier=f"{modifier:+}" if modifier else 0,
        )
        yield text, FURTHEST if band < 0 else BANDS


def _band(eye: Mini, item: Item, band: int) -> str:
    if band < 0:
        return "beyond"
    return "only" if len(bands_of(eye, item)) == 1 else NAMES[band]


def _circles(eye: Mini) -> tuple[tuple[Pair, int, Message], ...]:
    """The ranges of its first weapon that shoots and is not broken, around its base."""
    at = (eye.at.point.x, eye.at.point.y)
    for _, item in ranged_weapons(eye):
        if item.broken or has_template(item):
            continue
        bands = bands_of(eye, item)
        names = ("only",) if len(bands) == 1 else NAMES
        return tuple(
            [
                (at, eye.radius + far, _circle(item.kind, name))
                for far, name in zip(bands, names, strict=False)
            ]
        )
    return ()


def _circle(kind: str, band: str) -> Message:
    return Message.of("punk.look.band", weapon=thing_name(kind), band=band)
