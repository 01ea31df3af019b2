"""Free answers that nobody offered: accepted exactly where a plain second opinion says they may be.

Offered answers are accepted; bent ones are tried near borders: of pieces, figures, ranges, the
movement left. Where rounding decides, the oracle says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from math import hypot
from typing import Any

from tapete.deeds import Using
from tapete.games.savage.actions.areas import place
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.rules.attacks.templates import RADII
from tapete.games.savage.rules.manoeuvres.pushing import drive_back
from tapete.games.savage.rules.moving.leaping import CLIMBING, HARD_CLIMBING, landings
from tapete.games.savage.rules.moving.pacing import length_of
from tapete.games.savage.rules.turns.waylaying import chances
from tapete.games.savage.steps import menu
from tapete.spaces.climbs.journey import level
from tapete.spaces.plane.point import Point
from tests.games.boxes import LOOSE, Body
from tests.games.savage.oracle import (
    INCH,
    Leap,
    Scene,
    Stepper,
    Walker,
    both,
    cell_of,
    driven,
    driven_squares,
    may_leap,
    may_put,
    may_put_on,
    may_stand,
    may_step,
    may_walk,
    nearest,
    part,
    sees,
)
from tests.games.savage.situation import MAN, Situation
from tests.games.situations import situations

OFFERED, DRAWN, BENT = 12, 4, 40


def ways(now: Situation) -> dict[Any, Any]:
    fight = now.table.fight
    return dict(menu(fight, fight.figure("a")).ways)


def offered(now: Situation, domain: Any) -> list[Any]:
    """Some of what is listed, drawn at random and pointed at."""
    found = [domain.write(one) for one in islice(domain.candidates(), OFFERED)]
    found += [domain.write(domain.sample(now.rng)) for _ in range(DRAWN)]
    for answer in found:
        assert domain.contains(answer), answer
    return found


def judged(domain: Any, answer: Any, verdict: bool | None, *more: Any) -> None:
    if verdict is not None:
        assert domain.contains(answer) == verdict, (answer, verdict, *more)


# --- ways


@situations(16)
def test_a_way_is_accepted_exactly_if_it_is_free_and_short_enough(seed: int) -> None:
    now = Situation(seed)
    move = ways(now).get("move")
    if move is None:
        assert now.left < INCH
        return
    at, scene = now.actor.at, now.scene
    factor = 1 if now.mode == "crawls" else 2
    one = Walker(at.x, at.y, now.actor.radius, now.left, factor, now.mode != "careful")
    known = offered(now, move)
    for answer in known:
        assert may_walk(scene, one, [(x, y) for x, y in answer]) is not False, answer
    for _ in range(BENT):
        answer = now.bent(now.rng.choice(known))
        judged(move, answer, may_walk(scene, one, [(x, y) for x, y in answer]), one, scene)


@situations(16)
def test_a_way_over_squares_is_accepted_exactly_if_the_cheapest_steps_are_enough(seed: int) -> None:
    now = Situation(seed, "squares")
    move = ways(now).get("move")
    if move is None:
        return
    at, scene = now.actor.at, now.scene
    factor = 1 if now.mode == "crawls" else 2
    one = Stepper(cell_of(at.x, at.y), now.left // INCH, factor, now.mode != "careful")
    known = offered(now, move)
    for answer in [*known, *[now.bent(now.rng.choice(known)) for _ in range(BENT)]]:
        judged(move, answer, may_step(scene, one, [cell_of(x, y) for x, y in answer]), one, scene)


# --- templates


PACES = {"grenade": 20, "grenade_launcher": 4 * 96, "assault_rifle": 4 * 48}
"""Thrown to long range, fired to extreme range."""
COSTS = {0: 3, 1: 2, 2: 2}


def reach_of(now: Situation, what: str, index: int) -> int:
    """How many paces away a template may be put; the range of a power grows with its points."""
    if what != "cast":
        return PACES[now.weapon]
    return 12 * (1 + min(2, now.table["a"].points - COSTS[index]))


def template_at(now: Situation, what: str, index: int, place: tuple[int, int]) -> bool | None:
    eye, scene, paces = now.body(now.table["a"]), now.scene, 0
    if what == "spray" or (what, index) == ("cast", 1):
        return scene.within(*place) and place != (eye.x, eye.y)
    paces = reach_of(now, what, index)
    if now.squared:
        return may_put_on(scene, eye, paces, place)
    return may_put(scene, eye, paces * INCH, place)


@situations(25)
def test_a_template_is_accepted_exactly_if_its_place_is_near_and_in_sight(seed: int) -> None:
    now = Situation(seed, "squares" if seed % 3 == 0 else "free")
    for way, placing in ways(now).items():
        if not isinstance(way, Using):
            continue
        what, index = way.what, way.item
        known = [*offered(now, placing), *[now.anywhere() for _ in range(4)], *now.borders()]
        known += [now.off(reach_of(now, what, index) * INCH + INCH // 2)] if what == "cast" else []
        for _ in range(BENT // 3):
            x, y = answer = now.shifted(now.rng.choice(known))
            judged(placing, answer, template_at(now, what, index, (x, y)), way, now.scene)


@situations(40)
def test_a_template_is_offered_only_where_it_may_be_put(seed: int) -> None:
    now = Situation(seed, "squares" if seed % 3 == 0 else "free")
    fight = now.table.fight
    actor, sizes = fight.figure("a"), {("cast", 2): "large"}
    for choice in MENU.choices(fight, actor):
        do = choice.option
        for point in choice.details.get("point", ())[1:]:
            radius = RADII[sizes.get((do.what, do.item), "medium")]
            at = place(fight, actor, fight.figure(do.to), str(point), radius)
            verdict = template_at(now, do.what, do.item, (at.x, at.y))
            assert verdict is not False, (do, point, at, now.scene)


# --- points of a way


@situations(10)
def test_a_move_is_interrupted_exactly_where_the_mover_may_stop_and_is_seen(seed: int) -> None:
    now = Situation(seed, "squares" if seed % 3 == 0 else "free")
    fight, move = now.table.fight, ways(now).get("move")
    routes = [one for one in (move.candidates() if move else ()) if len(one.points) > 1]
    for foe in (one for one in "BCD" if not now.table[one].out):
        now.table[foe].hold = 1
    for route in now.rng.sample(routes, min(2, len(routes))):
        way = level(route.points, lambda a, b: length_of(fight, a, b))
        for holder, domain in chances(fight, fight.figure("a"), way).items():
            known = [one for one in offered(now, domain) if one is not None]
            for _ in range(BENT // 4):
                along = now.shifted([now.rng.choice(known)])[0]
                judged(domain, along, may_stop(now, route.points, along, holder), holder, now.scene)


def may_stop(now: Situation, points: Sequence[Point], along: int, holder: str) -> bool | None:
    """True if the mover has room there, and whoever holds sees it."""
    spot = along_way(now, points, along)
    if spot is None:
        return False
    x, y = spot
    body = now.actor
    height = (677 if now.mode == "rides" else MAN) // (4 if now.mode == "crawls" else 1)
    scene, eye = now.scene, now.table[holder].at
    mark = Body(round(x), round(y), height, body.radius)
    room = [may_stand(scene, x, y, now.base(body) + more) for more in (-2, 2)]
    stays = hypot(x - body.at.x, y - body.at.y) == 0
    stands = True if stays else room[0] if room[0] == room[1] else None
    return both((stands, sees(scene, (eye.x, eye.y), mark)))


def along_way(now: Situation, points: Sequence[Point], along: int) -> tuple[float, float] | None:
    """The place so far along a way; on squares only the middles of squares."""
    if along < 0:
        return None
    for one, other in pairwise(points):
        far = hypot(other.x - one.x, other.y - one.y)
        length = INCH if now.squared else round(far)
        if along < length:
            if now.squared and along:
                return None
            return part((one.x, one.y), (other.x, other.y), along / length)
        along -= length
    return (points[-1].x, points[-1].y) if along == 0 else None


# --- jumps and climbs

SLANT = 0.5**0.5
COMPASS = {
    "north": (0, -1), "northeast": (1, -1), "east": (1, 0), "southeast": (1, 1),
    "south": (0, 1), "southwest": (-1, 1), "west": (-1, 0), "northwest": (-1, -1),
}  # fmt: skip


@situations(16)
def test_a_leap_ends_at_the_first_free_place_past_a_hurdle(seed: int) -> None:
    now = Situation(seed, "squares" if seed % 3 == 0 else "free")
    figure = now.table["a"]
    half = INCH // 2
    low = {height: tuple([b for b in now.scene.solid if b.height <= height]) for height in HEIGHTS}
    for halves in (1, 2, 3, 4):
        leap = Leap(figure.at.x, figure.at.y, now.base(figure), halves * INCH, low[halves * half])
        right_leaps(now, leap, halves * half)
    for height, signs in ((CLIMBING, "%"), (HARD_CLIMBING, "%@")):
        leap = Leap(
            figure.at.x, figure.at.y, now.base(figure), 3 * INCH, now.boxes(signs), jumps=False
        )
        right_leaps(now, leap, height)


HEIGHTS = [INCH // 2 * halves for halves in (1, 2, 3, 4)]


def right_leaps(now: Situation, leap: Leap, height: int) -> None:
    fight, around = now.table.fight, (leap.x, leap.y, leap.most * 2 + INCH)
    scene = now.scene_without(now.table["a"]).near(*around)
    leap = leap._replace(passed=tuple([box for box in leap.passed if box in scene.solid]))
    found = landings(fight, fight.figure("a"), height, leap.most)
    for way in COMPASS:
        known, spot = first_landing(now, scene, leap, way)
        if not known:
            continue
        if way in found:
            assert spot == (found[way].x, found[way].y), (way, leap, spot, found[way], scene)
        elif spot is not None:
            near = [b for b in leap.passed if b.off(leap.x, leap.y) < leap.radius + INCH // 2 - 1]
            crossed = any(nearest(b.off, (leap.x, leap.y), spot) < leap.radius - 1 for b in near)
            assert not crossed, (way, leap, spot, scene)


def first_landing(
    now: Situation, scene: Scene, leap: Leap, way: str
) -> tuple[bool, tuple[int, int] | None]:
    """The first place in a direction where a leap may end, if any; and if that is sure."""
    stride = INCH if now.squared else INCH // 2
    dx, dy = COMPASS[way]
    slant = SLANT if dx and dy and not now.squared else 1
    for far in range(2 * stride, leap.most + 1, stride):
        spot = leap.x + int(dx * slant * far), leap.y + int(dy * slant * far)
        verdict = may_leap(scene, leap, spot)
        if verdict is not False:
            return verdict is True, spot
    return True, None


# --- pushes


@situations(40)
def test_a_foe_is_driven_back_until_something_is_in_its_way(seed: int) -> None:
    now = Situation(seed, "squares" if seed % 2 == 0 else "free")
    pusher, foe, paces = now.table["a"], now.table["B"], now.rng.randint(1, 2)
    foe.out = ""
    if not now.beside(foe, pusher):
        return
    start, scene = foe.at, now.scene_without(foe)
    dx, dy = start.x - pusher.at.x, start.y - pusher.at.y
    drive_back(now.table.fight, pusher, foe, paces)
    if now.squared:
        x, y = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
        far = driven_squares(scene, Stepper(cell_of(start.x, start.y), paces), (x, y)) * INCH
        assert foe.at == Point(start.x + x * far, start.y + y * far), (start, scene)
        return
    ahead = dx / hypot(dx, dy), dy / hypot(dx, dy)
    one = Walker(start.x, start.y, foe.radius, paces * INCH)
    least, most = (driven(scene, one._replace(radius=foe.radius + n), ahead) for n in (2, -2))
    gone = hypot(foe.at.x - start.x, foe.at.y - start.y)
    assert least - LOOSE <= gone <= most + LOOSE, (start, foe.at, scene)
    there = part((start.x, start.y), (start.x + dx, start.y + dy), gone / hypot(dx, dy))
    assert hypot(foe.at.x - there[0], foe.at.y - there[1]) <= LOOSE, (start, foe.at, scene)
