"""The rules on the page of quick reference of a survivor's sheet, by their ids."""

from __future__ import annotations

REFERENCE = (
    "darkness.difficulty.ladder", "darkness.difficulty.reach_or_exceed", "darkness.check.pool",
    "darkness.check.skill_bonus", "darkness.check.one_skill", "darkness.opposed.resolve",
    "darkness.turn.steps_any_order", "darkness.turn.action_list", "darkness.turn.heal_instead",
    "darkness.move.allowance", "darkness.move.street_double", "darkness.move.stop_on_entry",
    "darkness.move.ends_on_action", "darkness.fate.die", "darkness.fate.one", "darkness.fate.six",
    "darkness.door.difficulty", "darkness.door.ways_in", "darkness.door.force_consequence",
    "darkness.door.window", "darkness.door.invite", "darkness.perception.amount",
    "darkness.flip.stop", "darkness.object.search", "darkness.object.fail",
    "darkness.ally.persuade", "darkness.ally.fail", "darkness.ally.one_per_roll",
    "darkness.security.check", "darkness.security.fail.eject", "darkness.security.kill",
    "darkness.collab.range", "darkness.collab.reroll", "darkness.combat.initiative",
    "darkness.combat.attack", "darkness.combat.defence", "darkness.combat.rounds",
    "darkness.combat.retreat.roll", "darkness.combat.victory.points", "darkness.load.base_limit",
    "darkness.load.strength_roll", "darkness.disc.failure.third", "darkness.disc.ally.sacrifice",
    "darkness.vp.spend.reroll", "darkness.vp.spend.extra_die", "darkness.vp.spend.failure",
    "darkness.vp.spend.cancel_fate", "darkness.vp.spend.skill_point",
    "darkness.vp.lose_with_object", "darkness.victory.winner",
)  # fmt: skip
