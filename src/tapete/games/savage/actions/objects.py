"""Opening and shutting doors, breaking things down, and finishing off the helpless."""

from __future__ import annotations

from tapete.deeds import Crossed, Details, Do, Options, ToEach, Why, needs, upon
from tapete.games.savage.actions.attacks import (
    Held,
    able_loads,
    close_weapons,
    fired_from,
    item_at,
    ranged_weapons,
    reach_of,
    used_hand,
    why_not_fire,
)
from tapete.games.savage.actions.fighting import go_wild, wildness
from tapete.games.savage.actions.groups import ATTACK, MANOEUVRE, MOVE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.rules.attacks.attack import weapon_in
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
from tapete.games.savage.state import Figure, Handled
from tapete.games.savage.world import PACE, Fight


def index_of(do: Do) -> int:
    """The index of the piece of the map that a deed is done to."""
    assert isinstance(do.piece, int)
    return do.piece


def to_thing(name: str, index: int, item: int = -1) -> Do:
    return Do(name, item=item, piece=index)


def _shut(fight: Fight, figure: Figure) -> list[int]:
    doors = [index for index in near_things(fight, figure) if is_door(fight, index)]
    return [index for index in doors if Handled(OPEN, index) not in fight.turn.doors]


def _open(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Opening a door within reach is free, once a turn."""
    fight.turn.doors.append(Handled(OPEN, index_of(do)))
    open_door(fight, figure, index_of(do))


def _may_shut(fight: Fight, figure: Figure) -> list[int]:
    done = fight.turn.doors
    return [n for n in open_doors(fight, figure) if Handled(CLOSE, n) not in done]


def _close(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Shutting a door is free, like opening it."""
    fight.turn.doors.append(Handled(CLOSE, index_of(do)))
    shut_door(fight, figure, index_of(do))


def _break(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    go_wild(fight, figure, details)
    item = item_at(figure, do.item)
    smash(fight, Smashing(figure, item, weapon_in(item), index_of(do), fight.turn.wild))


# --- from afar


def _why_not_with(fight: Fight, figure: Figure, weapon: Weapon, index: int) -> Why | None:
    """The rule and the reason why a thing cannot be shot at with a load; None if it can."""
    if range_to(fight, figure, weapon, index) is None:
        return "savage.range.penalty", "out_of_range"
    seen = view_of(fight, figure.at, index).visible
    return None if seen else ("savage.cover.penalty", "no_sight")


def _why_not_mark(fight: Fight, figure: Figure, held: Held, index: int) -> Why | None:
    return _why_not_with(fight, figure, held.furthest, index)


def _loads(fight: Fight, figure: Figure, held: Held, index: int) -> Options:
    return able_loads(fight, figure, held, index, _why_not_with)


def _shoot_mark(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = item_at(figure, do.item)
    used_hand(fight, item)
    shoot_thing(fight, Mark(figure, item, fired_from(item, details), index_of(do)))


# --- the finishing move


def _at_mercy(fight: Fight, figure: Figure) -> list[Figure]:
    return [
        foe
        for foe in fight.state.figures
        if (foe.out or foe.tied)
        and foe.seat != figure.seat
        and is_at_mercy(foe)
        and fight.gap(figure, foe) <= PACE
    ]


def _finished(fight: Fight, figure: Figure) -> list[Figure]:
    """The adjacent foes that still defend themselves, then those at its mercy."""
    able = [foe for foe in fight.adjacent_enemies(figure) if not is_at_mercy(foe)]
    return able + _at_mercy(fight, figure)


def _why_not_finish(fight: Fight, figure: Figure, foe: Figure) -> Why | None:
    if not is_at_mercy(foe):
        return "savage.ruling.finish_when", "not_helpless"
    return None if lethal_weapon(figure) else ("savage.finish", "no_lethal_weapon")


_DOORWAY = needs(
    lambda fight, figure, index: is_doorway_free(fight, index), "savage.core.turn", "in_the_doorway"
)
_BREAKABLE = needs(
    lambda fight, figure, held, index: not is_wall(fight, index), "savage.break_object", "a_wall"
)
KINDS = (
    Kind(OPEN, MOVE, _open, ToEach(_shut, do=to_thing), cost="free", tried="otherwise"),
    Kind(CLOSE, MOVE, _close, ToEach(_may_shut, _DOORWAY, do=to_thing), cost="free"),
    Kind("break", MANOEUVRE, _break,
        Crossed(close_weapons,
            lambda fight, figure, held: near_things(fight, figure, reach_of(figure, held.weapon)),
            why_not=_BREAKABLE, details=lambda fight, *_: wildness(fight), do=to_thing),
        armed=True, tried="wanted"),
    Kind("shoot_thing", MANOEUVRE, _shoot_mark,
        Crossed(ranged_weapons, lambda fight, figure, held: marks(fight, figure), why_not_fire,
            _why_not_mark, _loads, to_thing),
        bundled=True, armed=True, thrown="throw", aim="something"),
    Kind(FINISH, ATTACK, upon(Fight.figure, finish), ToEach(_finished, _why_not_finish), lead=11,
        harms=True, shown="attack"),
)  # fmt: skip
