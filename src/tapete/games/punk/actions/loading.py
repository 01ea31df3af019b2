"""Reloading slow weapons and pumping up others."""

from __future__ import annotations

from tapete.deeds import Details, Do, WithEach
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.events.shooting import Pressed, Pumped, Reloaded
from tapete.games.punk.figures import item_has
from tapete.games.punk.rules.gear.pressure import (
    AT_ONCE,
    RULE,
    launcher_of,
    marks_of,
    press,
    release,
)
from tapete.games.punk.rules.gear.pumping import MARKS, may_pump, pump
from tapete.games.punk.rules.gear.reloading import RELOAD, load
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel.shaping import shaped


def _unloaded(skirmish: Skirmish, mini: Mini) -> list[tuple[int, Item]]:
    gear = [] if mini.at.held else enumerate(mini.gear)
    return [(place, item) for place, item in gear if item.reload and not item.broken]


def _reload(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    item = mini.gear[do.item]
    load(item)
    skirmish.table.tell(Reloaded, figure=mini.id, weapon=item.kind, left=item.reload, rule=RELOAD)


def _pumped(skirmish: Skirmish, mini: Mini) -> list[tuple[int, Item]]:
    return [(place, item) for place, item in enumerate(mini.gear) if may_pump(mini, item)]


def _pump(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    item = mini.gear[do.item]
    pump(item, shaped(details["marks"], list[int]))
    strength, penetration, reach = item.pumped
    skirmish.table.tell(
        Pumped,
        figure=mini.id,
        weapon=item.kind,
        strength=strength,
        penetration=penetration,
        reach=reach,
        rule=MARKS,
    )


def _launcher(skirmish: Skirmish, mini: Mini) -> list[tuple[int, Item]]:
    launcher = None if mini.at.held else launcher_of(mini)
    return [(place, item) for place, item in enumerate(mini.gear) if item is launcher]


def _press(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    item = mini.gear[do.item]
    press(item, int(str(details["pressure"])))
    _tell_pressure(skirmish, mini, item)


def _pressed(skirmish: Skirmish, mini: Mini) -> list[tuple[int, Item]]:
    return _launcher(skirmish, mini) if marks_of(mini) else []


def _vent(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    release(mini)
    _tell_pressure(skirmish, mini, mini.gear[do.item])


def _tell_pressure(skirmish: Skirmish, mini: Mini, item: Item) -> None:
    skirmish.table.tell(Pressed, figure=mini.id, weapon=item.kind, marks=marks_of(mini), rule=RULE)


def _has_launcher(skirmish: Skirmish, mini: Mini) -> bool:
    return launcher_of(mini) is not None


KINDS: tuple[Kind, ...] = (
    Kind("reload", groups.SHOOT, _reload, WithEach(_unloaded), lead=13, bundled=True,
        whose=lambda skirmish, mini: any(item.reload for item in mini.gear)),
    Kind("pump", groups.SHOOT, _pump,
        WithEach(_pumped, details=lambda skirmish, mini, item: {"marks": may_pump(mini, item)}),
        whose=lambda skirmish, mini: any(item_has(item, "pumped") for item in mini.gear)),
    Kind("press", groups.SHOOT, _press,
        WithEach(_launcher, details=lambda *_: {"pressure": AT_ONCE}), whose=_has_launcher),
    Kind("vent", groups.SHOOT, _vent, WithEach(_pressed), whose=_has_launcher),
)  # fmt: skip
