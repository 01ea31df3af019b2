"""An Assault: the run, the contact, and the free fight."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.punk.events.fighting import Assaulted, Charged, SetOut
from tapete.games.punk.figures import has
from tapete.games.punk.rules.fighting.assault_question import Assault
from tapete.games.punk.rules.fighting.combat import fight
from tapete.games.punk.rules.fighting.dropping_on import after_drop, come_down, drops_from
from tapete.games.punk.rules.fighting.meeting import meet
from tapete.games.punk.rules.gifts import quirks
from tapete.games.punk.rules.harm.touching_markers import stands_in
from tapete.games.punk.rules.moving.bloodthirst import driven
from tapete.games.punk.rules.moving.marching import March
from tapete.games.punk.rules.moving.moving import reach_of, treks
from tapete.games.punk.rules.moving.prone import stands_in_contact
from tapete.games.punk.rules.moving.runs import run_to
from tapete.games.punk.rules.sight.behind import unseen
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.rules.turns.spending import new_action, spend
from tapete.games.punk.state import Charge, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf
from tapete.spaces.climbs.journey import Step
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.treks.trek import Treks

DEFINITION = "punk.combat.assault.definition"
PREVIOUS = "punk.combat.assault.bonus_previous_moves"
TURNS = "punk.combat.assault.target_faces"
STUMBLED = "punk.combat.assault.failed_terrain"
CHOOSES = "punk.combat.multiple.choose_target"


def in_sight(skirmish: Skirmish, mini: Mini, enemy: Mini) -> bool:
    """True if it sees that enemy; a mini that sees all round always does: punk.core.all_round"""
    return has(mini, "all_round") or mini_sees(skirmish, mini, enemy)


def assault(skirmish: Skirmish, mini: Mini, plan: Assault) -> None:
    """A Move Action of an Assault, which may bring it into contact."""
    forced = driven(skirmish, mini)
    spend(skirmish, mini, plan.actions, charging=True)
    named = [skirmish.mini(one) for one in plan.to]
    declare(skirmish, mini, plan, named)
    skirmish.table.tell(SetOut, figure=mini.id, target=named[0].id, rule=DEFINITION)
    march = charge_at(skirmish, mini, plan, named, free=not forced)
    met = [one for one in named if not one.out and skirmish.in_contact(mini, one)]
    if mini.out or mini.prone:
        skirmish.active.charge = None
    elif met:
        there = mini.at == march.journey.end
        contact(skirmish, mini, met, drops_from(march.trek) if there else 0)
    else:
        carry_on(skirmish, mini, plan)


def charge_at(
    skirmish: Skirmish, mini: Mini, plan: Assault, named: Sequence[Mini], *, free: bool
) -> March:
    """It runs. If it is slowed down, its player plots the rest again, unless it is not `free`."""

    def rest(allowance: int, steps: tuple[Step, ...]) -> Treks:
        return treks(skirmish, mini, allowance, named, stay=True, plan=steps)

    march = March(skirmish, mini, reach_of(mini), rest, free=free)
    march.go(plan.trek)
    return march


def declare(skirmish: Skirmish, mini: Mini, plan: Assault, named: Sequence[Mini]) -> None:
    """Notes its targets, and for each the consecutive Actions begun with it in sight.

    Actions against others never count, nor do those of a longer way than need be.
    punk.ruling.assault_declaration, punk.ruling.assault_several, punk.ruling.leap_assault
    """
    active = skirmish.active
    before = active.charge or Charge([], {}, mini.at)
    moves = {
        one.id: before.moves.get(one.id, 0) + (plan.actions if plan.actions <= fewest else 1)
        for one, fewest in zip(named, plan.fewest, strict=True)
        if fewest and in_sight(skirmish, mini, one)
    }
    active.charge = Charge([one.id for one in named], moves, before.begun)


def carry_on(skirmish: Skirmish, mini: Mini, plan: Assault) -> None:
    """It is not there yet. What it did counts only on a way of the fewest Actions.

    punk.combat.assault.max_advance, punk.combat.assault.min_actions, punk.ruling.assault_halved
    """
    target, charge = skirmish.mini(plan.to[0]), skirmish.active.charge
    assert charge is not None
    if mini.at != plan.trek.journey.end:
        fewest = dict(zip(plan.to, plan.fewest, strict=True))
        charge.moves = {
            name: moves
            for name, moves in charge.moves.items()
            if still_in_time(skirmish, mini, skirmish.mini(name), fewest[name] - plan.actions)
        }
        charge = charge if target.id in charge.moves else None
    skirmish.active.charge = None if target.out else charge
    if skirmish.active.charge is not None:
        skirmish.table.tell(Charged, figure=mini.id, target=target.id, rule=PREVIOUS)


def still_in_time(skirmish: Skirmish, mini: Mini, target: Mini, left: int) -> bool:
    """True if the rest takes no more Actions than it would have if all had gone well."""
    reach = reach_of(mini)
    domain = treks(skirmish, mini, reach, [target])
    run = run_to(domain, domain.contacts[0], reach, left * reach) if left > 0 else None
    return run is not None and run.actions <= left


def contact(skirmish: Skirmish, mini: Mini, met: Sequence[Mini], above: int) -> None:
    """The targets turn to it; then it fights one for free: punk.combat.assault.definition"""
    active = skirmish.active
    assert active.charge is not None
    charge, active.charge = active.charge, None
    if above:
        come_down(skirmish, mini, above)
    for one in met:
        gain(skirmish, mini, one, charge)
    for one in met:
        one.facing = round(bearing(one.at.point, mini.at.point)) % TURN
        stands_in_contact(skirmish, one)
    meet(skirmish, mini, list(met))
    if mini.out:
        return
    free_fight(skirmish, mini, above)
    if above:
        after_drop(skirmish, mini, above)


def gain(skirmish: Skirmish, mini: Mini, target: Mini, charge: Charge) -> None:
    """Notes what the Assault gives against one of the enemies it touches.

    A failed roll to cross rough ground costs what the run would give, and no more.
    punk.ruling.assault_terrain_scope
    """
    active = skirmish.active
    keeps = quirks.keeps_momentum(skirmish, mini, target)
    run = charge.moves.get(target.id, 0) if keeps and not active.stumbled else 0
    trail = [charge.begun] if skirmish.rules.behind_from_start else active.trail
    behind = keeps and unseen(skirmish, mini, target, trail)
    active.momentum[target.id] = run
    if behind and target.id not in active.behind:
        active.behind.append(target.id)
    skirmish.table.tell(
        Assaulted,
        figure=mini.id,
        target=target.id,
        bonus=run,
        behind=behind,
        rule=STUMBLED if active.stumbled else DEFINITION,
        also=(TURNS,),
    )


def free_fight(skirmish: Skirmish, mini: Mini, above: int) -> None:
    """It fights any enemy of the combat at once, for free: an Action of its own, also in a fire.

    punk.ruling.reroll_scope, punk.ruling.fire_whose_action
    """
    new_action(skirmish)
    burns = skirmish.locked(mini) and not stands_in(skirmish, mini)
    rivals = [one for one in skirmish.combat(mini) if one.seat != mini.seat]
    if burns or not rivals:
        return
    rival = rivals[0]
    if len(rivals) > 1:
        ids = tuple([one.id for one in rivals])
        key = "punk.ask.free_fight"
        chosen = skirmish.table.ask(mini.seat, key, OneOf(ids), CHOOSES, figure=mini.id)
        rival = skirmish.mini(chosen)
    fight(skirmish, mini, rival, above, free=True)
