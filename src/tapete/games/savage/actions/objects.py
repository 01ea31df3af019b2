"""Opening and shutting doors, breaking things down, and finishing off the helpless."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.attacks import (
    close_weapons,
    fired_from,
    item_at,
    ranged_weapons,
    reach_of,
    why_not_shoot,
)
from tapete.games.savage.actions.fighting import go_wild, used_hand, wildness
from tapete.games.savage.actions.groups import ATTACK, MANOEUVRE, MOVE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.rules.attacks.attack import loads, weapon_in
from tapete.games.savage.rules.attacks.finishing import FINISH, finish, is_at_mercy, lethal_weapon
from tapete.games.savage.rules.story.marks import Mark, marks, range_to, shoot_thing, view_of
from tapete.games.savage.rules.story.objects import (
    CLOSE,
    OPEN,
    Smashing,
    is_door,
    is_doorway_free,
    is_wall,
    near_things,
    open_door,
    open_doors,
    shut_door,
    smash,
)
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Barred, Choice
from tapete.kernel.plain import Plain

THING = "thing."
"""The target of a deed done to a piece of the map: this prefix and its index."""


def thing(index: int) -> str:
    return f"{THING}{index}"


def is_thing(do: Do) -> bool:
    """True if a deed is done to a piece of the map."""
    return do.to.startswith(THING)


def index_of(do: Do) -> int:
    return int(do.to.removeprefix(THING))


def _offer_open(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index in near_things(fight, figure):
        if is_door(fight, index) and _handled(OPEN, index) not in fight.turn.done:
            yield Choice(Do(OPEN, thing(index)))


def _open(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Opening a door within reach is free, once a turn."""
    fight.turn.done.append(_handled(OPEN, index_of(do)))
    open_door(fight, figure, index_of(do))


def _handled(what: str, index: int) -> str:
    """Marks a turn in which a door was opened, or shut."""
    return f"{what} {index}"


def _may_shut(fight: Fight, figure: Figure) -> list[int]:
    done = fight.turn.done
    return [n for n in open_doors(fight, figure) if _handled(CLOSE, n) not in done]


def _offer_close(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index in _may_shut(fight, figure):
        if is_doorway_free(fight, index):
            yield Choice(Do(CLOSE, thing(index)))


def _bar_close(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for index in _may_shut(fight, figure):
        if not is_doorway_free(fight, index):
            yield barred(Do(CLOSE, thing(index)), "savage.core.turn", "in_the_doorway")


def _close(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Shutting a door is free, like opening it."""
    fight.turn.done.append(_handled(CLOSE, index_of(do)))
    shut_door(fight, figure, index_of(do))


def _offer_break(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for place, weapon in close_weapons(figure):
        for index in near_things(fight, figure, reach_of(figure, weapon)):
            if not is_wall(fight, index):
                yield Choice(Do("break", thing(index), place), wildness(fight))


def _bar_break(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for place, weapon in close_weapons(figure):
        for index in near_things(fight, figure, reach_of(figure, weapon)):
            if is_wall(fight, index):
                do = Do("break", thing(index), place)
                yield barred(do, "savage.break_object", "a_wall")


def _break(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    go_wild(fight, figure, details)
    item = item_at(figure, do.item)
    smash(fight, Smashing(figure, item, weapon_in(item), index_of(do), fight.turn.wild))


# --- from afar


def _why_not_mark(
    fight: Fight, figure: Figure, weapon: Weapon, index: int
) -> tuple[str, str] | None:
    """The rule and the reason why a thing cannot be shot at; None if it can."""
    if range_to(fight, figure, weapon, index) is None:
        return "savage.range.penalty", "out_of_range"
    if not view_of(fight, figure.at, index).visible:
        return "savage.cover.penalty", "no_sight"
    return None


def _offer_mark(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for place, item, weapon in ranged_weapons(figure):
        if why_not_shoot(fight, figure, item, weapon) is None:
            for index in marks(fight, figure):
                able: list[Plain] = [
                    load
                    for load, fired in loads(weapon)
                    if _why_not_mark(fight, figure, fired, index) is None
                ]
                if able:
                    details = {"load": able} if weapon.slug else {}
                    yield Choice(Do("shoot_thing", thing(index), place), details)


def _bar_mark(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for place, item, weapon in ranged_weapons(figure):
        why = why_not_shoot(fight, figure, item, weapon)
        for index in marks(fight, figure):
            reason = why or _why_not_mark(fight, figure, loads(weapon)[-1][1], index)
            if reason is not None:
                yield barred(Do("shoot_thing", thing(index), place), *reason)


def _shoot_mark(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = item_at(figure, do.item)
    used_hand(fight, item)
    shoot_thing(fight, Mark(figure, item, fired_from(item, details), index_of(do)))


# --- the finishing move


def _offer_finish(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if lethal_weapon(figure) is None:
        return
    for foe in _at_mercy(fight, figure):
        yield Choice(Do(FINISH, foe.id))


def _at_mercy(fight: Fight, figure: Figure) -> list[Figure]:
    return [
        foe
        for foe in fight.state.figures
        if (foe.out or foe.tied)
        and foe.seat != figure.seat
        and is_at_mercy(foe)
        and fight.gap(figure, foe) <= PACE
    ]


def _bar_finish(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for foe in fight.adjacent_enemies(figure):
        if not is_at_mercy(foe):
            yield barred(Do(FINISH, foe.id), "savage.ruling.finish_when", "not_helpless")
    if lethal_weapon(figure) is None:
        for foe in _at_mercy(fight, figure):
            yield barred(Do(FINISH, foe.id), "savage.finish", "no_lethal_weapon")


def _finish(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    finish(fight, figure, fight.figure(do.to))


KINDS = (
    Kind(OPEN, MOVE, _offer_open, _open, cost="free", tried="otherwise"),
    Kind(CLOSE, MOVE, _offer_close, _close, _bar_close, cost="free"),
    Kind("break", MANOEUVRE, _offer_break, _break, _bar_break, armed=True, tried="wanted"),
    Kind("shoot_thing", MANOEUVRE, _offer_mark, _shoot_mark, _bar_mark, bundled=True, armed=True,
        aim="something"),
    Kind(FINISH, ATTACK, _offer_finish, _finish, _bar_finish, harms=True, shown="attack"),
)  # fmt: skip
