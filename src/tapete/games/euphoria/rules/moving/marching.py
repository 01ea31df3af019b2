"""A way being gone: stretch by stretch, from one jump or drop to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.games.euphoria.events.moving import Jumped, Leapt, Moved, Stumbled
from tapete.games.euphoria.rules.harm.damage import suffer
from tapete.games.euphoria.rules.moving.gaits import SAFE, SMALL_GAP, kind_of
from tapete.games.euphoria.rules.moving.paying import pay
from tapete.games.euphoria.rules.turns.order import D10
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Roll
from tapete.kernel.chance.readings import AtLeast
from tapete.spaces.climbs.journey import DROP, JUMP, Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH

JUMPS, ROLL = "euphoria.move.jump", "euphoria.move.jump.roll"
DROPS = "euphoria.move.drop"
ROUNDING = "euphoria.def.rounding"
GOING = {
    "walk": "euphoria.move.walk",
    "traverse": "euphoria.move.traverse",
    "stairs": "euphoria.move.stairs",
    "fly": "euphoria.move.fly",
    "jump": JUMPS,
    "drop": DROPS,
}
FALLS = ((2 * INCH, 0), (4 * INCH, 20), (7 * INCH, 50))
"""The life that a drop costs, up to each height: euphoria.ruling.drop_cost"""
DEEPEST_FALL = 80


def march(show: Show, mini: Mini, journey: Journey) -> bool:
    """Goes a way and pays for it; False if it stumbled or died before the end."""
    return all(_gone(show, mini, legs) for legs in stretches(journey.legs))


def stretches(way: Sequence[Leg]) -> Iterator[list[Leg]]:
    """The legs between two things that happen; each jump and each drop is one by itself."""
    held: list[Leg] = []
    for leg in way:
        if leg.how in (JUMP, DROP):
            if held:
                yield held
            yield [leg]
            held = []
        else:
            held.append(leg)
    if held:
        yield held


def _gone(show: Show, mini: Mini, legs: Sequence[Leg]) -> bool:
    """Goes one stretch; True if the way goes on."""
    ap = pay(show, mini, legs)
    if is_leap(legs):
        return leap(show, mini, legs[0])
    stand(mini, legs[-1].end)
    tell_moved(show, mini, legs, ap)
    return True


def tell_moved(show: Show, mini: Mini, legs: Sequence[Leg], ap: int) -> None:
    show.table.tell(
        Moved,
        figure=mini.id,
        far=round(sum(one.length for one in legs)),
        ap=ap,
        path=path_of(legs),
        flying=any(kind_of(one) == "fly" for one in legs),
        rule=rule_of(legs),
        also=(ROUNDING,),
    )


def is_leap(legs: Sequence[Leg]) -> bool:
    """True for a jump that needs a roll, and for a drop."""
    leg = legs[0]
    return leg.how == DROP or (leg.how == JUMP and leg.tested > SMALL_GAP)


def leap(show: Show, mini: Mini, leg: Leg) -> bool:
    """Jumps or drops; True if the way goes on after it."""
    return _drop(show, mini, leg) if leg.how == DROP else _jump(show, mini, leg)


def stand(mini: Mini, place: Place) -> None:
    """Puts it in a new place, which counts as moving for an Accurate shooter."""
    if place != mini.at:
        mini.at, mini.deeds.travelled = place, True


def path_of(legs: Sequence[Leg]) -> tuple[tuple[int, int], ...]:
    places = [legs[0].start, *[leg.end for leg in legs]]
    return tuple((place.point.x, place.point.y) for place in places)


def rule_of(legs: Sequence[Leg]) -> str:
    """The rule of a stretch: that of what is not simply walked, if anything is."""
    kinds = [kind_of(leg) for leg in legs]
    return GOING[next((kind for kind in kinds if kind != "walk"), "walk")]


# --- jumps


def _jump(show: Show, mini: Mini, leg: Leg) -> bool:
    """On a 1 it stumbles and stays at the edge; the jump is paid for all the same."""
    if not is_jumped(show, mini):
        mini.deeds.stumbled = True
        show.table.tell(Stumbled, figure=mini.id, path=path_of([leg])[:1], rule=ROLL)
        return False
    stand(mini, leg.end)
    far = round(leg.length)
    show.table.tell(Jumped, figure=mini.id, far=far, path=path_of([leg]), rule=JUMPS)
    return True


def is_jumped(show: Show, mini: Mini) -> bool:
    """A die of 2 or more; with Somersault none is rolled: euphoria.gene.somersault"""
    if mini.gene == "somersault":
        return True
    return bool(show.table.roll(Roll((D10,), AtLeast(2), ROLL, by=mini.seat, figure=mini.id)))


# --- drops


def _drop(show: Show, mini: Mini, leg: Leg) -> bool:
    """It costs no AP, but life by the height, whatever the armour."""
    deep = leg.start.height - leg.end.height
    stand(mini, leg.end)
    show.table.tell(Leapt, figure=mini.id, height=deep, path=path_of([leg]), rule=DROPS)
    if deep > SAFE:
        suffer(show, mini, harm_of(deep), "fall", None, DROPS, armoured=False)
    return not mini.out


def harm_of(deep: int) -> int:
    """The life that a drop costs: the height is rounded up to whole inches."""
    return next((harm for most, harm in FALLS if deep <= most), DEEPEST_FALL)
