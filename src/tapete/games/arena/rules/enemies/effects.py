"""What cards make happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tapete.games.arena.content import effects as of
from tapete.games.arena.events.attacks import Healed, Recharged
from tapete.games.arena.events.story import Deployed, Gained
from tapete.games.arena.figures import DIE
from tapete.games.arena.rules.dice.asking import ask, decide
from tapete.games.arena.rules.enemies import attacking, moving, orders, spawning, targeting
from tapete.games.arena.rules.gear import ammunition
from tapete.games.arena.rules.harm import blasts, enemies, wounds
from tapete.games.arena.rules.harm.elements import cleanse, is_frozen, taint
from tapete.games.arena.rules.loot import collecting, dropping, spotlight
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.terrain import objectives
from tapete.games.arena.rules.turns import rounds, walking
from tapete.games.arena.state import Boost, Enemy, Hunter
from tapete.games.arena.world import Arena, card_of
from tapete.kernel.chance.roll import Draw

Source: TypeAlias = Enemy | None
"""The enemy whose card it is; None for Events and scenarios."""


def perform(arena: Arena, effect: of.Effect, enemy: Source, cause: Hunter | None) -> None:
    """Does what a card says; `cause` is the hunter that set it off, if one did."""
    DOES[type(effect)](arena, effect, enemy, cause)


def _strike(arena: Arena, effect: of.Strike, enemy: Source, cause: Hunter | None) -> None:
    """An attack of the card's own; with no legal target it does nothing.

    arena.order.special_overrides, arena.ruling.special_not_possible
    """
    if enemy is None or enemy.at is None:
        return
    blow = attacking.onslaught(arena, enemy, effect)
    able = targeting.in_reach(arena, enemy, blow.range)
    if effect.whom == "usual":
        aim = targeting.target(arena, enemy, able)
    elif effect.whom == "nearest_other":
        aim = targeting.nearest_other(arena, enemy, able)
    else:
        meant = targeting.meant(arena, effect.whom, enemy, cause)
        aim = targeting.target(arena, enemy, [one for one in able if one in meant])
    if aim is not None:
        attacking.attack(arena, enemy, aim, blow)


def _advance(arena: Arena, effect: of.Advance, enemy: Source, cause: Hunter | None) -> None:
    """The enemy moves towards the nearest of those it is about: arena.ruling.attack_fumble_move"""
    goals = targeting.meant(arena, effect.whom, enemy, cause)
    if enemy is not None and enemy.at is not None and goals:
        goal = min(goals, key=lambda one: targeting.distance(arena, enemy, one))
        moving.move(arena, enemy, goal, effect.zones)


def _gain(arena: Arena, effect: of.Gain, enemy: Source, cause: Hunter | None) -> None:
    """What is gained adds up; the same again from the same enemy only lasts longer.

    arena.prop.stacking, arena.ruling.acquired_duration, arena.ruling.extra_wounds_sum
    """
    those = list(arena.state.enemies) if effect.all or enemy is None else [enemy]
    source = "" if enemy is None else enemy.id
    for one in those:
        if one.at is None:
            continue
        boost = Boost(list(effect.properties), effect.strength, effect.until, source)
        one.boosts = [*[old for old in one.boosts if not source or old != boost], boost]
        arena.table.tell(
            Gained, figure=one.id, strength=effect.strength, properties=effect.properties,
            rule="arena.prop.stacking",
        )  # fmt: skip


def _recharge(arena: Arena, effect: of.Recharge, enemy: Source, cause: Hunter | None) -> None:
    """arena.enemy.shield.recharge"""
    if effect.whose == "own":
        if enemy is not None:
            recharge(arena, enemy)
        return
    for one in arena.state.enemies:
        recharge(arena, one)
    if effect.whose == "all":
        for hunter in arena.hunters():
            wounds.recharge(arena, hunter)


def recharge(arena: Arena, enemy: Enemy, rule: str = "arena.enemy.shield.recharge") -> None:
    """An enemy's Shield is whole again, unless it is electrified.

    arena.enemy.shield.recharge, arena.element.shock.no_recharge
    """
    if enemy.shielded or card_of(enemy).shield is None or "shock" in enemy.elements:
        return
    enemy.shielded = True
    arena.table.tell(Recharged, figure=enemy.id, rule=rule)


def _mend(arena: Arena, effect: of.Mend, enemy: Source, cause: Hunter | None) -> None:
    if enemy is not None:
        mend(arena, enemy, effect.wounds, "arena.ruling.overkill_rampage_heal")


def mend(arena: Arena, enemy: Enemy, count: int, rule: str) -> None:
    """An enemy loses wound tokens, if it has any: arena.ruling.overkill_rampage_heal"""
    healed = min(count, enemy.wounds)
    if healed:
        enemy.wounds -= healed
        arena.table.tell(Healed, figure=enemy.id, wounds=healed, rule=rule)


def _harm(arena: Arena, effect: of.Harm, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        for _ in range(effect.wounds):
            wounds.suffer_one(arena, hunter, attack=False)


def _taint(arena: Arena, effect: of.Taint, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        taint(arena, hunter, effect.element, effect.count)


def _daze(arena: Arena, effect: of.Daze, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        attacking.daze(arena, hunter, effect.count)


def _blast(arena: Arena, effect: of.Blast, enemy: Source, cause: Hunter | None) -> None:
    """The enemy blows up and leaves no loot, since nobody has eliminated it."""
    if enemy is None or enemy.at is None or not targeting.meant(arena, "zone", enemy, None):
        return
    zone = enemy.at
    enemies.remove(arena, enemy)
    blasts.explode(
        arena, zone, enemy.kind, None, "arena.order.special", resist=effect.resist,
        texts=effect.properties, sides=effect.die, trap=True,
    )  # fmt: skip


def _bring(arena: Arena, effect: of.Bring, enemy: Source, cause: Hunter | None) -> None:
    """In a mission only enemies call others; for other cards Uniques act, as by a Spawn order.

    arena.wanted.spawn_order
    """
    if arena.state.mark and enemy is None:
        orders.uniques_act(arena)
        return
    zone = (
        enemy.at if enemy is not None and not effect.zone else arena.ground.spawns.get(effect.zone)
    )
    if zone is not None:
        spawning.spawn(arena, effect.enemy, effect.count, zone)


def _obey(arena: Arena, effect: of.Obey, enemy: Source, cause: Hunter | None) -> None:
    """Orders are given in between: arena.order.event.nested_orders"""
    orders.give(arena, effect.orders)


def _litter(arena: Arena, effect: of.Litter, enemy: Source, cause: Hunter | None) -> None:
    """Terrain is laid in the zone of the enemy or of hunters: arena.terrain.default_inert"""
    if effect.whom is None:
        zones = [] if enemy is None else [enemy.at]
    else:
        zones = [one.at for one in targeting.meant(arena, effect.whom, enemy, cause)]
    for zone in zones:
        if zone is not None:
            objectives.lay(arena, effect.what, zone)


def _drag(arena: Arena, effect: of.Drag, enemy: Source, cause: Hunter | None) -> None:
    """Hunters are pulled towards the enemy, except frozen ones: arena.element.cryo.effect"""
    if enemy is None or enemy.at is None:
        return
    near = targeting.in_reach(arena, enemy, effect.range)
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        if hunter in near and not is_frozen(hunter):
            moving.drag(arena, hunter, enemy.at, effect.zones)


def _count(arena: Arena, effect: of.Count, enemy: Source, cause: Hunter | None) -> None:
    if not arena.state.mark:
        counting.progress(arena, effect.of, effect.by)


def _empty(arena: Arena, effect: of.Empty, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        ammunition.empty_all(arena, hunter)


def _limelight(arena: Arena, effect: of.Limelight, enemy: Source, cause: Hunter | None) -> None:
    there = [one for one in arena.hunters() if not one.dying]
    if not there:
        return
    if effect.to == "random":
        ids = tuple([one.id for one in there])
        chosen = arena.hunter(arena.table.roll(Draw(ids, "arena.spotlight.single")))
    else:
        ids = tuple([one.id for one in targeting.meant(arena, "most_red", enemy, cause)])
        chosen = arena.hunter(decide(arena, "spotlight", ids, "arena.spotlight.single"))
    spotlight.give(arena, chosen)


def _scatter(arena: Arena, effect: of.Scatter, enemy: Source, cause: Hunter | None) -> None:
    """The active hunter may take at once what falls beside it: arena.basic.collect.when"""
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        for _ in range(effect.count):
            kind = dropping.draw(arena, hunter)
            if (
                kind is not None
                and hunter.at is not None
                and not dropping.at_once(arena, kind, hunter)
            ):
                dropping.lay(arena, kind, hunter.at, "arena.order.event")
                collecting.appeared(arena, hunter.at)


def _purse(arena: Arena, effect: of.Purse, enemy: Source, cause: Hunter | None) -> None:
    arena.state.money = max(0, arena.state.money + effect.tokens)


def _refill(arena: Arena, effect: of.Refill, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        ammunition.reload(arena, hunter, "arena.spend.reactivate")


def _cure(arena: Arena, effect: of.Cure, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        wounds.heal(arena, hunter, effect.wounds)


def _charge(arena: Arena, effect: of.Charge, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        wounds.recharge(arena, hunter)


def _cleanse(arena: Arena, effect: of.Cleanse, enemy: Source, cause: Hunter | None) -> None:
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        for element in list(hunter.elements):
            cleanse(arena, hunter, element, "arena.action.resolve.effects")


def _ready(arena: Arena, effect: of.Ready, enemy: Source, cause: Hunter | None) -> None:
    """The best of its Spent tokens first: arena.spend.reactivate"""
    for hunter in targeting.meant(arena, effect.whom, enemy, cause):
        spent = sorted(
            [one for one in hunter.tokens if one.spent], key=lambda one: -DIE[one.colour]
        )
        for token in spent[: effect.count]:
            token.spent = False


def _summon(arena: Arena, effect: of.Summon, enemy: Source, cause: Hunter | None) -> None:
    """The Helper comes to its hunter: arena.hero.special_rule, arena.helper.acts_like_vh"""
    helper = None if cause is None else arena.helper(cause)
    if cause is None or cause.at is None or helper is None:
        return
    helper.at = None
    helper.at = rounds.nearest(arena, cause.at)
    arena.table.tell(Deployed, figure=helper.id, rule="arena.hero.special_rule")


def _stride(arena: Arena, effect: of.Stride, enemy: Source, cause: Hunter | None) -> None:
    """A hunter may move at once: arena.hero.special_rule, arena.element.cryo.effect"""
    if cause is None or cause.at is None or cause.dying or is_frozen(cause):
        return
    way, rule = walking.ways(arena, cause, effect.zones), "arena.hero.special_rule"
    route = ask(arena, cause, "stride", way, rule)
    zones = [arena.ground.hexes.at(point) for point in route.points[1:]]
    walking.walk(arena, cause, zones, rule)


DOES: dict[type, Callable[[Arena, Any, Source, Hunter | None], None]] = {
    of.Strike: _strike, of.Advance: _advance, of.Gain: _gain, of.Recharge: _recharge,
    of.Mend: _mend, of.Harm: _harm, of.Taint: _taint, of.Daze: _daze, of.Blast: _blast,
    of.Bring: _bring, of.Obey: _obey, of.Empty: _empty, of.Limelight: _limelight,
    of.Litter: _litter, of.Drag: _drag, of.Count: _count, of.Scatter: _scatter,
    of.Purse: _purse, of.Refill: _refill, of.Cure: _cure,
    of.Charge: _charge, of.Cleanse: _cleanse, of.Ready: _ready, of.Summon: _summon,
    of.Stride: _stride,
}  # fmt: skip
