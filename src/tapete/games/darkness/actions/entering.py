"""Entering a closed building, and opening a door for others."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tapete.deeds import Details, Do, Listed, Way
from tapete.deeds.ways import plain
from tapete.games.darkness.actions import groups
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.rules.doors import entering
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.spaces.tiles.city import Entrance

NO_DOOR = ("darkness.door.ways_in", "no_door")


def locked_doors(night: Night, survivor: Survivor) -> list[Entrance]:
    """The locked doors that a survivor stands in front of: darkness.ruling.door_relock"""
    assert survivor.at is not None
    doors = night.city.entrances.get(survivor.at, ())
    return [door for door in doors if _may_try(night, survivor, door)]


def windows(night: Night, survivor: Survivor) -> list[Entrance]:
    """The windows that a survivor stands outside of: darkness.ruling.window_details"""
    found = [one for one in night.city.windows if one.outside == survivor.at]
    return [one for one in found if entering.may_go(night, survivor, one)]


def _may_try(night: Night, survivor: Survivor, door: Entrance) -> bool:
    return entering.is_locked(night, door) and entering.may_go(night, survivor, door)


def doors_to_open(night: Night, survivor: Survivor) -> list[Entrance]:
    """Doors that a survivor stands behind, with others in front: darkness.door.open_for_others"""
    assert survivor.at is not None
    doors = night.city.outs.get(survivor.at, ())
    return [
        door for door in doors
        if door.number not in night.state.no_doors and entering.guests(night, survivor, door)
    ]  # fmt: skip


def _each(name: str, find: Callable[[Night, Survivor], list[Entrance]]) -> Listed[Night, Survivor]:
    """One way for each door or window, by its number."""

    def ways(night: Night, survivor: Survivor) -> Iterable[Way]:
        found = find(night, survivor)
        return [(Do(name, item=one.number), None, plain) for one in found]

    return Listed(ways)


def _pick(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    entering.pick(night, survivor, night.city.doors[do.item])


def _force(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    entering.force(night, survivor, night.city.doors[do.item])


def _climb(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    entering.climb(night, survivor, night.city.windows[do.item])


def _open(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    entering.open_for(night, survivor, night.city.doors[do.item])


PICK = Kind("pick", groups.DOORS, _pick, _each("pick", locked_doors), lead=2, wanting=NO_DOOR)
FORCE = Kind("force", groups.DOORS, _force, _each("force", locked_doors), lead=3, wanting=NO_DOOR)
CLIMB = Kind("climb", groups.DOORS, _climb, _each("climb", windows), lead=4, quiet=True)
OPEN = Kind("open", groups.DOORS, _open, _each("open", doors_to_open), quiet=True)
KINDS = (PICK, FORCE, CLIMB, OPEN)
