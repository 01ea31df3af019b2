"""Mounting and dismounting, and letting the mount strike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.attacks import close_weapons, item_at, reach_of
from tapete.games.savage.actions.groups import ATTACK, MOVE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.figures import can_act
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.melee import melee
from tapete.games.savage.rules.moving.riding import beside, get_on, is_carrier, is_mounted, part
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice, Modifier

RULE = "savage.mounted.card"
HURRY = -2
MOUNT_FIGHT = "mount_fight"


def _beasts(fight: Fight, figure: Figure) -> list[Figure]:
    """The adjacent mounts of its side that nobody rides."""
    return [
        ally
        for ally in fight.allies(figure)
        if is_carrier(ally) and not ally.rider and not ally.prone and fight.adjacent(figure, ally)
    ]


def _offer_mount(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if not (figure.mount or figure.prone or is_carrier(figure)):
        for beast in _beasts(fight, figure):
            yield Choice(Do("mount", beast.id))


def _mount(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """A charge begins in the saddle: the walk to the mount is no part of it."""
    get_on(fight, figure, fight.figure(do.to))
    fight.turn.straight = 0


def _offer_dismount(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [Choice(Do("dismount"))] if is_mounted(figure) and _room(fight, figure) else []


def _room(fight: Fight, figure: Figure) -> bool:
    mount = fight.figure(figure.mount)
    return beside(fight, figure, mount) != figure.at


def _bar_dismount(fight: Fight, figure: Figure) -> Iterable[Barred]:
    crowded = is_mounted(figure) and not _room(fight, figure)
    return [barred(Do("dismount"), RULE, "no_room")] if crowded else []


def _dismount(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """The rider gets down beside its mount; the movement already spent stays spent."""
    part(fight, figure)


# --- the mount's own attack


def _why_not_strike(fight: Fight, figure: Figure) -> Barred | None:
    if MOUNT_FIGHT in fight.turn.done:
        return barred(Do(MOUNT_FIGHT), RULE, "once_a_turn")
    mount = fight.figure(figure.mount)
    if not can_act(mount) or mount.bound:
        return barred(Do(MOUNT_FIGHT), "savage.core.shaken", "mount_unable")
    return None


def _offer_strike(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if not is_mounted(figure) or _why_not_strike(fight, figure) is not None:
        return
    mount = fight.figure(figure.mount)
    for index, weapon in close_weapons(mount):
        for enemy in fight.enemies(mount):
            near = fight.gap(mount, enemy) <= reach_of(mount, weapon)
            if near and fight.sees(mount, enemy):
                yield Choice(Do(MOUNT_FIGHT, enemy.id, index))


def _bar_strike(fight: Fight, figure: Figure) -> Iterable[Barred]:
    why = _why_not_strike(fight, figure) if is_mounted(figure) else None
    return [] if why is None else [why]


def _strike(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """The mount's own action on its rider's card."""
    mount, turn = fight.figure(figure.mount), fight.turn
    turn.done.append(MOUNT_FIGHT)
    item = item_at(mount, do.item)
    hurried = (Modifier("savage.move.run", HURRY),) if turn.run >= 0 else ()
    melee(fight, Attack(mount, fight.figure(do.to), item, weapon_in(item), extra=hurried))


KINDS = (
    Kind("mount", MOVE, _offer_mount, _mount, tried="otherwise"),
    Kind("dismount", MOVE, _offer_dismount, _dismount, _bar_dismount),
    Kind(MOUNT_FIGHT, ATTACK, _offer_strike, _strike, _bar_strike, harms=True, cost="free",
        armed=True, item="beast", tried="attack"),
)  # fmt: skip
