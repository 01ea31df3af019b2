"""Mounting and dismounting, and letting the mount strike."""

from __future__ import annotations

from tapete.deeds import Crossed, Details, Do, ToEach, Why, simply, upon
from tapete.games.savage.actions.attacks import close_weapons, item_at
from tapete.games.savage.actions.fighting import in_reach
from tapete.games.savage.actions.groups import ATTACK, MOVE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.figures import can_act
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.melee import melee
from tapete.games.savage.rules.dice.traits import RUNNING
from tapete.games.savage.rules.moving.riding import beside, get_on, is_carrier, is_mounted, part
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier

RULE = "savage.mounted.card"
MOUNT_FIGHT = "mount_fight"


def _beasts(fight: Fight, figure: Figure) -> list[Figure]:
    """The adjacent mounts of its side that nobody rides."""
    return [
        ally
        for ally in fight.allies(figure)
        if is_carrier(ally) and not ally.rider and not ally.prone and fight.adjacent(figure, ally)
    ]


def _on_foot(fight: Fight, figure: Figure) -> bool:
    return not (figure.mount or figure.prone or is_carrier(figure))


def _mount(fight: Fight, figure: Figure, beast: Figure) -> None:
    """A charge begins in the saddle: the walk to the mount is no part of it."""
    get_on(fight, figure, beast)
    fight.turn.straight = 0


def _rides(fight: Fight, figure: Figure) -> bool:
    return is_mounted(figure)


def _why_not_dismount(fight: Fight, figure: Figure) -> Why | None:
    """The rider gets down beside its mount; the movement already spent stays spent."""
    room = beside(fight, figure, fight.figure(figure.mount)) != figure.at
    return None if room else (RULE, "no_room")


# --- the mount's own attack


def _why_not_strike(fight: Fight, figure: Figure) -> Why | None:
    if MOUNT_FIGHT in fight.turn.done:
        return RULE, "once_a_turn"
    mount = fight.figure(figure.mount)
    able = can_act(mount) and not mount.bound
    return None if able else ("savage.core.shaken", "mount_unable")


def _strike(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """The mount's own action on its rider's card."""
    mount, turn = fight.figure(figure.mount), fight.turn
    turn.done.append(MOUNT_FIGHT)
    item = item_at(mount, do.item)
    hurried = (Modifier("savage.move.run", RUNNING),) if turn.is_running else ()
    melee(fight, Attack(mount, fight.figure(do.to), item, weapon_in(item), extra=hurried))


KINDS = (
    Kind("mount", MOVE, upon(Fight.figure, _mount), ToEach(_beasts), when=_on_foot,
        tried="otherwise"),
    Kind("dismount", MOVE, simply(part), unable=_why_not_dismount, when=_rides),
    Kind(MOUNT_FIGHT, ATTACK, _strike,
        Crossed(lambda fight, figure: close_weapons(fight, fight.figure(figure.mount)),
            lambda fight, figure, held: in_reach(fight, fight.figure(figure.mount), held)),
        _why_not_strike, _rides, lead=8, harms=True, cost="free", armed=True, item="beast",
        tried="attack"),
)  # fmt: skip
