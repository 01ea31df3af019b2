"""Genetic upgrades, except those that belong to jumps, grenades and fire."""

from __future__ import annotations

from tapete.deeds.do import Do
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.gifts import Boosted, Excited, GeneUsed
from tapete.games.euphoria.figures import euphoria, has, spend, stir
from tapete.games.euphoria.rules.fighting.combats import combat_of
from tapete.games.euphoria.rules.harm.damage import heal
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import YesNo

AGGRESSION, ROAR, UNBALANCED, CANNIBAL = "aggression", "roar", "unbalanced", "cannibal"
SHIELD = "shield"
RAGES = "euphoria.gene.aggression"
ROARS = "euphoria.gene.roar"
ROAR_LIMIT = "euphoria.gene.roar.limit"
ROAR_REACH = 6
MOST_ROARS = 2
STIRS = "euphoria.gene.unbalanced"
EATS = "euphoria.gene.cannibal"
EATS_AP = 2
ROAR_ALL, ROAR_FRIEND = "roar", "roar_friend"
UP, DOWN = "unbalanced_up", "unbalanced_down"
ASK = "euphoria.ask.aggression"


# --- melee


def rage(show: Show, mini: Mini) -> None:
    """In melee it may let its aggression loose: +1 Combat from now on, and life lost each turn."""
    if mini.gene != AGGRESSION or mini.raging or mini.seat < 0:
        return
    if show.table.ask(mini.seat, ASK, YesNo(), RAGES, figure=mini.id):
        mini.raging = max(1, show.state.turn)
        show.table.tell(GeneUsed, figure=mini.id, gene=AGGRESSION, rule=RAGES)


def protected(show: Show, mini: Mini) -> bool:
    """True if it cannot be attacked: a Bad Born friend without the upgrade is in its combat.

    euphoria.gene.shield, euphoria.ruling.bad_born_mirror
    """
    if mini.gene != SHIELD:
        return False
    others = [one for one in combat_of(show, mini) if one.seat == mini.seat and one is not mini]
    return any(has(one, "bad_born") and one.gene != SHIELD for one in others)


# --- the start of the turn


def may_eat(mini: Mini) -> bool:
    """True if a cannibal has AP, and life to recover; once a turn: euphoria.gene.cannibal"""
    return (
        mini.gene == CANNIBAL
        and mini.ap >= EATS_AP
        and mini.life < mini.full
        and not mini.deeds.boosts.get(CANNIBAL)
    )


def eat(show: Show, mini: Mini) -> None:
    spend(show, mini, EATS_AP)
    mini.deeds.boosts[CANNIBAL] = 1
    heal(show, mini, library().genes[CANNIBAL].amount, EATS)


# --- the abilities phase


def offers(show: Show, mini: Mini) -> list[Do]:
    """What its upgrade lets it do in the abilities phase."""
    if mini.gene == ROAR and _may_roar(show, mini):
        friends = [Do(ROAR_FRIEND, one.id) for one in show.team(mini.seat)]
        return [Do(ROAR_ALL), *friends]
    if mini.gene == UNBALANCED and not mini.deeds.boosts.get(UNBALANCED):
        return [Do(UP), Do(DOWN)]
    return []


def _may_roar(show: Show, mini: Mini) -> bool:
    """Once a show, and no more than two of a team in one phase."""
    return ROAR not in mini.used and show.state.roars.count(mini.seat) < MOST_ROARS


def perform(show: Show, mini: Mini, do: Do) -> None:
    if do.what in (UP, DOWN):
        _tip(show, mini, 1 if do.what == UP else -1)
        return
    mini.used.append(ROAR)
    show.state.roars.append(mini.seat)
    show.table.tell(GeneUsed, figure=mini.id, gene=ROAR, rule=ROARS, also=(ROAR_LIMIT,))
    if do.what == ROAR_ALL:
        for one in show.enemies(mini):
            if show.within(mini, one, ROAR_REACH):
                points(show, one, -library().genes[ROAR].amount, ROARS)
        return
    friend = show.mini(do.to)
    if show.within(mini, friend, ROAR_REACH):
        points(show, friend, library().genes[ROAR].amount, ROARS)


def points(show: Show, mini: Mini, change: int, rule: str) -> None:
    """Adds AP for this turn or takes some away, never below 0: euphoria.ruling.ap_floor"""
    mini.ap = max(0, mini.ap + change)
    show.table.tell(Boosted, figure=mini.id, attribute="ap", by=change, rule=rule)


def _tip(show: Show, mini: Mini, change: int) -> None:
    """Its Euphoria is 1 more or less until the turn ends."""
    mini.deeds.boosts[UNBALANCED] = 1
    stir(show, mini, change)
    show.table.tell(Excited, figure=mini.id, by=change, euphoria=euphoria(mini), rule=STIRS)
