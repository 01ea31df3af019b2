"""A turn in a master's game: one action, and everything counts as one.

darkness.gm.turn.one_action
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tapete.deeds import Details, Do, Listed, Menu, ToEach, Way, Why, simply, upon
from tapete.deeds.ways import plain
from tapete.games.darkness.actions import (
    bargaining,
    entering,
    exploring,
    goods,
    groups,
    menu,
    spending,
)
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import NAME
from tapete.games.darkness.rules.harm import wounds
from tapete.games.darkness.rules.master import (
    buildings,
    fights,
    figures,
    gear,
    laying,
    moving,
    perceiving,
    supplies,
    weapons,
    words,
)
from tapete.games.darkness.rules.story import tasks
from tapete.games.darkness.rules.turns import turns
from tapete.games.darkness.state import Foe, Lying, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.kernel import Domain, Filled
from tapete.spaces.routes.route import Route

MOVE, DO = "move", "do"
ONE_ACTION = "darkness.gm.turn.one_action"


# --- going


def ways(night: Night, survivor: Survivor) -> dict[str, Domain[Any]]:
    """Where it may go, and what it may do."""
    found: dict[str, Domain[Any]] = {}
    if not night.active.acted:
        found[MOVE] = moving.ways(night, survivor, beyond=not night.master.known)
    found[DO] = MENU.form(night, survivor)
    return found


def walk(night: Night, survivor: Survivor, route: Route) -> None:
    """Moving is the action of a turn; a car moves only for somebody who can drive it.

    darkness.gm.turn.one_action, darkness.gm.move.fixed
    """
    night.active.acted = True
    words.abandon(night, survivor)
    squares = [night.city.at(point) for point in route.points]
    if len(squares) == 1 or not supplies.drives(night, survivor):
        return
    beyond = None if night.city.inside(squares[-1]) else squares.pop()
    before = night.building(survivor)
    moving.go(night, survivor, squares)
    if survivor.at is None:
        return
    if beyond is not None and laying.explore(night, survivor, beyond):
        moving.go(night, survivor, [squares[-1], beyond])
    if survivor.at is not None and night.building(survivor) != before:
        buildings.entered(night, survivor)


def perform(night: Night, survivor: Survivor, chosen: Filled) -> None:
    """A deed that is not free is the turn's one action: darkness.ruling.gm_what_is_action"""
    kind = MENU.kind(chosen.option.what)
    before = night.building(survivor)
    if not kind.free:
        night.active.acted = True
        if kind is not GO_ON:
            words.abandon(night, survivor)
    MENU.perform(night, survivor, chosen)
    if survivor.at is not None and night.building(survivor) != before:
        buildings.entered(night, survivor)


# --- fighting


def _foes(night: Night, survivor: Survivor) -> list[Foe]:
    return [one for one in figures.shown(night) if not one.friend]


def _attacks(night: Night, survivor: Survivor) -> Iterator[Way]:
    """Each weapon against each figure: darkness.gm.los.ranged"""
    things: list[tuple[int, Thing | None]] = [(-1, None)]
    things += [(n, one) for n, one in enumerate(survivor.things) if weapons.arms_of(one)]
    for foe in _foes(night, survivor):
        for place, thing in things:
            why = weapons.why_not(night, survivor, foe, thing)
            yield Do("attack", foe.id, place), why, plain


def _attack(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    foe = night.find(do.to)
    assert isinstance(foe, Foe)
    weapon = survivor.things[do.item] if do.item >= 0 else None
    fights.attack(night, survivor, foe, weapon)


def _flung(night: Night, survivor: Survivor) -> Iterator[Way]:
    """Thrown weapons within one's movement: darkness.ruling.gm_thrown_range"""
    found = weapons.flung_by(night, survivor)
    if not found:
        return
    reach = moving.ways(night, survivor).reach()
    for place, one in enumerate(found):
        why = None if one.at in reach.settled else ("darkness.gm.item.thrown", "out_of_reach")
        yield Do("fetch", item=place), why, plain


def _fetch(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    lying = weapons.flung_by(night, survivor)[do.item]
    route = moving.ways(night, survivor).reach().route(lying.at)
    assert route is not None
    moving.go(night, survivor, [night.city.at(point) for point in route.points])
    if survivor.at is not None:
        weapons.fetch(night, survivor, lying)


# --- searching


def _outside(night: Night, survivor: Survivor) -> Why | None:
    if night.building(survivor):
        return None
    return "darkness.gm.building.search", "outside"


def _listed(night: Night, survivor: Survivor) -> Iterable[Way]:
    """What the building's list names; only the master knows what is really there."""
    building = night.building(survivor)
    names = sorted(library().buildings[building].finds) if building else []
    return [(Do("search_for", name), None, plain) for name in names]


def _search_for(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    buildings.search(night, survivor, do.to)


def _cannot_perceive(night: Night, survivor: Survivor) -> Why | None:
    """Each survivor looks round once in a building: darkness.perception.once_per_building"""
    building = night.building(survivor)
    if not building:
        return "darkness.perception.once_per_building", "outside"
    if building in survivor.perceived:
        return "darkness.perception.once_per_building", "perceived"
    return None


# --- healing, gear and vehicles


def _patients(night: Night, survivor: Survivor) -> list[Survivor]:
    """Oneself and others on the square who are hurt: darkness.ruling.gm_what_is_action"""
    return [one for one in night.at(survivor.at) if wounds.is_hurt(one)]


def _guns(night: Night, survivor: Survivor) -> Iterable[Way]:
    if not gear.boxes(survivor):
        return []
    return [_with("load", survivor, one) for one in gear.guns(survivor)]


def _with(name: str, survivor: Survivor, thing: Thing) -> Way:
    return Do(name, item=survivor.things.index(thing)), None, plain


def _load(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    gear.reload(night, survivor, survivor.things[do.item])


def _bottles(night: Night, survivor: Survivor) -> Iterable[Way]:
    """What it can make a bomb of, inside a building: darkness.gm.bomb.make"""
    if not night.building(survivor):
        return []
    return [_with("bomb", survivor, one) for one in supplies.flammable(survivor)]


def _bomb(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    supplies.make_bomb(night, survivor, survivor.things[do.item])


def _clothes(night: Night, survivor: Survivor) -> Iterable[Way]:
    return [_with("dress", survivor, one) for one in supplies.clothes(survivor)]


def _dress(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    supplies.dress(night, survivor, survivor.things[do.item])


def _vehicles(night: Night, survivor: Survivor) -> list[Lying]:
    return [] if survivor.vehicle else supplies.vehicles(night, survivor)


def _rides(night: Night, survivor: Survivor) -> Iterable[Way]:
    return [(Do("mount", one.thing.id), None, plain) for one in _vehicles(night, survivor)]


def _mount(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    lying = next(one for one in night.state.lying if one.thing.id == do.to)
    supplies.mount(night, survivor, lying)


def _riding(night: Night, survivor: Survivor) -> bool:
    return bool(survivor.vehicle)


# --- the story


def _tasks(night: Night, survivor: Survivor) -> Iterable[Way]:
    return [(Do(TASK.name, name), None, plain) for name, _ in tasks.offered(night, survivor)]


def _task(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    words.start_task(night, survivor, do.to)


def _under_way(night: Night, survivor: Survivor) -> bool:
    return words.under_way(night, survivor) is not None


def _why_not(night: Night, survivor: Survivor) -> Callable[[Kind], Why | None]:
    """Why a whole kind of deed is barred now: darkness.gm.turn.one_action"""
    acted = night.active.acted

    def why_not(kind: Kind) -> Why | None:
        return (ONE_ACTION, "acted") if acted and not kind.free else None

    return why_not


GO_ON = Kind("go_on", groups.STORY, simply(words.go_on), when=_under_way, lead=3)
TASK = Kind(exploring.SPECIAL.name, groups.STORY, _task, Listed(_tasks), lead=4, quiet=True)
PROPOSE = Kind("propose", groups.STORY, simply(words.propose), lead=17)
ATTACK = Kind("attack", groups.PEOPLE, _attack, Listed(_attacks), lead=7, harms=True, varies=True)
FETCH = Kind("fetch", groups.GOODS, _fetch, Listed(_flung))
SEARCH = Kind("search", groups.STORY, simply(buildings.search), unable=_outside, lead=9)
SEARCH_FOR = Kind("search_for", groups.STORY, _search_for, Listed(_listed), quiet=True)
PERCEIVE = Kind(
    exploring.PERCEIVE.name, groups.STORY, simply(perceiving.perceive), unable=_cannot_perceive,
    quiet=True,
)  # fmt: skip
HEAL = Kind(
    exploring.TREAT.name, groups.PEOPLE, upon(Night.survivor, supplies.treat), ToEach(_patients),
    lead=15,
)  # fmt: skip
LOAD = Kind("load", groups.GOODS, _load, Listed(_guns))
BOMB = Kind("bomb", groups.GOODS, _bomb, Listed(_bottles))
DRESS = Kind("dress", groups.GOODS, _dress, Listed(_clothes))
MOUNT = Kind("mount", groups.MOVE, _mount, Listed(_rides))
DISMOUNT = Kind("dismount", groups.MOVE, simply(supplies.dismount), when=_riding, free=True)
END = Kind(menu.END.name, groups.TURN, simply(turns.end), free=True)
KINDS = (
    GO_ON, TASK, ATTACK, FETCH, SEARCH, SEARCH_FOR, PERCEIVE, HEAL, PROPOSE, LOAD, BOMB, DRESS,
    MOUNT, DISMOUNT, *entering.KINDS, *goods.KINDS, *bargaining.KINDS, *spending.KINDS,
)  # fmt: skip
MENU = Menu(KINDS, END, NAME, _why_not, {MOVE: 0})
