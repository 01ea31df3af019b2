"""Attacks: with weapons, bare hands, grenades, special rules, and those of a Helper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tapete.deeds import Crossed, Details, Do, ToEach, Why, WithEach
from tapete.games.arena.actions import groups
from tapete.games.arena.actions.kind import Kind
from tapete.games.arena.actions.paying import TOKEN, pay, payable
from tapete.games.arena.content.entries import Ability, Action, Slot
from tapete.games.arena.content.library import library
from tapete.games.arena.content.properties import gathered
from tapete.games.arena.figures import ZONES, colours, gear_of, has, times
from tapete.games.arena.rules.attacks import attack as attacks
from tapete.games.arena.rules.attacks.swing import Swing
from tapete.games.arena.rules.turns import walking
from tapete.games.arena.rules.zones import sight
from tapete.games.arena.state import Colour, Enemy, Helper, Hunter, Item, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf
from tapete.kernel.plain import Plain
from tapete.spaces.hexes.hexes import Hex

HELPER, MELEE = attacks.HELPER, attacks.MELEE
LENT = "lent"
"""Stands for the token of a weapon with Run and Gun."""
GUNZERKER_TWICE, GUNZERKER_FFYL = "gunzerker_twice", "gunzerker_ffyl"
SPECIAL_TWICE, STEADY = "special_twice", "steady"
"""Abilities: the special rule once more, and complex actions beside enemies."""


class Arm(NamedTuple):
    """Something to attack with."""

    item: Item | None
    action: Action


def arms(hunter: Hunter) -> list[Arm]:
    """The actions of its equipped weapons: arena.gear.weapon_action"""
    return _arms(hunter, "weapon")


def _arms(hunter: Hunter, slot: Slot) -> list[Arm]:
    return [
        Arm(item, attacks.widened(hunter, action, attacks.sorts_of(action, item)))
        for item in hunter.equipped if gear_of(item).slot == slot
        for action in gear_of(item).actions
    ]  # fmt: skip


def _indexed(every: Sequence[Arm]) -> Iterator[tuple[int, Arm]]:
    return enumerate(every)


def _weapons(arena: Arena, hunter: Hunter) -> Iterator[tuple[int, Arm]]:
    return ((n, one) for n, one in _indexed(arms(hunter)) if not _charges(one))


def _charges(arm: Arm) -> bool:
    return "charge" in gathered(arm.action.properties)


def _out_of_ammo(arena: Arena, hunter: Hunter, arm: Arm) -> Why | None:
    """Why a weapon cannot be used: its ammunition, tokens, or enemies near by.

    arena.gear.firearm, arena.spend.inactive
    """
    if arm.item is not None and arm.item.spent:
        return "arena.gear.firearm", "out_of_ammo"
    if not _weapon_tokens(arena, hunter, arm)[TOKEN]:
        return "arena.system.action_uses_token", "no_token"
    return _complex(arena, hunter, arm.action)


def _pin_out(arena: Arena, hunter: Hunter, arm: Arm) -> Why | None:
    """Why a grenade cannot be thrown: ammunition, tokens in a [RE]action, or enemies near by."""
    if arm.item is not None and arm.item.spent:
        return "arena.spend.inactive", "out_of_ammo"
    if arena.reacting and not payable(arena, hunter):
        return "arena.system.action_uses_token", "no_token"
    return _hampered(arena, hunter, arm)


def _hampered(arena: Arena, hunter: Hunter, arm: Arm) -> Why | None:
    """Why enemies near by bar a weapon, be the attack free or not: arena.action.complex"""
    return _complex(arena, hunter, arm.action)


def _complex(arena: Arena, hunter: Hunter, action: Action) -> Why | None:
    """A complex action is barred in a zone with enemies: arena.action.complex"""
    if "complex" not in gathered(action.properties) or has(hunter, STEADY):
        return None
    if arena.enemies_in(hunter.at):
        return "arena.action.complex", "enemy_near"
    return None


def _marks(arena: Arena, *_: object) -> list[Enemy | Thing]:
    return attacks.marks(arena)


def _off(arena: Arena, hunter: Hunter, arm: Arm, mark: Enemy | Thing) -> Why | None:
    """Why something cannot be aimed at: it is out of range or out of sight."""
    return _missed(arena, hunter, arm.action, mark)


def _missed(
    arena: Arena, figure: Hunter | Helper, action: Action, mark: Enemy | Thing
) -> Why | None:
    if sight.in_reach(arena, figure, action, mark):
        return None
    return sight.out_of_reach(arena, figure, action, mark)


def _nobody(arena: Arena, hunter: Hunter) -> Why | None:
    """Why nothing can be attacked at all: arena.ruling.target_before_token"""
    return None if attacks.marks(arena) else ("arena.action.resolve.target", "no_target")


def _tokens(arena: Arena, hunter: Hunter, *_: object) -> dict[str, Sequence[Plain]]:
    return {TOKEN: list(payable(arena, hunter))}


def _weapon_tokens(
    arena: Arena, hunter: Hunter, arm: Arm, target: object = None
) -> dict[str, Sequence[Plain]]:
    """Its tokens and, in a [RE]action, that of the weapon: arena.prop.run_and_gun"""
    found: list[Plain] = list(payable(arena, hunter))
    lent = arm.item.lent if arm.item is not None else None
    if arena.reacting and lent is not None and not lent.spent:
        found.append(LENT)
    return {TOKEN: found}


def _paid(arena: Arena, hunter: Hunter, item: Item | None, details: Details) -> Colour:
    if details[TOKEN] == LENT and item is not None and item.lent is not None:
        item.lent.spent = True
        return "yellow"
    return pay(arena, hunter, details)


def _target(arena: Arena, identity: str) -> Enemy | Thing:
    return arena.thing(identity) or arena.enemy(identity)


def _swing(
    arena: Arena, figure: Hunter | Helper, arm: Arm, colour: Colour, *sorts: str, free: bool = False
) -> Swing:
    more = (*sorts, *(("reaction",) if arena.reacting else ()))
    kinds = attacks.sorts_of(arm.action, arm.item, *more)
    texts = attacks.texts_of(arena.owner(figure), arm.action, kinds)
    item = arm.item.kind if arm.item else ""
    return Swing(arm.action, colour, texts, free, item, kinds)


def _attack(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    arm = arms(hunter)[do.item]
    colour = _paid(arena, hunter, arm.item, details)
    attacks.attack(arena, hunter, _swing(arena, hunter, arm, colour), _target(arena, do.to))


def _melee(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    swing = _swing(arena, hunter, Arm(None, MELEE), pay(arena, hunter, details))
    attacks.attack(arena, hunter, swing, _target(arena, do.to))


# --- charges


def _chargers(arena: Arena, hunter: Hunter) -> list[tuple[int, Arm]]:
    return [(n, one) for n, one in _indexed(arms(hunter)) if _charges(one)]


def _charge(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """Moves as far as the token allows, then attacks somebody in reach.

    arena.prop.charge, arena.ruling.charge_target
    """
    arm = arms(hunter)[do.item]
    colour = _paid(arena, hunter, arm.item, details)
    seat, rule = hunter.seat, "arena.prop.charge"
    if "cryo" not in hunter.elements:
        way = walking.ways(arena, hunter, ZONES[colour])
        route = arena.table.ask(seat, "arena.ask.charge", way, rule, figure=hunter.id)
        walking.walk(arena, hunter, zones_of(arena, route.points[1:]), rule)
    able = attacks.targets(arena, hunter, arm.action)
    if able:
        ids = tuple([one.id for one in able])
        chosen = arena.table.ask(seat, "arena.ask.charge_at", OneOf(ids), rule, figure=hunter.id)
        attacks.attack(arena, hunter, _swing(arena, hunter, arm, colour), _target(arena, chosen))


def zones_of(arena: Arena, points: Any) -> list[Hex]:
    return [arena.ground.hexes.at(point) for point in points]


# --- grenades


def _grenades(arena: Arena, hunter: Hunter) -> list[tuple[int, Arm]]:
    return list(enumerate(_arms(hunter, "grenade")))


def _thrown(arena: Arena, hunter: Hunter) -> Why | None:
    """One grenade may be thrown in a turn: arena.gear.grenade.once_per_turn"""
    return ("arena.gear.grenade.once_per_turn", "thrown") if hunter.threw else None


def _grenade_tokens(arena: Arena, hunter: Hunter, *_: object) -> dict[str, Sequence[Plain]]:
    """A grenade is free, but a [RE]action never is: arena.ruling.reaction_free_action"""
    return _tokens(arena, hunter) if arena.reacting else {}


def _throw(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """A grenade has a die of its own: arena.gear.grenade.free, arena.gear.grenade.die"""
    arm = _grenades(arena, hunter)[do.item][1]
    if TOKEN in details:
        pay(arena, hunter, details)
    assert arm.item is not None
    colour = gear_of(arm.item).die
    assert colour is not None
    hunter.threw = True
    swing = _swing(arena, hunter, arm, colour, free=TOKEN not in details)
    attacks.attack(arena, hunter, swing, _target(arena, do.to))


# --- special rules


def special_of(hunter: Hunter) -> Ability:
    return library().abilities[library().hunters[hunter.id].special]


def _specials(arena: Arena, hunter: Hunter) -> list[tuple[int, Arm]]:
    action = special_of(hunter).action
    if action is None:
        return []
    return [(0, Arm(None, attacks.widened(hunter, action, ("special",))))]


def _special(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """Attacks by the hunter's special rule: arena.hero.special_rule"""
    arm = _specials(arena, hunter)[0][1]
    swing = _swing(arena, hunter, arm, pay(arena, hunter, details), "special")
    count_special(arena)
    attacks.attack(arena, hunter, swing, _target(arena, do.to))


def count_special(arena: Arena) -> None:
    if arena.state.active is not None and not arena.reacting:
        arena.state.active.specials += 1


def used_up(arena: Arena, hunter: Hunter) -> Why | None:
    """Why it cannot use its special rule again in this activation."""
    most, active = special_of(hunter).most, arena.state.active
    most += times(hunter, SPECIAL_TWICE) if most else 0
    if most and active is not None and not arena.reacting and active.specials >= most:
        return "arena.hero.special_rule", "used_up"
    return None


def endings_left(arena: Arena, hunter: Hunter) -> int:
    """How many free attacks it still has at the end of its activation."""
    active = arena.state.active
    if arena.last:
        return 1
    if not special_of(hunter).ending or active is None:
        return 0
    return 1 + times(hunter, GUNZERKER_TWICE) - active.specials


def ending_weapons(arena: Arena, hunter: Hunter) -> list[tuple[int, Arm]]:
    """Ranged weapons that are loaded and were not used in this activation, or this [RE]action."""
    active = arena.state.active
    used = active.used if active is not None else []
    used = arena.fired if arena.last else used
    return [
        (n, one) for n, one in _indexed(arms(hunter))
        if one.action.attribute == "ranged" and one.item is not None and not one.item.spent
        and one.item.kind not in used
    ]  # fmt: skip


def _ending_colours(arena: Arena, hunter: Hunter, *_: object) -> dict[str, Sequence[Plain]]:
    """A free attack takes the colour of any token: arena.action.free"""
    return {TOKEN: list(colours(hunter.tokens, spent=True))}


def _end_attack(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    arm = arms(hunter)[do.item]
    colour: Any = details[TOKEN]
    count_special(arena)
    swing = _swing(arena, hunter, arm, colour, "special", free=True)
    attacks.attack(arena, hunter, swing, _target(arena, do.to))


def _may_end(arena: Arena, hunter: Hunter) -> bool:
    return bool(special_of(hunter).ending)


def shoots_on(arena: Arena, hunter: Hunter) -> bool:
    """True if it has a free attack left while it fights for its life: arena.ruling.ffyl_state"""
    return hunter.dying and hunter.at is not None and has(hunter, GUNZERKER_FFYL)


# --- the Helper


def _helper(arena: Arena, hunter: Hunter) -> Helper | None:
    helper = arena.helper(hunter)
    return helper if helper is not None and helper.at is not None else None


def has_helper(arena: Arena, hunter: Hunter) -> bool:
    return _helper(arena, hunter) is not None


def _bites(arena: Arena, hunter: Hunter) -> list[tuple[int, Arm]]:
    """Its own actions, and the basic Melee: arena.ruling.helper_stats"""
    helper = _helper(arena, hunter)
    if helper is None:
        return []
    own = library().helpers[helper.id].actions
    every = [*[attacks.widened(hunter, one, (HELPER,)) for one in own], MELEE]
    return [(n, Arm(None, action)) for n, action in enumerate(every)]


def _off_helper(arena: Arena, hunter: Hunter, arm: Arm, mark: Enemy | Thing) -> Why | None:
    """The Helper looks and reaches from where it is: arena.ruling.helper_los"""
    helper = _helper(arena, hunter)
    return None if helper is None else _missed(arena, helper, arm.action, mark)


def _helper_tokens(arena: Arena, hunter: Hunter, *_: object) -> dict[str, Sequence[Plain]]:
    helper = _helper(arena, hunter)
    return {} if helper is None else {TOKEN: list(payable(arena, helper))}


def _bite(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    helper = _helper(arena, hunter)
    assert helper is not None
    arm = _bites(arena, hunter)[do.item][1]
    colour = pay(arena, helper, details)
    swing = _swing(arena, helper, arm, colour, HELPER)
    attacks.attack(arena, helper, swing, _target(arena, do.to))


def _out_of_melee(arena: Arena, hunter: Hunter, mark: Enemy | Thing) -> Why | None:
    return _missed(arena, hunter, MELEE, mark)


CHARGE = "charge"
KINDS: tuple[Kind, ...] = (
    Kind("attack", groups.ATTACK, _attack,
        Crossed(_weapons, _marks, _out_of_ammo, _off, _weapon_tokens),
        unable=_nobody, lead=1, item="arm", harms=True, lent=True),
    Kind("melee", groups.ATTACK, _melee, ToEach(_marks, _out_of_melee, _tokens),
        unable=_nobody, lead=2, harms=True, basic=True),
    Kind(CHARGE, groups.ATTACK, _charge, WithEach(_chargers, _out_of_ammo, _weapon_tokens),
        lead=3, item="arm", harms=True, lent=True),
    Kind("grenade", groups.ATTACK, _throw,
        Crossed(_grenades, _marks, _pin_out, _off, _grenade_tokens),
        unable=_thrown, free=True, lead=4, item="pin", harms=True),
    Kind("special", groups.ATTACK, _special,
        Crossed(_specials, _marks, _out_of_ammo, _off, _tokens),
        unable=used_up, lead=5, item="rule", harms=True,
        whose=lambda arena, hunter: bool(_specials(arena, hunter))),
    Kind("gunzerk", groups.ATTACK, _end_attack,
        Crossed(ending_weapons, _marks, _hampered, _off, _ending_colours),
        ends=True, free=True, item="arm", harms=True,
        when=lambda arena, hunter: endings_left(arena, hunter) > 0, whose=_may_end),
    Kind("bite", groups.HELPER, _bite,
        Crossed(_bites, _marks, why_not=_off_helper, details=_helper_tokens),
        helper=True, item="helper", harms=True, lead=6, whose=has_helper),
)  # fmt: skip
