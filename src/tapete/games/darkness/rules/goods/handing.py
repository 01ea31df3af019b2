"""Objects and allies that change hands: given, picked up, stolen."""

from __future__ import annotations

from tapete.games.darkness.events.goods import Gave, Resisted, Stole, Took
from tapete.games.darkness.rules.checks.opposed import opposed
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.state import Barring, Lying, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.kernel import YesNo

TURNS = 2
"""darkness.steal.no_return"""


def barred_from(night: Night, survivor: Survivor, what: str) -> bool:
    """True if somebody lost this by force and cannot get it back yet: darkness.steal.no_return"""
    return any(one.owner == survivor.id and one.disc == what for one in night.state.barred)


def pick_up(night: Night, survivor: Survivor, lying: Lying) -> None:
    """A face-up object is taken without a check, with the points of its level.

    darkness.item.pickup, darkness.item.pickup_vp
    """
    night.state.lying.remove(lying)
    night.table.tell(
        Took, figure=survivor.id, item=lying.thing.kind, rule="darkness.item.pickup",
        also=("darkness.item.pickup_vp",),
    )  # fmt: skip
    points = load.worth(lying.thing)
    load.get(night, survivor, lying.thing, points, "darkness.item.pickup_vp")


def give(night: Night, giver: Survivor, thing: Thing, to: Survivor, rule: str) -> None:
    """An object passes to somebody else, who is credited with its level: darkness.item.give"""
    night.table.tell(Gave, figure=giver.id, target=to.id, item=thing.kind, rule=rule)
    _pass(night, giver, thing, to, rule)


def give_ally(night: Night, giver: Survivor, ally: str, to: Survivor, rule: str) -> None:
    """An ally passes to somebody else; no points go with it: darkness.ruling.vp_ally_transfer"""
    giver.allies.remove(ally)
    to.allies.append(ally)
    night.table.tell(Gave, figure=giver.id, target=to.id, item=ally, rule=rule)


def _pass(night: Night, giver: Survivor, thing: Thing, to: Survivor, rule: str) -> None:
    load.part(night, giver, thing)
    load.get(night, to, thing, load.worth(thing), rule)


def steal(night: Night, thief: Survivor, thing: Thing, owner: Survivor) -> None:
    """An opposed Attack (Strength) roll for an object, unless its owner agrees.

    darkness.steal.object, darkness.steal.consent
    """
    if _agrees(night, thief, owner, thing.kind):
        give(night, owner, thing, thief, "darkness.steal.consent")
        return
    winner = opposed(night, thief, owner, "attack", "steal", rule="darkness.steal.object")
    if winner == thief.id and thing in owner.things:
        rob(night, thief, thing, owner, "darkness.steal.object")
    else:
        _resist(night, thief, owner, thing.kind, "darkness.steal.object")


def steal_ally(night: Night, thief: Survivor, ally: str, owner: Survivor) -> None:
    """An opposed Persuasion roll for an ally, unless its owner agrees: darkness.steal.ally"""
    if _agrees(night, thief, owner, ally):
        give_ally(night, owner, ally, thief, "darkness.steal.consent")
        return
    winner = opposed(night, thief, owner, "persuasion", "rally", rule="darkness.steal.ally")
    if winner == thief.id and ally in owner.allies:
        rob_ally(night, thief, ally, owner, "darkness.steal.ally")
    else:
        _resist(night, thief, owner, ally, "darkness.steal.ally")


def _agrees(night: Night, thief: Survivor, owner: Survivor, item: str) -> bool:
    rule = "darkness.steal.consent"
    return night.ask(owner, "hand_over", YesNo(), rule, by=thief.id, item=item)


def _resist(night: Night, thief: Survivor, owner: Survivor, item: str, rule: str) -> None:
    night.table.tell(Resisted, figure=thief.id, target=owner.id, item=item, rule=rule)


def rob(night: Night, thief: Survivor, thing: Thing, owner: Survivor, rule: str) -> None:
    """Takes an object by force; its owner cannot get it back for 2 turns.

    darkness.steal.no_return
    """
    also = ("darkness.steal.no_return",)
    night.table.tell(Stole, figure=thief.id, target=owner.id, item=thing.kind, rule=rule, also=also)
    _bar(night, owner, thing.id)
    _pass(night, owner, thing, thief, rule)


def rob_ally(night: Night, thief: Survivor, ally: str, owner: Survivor, rule: str) -> None:
    """Takes an ally by force: darkness.steal.no_return"""
    owner.allies.remove(ally)
    thief.allies.append(ally)
    also = ("darkness.steal.no_return",)
    night.table.tell(Stole, figure=thief.id, target=owner.id, item=ally, rule=rule, also=also)
    _bar(night, owner, ally)


def _bar(night: Night, owner: Survivor, what: str) -> None:
    kept = [one for one in night.state.barred if (one.owner, one.disc) != (owner.id, what)]
    night.state.barred = [*kept, Barring(owner.id, what, TURNS)]


def count_down(night: Night, survivor: Survivor) -> None:
    """One turn fewer until the robbed survivor may get things back: darkness.ruling.steal_return"""
    if not night.state.barred:
        return
    for one in night.state.barred:
        one.turns -= one.owner == survivor.id
    night.state.barred = [one for one in night.state.barred if one.turns > 0]
