"""Enemies attack: the hunter's Defence roll alone decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from tapete.games.arena.content.effects import Strike
from tapete.games.arena.content.properties import gathered, named
from tapete.games.arena.events.attacks import Attacked, Dazed
from tapete.games.arena.figures import properties
from tapete.games.arena.rules.attacks import numbers
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.enemies import targeting
from tapete.games.arena.rules.harm import defence, enemies
from tapete.games.arena.rules.harm.elements import place_later, trigger
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.state import Attribute, Enemy, Figure, Hunter
from tapete.games.arena.world import Arena, card_of
from tapete.spaces.hexes.hexes import Hex


class Onslaught(NamedTuple):
    """An attack of an enemy, with all that raises it at this moment."""

    strength: int
    resist: Attribute
    range: int
    texts: tuple[str, ...]


def onslaught(arena: Arena, enemy: Enemy, words: Strike | None = None) -> Onslaught:
    """The values of its card, with what it has gained, the Rampage, and what the card's text says.

    arena.enemy.strength, arena.defence.min, arena.rampage.effect, arena.order.special_overrides,
    arena.wanted.rampage
    """
    card, said = card_of(enemy), words or Strike()
    strength = card.strength + sum(boost.strength for boost in enemy.boosts) + said.strength
    texts = (*properties(enemy), *said.properties)
    if arena.state.rampage and not arena.state.mark:
        rage = arena.scenario.rampage
        strength, texts = strength + rage.strength, (*texts, *rage.properties)
    elif arena.state.rampage and card.kind == "unique":
        texts = (*texts, "lethal")
    reach = card.range if said.range is None else said.range
    return Onslaught(strength, said.resist or card.resist, reach, texts)


def attack(arena: Arena, enemy: Enemy, first: targeting.Aim, blow: Onslaught) -> None:
    """An attack and its repetitions; hunters [RE]act once it is completely resolved.

    arena.order.attack, arena.ruling.rapid_enemy, arena.reaction.timing
    """
    repeats = gathered(blow.texts).get("rapid", 0)
    aim: targeting.Aim | None = first
    with window.opened(arena) as hurt:
        for turn in range(repeats + 1):
            assert aim is not None
            zone = aim.hunter.at
            assert zone is not None
            also = partial(grounds, arena, enemy, aim, blow, repeated=turn > 0)
            rule, target = "arena.order.attack", aim.hunter.id
            arena.table.tell(Attacked, figure=enemy.id, target=target, rule=rule, also=also)
            _strike(arena, aim.hunter, blow, hurt)
            aim = _again(arena, enemy, zone, blow) if turn < repeats else None
            if aim is None:
                break


def _again(arena: Arena, enemy: Enemy, zone: Hex, blow: Onslaught) -> targeting.Aim | None:
    """The next target of a Rapid attack, in the last one's zone or beside it.

    arena.ruling.rapid_enemy
    """
    if enemy.at is None:
        return None
    near = (zone, *arena.ground.hexes.beside[zone])
    able = [one for one in targeting.in_reach(arena, enemy, blow.range) if one.at in near]
    return targeting.target(arena, enemy, able)


def grounds(
    arena: Arena, enemy: Enemy, aim: targeting.Aim, blow: Onslaught, *, repeated: bool
) -> tuple[str, ...]:
    """The rules by which an enemy attacks this hunter in this manner."""
    found = [aim.rule, "arena.enemy.strength", "arena.defence.who_rolls", *_grounds(arena, enemy)]
    held = gathered(blow.texts)
    found += ["arena.rampage.effect"] if arena.state.rampage else []
    found += ["arena.prop.explosive"] if "explosive" in held else []
    found += ["arena.prop.rapid.repeat"] if repeated else []
    found += ["arena.prop.rapid_no_sum"] if len(named(blow.texts, "rapid")) > 1 else []
    return tuple(found)


def _strike(arena: Arena, hunter: Hunter, blow: Onslaught, hurt: window.Hurt) -> None:
    victims, bystanders = _victims(arena, hunter, blow), _bystanders(arena, hunter, blow)
    met: list[Figure] = [*victims, *bystanders]
    later = trigger(arena, blow.texts, met)
    for one in victims:
        if one.at is not None and not one.dying:
            wounds = partial(numbers.wounds_on, arena, one, blow.texts)
            more = numbers.reasons(one, blow.texts)
            threat = defence.Threat(blow.strength, blow.resist, wounds, also=more)
            hurt.note(one, partial(_suffer, arena, one, threat, blow))
    for other in bystanders:
        if other.at is not None and blow.strength >= numbers.needed(arena, other):
            enemies.wound(
                arena, other, numbers.wounds_on(arena, other, blow.texts), None, attack=True
            )
    place_later(arena, later, blow.texts, met)


def _grounds(arena: Arena, enemy: Enemy) -> Iterator[str]:
    """The rules by which it attacks a hunter, as all enemies do."""
    if card_of(enemy).kind == "unique":
        yield "arena.loot.unique.same_rules"
    if any(one.at is not None for one in arena.state.helpers):
        yield "arena.helper.untargetable"


def _suffer(arena: Arena, hunter: Hunter, threat: defence.Threat, blow: Onslaught) -> None:
    """A hit that is not defended, and Stun even where a Shield takes it.

    arena.prop.stun, arena.ruling.stun_shielded
    """
    if not defence.defend(arena, hunter, threat) and "stun" in gathered(blow.texts):
        daze(arena, hunter)


def daze(arena: Arena, hunter: Hunter, count: int = 1) -> None:
    hunter.stun += count
    arena.table.tell(Dazed, figure=hunter.id, count=count, rule="arena.prop.stun")


def _victims(arena: Arena, hunter: Hunter, blow: Onslaught) -> list[Hunter]:
    """Whom it meets: one, some of a zone, or all in it.

    arena.ruling.crowd_control_enemy, arena.prop.explosive
    """
    held = gathered(blow.texts)
    there = [one for one in arena.hunters_in(hunter.at) if not one.dying]
    if "explosive" in held:
        return there
    if "crowd_control" not in held:
        return [hunter]
    most = number(arena, 4, "arena.prop.crowd_control", alike=lambda count: min(count, len(there)))
    return _some(arena, hunter, there, most)


def _some(arena: Arena, first: Hunter, there: Sequence[Hunter], most: int) -> list[Hunter]:
    chosen, left = [first], [one for one in there if one is not first]
    while left and len(chosen) < most:
        ids = [one.id for one in left]
        rule = "arena.ruling.crowd_control_enemy"
        picked = (
            ids[0]
            if len(left) <= most - len(chosen)
            else decide(arena, "crowd", ids, rule, figure=first.id)
        )
        chosen += [one for one in left if one.id == picked]
        left = [one for one in left if one.id != picked]
    return chosen


def _bystanders(arena: Arena, hunter: Hunter, blow: Onslaught) -> list[Enemy]:
    """Other enemies that an Explosive attack meets too: arena.ruling.enemy_explosive"""
    if "explosive" not in gathered(blow.texts):
        return []
    return arena.enemies_in(hunter.at)
