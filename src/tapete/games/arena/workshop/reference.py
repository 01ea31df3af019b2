"""The rules on the page of quick reference of a party's sheets, by their ids."""

from __future__ import annotations

REFERENCE = (
    "arena.system.token_die", "arena.system.crit_fumble_faces", "arena.system.action_uses_token",
    "arena.spend.action_token_exception", "arena.round.hero_turn", "arena.round.enemy_turn",
    "arena.round.end_steps", "arena.los.blocked_between", "arena.los.engaged_limit",
    "arena.zone.capacity", "arena.action.free", "arena.action.complex",
    "arena.action.range_bands", "arena.action.resolve.roll", "arena.action.resolve.outcome",
    "arena.action.obstacle_die", "arena.attack.one_wound", "arena.basic.move",
    "arena.basic.melee", "arena.basic.swap", "arena.basic.interact", "arena.basic.collect.when",
    "arena.loot.use_anytime", "arena.loot.health", "arena.loot.ammo", "arena.loot.weapon",
    "arena.loot.level_up.all", "arena.gear.slots", "arena.gear.firearm",
    "arena.gear.grenade.free", "arena.shield.tokens", "arena.wound.token_turns_red",
    "arena.ffyl.trigger", "arena.enemy.target.spotlight", "arena.enemy.target.most_red",
    "arena.order.attack", "arena.order.attack.else_move", "arena.order.move",
    "arena.order.no_ammo", "arena.enemy.shield.roll", "arena.defence.who_rolls",
    "arena.defence.pick_token", "arena.defence.roll", "arena.reaction.trigger",
    "arena.reaction.cost", "arena.reaction.once_per_attack", "arena.cleanup.roll",
    "arena.respawn.cost", "arena.victory.cannot_respawn", "arena.terrain.tyre.space",
    "arena.terrain.barrel.explode", "arena.terrain.chest.open",
)  # fmt: skip
