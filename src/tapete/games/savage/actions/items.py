"""Picking things up, dropping them, and grabbing improvised weapons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from tapete.deeds import Alone, Details, Do, ToEach, Why, WithEach
from tapete.games.savage.actions.gear import carried, has_hands, take_in_hand, why_hands_full
from tapete.games.savage.actions.groups import GEAR
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import library
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import strong_enough
from tapete.games.savage.rules.attacks.attack import RIGGED
from tapete.games.savage.rules.harm.dropping import drop_item
from tapete.games.savage.rules.story.objects import is_loose, near_things
from tapete.games.savage.state import GONE, GROUND, Figure, Item
from tapete.games.savage.world import PACE, Fight
from tapete.spaces.plane.point import within


class Lying(NamedTuple):
    """An item on the ground, the id of its owner, and its index among the owner's items."""

    owner: str
    place: int
    item: Item


def _lying(fight: Fight, figure: Figure) -> Iterator[Lying]:
    """The items on the ground within its reach."""
    for owner in fight.state.figures:
        for index, item in enumerate(owner.items):
            at = item.at if item.hand == GROUND else None
            if at is not None and within(figure.at, at, figure.radius + PACE):
                yield Lying(owner.id, index, item)


def _why_not_pick_up(fight: Fight, figure: Figure, lying: Lying) -> Why | None:
    """Picking an item up from the ground is an action, as it is not within easy reach."""
    return why_hands_full(figure, lying.item, "savage.ruling.ready_free")


def _pick_up(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """An item of another figure becomes its own, and is gone from the other's."""
    owner = fight.figure(do.to)
    item = owner.items[do.item]
    if owner is not figure:
        mine = msgspec.structs.replace(item)
        figure.items.append(mine)
        item.hand = GONE
        item = mine
    item.at = None
    take_in_hand(figure, item)
    rule = "savage.turn.ready"
    fight.table.tell(Did, figure=figure.id, what="pick_up", thing=item.kind, rule=rule)


def _let_fall(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Dropping a held item is always free."""
    drop_item(fight, figure, figure.items[do.item], "savage.ruling.ready_free")


def rigged(figure: Figure) -> list[str]:
    """The weights of improvised weapon that it has the strength and the free hands for."""
    weapons = library().weapons
    found = [(weight, weapons[name]) for weight, name in RIGGED.items()]
    return [
        weight
        for weight, kind in found
        if has_hands(figure, kind.hands) and strong_enough(figure, kind.min_strength)
    ]


def _why_not_grab(fight: Fight, figure: Figure) -> Why | None:
    """Grabbing a bottle, a chair or a table, if something loose is near."""
    rule = "savage.improvised.table"
    if not rigged(figure):
        return rule, "hands_full", {"needs": 1}
    loose = any(is_loose(fight, index) for index in near_things(fight, figure))
    return None if loose else (rule, "nothing_to_grab")


def _grab(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = Item(RIGGED[str(details["weight"])])
    figure.items.append(item)
    take_in_hand(figure, item)
    rule = "savage.improvised.table"
    fight.table.tell(Did, figure=figure.id, what="grab", thing=item.kind, rule=rule)


KINDS = (
    Kind("pick_up", GEAR, _pick_up,
        ToEach(_lying, _why_not_pick_up, do=lambda name, one: Do(name, one.owner, one.place)),
        item="target", tried="otherwise"),
    Kind("let_fall", GEAR, _let_fall, WithEach(carried), cost="free"),
    Kind("grab", GEAR, _grab, Alone(lambda fight, figure: {"weight": rigged(figure)}),
        _why_not_grab),
)  # fmt: skip
