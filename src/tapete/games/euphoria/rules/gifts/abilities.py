"""Special abilities: who may declare one, at whom, and when it takes effect."""

from __future__ import annotations

from tapete.deeds.do import Details, Do
from tapete.games.euphoria.content.abilities import Ability
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.gifts import AbilityDeclared, AbilityWasted, AbilityWorked
from tapete.games.euphoria.figures import has
from tapete.games.euphoria.rules.gifts import clones, genes
from tapete.games.euphoria.rules.gifts.effects import work
from tapete.games.euphoria.rules.sight.sight import sees
from tapete.games.euphoria.rules.turns.order import rank
from tapete.games.euphoria.state import Mini, Phase
from tapete.games.euphoria.world import Show

ONCE = "euphoria.attr.special_ability_once"
PHASE = "euphoria.ability.phase"
MISSES = "euphoria.ability.range_miss"
IMMUNE = "euphoria.class.bad_born.ability_immune"
NOT_ALIVE = "euphoria.class.bad_born.not_alive"
ALIVE = "alive"
CLASS = "euphoria.attr.class"
ABILITY, EAT = "ability", "cannibal"
NOBODY = "*"


# --- what is offered


def offers(show: Show, mini: Mini, phase: Phase) -> list[Do]:
    """What abilities and upgrades a miniature may use now."""
    if phase == "abilities":
        return [*_abilities(show, mini), *genes.offers(show, mini)]
    if phase == "start_actions":
        return [*([Do(EAT)] if genes.may_eat(mini) else []), *clones.offers(mini)]
    return []


def perform(show: Show, mini: Mini, do: Do, details: Details | None = None) -> None:
    """Does what was offered."""
    if do.what == ABILITY:
        declare(show, mini, do.to)
    elif do.what == EAT:
        genes.eat(show, mini)
    elif do.what in clones.DEEDS:
        clones.perform(show, mini, do)
    else:
        genes.perform(show, mini, do)


def _abilities(show: Show, mini: Mini) -> list[Do]:
    """Once a show: euphoria.attr.special_ability_once"""
    if not mini.ability or mini.ability in mini.used:
        return []
    ability = library().abilities[mini.ability]
    if ability.target in ("self", "friends", "enemies"):
        return [Do(ABILITY)]
    return [Do(ABILITY, one.id) for one in _named(show, mini, ability)]


def _named(show: Show, mini: Mini, ability: Ability) -> list[Mini]:
    """Those that may be named as its target; how far they are is measured later."""
    if ability.target == "body":
        dead = [show.mini(body.mini) for body in show.state.bodies]
        return [one for one in dead if one.seat == mini.seat]
    found = show.friends(mini) if ability.target == "friend" else show.enemies(mini)
    seen = [one for one in found if not ability.sight or sees(show, mini, one)]
    return [one for one in seen if fits(ability, one)]


def fits(ability: Ability, mini: Mini) -> bool:
    """True if an ability works on miniatures of its classes: euphoria.attr.class"""
    return not ability.classes or any(has(mini, one) for one in ability.classes)


# --- declaring it, and what it does


def declare(show: Show, mini: Mini, target: str = "") -> None:
    """It is used from now on; its effect comes at once, or as its user is activated later."""
    ability = library().abilities[mini.ability]
    mini.used.append(mini.ability)
    show.table.tell(
        AbilityDeclared,
        figure=mini.id,
        ability=mini.ability,
        target=target,
        rule=PHASE,
        also=(ONCE,),
    )
    if ability.when == "now":
        _take_effect(show, mini, ability, target)
    else:
        mini.deeds.declared = target or NOBODY


def due(show: Show, mini: Mini) -> None:
    """As a miniature is activated, what it has declared takes effect if it is the phase for it."""
    declared = mini.deeds.declared
    if not declared or mini.out:
        return
    ability = library().abilities[mini.ability]
    if ability.when == show.state.phase:
        mini.deeds.declared = ""
        _take_effect(show, mini, ability, "" if declared == NOBODY else declared)


def due_in_melee(show: Show) -> None:
    """In melee nobody is activated: what was declared takes effect as it begins, by Euphoria.

    euphoria.start.order, euphoria.start.order.tie_players
    """
    for mini in sorted(show.standing(), key=lambda one: rank(show, one)):
        due(show, mini)


def _take_effect(show: Show, mini: Mini, ability: Ability, target: str) -> None:
    if target:
        _on_target(show, mini, ability, show.mini(target))
        return
    for one in _concerned(show, mini, ability):
        _worked(show, mini, ability, one)


def _on_target(show: Show, mini: Mini, ability: Ability, target: Mini) -> None:
    """A named target must be in reach as it is measured; a Bad Born is not affected."""
    why, rule = _in_vain(show, mini, ability, target)
    if why:
        show.table.tell(
            AbilityWasted,
            figure=mini.id,
            ability=mini.ability,
            target=target.id,
            why=why,
            rule=rule,
            also=(NOT_ALIVE,) if rule == IMMUNE and ALIVE in ability.classes else (),
        )
        return
    _worked(show, mini, ability, target)


def _in_vain(show: Show, mini: Mini, ability: Ability, target: Mini) -> tuple[str, str]:
    """Why an ability comes to nothing, and by which rule; empty if it does not."""
    if ability.target != "body" and target.out:
        return "gone", PHASE
    if ability.range and not _reaches(show, mini, ability, target):
        return "range", MISSES
    if has(target, "bad_born") and ability.target != "body":
        return "immune", IMMUNE
    return ("", "") if fits(ability, target) else ("immune", CLASS)


def _reaches(show: Show, mini: Mini, ability: Ability, target: Mini) -> bool:
    return show.within(mini, target, ability.range)


def _concerned(show: Show, mini: Mini, ability: Ability) -> list[Mini]:
    """Itself, or all friends or enemies within reach, of whom none is named."""
    if ability.target == "self":
        return [mini]
    every = show.friends(mini) if ability.target == "friends" else show.enemies(mini)
    near = [one for one in every if show.within(mini, one, ability.range)]
    seen = [one for one in near if not ability.sight or sees(show, mini, one)]
    return [one for one in seen if fits(ability, one)]


def _worked(show: Show, mini: Mini, ability: Ability, target: Mini) -> None:
    other = "" if target is mini else target.id
    show.table.tell(AbilityWorked, figure=mini.id, ability=mini.ability, target=other, rule=PHASE)
    for effect in ability.effects:
        work(show, mini, target, effect)
