"""Free Actions: one Action out of turn, in the middle of another's activation.

They are owed from the moment they are earned, and taken as soon as the Action that earned them is
over. The activation that was interrupted then goes on.
"""

from __future__ import annotations

from collections.abc import Iterable

from tapete.games.punk.events.gifts import Inspired
from tapete.games.punk.figures import has
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.state import Activation, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf
from tapete.spaces.plane.point import CM

ZEAL = "punk.core.zeal"
NEAR = 20 * CM


def owe(skirmish: Skirmish, minis: Iterable[Mini]) -> None:
    """Each of them is owed a free Action; a group is owed only one."""
    owed = skirmish.state.owed
    groups = {skirmish.mini(one).group for one in owed}
    for mini in minis:
        if mini.id not in owed and not (mini.group and mini.group in groups):
            owed.append(mini.id)
            groups.add(mini.group)


def inspire(skirmish: Skirmish, hero: Mini) -> None:
    """A zealot that downs an enemy in combat inspires friends that are near, free and looking."""
    if has(hero, "zeal"):
        owe(skirmish, [one for one in skirmish.friends(hero) if _sees_it(skirmish, one, hero)])


def _sees_it(skirmish: Skirmish, friend: Mini, hero: Mini) -> bool:
    near = skirmish.gap(friend, hero) <= NEAR
    return near and not skirmish.locked(friend) and mini_sees(skirmish, friend, hero)


def repay(skirmish: Skirmish) -> None:
    """A mini that is owed a free Action begins it now; if several are, its player picks one."""
    state = skirmish.state
    state.owed = [one for one in state.owed if not skirmish.mini(one).out]
    if not state.owed or state.ended:
        return
    mini = _first(skirmish)
    state.owed.remove(mini.id)
    if state.active is not None:
        _pause(skirmish)
    state.active = within(skirmish, mini, left=1)
    state.phase = "act"
    skirmish.table.tell(Inspired, figure=mini.id, rule="punk.ruling.reroll_scope")


def _first(skirmish: Skirmish) -> Mini:
    owed = skirmish.state.owed
    seat = skirmish.mini(owed[0]).seat
    own = [one for one in owed if skirmish.mini(one).seat == seat]
    if len(own) == 1:
        return skirmish.mini(own[0])
    return skirmish.mini(skirmish.table.ask(seat, "punk.ask.inspired", OneOf(own), ZEAL))


def _pause(skirmish: Skirmish) -> None:
    """Pauses the activation; one that was about to end has no Actions left when it goes on."""
    if skirmish.state.phase != "act":
        skirmish.active.left = 0
    skirmish.state.paused.append(skirmish.active)


def within(skirmish: Skirmish, mini: Mini, left: int) -> Activation:
    """An activation for a mini in the middle of the one that is paused, if any.

    Minis that had to stand up in the paused one are still shaken: punk.move.prone.contact
    """
    paused = skirmish.state.paused
    shaky = [*paused[-1].shaky] if paused else []
    return Activation(mini.id, left=left, trail=[mini.at], free=True, shaky=shaky)


def go_on(skirmish: Skirmish) -> None:
    """The interrupted activation is active again, if there is one."""
    state = skirmish.state
    shaky = skirmish.active.shaky
    state.active = state.paused.pop() if state.paused else None
    if state.active is not None:
        state.active.shaky = shaky


def resume(skirmish: Skirmish) -> None:
    """A free Action is over: what it interrupted goes on."""
    go_on(skirmish)
    skirmish.state.phase = "act" if skirmish.state.active is not None else "next"
