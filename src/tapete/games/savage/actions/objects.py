"""Opening doors, breaking things down, and finishing off the helpless."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.savage.actions.attacks import close_weapons, item_at, reach_of
from tapete.games.savage.actions.fighting import go_wild, wildness
from tapete.games.savage.actions.kind import Details, Do, Kind, barred
from tapete.games.savage.fight import PACE, Fight
from tapete.games.savage.rules.attack import weapon_in
from tapete.games.savage.rules.finishing import finish, is_at_mercy, lethal_weapon
from tapete.games.savage.rules.objects import (
    Smashing,
    clear_away,
    is_door,
    is_wall,
    near_things,
    smash,
)
from tapete.games.savage.state import Figure
from tapete.kernel import Barred, Choice

THING = "thing."
"""What a deed is done to, when it is a piece of the map: this and its number."""


def thing(index: int) -> str:
    return f"{THING}{index}"


def index_of(do: Do) -> int:
    return int(do.to.removeprefix(THING))


def _offer_open(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index in near_things(fight, figure):
        if is_door(fight, index):
            yield Choice(Do("open", thing(index)))


def _open(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Opening a door one can reach is free."""
    clear_away(fight, figure, index_of(do), "open", "savage.core.turn")


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


def _offer_finish(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if lethal_weapon(figure) is None:
        return
    for foe in _at_mercy(fight, figure):
        yield Choice(Do("finish", foe.id))


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
            yield barred(Do("finish", foe.id), "savage.ruling.finish_when", "not_helpless")
    if lethal_weapon(figure) is None:
        for foe in _at_mercy(fight, figure):
            yield barred(Do("finish", foe.id), "savage.finish", "no_lethal_weapon")


def _finish(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    finish(fight, figure, fight.figure(do.to))


KINDS = (
    Kind("open", "free", _offer_open, _open),
    Kind("break", "action", _offer_break, _break, _bar_break),
    Kind("finish", "action", _offer_finish, _finish, _bar_finish),
)
