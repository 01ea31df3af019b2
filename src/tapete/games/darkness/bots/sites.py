"""Where it is worth going: discs, objects, special squares, the edge of the city."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tapete.games.darkness.bots.chances import (
    Skills,
    chance,
    dice_for,
    disc_worth,
    mean_worth,
)
from tapete.games.darkness.content.stories import Special
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.story.tasks import has_come
from tapete.games.darkness.state import Lot, Spot, Square, State, Survivor
from tapete.games.darkness.world import Night
from tapete.spaces.tiles.city import City

NEVER = 10_000
LEAST, HOPE, PREY, FRAIL = 0.4, 0.5, 1.0, 2
"""Nobody gets points without discs: the least that an unknown one counts, what is added to its
worth, and what is added where adversaries are hunted. None of this holds for those with no more
health than the last number."""
STEP, BRINGS, EXPLORE, WANTED, GATHER = 7.0, 0.7, 0.6, 1.5, 9.0
"""What a step of the objective is worth; the share of that for a thing the step needs; what a new
tile is worth, and one that the objective needs; and what it is worth to be where all must gather.
Being at the edge must never be better than having laid a tile: see TILE in `standing`."""


def sites(
    night: Night, who: Survivor, dice: Skills, far: dict[Square, int]
) -> Iterator[tuple[Square, float]]:
    """Squares to go to, with what each is worth; of several alike only the nearest."""
    yield from _discs(night, who, dice)
    yield from _objects(night, who)
    yield from _specials(night, who)
    if night.state.stack:
        edge = nearest(edges(night.city, tuple(night.state.stack)), far)
        if edge is not None:
            yield edge, WANTED if _tile_wanted(night) else EXPLORE
    gathering = nearest(_gathering(night), far)
    if gathering is not None:
        yield gathering, GATHER


def nearest(squares: Iterable[Square], far: dict[Square, int]) -> Square | None:
    return min(squares, key=lambda square: far.get(square, NEVER), default=None)


def _discs(night: Night, who: Survivor, dice: Skills) -> Iterator[tuple[Square, float]]:
    hope = 0.0 if who.health <= FRAIL else HOPE + PREY * _hunts(night)
    for lot in night.state.lots:
        for spot in lot.spots:
            worth = turning_worth(night.state, lot, spot, dice, hope)
            if worth > 0:
                yield spot.at, worth


def turning_worth(state: State, lot: Lot, spot: Spot, dice: Skills, hope: float = 0.0) -> float:
    """What turning a disc over brings on average; a disc that may be anything counts for more."""
    if spot.disc:
        return disc_worth(spot.disc, dice)
    held = tuple([one.disc for one in lot.held])
    if len(held) >= sum([not one.disc for one in lot.spots]):
        return mean_worth(held, dice)
    unknown = mean_worth(tuple(state.pool) + held * 3, dice)
    return max(LEAST * (hope > 0), unknown + hope)


def _hunts(night: Night) -> bool:
    """True if adversaries have to be found and defeated."""
    return any(goal.kind == "slain" for goal in night.victory)


def _objects(night: Night, who: Survivor) -> Iterator[tuple[Square, float]]:
    for lying in night.state.lying:
        if load.load(who) + load.weight(lying.thing) <= who.limit:
            yield lying.at, load.worth(lying.thing) + 0.3 + needed_for(night, lying.thing.kind)


# --- the scenario


def _specials(night: Night, who: Survivor) -> Iterator[tuple[Square, float]]:
    """Special actions that it could do, or that somebody should."""
    for name, special in night.specials.items():
        worth = special_worth(night, who, name, special)
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
    return _success(night, who, special) * _brings(night, special)


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
            worth += STEP * (not has_come(night, effect.of))
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
