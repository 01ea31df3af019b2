"""Moving: where a mini may go, and how the move goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from tapete.games.punk.figures import has
from tapete.games.punk.rules.moving.gaits import gait_of, hows, reach_of
from tapete.games.punk.rules.moving.marching import March
from tapete.games.punk.rules.turns.leashes import leashes
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.journey import Step
from tapete.spaces.treks.trek import Trek, Treks

__all__ = ["RULES", "gait_of", "go", "hows", "reach_of", "treks"]

BEAST, MOUNTED = "punk.special.beast", "punk.special.mounted.limits"
LEAPS = "punk.special.leap.three_d"

RULES: Mapping[str, str] = {
    "off_board": "punk.move.must_stand",
    "through": "punk.move.obstacle.otherwise",
    "narrow": "punk.move.gap_width",
    "over": "punk.move.enemies_block",
    "ends_on": "punk.move.no_overlap",
    "barred": "punk.move.terrain.impassable.no_move",
    "too_wide": "punk.move.obstacle.must_stand",
    "cannot_stand": "punk.move.must_stand",
    "no_ground": "punk.move.must_stand",
    "unclimbable": "punk.move.terrain.impassable.no_move",
    "no_wall": "punk.move.climb.as_rough",
    "no_drop": "punk.move.climb.drop",
    "held": "punk.move.climbing_position",
    "no_gap": "punk.move.jump.general",
    "too_long": "punk.move.jump.max",
    "too_deep": "punk.move.jump.landing_height",
    "too_high": "punk.move.jump.landing_height",
    "out_of_reach": "punk.move.distance",
    "out_of_reach_jump": "punk.move.jump.general",
    "touching": "punk.combat.assault.only_way",
    "apart": "punk.combat.assault.definition",
    "after_fall": "punk.move.climb.drop_high",
    "unmoved": "punk.action.move_family",
    "cannot_walk": "punk.special.leap.super",
    "cannot_climb": BEAST,
    "cannot_leap": LEAPS,
}
"""The rule behind each reason why a way is refused."""
NOT_ON_THE_DOWNED = "punk.downed.no_ending_on"
OF_THE_MOUNTED = {**RULES, "through": MOUNTED, "cannot_climb": MOUNTED}


def treks(
    skirmish: Skirmish,
    mini: Mini,
    allowance: int,
    contacts: Sequence[Mini] = (),
    *,
    must_touch: bool = False,
    only: tuple[str, ...] = (),
    stay: bool = False,
    plan: tuple[Step, ...] = (),
) -> Treks:
    """Where a mini may go with this much movement; it may end touching the enemies in `contacts`.

    Friends and the downed are passed, enemies are not, and nobody is stood upon:
    punk.move.enemies_block, punk.move.no_overlap, punk.ruling.enemy_block,
    punk.ruling.pass_friend_gap, punk.ruling.standing_support
    """
    others = tuple(skirmish.others(mini))
    allowed = {one.id for one in contacts}
    return Treks(
        skirmish.levels,
        gait_of(mini),
        mini.at,
        allowance,
        mini.facing,
        others,
        contacts=tuple([one for one in others if one.name in allowed]),
        must_touch=must_touch,
        hows=only or hows(mini),
        stay=stay,
        plan=plan,
        targets=tuple([one for one in others if not one.passable]),
        leashes=leashes(skirmish, mini, reach_of(mini)),
        rules=_rules(skirmish, mini),
    )


def _rules(skirmish: Skirmish, mini: Mini) -> Mapping[str, str]:
    """Returns the rules that bar a move; ending it on a downed mini has a rule of its own."""
    return _rules_among(tuple([one.id for one in skirmish.downed()]), has(mini, "mounted"))


@lru_cache(maxsize=256)
def _rules_among(downed: tuple[str, ...], mounted: bool) -> Mapping[str, str]:
    rules = OF_THE_MOUNTED if mounted else RULES
    return {**rules, **{f"ends_on.{one}": NOT_ON_THE_DOWNED for one in downed}}


def go(
    skirmish: Skirmish, mini: Mini, trek: Trek, contacts: Sequence[Mini] = (), *, free: bool = True
) -> None:
    """A Move Action from end to end.

    If it fails or declines a roll on the way, its player plots the rest again. If it is not `free`,
    it goes on as meant, as far as it gets. The rest may end in contact with `contacts`. A mini that
    drops into contact with an enemy has not fallen yet: the Assault sees to that.
    """

    def rest(allowance: int, plan: tuple[Step, ...]) -> Treks:
        return rest_of(skirmish, mini, allowance, contacts, plan)

    March(skirmish, mini, reach_of(mini), rest, free=free).go(trek)


def rest_of(
    skirmish: Skirmish,
    mini: Mini,
    allowance: int,
    contacts: Sequence[Mini] = (),
    plan: tuple[Step, ...] = (),
) -> Treks:
    """Where it may go on to, or stay; if it still touches an enemy, it gets away if it can.

    punk.ruling.separate_move
    """
    if skirmish.locked(mini):
        away = treks(skirmish, mini, allowance, contacts, plan=plan)
        if next(iter(away.few()), None) is not None:
            return away
    return treks(skirmish, mini, allowance, contacts, stay=True, plan=plan)
