"""Readying, putting away and reloading."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds import Details, Do, Why, WithEach
from tapete.games.savage.actions.groups import GEAR
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import library
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import hands, reach_of_light, weapon_of
from tapete.games.savage.state import BOTH, MAIN, OFF, STOWED, Figure, Item
from tapete.games.savage.world import Fight

FREE_ITEMS = 2
DOUSE = "douse"
NOCKED = ("bow", "sling")
"""Weapons that are loaded for free, once per attack."""


def hands_free(figure: Figure) -> list[int]:
    """The hands that hold nothing."""
    used = {item.hand for item in figure.items}
    if BOTH in used:
        return []
    return [hand for hand in hands(figure) if hand not in used]


def hands_needed(item: Item) -> int:
    weapon = weapon_of(item)
    return 1 if weapon is None else weapon.hands


def has_hands(figure: Figure, needed: int) -> bool:
    """True if enough hands are free; a figure with one good arm can hold anything with it."""
    return len(hands_free(figure)) >= max(1, min(needed, len(hands(figure))))


def is_gear(item: Item) -> bool:
    """True for a weapon that can be taken in hand, and for a shield."""
    weapon = weapon_of(item)
    held = weapon is not None and weapon.kind != "natural" and weapon.hardness > 0
    return held or item.kind in library().shields


def carried(fight: Fight, figure: Figure) -> list[tuple[int, Item]]:
    """The gear in its hands."""
    found = enumerate(figure.items)
    return [(n, item) for n, item in found if item.hand in (MAIN, OFF, BOTH) and is_gear(item)]


def _stowed(fight: Fight, figure: Figure) -> list[tuple[int, Item]]:
    """The gear it has put away; of things that are the same in everything, the first."""
    found = enumerate(figure.items)
    return [
        (n, item)
        for n, item in found
        if item.hand == STOWED and is_gear(item) and item not in figure.items[:n]
    ]


def why_hands_full(figure: Figure, item: Item, rule: str) -> Why | None:
    needs = hands_needed(item)
    return None if has_hands(figure, needs) else (rule, "hands_full", {"needs": needs})


def _is_late(fight: Fight, item: Item) -> bool:
    """Readying two items within easy reach is free each turn; a further one is an action."""
    return fight.turn.readied >= FREE_ITEMS or item.deep


def _why_not_ready(fight: Fight, figure: Figure, item: Item) -> Why | None:
    rule = "savage.turn.ready"
    late = (rule, "not_at_hand") if _is_late(fight, item) else None
    return why_hands_full(figure, item, rule) or late


def _ready(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    take_in_hand(figure, figure.items[do.item])
    fight.turn.readied += 1
    _tell(fight, figure, "ready", do)


def take_in_hand(figure: Figure, item: Item) -> None:
    item.hand = BOTH if hands_needed(item) == 2 else hands_free(figure)[0]


def _late(fight: Fight, figure: Figure) -> list[tuple[int, Item]]:
    return [(n, item) for n, item in _stowed(fight, figure) if _is_late(fight, item)]


def _why_not_late(fight: Fight, figure: Figure, item: Item) -> Why | None:
    return why_hands_full(figure, item, "savage.turn.ready")


def _ready_slow(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = figure.items[do.item]
    item.deep = False
    take_in_hand(figure, item)
    _tell(fight, figure, "ready", do)


def _stow(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Putting an item away counts like readying one."""
    figure.items[do.item].hand = STOWED
    fight.turn.readied += 1
    _tell(fight, figure, do.what, do)


def _tell(fight: Fight, figure: Figure, what: str, do: Do) -> None:
    kind = figure.items[do.item].kind
    rule = "savage.turn.ready"
    fight.table.tell(Did, figure=figure.id, what=what, thing=kind, rule=rule)


def _reloaded(fight: Fight, figure: Figure) -> Iterable[tuple[int, Item]]:
    """The weapons in hand that ever need to be loaded."""
    for index, item in enumerate(figure.items):
        weapon = weapon_of(item) if item.hand in (MAIN, OFF, BOTH) else None
        if weapon is not None and (weapon.shots or weapon.kind in NOCKED):
            yield index, item


def _why_not_reload(fight: Fight, figure: Figure, item: Item) -> Why | None:
    """Bolts, clips, magazines and loose bullets cost an action each."""
    weapon = weapon_of(item)
    assert weapon is not None
    if weapon.kind in NOCKED:
        return "savage.reload", "nocked_free"
    if item.loaded >= weapon.shots:
        return "savage.reload.action", "loaded"
    return None if item.spare else ("savage.reload.action", "no_spare")


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


def _put_away(fight: Fight, figure: Figure) -> list[tuple[int, Item]]:
    """The gear in its hands that gives no light."""
    return [(n, item) for n, item in carried(fight, figure) if not reach_of_light(item)]


def _lights(fight: Fight, figure: Figure) -> list[tuple[int, Item]]:
    """The lights in its hands. One that is put away goes out."""
    return [(n, item) for n, item in carried(fight, figure) if reach_of_light(item)]


def _in_time(fight: Fight, figure: Figure) -> bool:
    return fight.turn.readied < FREE_ITEMS


KINDS = (
    Kind("ready", GEAR, _ready, WithEach(_stowed, _why_not_ready), cost="free", tried="otherwise"),
    Kind("ready_slow", GEAR, _ready_slow, WithEach(_late, _why_not_late), quiet=True),
    Kind("stow", GEAR, _stow, WithEach(_put_away), cost="free", when=_in_time),
    Kind(DOUSE, GEAR, _stow, WithEach(_lights), cost="free", when=_in_time, tried="otherwise"),
    Kind("reload", GEAR, _reload, WithEach(_reloaded, _why_not_reload), lead=13,
        tried="otherwise"),
)  # fmt: skip
