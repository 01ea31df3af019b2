"""What a figure sees of another figure, or of a place."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.content.names import thing_name
from tapete.games.savage.figures import weapon_of, weapons_in_hand
from tapete.games.savage.rules.attacks.areas import gap_to
from tapete.games.savage.rules.attacks.modifiers import COVER, band_penalty, cover_of, view_past
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import ADJACENT, PACE, Fight
from tapete.kernel import Message
from tapete.odds.silent import SILENT
from tapete.scene import Look, Ray
from tapete.scene.board import Pair
from tapete.scene.card import Line
from tapete.scene.look import Circle, circles
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight import sight
from tapete.spaces.sight.view import View

MAN = 2 * PACE
BANDS = ("short", "medium", "long")


def look(view: State, figure: str, target: str | Pair) -> Look:
    """What a figure sees of a target; nothing if it is absent or out of the fight."""
    fight = Fight(view, SILENT, view.rules)
    eye = fight.find(figure)
    if eye is None or eye.out:
        return Look()
    if isinstance(target, str):
        other = fight.find(target)
        return (
            Look(circles=_circles(fight, eye))
            if other is None or _is_one(eye, other)
            else _at(fight, eye, other)
        )
    return _there(fight, eye, Point(*target))


def _is_one(eye: Figure, other: Figure) -> bool:
    """True if it looks at itself, at what carries it, or at one that it carries."""
    return other is eye or other.id == eye.mount or other.mount == eye.id


def _at(fight: Fight, eye: Figure, target: Figure) -> Look:
    gap = fight.gap(eye, target)
    return Look(
        rays=_rays(view_past(fight, eye, target)),
        distance=gap,
        notes=(*_seen(fight, eye, target), *_light(fight, eye, target.at), *_ranges(eye, gap)),
        circles=_circles(fight, eye),
    )


def _there(fight: Fight, eye: Figure, place: Point) -> Look:
    """What a figure would see of a man standing at a place."""
    seen = sight.look(fight.board, eye.at, Disc(place, eye.radius), MAN)
    gap = gap_to(fight, eye, place)
    return Look(
        rays=_rays(seen),
        distance=max(0, gap),
        notes=(*_cover(seen.quarters), *_light(fight, eye, place), *_ranges(eye, gap)),
        circles=_circles(fight, eye),
    )


def _rays(view: View) -> tuple[Ray, ...]:
    start = (view.eye.x, view.eye.y)
    return tuple([Ray(start, (s.end.x, s.end.y), round(s.hidden * 100)) for s in view.samples()])


# --- what follows from it


def _seen(fight: Fight, eye: Figure, target: Figure) -> Iterator[Line]:
    """Notes on whether it sees the target, and how much cover the target has from shots."""
    if not fight.sees(eye, target):
        yield Message("savage.look.unseen"), "savage.cover.penalty"
        return
    if fight.adjacent(eye, target):
        yield Message("savage.look.adjacent"), "savage.core.adjacency"
    yield from _cover(cover_of(fight, eye, target, ranged=True))


def _cover(percent: int) -> Iterator[Line]:
    if percent >= 100:
        yield Message("savage.look.unseen"), "savage.cover.penalty"
    else:
        penalty = COVER[percent]
        text = Message.of("savage.look.cover", percent=percent, penalty=-penalty)
        yield text, "savage.cover.penalty"


def _light(fight: Fight, eye: Figure, at: Point) -> Iterator[Line]:
    penalty = fight.gloom(eye, at)
    if penalty:
        yield Message.of("savage.look.light", penalty=-penalty), "savage.light"


def _ranges(eye: Figure, gap: int) -> Iterator[Line]:
    """Notes on what the distance means for each weapon that it could shoot or throw now."""
    for name, weapon in {name: weapon for weapon, name in _shooting(eye)}.items():
        penalty = band_penalty(gap, weapon)
        text = Message.of(
            "savage.look.range",
            weapon=name,
            reaches=penalty is not None,
            penalty=-(penalty or 0),
        )
        yield text, "savage.range.penalty"


def _shooting(eye: Figure) -> list[tuple[Weapon, Message]]:
    found = [(weapon_of(item), thing_name(item.kind)) for item in weapons_in_hand(eye)]
    return [(weapon, name) for weapon, name in found if weapon is not None and weapon.ranged]


def _circles(fight: Fight, eye: Figure) -> tuple[Circle, ...]:
    """Circles for the ranges of its first ranged weapon; if it has none, for adjacency.

    Without miniatures there are none, as only the distances along the line count.
    """
    if fight.spoken:
        return ()
    at = (eye.at.x, eye.at.y)
    for weapon, name in _shooting(eye):
        assert weapon.range is not None
        ranges = {band: far * PACE for band, far in zip(BANDS, weapon.range, strict=True)}
        return circles("savage.look.band", at, eye.radius, name, ranges)
    return ((at, eye.radius + ADJACENT, Message("savage.look.adjacent")),)
