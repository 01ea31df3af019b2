"""Reloading slow weapons and pumping up others."""

from __future__ import annotations

from tapete.deeds import Details, Do, WithEach
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.events.shooting import Pumped, Reloaded
from tapete.games.punk.figures import item_has
from tapete.games.punk.rules.gear.pumping import MARKS, may_pump, pump
from tapete.games.punk.rules.gear.reloading import RELOAD, load
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish


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
    pump(item, str(details["marks"]))
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


KINDS: tuple[Kind, ...] = (
    Kind("reload", groups.SHOOT, _reload, WithEach(_unloaded), bundled=True,
        whose=lambda skirmish, mini: any(item.reload for item in mini.gear)),
    Kind("pump", groups.SHOOT, _pump,
        WithEach(_pumped, details=lambda skirmish, mini, item: {"marks": may_pump(mini, item)}),
        whose=lambda skirmish, mini: any(item_has(item, "pumped") for item in mini.gear)),
)  # fmt: skip
