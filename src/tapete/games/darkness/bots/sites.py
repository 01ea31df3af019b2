"""Where it is worth going: discs, objects, special squares, the edge of the city."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tapete.games.darkness.bots.chances import Skills, chance, dice_for
from tapete.games.darkness.bots.distances import TURN, Ways, tolls, ways
from tapete.games.darkness.bots.hidden import hidden, looking, stops
from tapete.games.darkness.bots.outlook import suspicion, wound
from tapete.games.darkness.bots.story import ESCORT, ahead_of, is_for_another, pace
from tapete.games.darkness.content.stories import Special
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.story.tasks import has_come
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.spaces.tiles.city import City, slot

NEVER = 10_000
BRINGS, EXPLORE, WANTED, GATHER = 0.7, 0.6, 1.5, 9.0
"""The share of a step of the objective for a thing that it needs; what a new tile is worth, and one
that the objective needs; and what it is worth to be where all must gather.
Being at the edge must never be better than having laid a tile: see TILE in `standing`."""


def sites(
    night: Night, who: Survivor, dice: Skills, far: dict[Square, int]
) -> Iterator[tuple[Square, float]]:
    """Squares to go to, with what each is worth; of several alike only the nearest."""
    yield from _discs(night, who, dice)
    yield from _lookouts(night, who, dice, far)
    yield from _objects(night, who)
    yield from _specials(night, who)
    if night.state.stack:
        edge = nearest(_edges(night), far)
        if edge is not None:
            yield edge, WANTED if _tile_wanted(night) else EXPLORE
    gathering = nearest(_gathering(night), far)
    if gathering is not None:
        yield gathering, GATHER


def ways_of(night: Night, who: Survivor, dice: Skills) -> Ways:
    """The ways to everywhere from where it stands."""
    assert who.at is not None
    doors = frozenset(night.state.no_doors)
    turn = round(pace(night, who)) if night.mastered else TURN
    return ways(night.city, who.at, doors, tolls(dice, turn), stops(night, who, dice))


def nearest(squares: Iterable[Square], far: dict[Square, int]) -> Square | None:
    return min(squares, key=lambda square: far.get(square, NEVER), default=None)


def _discs(night: Night, who: Survivor, dice: Skills) -> Iterator[tuple[Square, float]]:
    for one in hidden(night, who, dice):
        if one.worth + one.hope > 0:
            yield one.at, one.worth + one.hope


def _lookouts(
    night: Night, who: Survivor, dice: Skills, far: dict[Square, int]
) -> Iterator[tuple[Square, float]]:
    """Buildings to look round in."""
    for lot, worth in looking(night, who, dice):
        square = nearest(_rooms(night.city, lot.tile), far)
        if square is not None:
            yield square, worth


@lru_cache(maxsize=1024)
def _rooms(city: City, place: int) -> tuple[Square, ...]:
    """The squares of a tile that are indoors and have no disc."""
    marked = city.encounters(place)
    return tuple([one for one in city.on(place) if city.floor(one) and one not in marked])


def _objects(night: Night, who: Survivor) -> Iterator[tuple[Square, float]]:
    for lying in night.state.lying:
        if load.load(who) + load.weight(lying.thing) <= who.limit:
            yield lying.at, load.worth(lying.thing) + 0.3 + needed_for(night, lying.thing.kind)


# --- the scenario


def _specials(night: Night, who: Survivor) -> Iterator[tuple[Square, float]]:
    """Special actions that it could do, or that somebody should."""
    for name, special in night.specials.items():
        worth = special_worth(night, who, name, special)
        if worth <= 0 and is_for_another(night, who, special):
            worth = ESCORT * ahead_of(night)
        if worth > 0:
            for square in _squares(night, special):
                yield square, worth


def special_worth(night: Night, who: Survivor, name: str, special: Special) -> float:
    """What a special action brings on average; 0 if it cannot be done."""
    if night.state.used.count(name) >= special.most:
        return 0.0
    if special.after and not has_come(night, special.after):
        return 0.0
    held = [one.kind for one in who.things]
    if any(relic not in held for relic in special.needs):
        return 0.0
    success = _success(night, who, special)
    return success * _brings(night, special) - (1 - success) * _costs(who, special)


def is_rash(night: Night, who: Survivor, name: str) -> bool:
    """True if a special action may do more harm than it brings."""
    special = night.specials[name]
    return _costs(who, special) > 0 and special_worth(night, who, name, special) <= 0


def _costs(who: Survivor, special: Special) -> float:
    """What a special action costs if it fails."""
    cost = 0.0
    for effect in special.failure:
        if effect.do == "damage":
            cost += effect.count * wound(max(1, who.health), max(0, who.points))
        elif effect.do == "failure":
            cost += effect.count * suspicion(who)
    return cost


def _success(night: Night, who: Survivor, special: Special) -> float:
    if not special.attribute:
        return 1.0
    dice = dice_for(night, who, special.attribute, special.use)
    return chance(dice, level_of(special.code))


def _brings(night: Night, special: Special) -> float:
    """Points, steps of the objective, and things that are needed for others."""
    worth = 0.0
    for effect in special.success:
        if effect.do == "points":
            worth += effect.count
        elif effect.do == "level":
            worth += level_of(special.code) + 0.5
        elif effect.do == "count":
            worth += ahead_of(night) * (not has_come(night, effect.of))
        elif effect.do == "take":
            worth += _relic(night, effect.of) + needed_for(night, effect.of)
    return worth


def _relic(night: Night, kind: str) -> float:
    found = night.relics.get(kind)
    return 0.0 if found is None else found.points


def needed_for(night: Night, kind: str) -> float:
    """How much a thing is worth for the special actions that need it."""
    those = [one for name, one in night.specials.items() if kind in one.needs]
    return max([BRINGS * _brings(night, one) for one in those], default=0.0)


def _squares(night: Night, special: Special) -> list[Square]:
    if special.disc:
        found = night.state.numbered.get(str(special.disc))
        return [] if found is None else [found]
    places = [n for n, one in enumerate(night.state.laid) if one.tile in special.tiles]
    return [square for place in places for square in night.city.marks(place)]


def _tile_wanted(night: Night) -> bool:
    """True if something of the scenario can only be done on a tile that is not there yet."""
    laid = {one.tile for one in night.state.laid}
    return any(
        not laid.intersection(special.tiles) and night.state.used.count(name) < special.most
        for name, special in night.specials.items()
    )


def _edges(night: Night) -> tuple[Square, ...]:
    """Where to step off the city; a master's story is looked for all round its first tile."""
    found = edges(night.city, tuple(night.state.stack))
    return _inner(night.city, found) if night.mastered else found


@lru_cache(maxsize=256)
def _inner(city: City, squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """Those of the squares that lead to the free places nearest to the first tile."""
    first = city.laid[0].slot

    def out(square: Square) -> int:
        slots = [slot(one) for one in city.exits[square]]
        return min(abs(x - first[0]) + abs(y - first[1]) for x, y in slots)

    least = min(map(out, squares), default=0)
    return tuple([one for one in squares if out(one) == least])


@lru_cache(maxsize=256)
def edges(city: City, stack: tuple[str, ...]) -> tuple[Square, ...]:
    """The squares from which one can step off the city, onto a tile that fits there."""
    return tuple(
        [
            square
            for square, beyond in city.exits.items()
            if any(city.turns(tile, onto) for onto in beyond for tile in stack)
        ]
    )


def _gathering(night: Night) -> Iterator[Square]:
    """The squares where all must be once the rest is done."""
    for goal in night.victory:
        if goal.kind == "gathered" and (not goal.after or has_come(night, goal.after)):
            for place, laid in enumerate(night.state.laid):
                if laid.tile == goal.of:
                    yield from night.city.on(place)
