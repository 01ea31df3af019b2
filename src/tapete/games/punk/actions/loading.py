"""Reloading slow weapons and pumping up others."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.events.shooting import Pumped, Reloaded
from tapete.games.punk.figures import item_has
from tapete.games.punk.rules.gear.pumping import MARKS, may_pump, pump
from tapete.games.punk.rules.gear.reloading import RELOAD, load
from tapete.games.punk.state import Mini
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


def _who_reloads(skirmish: Skirmish, mini: Mini) -> bool:
    return any(item.reload for item in mini.gear)


def _who_pumps(skirmish: Skirmish, mini: Mini) -> bool:
    return any(item_has(item, "pumped") for item in mini.gear)


KINDS: tuple[Kind, ...] = (
    Kind("reload", groups.SHOOT, _offer_reload, _reload, whose=_who_reloads, bundled=True),
    Kind("pump", groups.SHOOT, _offer_pump, _pump, whose=_who_pumps),
)
