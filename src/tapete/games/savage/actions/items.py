"""Picking things up, dropping them, and grabbing improvised weapons."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.gear import hands_needed, has_hands, is_gear, take_in_hand
from tapete.games.savage.actions.groups import GEAR
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.content.library import library
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import strong_enough
from tapete.games.savage.rules.attacks.modifiers import RIGGED
from tapete.games.savage.rules.harm.dropping import drop_item
from tapete.games.savage.rules.story.objects import is_loose, near_things
from tapete.games.savage.state import BOTH, GONE, GROUND, MAIN, OFF, Figure, Item
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Barred, Choice
from tapete.spaces.plane.point import within

WEIGHTS = ("light", "medium", "heavy")


def lying(fight: Fight, figure: Figure) -> Iterator[tuple[Figure, int, Item]]:
    """The items on the ground within its reach: the owner, the index among its items, the item."""
    for owner in fight.state.figures:
        for index, item in enumerate(owner.items):
            near = item.hand == GROUND and item.at is not None
            if near and item.at is not None and within(figure.at, item.at, figure.radius + PACE):
                yield owner, index, item


def _offer_pick_up(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """Picking an item up from the ground is an action, as it is not within easy reach."""
    for owner, index, item in lying(fight, figure):
        if has_hands(figure, hands_needed(item)):
            yield Choice(Do("pick_up", owner.id, index))


def _bar_pick_up(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for owner, index, item in lying(fight, figure):
        if not has_hands(figure, hands_needed(item)):
            do = Do("pick_up", owner.id, index)
            yield barred(do, "savage.ruling.ready_free", "hands_full", needs=hands_needed(item))


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


def _offer_let_fall(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index, item in enumerate(figure.items):
        if item.hand in (MAIN, OFF, BOTH) and is_gear(item):
            yield Choice(Do("let_fall", "", index))


def _let_fall(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Dropping a held item is always free."""
    drop_item(fight, figure, figure.items[do.item], "savage.ruling.ready_free")


def rigged(figure: Figure) -> list[str]:
    """The weights of improvised weapon that it has the strength and the free hands for."""
    weapons = library().weapons
    found = [(weight, weapons[f"{RIGGED}_{weight}"]) for weight in WEIGHTS]
    return [
        weight
        for weight, kind in found
        if has_hands(figure, kind.hands) and strong_enough(figure, kind.min_strength)
    ]


def _offer_grab(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """Grabbing a bottle, a chair or a table, if something loose is near."""
    weights = rigged(figure)
    if weights and any(is_loose(fight, index) for index in near_things(fight, figure)):
        yield Choice(Do("grab"), {"weight": weights})


def _bar_grab(fight: Fight, figure: Figure) -> Iterator[Barred]:
    rule = "savage.improvised.table"
    if not rigged(figure):
        yield barred(Do("grab"), rule, "hands_full", needs=1)
    elif not any(is_loose(fight, index) for index in near_things(fight, figure)):
        yield barred(Do("grab"), rule, "nothing_to_grab")


def _grab(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = Item(f"{RIGGED}_{details['weight']}")
    figure.items.append(item)
    take_in_hand(figure, item)
    rule = "savage.improvised.table"
    fight.table.tell(Did, figure=figure.id, what="grab", thing=item.kind, rule=rule)


KINDS = (
    Kind("pick_up", GEAR, _offer_pick_up, _pick_up, _bar_pick_up, item="target", tried="otherwise"),
    Kind("let_fall", GEAR, _offer_let_fall, _let_fall, cost="free"),
    Kind("grab", GEAR, _offer_grab, _grab, _bar_grab),
)
