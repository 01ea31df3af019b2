"""Beasts of the wasteland: they belong to nobody, come in mid-battle, and go for the nearest.

A beast is everybody's enemy. It acts first in its Agility Round, by the same rules as anybody.
"""

from __future__ import annotations

from tapete.games.punk.content.library import library
from tapete.games.punk.events.story import BeastCame
from tapete.games.punk.rules.dice.rolls import SIDES
from tapete.games.punk.rules.story.recruiting import beast_of
from tapete.games.punk.state import Mini, Name
from tapete.games.punk.unowned import NOBODY
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Draw, Roll
from tapete.kernel.chance.readings import AtLeast
from tapete.spaces.climbs.surfaces import Place, apart
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM, Point, distance

RULE = "punk.core.beasts"
FIRST_TURN = 2
COME = 7
"""From this roll on, beasts come in when a Turn begins."""
MOST_PACKS = 2
"""The most packs in a game."""
AWAY = 15 * CM
"""How far from all minis of the bands they come in."""
SPACING = 5 * CM
"""How far apart the places on the edge are from which one is drawn."""


def come(skirmish: Skirmish) -> None:
    """When a Turn begins, beasts may come in over an edge of the table."""
    state = skirmish.state
    if not state.beasts or state.turn < FIRST_TURN or state.packs >= MOST_PACKS:
        return
    if not skirmish.table.roll(Roll((SIDES,), AtLeast(COME), RULE)):
        return
    state.packs += 1
    _enter(skirmish, skirmish.table.roll(Draw(tuple(library().beasts), RULE)))


def _enter(skirmish: Skirmish, kind: str) -> None:
    """The whole pack comes in near a place on the edge that is drawn."""
    gate: Point | None = None
    for _ in range(library().beasts[kind].pack):
        number = sum(mini.seat == NOBODY for mini in skirmish.state.minis) + 1
        beast = beast_of(kind, f"w{number}", NOBODY)
        places = _rim(skirmish, beast)
        if not places:
            return
        if gate is None:
            gate = places[skirmish.table.roll(Draw(tuple(range(len(places))), RULE))].point
        start = gate
        beast.at = min(places, key=lambda place: distance(place.point, start))
        beast.facing = round(bearing(beast.at.point, _middle(skirmish))) % TURN
        alike = sum(mini.profile == kind for mini in skirmish.state.minis)
        if alike:
            beast.name = Name(beast.name.es, beast.name.en, alike + 1)
        skirmish.join(beast)
        point = beast.at.point
        skirmish.table.tell(BeastCame, figure=beast.id, x=point.x, y=point.y, rule=RULE)


def _rim(skirmish: Skirmish, beast: Mini) -> list[Place]:
    """Places along the edge where it has room, away from everybody."""
    board, near = skirmish.board, beast.radius
    xs, ys = range(near, board.width - near, SPACING), range(near, board.height - near, SPACING)
    spots = [Point(x, y) for y in (near, board.height - near) for x in xs]
    spots += [Point(x, y) for x in (near, board.width - near) for y in ys]
    others = skirmish.others(beast)
    found = [Place(spot) for spot in spots]
    return [
        place
        for place in found
        if skirmish.levels.barred_at(place, near, others) is None and _is_far(skirmish, place, near)
    ]


def _is_far(skirmish: Skirmish, place: Place, radius: int) -> bool:
    base = Disc(place.point, radius)
    bands = (mini for mini in skirmish.standing() if mini.seat != NOBODY)
    return all(apart(base, 0, disc(mini), mini.at.height) >= AWAY for mini in bands)


def _middle(skirmish: Skirmish) -> Point:
    return skirmish.board.middle
