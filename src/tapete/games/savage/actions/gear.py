"""Readying, putting away and reloading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import GEAR
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.content.library import library
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import has, reach_of_light, weapon_of
from tapete.games.savage.state import BOTH, MAIN, OFF, STOWED, Figure, Item
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice

FREE_ITEMS = 2
DOUSE = "douse"
NOCKED = ("bow", "sling")
"""Weapons that are loaded for free, once per attack."""


def hands_free(figure: Figure) -> list[int]:
    """The hands that hold nothing."""
    used = {item.hand for item in figure.items}
    if BOTH in used:
        return []
    hands = [MAIN] if has(figure, "one_arm") else [MAIN, OFF]
    return [hand for hand in hands if hand not in used]


def hands_needed(item: Item) -> int:
    weapon = weapon_of(item)
    return 1 if weapon is None else weapon.hands


def is_gear(item: Item) -> bool:
    """True for a weapon that can be taken in hand, and for a shield."""
    weapon = weapon_of(item)
    held = weapon is not None and weapon.kind != "natural" and weapon.hardness > 0
    return held or item.kind in library().shields


def _offer_ready(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """Readying two items within easy reach is free each turn; a further one is an action."""
    if fight.turn.readied >= FREE_ITEMS:
        return
    free = hands_free(figure)
    for index, item in enumerate(figure.items):
        stowed = item.hand == STOWED and is_gear(item) and not item.deep
        if stowed and len(free) >= hands_needed(item):
            yield Choice(Do("ready", "", index))


def _ready(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    take_in_hand(figure, figure.items[do.item])
    fight.turn.readied += 1
    _tell(fight, figure, "ready", do)


def _bar_ready(fight: Fight, figure: Figure) -> Iterator[Barred]:
    """The items that it cannot ready for free, each with the reason."""
    free = hands_free(figure)
    for index, item in enumerate(figure.items):
        if item.hand != STOWED or not is_gear(item):
            continue
        do, needs = Do("ready", "", index), hands_needed(item)
        if len(free) < needs:
            yield barred(do, "savage.turn.ready", "hands_full", needs=needs)
        elif fight.turn.readied >= FREE_ITEMS or item.deep:
            yield barred(do, "savage.turn.ready", "not_at_hand")


def take_in_hand(figure: Figure, item: Item) -> None:
    item.hand = BOTH if hands_needed(item) == 2 else hands_free(figure)[0]


def _offer_more(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """Readying an item from deep in a pack, or a third item, costs an action."""
    free = hands_free(figure)
    for index, item in enumerate(figure.items):
        late = fight.turn.readied >= FREE_ITEMS or item.deep
        if item.hand == STOWED and is_gear(item) and late and len(free) >= hands_needed(item):
            yield Choice(Do("ready_slow", "", index))


def _ready_slow(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = figure.items[do.item]
    item.deep = False
    take_in_hand(figure, item)
    _tell(fight, figure, "ready", do)


def _offer_stow(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """A light that is put away goes out, which is a deed by another name."""
    if fight.turn.readied >= FREE_ITEMS:
        return
    for index, item in enumerate(figure.items):
        if item.hand in (MAIN, OFF, BOTH) and is_gear(item):
            yield Choice(Do(DOUSE if reach_of_light(item) else "stow", "", index))


def _nothing(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return []


def _stow(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Putting an item away counts like readying one."""
    figure.items[do.item].hand = STOWED
    fight.turn.readied += 1
    _tell(fight, figure, do.what, do)


def _tell(fight: Fight, figure: Figure, what: str, do: Do) -> None:
    kind = figure.items[do.item].kind
    rule = "savage.turn.ready"
    fight.table.tell(Did, figure=figure.id, what=what, thing=kind, rule=rule)


def _offer_reload(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """Bolts, clips, magazines and loose bullets cost an action each."""
    for index, item in enumerate(figure.items):
        weapon = weapon_of(item)
        held = item.hand in (MAIN, OFF, BOTH)
        if weapon is not None and held and weapon.shots > item.loaded and item.spare:
            yield Choice(Do("reload", "", index))


def _bar_reload(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for index, item in enumerate(figure.items):
        weapon = weapon_of(item)
        if weapon is None or not weapon.ranged or item.hand not in (MAIN, OFF, BOTH):
            continue
        if weapon.kind in NOCKED:
            yield barred(Do("reload", "", index), "savage.reload", "nocked_free")
        elif weapon.shots and item.loaded >= weapon.shots:
            yield barred(Do("reload", "", index), "savage.reload.action", "loaded")
        elif weapon.shots and not item.spare:
            yield barred(Do("reload", "", index), "savage.reload.action", "no_spare")


def _reload(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = figure.items[do.item]
    weapon = weapon_of(item)
    assert weapon is not None
    wanted = 1 if weapon.loose else weapon.shots - item.loaded
    taken = min(wanted, item.spare)
    item.loaded += taken
    item.spare -= taken
    rule = "savage.reload.action"
    fight.table.tell(Did, figure=figure.id, what="reload", thing=item.kind, rule=rule)


KINDS = (
    Kind("ready", GEAR, _offer_ready, _ready, _bar_ready, cost="free", tried="otherwise"),
    Kind("ready_slow", GEAR, _offer_more, _ready_slow),
    Kind("stow", GEAR, _offer_stow, _stow, cost="free"),
    Kind(DOUSE, GEAR, _nothing, _stow, cost="free", tried="otherwise"),
    Kind("reload", GEAR, _offer_reload, _reload, _bar_reload, tried="otherwise"),
)
