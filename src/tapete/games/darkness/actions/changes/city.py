"""Changes of the city: light, weather, gas, security, tiles, and what items are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tapete.deeds import Alone, Details, Do, Listed, Way, Why, simply
from tapete.deeds.ways import plain
from tapete.games.darkness.actions.changes.change import (
    AUTHORITY,
    CITY,
    Change,
    amount_of,
    buildings_of,
    square_for,
)
from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import Master
from tapete.games.darkness.rules.master import authority, buildings, changes, laying, scenes
from tapete.games.darkness.rules.story import laying as tiles
from tapete.games.darkness.state import Laid
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf
from tapete.kernel.plain import Plain


def _lights(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("light", one), None, plain) for one in ("day", "night") if one != master.light]


def _weathers(night: Night, master: Master) -> Iterable[Way]:
    every = ("clear", "light_rain", "storm")
    return [(Do("weather", one), None, plain) for one in every if one != master.weather]


def _each(name: str, wanted: Callable[[Night, str], bool]) -> Listed[Night, Master]:
    """One choice for each building of the city that is `wanted`."""

    def ways(night: Night, master: Master) -> Iterable[Way]:
        return [(Do(name, one), None, plain) for one in buildings_of(night) if wanted(night, one)]

    return Listed(ways)


def _light(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.light(night, do.to, AUTHORITY)  # type: ignore[arg-type]


def _weather(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.weather(night, do.to, AUTHORITY)  # type: ignore[arg-type]


def _switch(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.darken(night, do.to, AUTHORITY, dark=do.to not in master.dark)


def _gas(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.gas(night, do.to, AUTHORITY, there=do.to not in master.gas)


def _environment(night: Night, master: Master) -> None:
    changes.environment(night, on=not master.environment)


def _security(night: Night, master: Master, do: Do, details: Details) -> None:
    """Security answers when the master decides: darkness.gm.building.security"""
    changes.record(night, "security", "", thing=do.to)
    master.guarded = [*master.guarded, do.to]
    buildings.challenge(night, night.inside(do.to)[0], do.to)


def _can_answer(night: Night, building: str) -> bool:
    return bool(buildings.guard_of(building) and night.inside(building))


def _tiles(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("lay", one), _no_room(night, one), plain) for one in laying.left(night)]


def _no_room(night: Night, tile: str) -> Why | None:
    return None if laying.fits_somewhere(night, tile) else (laying.RULE, "no_room", {"tile": tile})


def _lay(night: Night, master: Master, do: Do, details: Details) -> None:
    """A tile is laid next to the others, where it fits: darkness.gm.map"""
    able = laying.by_hand(night, do.to)
    places = OneOf(tuple([laying.Vacancy(*slot) for slot in able]))
    chosen = authority.ask(night, "master_slot", places, laying.RULE, tile=do.to)
    slot = chosen.column, chosen.row
    turns = OneOf(tuple([Laid(do.to, *slot, turn) for turn in able[slot]]))
    laid = authority.ask(night, "turn_tile", turns, laying.RULE, tile=do.to)
    tiles.lay(night, night.city.laying(do.to, laid.slot, laid.turn), laying.RULE, None)


def _doors(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("unlock", item=one.number), None, plain) for one in night.city.doors]


def _door(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.door(night, night.city.doors[do.item])


def _strew(night: Night, master: Master, do: Do, details: Details) -> None:
    """Something is laid on a square, with shots or dollars in it if they are counted."""
    items = OneOf((*night.session.relics, *sorted(library().items)))
    item = authority.ask(night, "master_item", items, AUTHORITY, figure="")
    changes.strew(night, item, square_for(night, ""), amount_of(details))


def _counts(*_: object) -> dict[str, Sequence[Plain]]:
    return {"amount": [6, *[one for one in range(13) if one != 6]]}


def _sweep(night: Night, master: Master) -> None:
    lying = {one.thing.id: one for one in night.state.lying}
    chosen = authority.ask(night, "master_sweep", OneOf(tuple(lying)), AUTHORITY)
    changes.sweep(night, lying[chosen])


def _borders(night: Night, master: Master) -> None:
    changes.borders(night, known=not master.known)


def _items(night: Night, master: Master) -> Iterable[Way]:
    """One choice for each kind of item that somebody holds and that gives dice."""
    held = {thing.kind for one in night.living() for thing in one.things}
    dice: dict[str, Sequence[Plain]] = {"dice": [0, 1, 2, 3, 4]}
    return [
        (Do(changes.DICE, kind), None, lambda: dice)
        for kind in sorted(held)
        if kind in library().items and library().items[kind].bonuses
    ]


def _dice(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.set_dice(night, do.to, int(str(details["dice"])))


DOOR = Change("unlock", CITY, _door, Listed(_doors))
KINDS = (
    Change("light", CITY, _light, Listed(_lights)),
    Change("weather", CITY, _weather, Listed(_weathers)),
    Change("switch", CITY, _switch, _each("switch", lambda night, one: True)),
    Change("gas", CITY, _gas, _each("gas", lambda night, one: True)),
    Change("security", CITY, _security, _each("security", _can_answer)),
    Change("environment", CITY, simply(_environment)),
    Change("lay", CITY, _lay, Listed(_tiles)),
    Change("borders", CITY, simply(_borders)),
    DOOR,
    Change(changes.STREW, CITY, _strew, Alone(_counts)),
    Change(changes.SWEEP, CITY, simply(_sweep), when=lambda night, one: bool(night.state.lying)),
    Change(changes.DICE, CITY, _dice, Listed(_items)),
)  # fmt: skip
