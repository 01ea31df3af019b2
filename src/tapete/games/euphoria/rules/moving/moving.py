"""Moving: where a miniature may go, and how the move goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tapete.games.euphoria.figures import engaged, has
from tapete.games.euphoria.rules.moving.gaits import gait_of, hows
from tapete.games.euphoria.rules.moving.marching import march
from tapete.games.euphoria.rules.moving.paying import budget, free_left, furthest, price
from tapete.games.euphoria.rules.moving.room import GAP
from tapete.games.euphoria.state import NEUTRAL, Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.treks.trek import Trek, Treks

MOVE = "move"
"""What an ability may keep somebody from."""
CLUMSY, SLOW = "euphoria.class.clumsy", "euphoria.class.slow"
RULES: Mapping[str, str] = {
    "off_board": "euphoria.move.table_edge",
    "through": "euphoria.move.traverse",
    "narrow": "euphoria.move.openings",
    "over": "euphoria.move.over_enemy",
    "ends_on": "euphoria.move.over_friend",
    "barred": "euphoria.move.openings",
    "too_wide": "euphoria.move.traverse.low",
    "cannot_stand": "euphoria.move.stable_end",
    "no_ground": "euphoria.move.stable_end",
    "hanging": "euphoria.move.stairs.unstable",
    "held": "euphoria.move.stairs.unstable",
    "unclimbable": "euphoria.move.traverse.tall",
    "no_wall": "euphoria.move.traverse.tall",
    "no_drop": "euphoria.move.drop",
    "no_gap": "euphoria.move.jump",
    "too_long": "euphoria.move.jump",
    "too_deep": "euphoria.move.jump",
    "too_high": "euphoria.move.jump",
    "out_of_reach": "euphoria.move.budget",
    "out_of_reach_jump": "euphoria.move.jump",
    "out_of_reach_leap": "euphoria.move.fly",
    "out_of_reach_climb": "euphoria.move.traverse.tall",
    "out_of_reach_ladder": "euphoria.move.stairs",
    "out_of_reach_cross": "euphoria.move.traverse.low",
    "too_long_a_way": SLOW,
    "touching": "euphoria.move.enemy_gap",
    "too_near": "euphoria.move.enemy_gap",
    "apart": "euphoria.charge.req.place",
    "unmoved": "euphoria.move.budget",
    "cannot_leap": "euphoria.move.fly",
}
"""The rule behind each reason why a way is refused."""
OF_THE_CLUMSY = {
    **RULES,
    **dict.fromkeys(("cannot_climb", "cannot_jump", "cannot_drop", "barred", "through"), CLUMSY),
}


def able(show: Show, mini: Mini) -> bool:
    """True if it can change its position now.

    euphoria.melee.locked, euphoria.move.jump.roll, euphoria.ability.phase
    """
    if mini.deeds.stumbled or mini.deeds.stayed or MOVE in mini.deeds.barred:
        return False
    if mini.ap <= 0 and free_left(mini) <= 0:
        return False
    return furthest(mini) != 0 and not engaged(show, mini)


def treks(show: Show, mini: Mini, *, roped: bool = False) -> Treks:
    """Where it may go with the AP it has left; `roped` if it climbs with its rope.

    Friends may be passed over, all others not: euphoria.move.over_friend,
    euphoria.move.over_enemy, euphoria.ruling.neutral_minis
    """
    others = tuple(show.others(mini))
    exact = show.rules.rounding_by_kind or has(mini, "fly")
    return Treks(
        show.levels,
        gait_of(mini, roped=roped),
        mini.at,
        budget(show, mini, mini.ap),
        others=others,
        contacts=tuple([one for one in others if _may_touch(show, mini, one)]),
        hows=hows(mini),
        stay=True,
        targets=tuple([one for one in others if not one.passable]),
        shunned=shunned(show, mini),
        away=GAP,
        most=furthest(mini) or 0,
        price=partial(price, show, mini, mini.ap) if exact else None,
        turns=False,
        measures=show.rules.measuring,
        hangs=False,
        falls_end=False,
        rules=OF_THE_CLUMSY if has(mini, "clumsy") else RULES,
    )


def _may_touch(show: Show, mini: Mini, one: Standing) -> bool:
    """True for those of no team, who may be touched but not passed over."""
    return show.mini(one.name).seat == NEUTRAL


def shunned(show: Show, mini: Mini, but: Sequence[str] = ()) -> tuple[Standing, ...]:
    """The enemies it may not come near to without a charge."""
    rivals = [one for one in show.enemies(mini) if one.id not in but]
    return tuple([Standing(disc(one), one.at.height, one.id) for one in rivals])


def go(show: Show, mini: Mini, trek: Trek) -> None:
    """Moves along a way, as far as it gets; a way that leads nowhere is the choice to stay."""
    mini.deeds.started = True
    if trek.journey.length or trek.journey.end != mini.at:
        march(show, mini, trek.journey)
    else:
        mini.deeds.stayed = True
