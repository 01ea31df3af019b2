"""What an ability does to a miniature, by the kind of effect that content names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.games.euphoria.content import abilities as of
from tapete.games.euphoria.content.wearing import put_on
from tapete.games.euphoria.events.gear import Took
from tapete.games.euphoria.events.gifts import Boosted, Excited, Raised
from tapete.games.euphoria.events.story import Scored
from tapete.games.euphoria.figures import euphoria, stir
from tapete.games.euphoria.rules.gear.carrying import may_carry
from tapete.games.euphoria.rules.gifts.genes import points
from tapete.games.euphoria.rules.gifts.pushing import displace, push
from tapete.games.euphoria.rules.harm.damage import heal, suffer
from tapete.games.euphoria.rules.moving.room import is_apart, nearest_free
from tapete.games.euphoria.state import Deeds, Mini
from tapete.games.euphoria.world import Show

RULE = "euphoria.ability.phase"
BODY = "euphoria.damage.gravekeeper"


def work(show: Show, user: Mini, victim: Mini, effect: of.AnyEffect) -> None:
    """Applies one effect of an ability to one miniature."""
    WORKS[type(effect)](show, user, victim, effect)


def _boost(show: Show, user: Mini, victim: Mini, effect: of.Boost) -> None:
    """An attribute is different until the turn ends."""
    if effect.what == "ap":
        points(show, victim, effect.amount, RULE)
        return
    if effect.what == "euphoria":
        stir(show, victim, effect.amount)
        by, now = effect.amount, euphoria(victim)
        show.table.tell(Excited, figure=victim.id, by=by, euphoria=now, rule=RULE)
        return
    boosts = victim.deeds.boosts
    boosts[effect.what] = boosts.get(effect.what, 0) + effect.amount
    who = victim.id
    show.table.tell(Boosted, figure=who, attribute=effect.what, by=effect.amount, rule=RULE)


def _heal(show: Show, user: Mini, victim: Mini, effect: of.Heal) -> None:
    heal(show, victim, effect.amount, RULE)


def _hurt(show: Show, user: Mini, victim: Mini, effect: of.Hurt) -> None:
    suffer(show, victim, effect.amount, user.id, user, RULE)


def _grant(show: Show, user: Mini, victim: Mini, effect: of.Grant) -> None:
    victim.deeds.granted.append(effect.trait)


def _bar(show: Show, user: Mini, victim: Mini, effect: of.Bar) -> None:
    victim.deeds.barred.append(effect.deed)


def _push(show: Show, user: Mini, victim: Mini, effect: of.Push) -> None:
    push(show, victim, user, effect.inches, RULE)


def _swap(show: Show, user: Mini, victim: Mini, effect: of.Swap) -> None:
    """The two change places, if each may stand where the other is: euphoria.move.enemy_gap"""
    mine, theirs = user.at, victim.at
    others = [one for one in show.others(user) if one.name != victim.id]
    for one, at in ((user, theirs), (victim, mine)):
        if show.levels.barred_at(at, one.radius, others) or not is_apart(show, one, at):
            return
    displace(show, user, theirs, "swapped", RULE)
    displace(show, victim, mine, "swapped", RULE)


def _reroll(show: Show, user: Mini, victim: Mini, effect: of.Reroll) -> None:
    victim.deeds.again.append(effect.of)


def _hide(show: Show, user: Mini, victim: Mini, effect: of.Hide) -> None:
    victim.deeds.hidden = True


def _raise(show: Show, user: Mini, victim: Mini, effect: of.Raise) -> None:
    """A dead miniature gets up where it fell, or as near as it may stand; it no longer counts.

    euphoria.move.enemy_gap
    """
    body = next((one for one in show.state.bodies if one.mini == victim.id), None)
    if body is None or not victim.out:
        return
    at = nearest_free(show, victim, body.at)
    if at is None:
        return
    show.state.bodies.remove(body)
    show.state.audience[1 - victim.seat] -= victim.cost
    victim.out, victim.at, victim.life, victim.ap = "", at, min(effect.life, victim.full), 0
    victim.deeds, victim.burning = Deeds(), False
    show.table.tell(Raised, figure=user.id, target=victim.id, rule=BODY)


def _gift(show: Show, user: Mini, victim: Mini, effect: of.Gift) -> None:
    if may_carry(show, victim, effect.item) is None:
        put_on(victim, effect.item)
        show.table.tell(Took, figure=victim.id, reward=effect.item, rule=RULE)


def _applause(show: Show, user: Mini, victim: Mini, effect: of.Applause) -> None:
    show.state.objective_points[user.seat] += effect.points
    show.table.tell(Scored, team=user.seat, points=effect.points, rule=RULE)


WORKS: dict[type[of.Effect], Callable[[Show, Mini, Mini, Any], None]] = {
    of.Boost: _boost,
    of.Heal: _heal,
    of.Hurt: _hurt,
    of.Grant: _grant,
    of.Bar: _bar,
    of.Push: _push,
    of.Swap: _swap,
    of.Reroll: _reroll,
    of.Hide: _hide,
    of.Raise: _raise,
    of.Gift: _gift,
    of.Applause: _applause,
}
"""What each kind of effect does."""
