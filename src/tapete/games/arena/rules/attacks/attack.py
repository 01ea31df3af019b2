"""A hunter or a Helper attacks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from tapete.games.arena.content.entries import Action
from tapete.games.arena.content.properties import gathered
from tapete.games.arena.events.attacks import Attacked, Struck
from tapete.games.arena.figures import DIE, gear_of, grants, has
from tapete.games.arena.rules.attacks import fumbles, numbers
from tapete.games.arena.rules.attacks.swing import Swing, terms
from tapete.games.arena.rules.attacks.throwing import thrown_at
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.dice.readings import Outcome
from tapete.games.arena.rules.gear import ammunition
from tapete.games.arena.rules.harm import defence, enemies
from tapete.games.arena.rules.harm.elements import place_later, trigger
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.terrain import barrels
from tapete.games.arena.rules.zones import sight
from tapete.games.arena.state import Enemy, Figure, Helper, Hunter, Item, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf
from tapete.spaces.hexes.hexes import Hex

MELEE = Action(attribute="melee", range=("red",))
"""The basic action: arena.basic.melee"""
STOP = "stop"
HELPER = "helper"
SPARES, SPOTS = "spares_friends", "falconer"
"""Abilities: explosions that hurt no friend, and a Helper that shows where to aim."""


def targets(arena: Arena, figure: Figure, action: Action) -> list[Enemy | Thing]:
    """The enemies, and the Barrels, that an attack can be aimed at.

    arena.attack.enemies_only, arena.ruling.barrel_position
    """
    return [one for one in marks(arena) if sight.in_reach(arena, figure, action, one)]


def marks(arena: Arena) -> list[Enemy | Thing]:
    """All that attacks might be aimed at: arena.attack.enemies_only"""
    barrels_ = [one for one in arena.state.things if barrels.is_barrel(one)]
    return [*arena.state.enemies, *barrels_]


def attack(arena: Arena, figure: Hunter | Helper, swing: Swing, target: Enemy | Thing) -> None:
    """The attack, and its repetitions if it is Rapid: each is resolved by itself.

    arena.prop.rapid.repeat, arena.ruling.rapid_count, arena.ruling.rapid_out_of_ammo
    """
    hunter = arena.owner(figure)
    counting.attacked(arena, hunter, swing.item)
    arena.fired.append(swing.item)
    repeats = gathered(swing.texts).get("rapid", 0)
    here: Enemy | Thing | None = target
    for left in reversed(range(repeats + 1)):
        assert here is not None
        zone = here.at
        assert zone is not None
        last = not left
        outcome = (
            _one_of_many(arena, figure, swing, here, last=last)
            if repeats
            else strike(arena, figure, swing, here, last=last)
        )
        if last:
            return
        if _jams(swing, outcome) or figure.at is None:
            break
        here = _again(arena, figure, swing, zone)
        if here is None:
            break
    ammunition.after_attack(arena, hunter, swing.item, swing.texts)


def _one_of_many(
    arena: Arena, figure: Hunter | Helper, swing: Swing, target: Enemy | Thing, *, last: bool
) -> Outcome:
    """One repetition of an attack: a stage, because what comes of it depends on the state alone.

    In a [RE]action it does not: there more matters about the attacker than its id.
    """
    name = target.id
    if arena.reacting:
        return strike(arena, figure, swing, target, last=last)
    return arena.table.stage(
        lambda: strike(arena, figure, swing, arena.thing(name) or arena.enemy(name), last=last),
        strike, figure.id, swing, name, last,
    )  # fmt: skip


def _jams(swing: Swing, outcome: Outcome) -> bool:
    """True if a fumble with Small Magazines empties the weapon: arena.prop.small_magazines"""
    return outcome is Outcome.FUMBLE and "small_magazines" in gathered(swing.texts)


def _wear(arena: Arena, hunter: Hunter, swing: Swing, outcome: Outcome, *, last: bool) -> None:
    """What an attack does to its weapon: part of it, so before anybody answers or [RE]acts.

    arena.prop.small_magazines, arena.prop.bullet_hog, arena.reaction.timing
    """
    if _jams(swing, outcome):
        ammunition.empty(arena, hunter, swing.item, "arena.prop.small_magazines")
    if last:
        ammunition.after_attack(arena, hunter, swing.item, swing.texts)


def _again(arena: Arena, figure: Hunter | Helper, swing: Swing, zone: Hex) -> Enemy | Thing | None:
    """The next target of a Rapid attack, in the last one's zone or beside it.

    arena.prop.rapid.targets
    """
    near = arena.ground.hexes.beside[zone]
    every = [
        one for one in targets(arena, figure, swing.action) if one.at == zone or one.at in near
    ]
    if not every:
        return None
    ways = (*[one.id for one in every], STOP)
    seat, rule = arena.seat(figure), "arena.prop.rapid.targets"
    chosen = arena.table.ask(seat, "arena.ask.again", OneOf(ways), rule, figure=figure.id)
    return next((one for one in every if one.id == chosen), None)


def strike(
    arena: Arena, figure: Hunter | Helper, swing: Swing, target: Enemy | Thing, *, last: bool
) -> Outcome:
    """One roll against everybody that the attack meets; the `last` one is over for its weapon too.

    arena.action.resolve.target, arena.action.multi_target, arena.action.result_needs_success
    """
    arena.table.tell(
        Attacked, figure=figure.id, target=target.id, item=swing.item,
        rule="arena.action.resolve.target", also=partial(_grounds, arena, figure, swing, target),
    )  # fmt: skip
    swing = spotted(arena, figure, swing, target)
    met = _met(arena, figure, swing, target)
    foes = [one for one in met if isinstance(one, Enemy | Thing)]
    marked = [one for one in met if isinstance(one, Figure)]
    later = trigger(arena, swing.texts, marked)
    thrown = arena.table.stage(lambda: thrown_at(arena, figure, swing, met))
    outcomes = dict(thrown.outcomes)
    with window.opened(arena) as hurt:
        for one in met:
            if isinstance(one, Hunter) and one.at is not None:
                _on_friend(arena, figure, swing, one, thrown.face, hurt)
            elif one.at is not None:
                _resolve(arena, figure, swing, one, outcomes[one.id], single=len(met) == 1)
        place_later(arena, later, swing.texts, marked)
        outcome = outcomes[target.id]
        _wear(arena, arena.owner(figure), swing, outcome, last=last)
    if outcome is Outcome.FUMBLE and figure.at is not None:
        fumbles.provoke(arena, figure, [one for one in foes if isinstance(one, Enemy)], swing.texts)
    return outcome


def _grounds(
    arena: Arena, figure: Hunter | Helper, swing: Swing, target: Enemy | Thing
) -> tuple[str, ...]:
    """The rules by which it can be aimed like this."""
    assert target.at is not None
    found = ["arena.attack.enemies_only", "arena.action.range_bands", "arena.los.required"]
    found += [*sight.grounds(arena, figure, target.at), *numbers.grounds(arena, target)]
    found += ["arena.prop.explosive"] if "explosive" in gathered(swing.texts) else []
    found += ["arena.gear.weapon_action" if swing.item else "arena.action.components"]
    if swing.item and not ammunition.runs_out(swing.item):
        found.append("arena.gear.melee_weapon")
    if swing.free:
        found.append("arena.gear.grenade.free" if "grenade" in swing.sorts else "arena.action.free")
    if isinstance(figure, Helper):
        found += ["arena.helper.acts_like_vh", "arena.ruling.helper_los"]
    elif swing.action == MELEE:
        found.append("arena.basic.melee")
    return tuple(found)


def _met(
    arena: Arena, figure: Hunter | Helper, swing: Swing, target: Enemy | Thing
) -> list[Figure | Thing]:
    """Whom the attack meets: one, some of a zone, or all in it, friends too.

    arena.prop.crowd_control, arena.prop.explosive
    """
    held, zone = gathered(swing.texts), target.at
    assert zone is not None
    if "explosive" in held:
        figures = [one for one in arena.inside(zone) if not isinstance(one, Helper)]
        if has(arena.owner(figure), SPARES):
            figures = [one for one in figures if isinstance(one, Enemy)]
        return [*figures, *([target] if isinstance(target, Thing) else [])]
    if "crowd_control" not in held:
        return [target]
    there = [one for one in _foes_in(arena, zone) if one is not target]
    most = number(
        arena, 4, "arena.prop.crowd_control", arena.seat(figure),
        alike=lambda count: min(count, 1 + len(there)),
    )  # fmt: skip
    chosen: list[Figure | Thing] = [target]
    while there and len(chosen) < most:
        ids = [one.id for one in there]
        full = len(there) <= most - len(chosen)
        picked = ids[0] if full else decide(
            arena, "crowd", ids, "arena.prop.crowd_control", figure=figure.id
        )  # fmt: skip
        chosen += [one for one in there if one.id == picked]
        there = [one for one in there if one.id != picked]
    return chosen


def _foes_in(arena: Arena, zone: Hex) -> list[Enemy | Thing]:
    things = [one for one in arena.state.things if barrels.is_barrel(one) and one.at == zone]
    return [*[one for one in arena.state.enemies if one.at == zone], *things]


def spotted(arena: Arena, figure: Hunter | Helper, swing: Swing, target: Enemy | Thing) -> Swing:
    """The attack as it is made on a target, which the Helper of a falconer may have spotted.

    arena.hero.special_rule
    """
    if not isinstance(figure, Hunter) or not has(figure, SPOTS):
        return swing
    helper = arena.helper(figure)
    if helper is None or helper.at != target.at:
        return swing
    return msgspec.structs.replace(swing, spotted=True)


def _resolve(
    arena: Arena, figure: Hunter | Helper, swing: Swing, met: Figure | Thing, outcome: Outcome,
    *, single: bool,
) -> None:  # fmt: skip
    """What the roll does to one of the foes it meets."""
    hunter = arena.owner(figure)
    arena.table.tell(
        Struck, figure=figure.id, target=met.id, outcome=outcome.name.lower(),
        rule=OUTCOMES.get(outcome, "arena.action.resolve.outcome"),
        also=(*_follows(outcome, single=single), *_more(met, swing, outcome)),
    )  # fmt: skip
    if not outcome.succeeds:
        return
    if outcome is Outcome.CRIT:
        counting.crit(arena, hunter)
    if isinstance(met, Thing):
        barrels.explode(arena, met, hunter)
    elif isinstance(met, Enemy):
        _hit(arena, hunter, swing, met, crit=outcome is Outcome.CRIT)


def _hit(arena: Arena, hunter: Hunter, swing: Swing, enemy: Enemy, *, crit: bool) -> None:
    """The wounds of a hit, and what an attack does only on a Crit.

    arena.enemy.shield.spent, arena.prop.crit_effects
    """
    texts = numbers.crit_elements(swing.texts) if crit else ()
    later = trigger(arena, texts, [enemy])
    wounds = numbers.wounds_on(arena, enemy, swing.texts, crit=crit)
    arena.blow = blow_of(arena, swing)
    enemies.wound(arena, enemy, wounds, hunter, attack=True)
    place_later(arena, later, texts, [enemy])


OUTCOMES = {Outcome.CRIT: "arena.action.crit_auto", Outcome.FUMBLE: "arena.action.fumble_auto"}
"""The rules by which a face decides by itself."""


def _follows(outcome: Outcome, *, single: bool) -> tuple[str, ...]:
    """The rules of what an outcome does, for one target or for each of several."""
    many = () if single else ("arena.action.multi_target",)
    if outcome.succeeds:
        return ("arena.action.resolve.effects", "arena.attack.one_wound", *many)
    return ("arena.action.result_needs_success", *many)


def _more(met: Figure | Thing, swing: Swing, outcome: Outcome) -> tuple[str, ...]:
    """The rules by which a success does more than one wound."""
    if not outcome.succeeds or not isinstance(met, Figure):
        return ()
    return numbers.reasons(met, swing.texts, crit=outcome is Outcome.CRIT)


def _on_friend(
    arena: Arena, figure: Hunter | Helper, swing: Swing, friend: Hunter, face: int,
    hurt: window.Hurt,
) -> None:  # fmt: skip
    """A hunter caught in an explosion defends against the attacker's total with Reflexes.

    arena.ruling.friendly_fire
    """
    plus, sides = sum(one.amount for one in terms(arena, figure, swing)), DIE[swing.colour]
    if face == 1 or friend.dying:
        return
    wounds = numbers.wounds_on(arena, friend, swing.texts, crit=face == sides)
    threat = defence.Threat(
        face + plus, "reflexes", wounds, face == sides, rule="arena.ruling.friendly_fire"
    )
    hurt.note(friend, lambda: defence.defend(arena, friend, threat))


def texts_of(hunter: Hunter, action: Action, sorts: Sequence[str]) -> tuple[str, ...]:
    """The properties of an attack: those of its action, and what the hunter's cards add."""
    from_cards = [one.property for one in grants(hunter) if one.property and one.attacks in sorts]
    return (*action.properties, *from_cards)


def blow_of(arena: Arena, swing: Swing) -> tuple[str, ...]:
    """What a kill by an attack counts as; that of a Helper goes by its Attribute too.

    arena.helper.no_spotlight
    """
    out_of_turn = ("reaction",) if arena.reacting else ()
    return (*swing.sorts, str(swing.action.attribute), *out_of_turn)


def widened(hunter: Hunter, action: Action, sorts: Sequence[str]) -> Action:
    """An action with the distances that the hunter's cards add to its range."""
    more = [
        one.range for one in grants(hunter)
        if one.range is not None and one.attacks in sorts and one.range not in action.range
    ]  # fmt: skip
    return msgspec.structs.replace(action, range=(*action.range, *more)) if more else action


def sorts_of(action: Action, item: Item | None, *extra: str) -> tuple[str, ...]:
    """The sorts of attack that a hunter's action is, for cards that raise some of them.

    What raises a hunter's attacks does nothing for its Helper: arena.ruling.helper_stats
    """
    if HELPER in extra:
        return (HELPER,)
    found = [str(action.attribute)] if action.attribute in ("ranged", "melee") else []
    if item is not None:
        card = gear_of(item)
        found += [card.make] if card.make else []
        found += ["firearm"] if card.firearm else []
        found += ["grenade"] if card.slot == "grenade" else []
    return (*found, *extra, "all")
