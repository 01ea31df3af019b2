"""What is carried: weights, the limit, and what has to be dropped."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Dropped, LimitSet, UsedUp
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Lying, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf

BASE = 5
"""darkness.load.base_limit"""
MOST = 13
"""The most that anybody can carry: the base and the highest level."""
ROLL = "roll"


def weight(thing: Thing) -> int:
    """What an object weighs; clothes that are worn weigh nothing: darkness.load.weights"""
    return 0 if thing.worn else library().weight(thing.kind)


def load(survivor: Survivor) -> int:
    """The weight of all that is held: darkness.load.weights"""
    return sum([weight(thing) for thing in survivor.things])


def worth(thing: Thing) -> int:
    """What an object is worth if it is not found by a search: its disc's level.

    darkness.ruling.vp_object_value
    """
    return library().worth(thing.kind)


def credit(night: Night, survivor: Survivor, thing: Thing, points: int, rule: str) -> None:
    """The holder of an object gets its points: darkness.vp.sources"""
    thing.credit = points
    score.gain(night, survivor, points, rule, ("darkness.vp.sources",))


def get(night: Night, survivor: Survivor, thing: Thing, points: int, rule: str) -> None:
    """Somebody gets an object and its points, and drops what is too much to carry."""
    survivor.things.append(thing)
    credit(night, survivor, thing, points, rule)
    fit(night, survivor)


def fit(night: Night, survivor: Survivor) -> None:
    """Beyond the limit a strength roll sets a new one; what is too much is dropped.

    The player may drop instead of rolling: darkness.load.strength_roll, darkness.load.drop_excess,
    darkness.load.swap_on_pickup, darkness.ruling.load_scope
    """
    rolled = False
    while load(survivor) > survivor.limit:
        rule = "darkness.load.drop_excess" if rolled else "darkness.load.strength_roll"
        ids = tuple([one.id for one in survivor.things if weight(one) > 0])
        ways = ids if rolled else (ROLL, *ids)
        chosen = night.ask(survivor, "load", OneOf(ways), rule, limit=survivor.limit)
        if chosen == ROLL:
            lift(night, survivor)
            rolled = True
        else:
            rule = "darkness.load.drop_excess" if rolled else "darkness.load.swap_on_pickup"
            drop(night, survivor, thing_of(survivor, chosen), rule)


def lift(night: Night, survivor: Survivor) -> None:
    """An Attack (Strength) roll: the limit is 5 and the level reached, up or down.

    darkness.load.strength_roll, darkness.load.failed_roll, darkness.ruling.fate_good_12_detail
    """
    most = min(load(survivor), MOST) - BASE
    rule = "darkness.load.strength_roll"
    outcome = check(night, survivor, "attack", "load", rule=rule, most=most)
    survivor.limit = BASE + outcome.level
    rule = "darkness.load.strength_roll" if outcome.level else "darkness.load.failed_roll"
    also = ("darkness.load.weights",)
    night.table.tell(LimitSet, figure=survivor.id, limit=survivor.limit, rule=rule, also=also)


def thing_of(survivor: Survivor, identity: str) -> Thing:
    return next(one for one in survivor.things if one.id == identity)


def part(night: Night, survivor: Survivor, thing: Thing) -> Thing:
    """Takes an object from its holder, who loses the points it gave.

    darkness.vp.lose_with_object
    """
    survivor.things.remove(thing)
    if survivor.vehicle == thing.id:
        survivor.vehicle = ""
    thing.worn = False
    score.lose(night, survivor, thing.credit, "darkness.vp.lose_with_object")
    thing.credit = 0
    return thing


def drop(night: Night, survivor: Survivor, thing: Thing, rule: str) -> None:
    """An object is laid face up on its holder's square: darkness.item.drop"""
    assert survivor.at is not None
    night.table.tell(Dropped, figure=survivor.id, item=thing.kind, rule=rule)
    part(night, survivor, thing)
    night.state.lying.append(Lying(thing, survivor.at))


def leave_all(night: Night, survivor: Survivor) -> None:
    """The objects of the dead lie face up on their square: darkness.ruling.death_goods"""
    assert survivor.at is not None
    for thing in survivor.things:
        thing.credit, thing.worn = 0, False
        night.state.lying.append(Lying(thing, survivor.at))
    survivor.things, survivor.vehicle = [], ""


def use_up(night: Night, survivor: Survivor, thing: Thing) -> None:
    """An object that is used up leaves the game, and its points stay.

    darkness.vp.consumed_object, darkness.disc.object.shotgun
    """
    survivor.things.remove(thing)
    if thing.kind in library().objects:
        night.state.removed.append(thing.kind)
    rule = "darkness.vp.consumed_object"
    night.table.tell(UsedUp, figure=survivor.id, item=thing.kind, rule=rule)
