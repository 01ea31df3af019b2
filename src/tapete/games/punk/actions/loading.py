"""Reloading slow weapons and pumping up others."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
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
from tapete.kernel import Choice


def _offer_reload(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    for place, item in enumerate(mini.gear):
        if item.reload and not item.broken and not mini.at.held:
            yield Choice(Do("reload", item=place))


def _reload(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    item = mini.gear[do.item]
    load(item)
    skirmish.table.tell(Reloaded, figure=mini.id, weapon=item.kind, left=item.reload, rule=RELOAD)


def _offer_pump(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    for place, item in enumerate(mini.gear):
        marks = may_pump(mini, item)
        if marks:
            yield Choice(Do("pump", item=place), {"marks": marks})


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


def _offer_press(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    for place, item in enumerate(mini.gear):
        if _is_launcher(mini, item):
            yield Choice(Do("press", item=place), {"pressure": list(AT_ONCE)})


def _press(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    item = mini.gear[do.item]
    press(item, int(str(details["pressure"])))
    _tell_pressure(skirmish, mini, item)


def _offer_vent(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    for place, item in enumerate(mini.gear):
        if _is_launcher(mini, item) and marks_of(mini):
            yield Choice(Do("vent", item=place))


def _vent(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    release(mini)
    _tell_pressure(skirmish, mini, mini.gear[do.item])


def _is_launcher(mini: Mini, item: Item) -> bool:
    return item is launcher_of(mini) and not mini.at.held


def _tell_pressure(skirmish: Skirmish, mini: Mini, item: Item) -> None:
    skirmish.table.tell(Pressed, figure=mini.id, weapon=item.kind, marks=marks_of(mini), rule=RULE)


def _who_presses(skirmish: Skirmish, mini: Mini) -> bool:
    return launcher_of(mini) is not None


def _who_reloads(skirmish: Skirmish, mini: Mini) -> bool:
    return any(item.reload for item in mini.gear)


def _who_pumps(skirmish: Skirmish, mini: Mini) -> bool:
    return any(item_has(item, "pumped") for item in mini.gear)


KINDS: tuple[Kind, ...] = (
    Kind("reload", groups.SHOOT, _offer_reload, _reload, whose=_who_reloads, bundled=True),
    Kind("pump", groups.SHOOT, _offer_pump, _pump, whose=_who_pumps),
    Kind("press", groups.SHOOT, _offer_press, _press, whose=_who_presses),
    Kind("vent", groups.SHOOT, _offer_vent, _vent, whose=_who_presses),
)
