"""Acid: who spits does so when an Assault comes into contact, before anybody fights."""

from __future__ import annotations

from tapete.games.punk.figures import can_use, has
from tapete.games.punk.rules.shooting.shooting import Shot, shoot
from tapete.games.punk.rules.turns.spending import new_action
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf

RULE = "punk.core.acid"
SPIT = "acid_spit"


def spit_all(skirmish: Skirmish, mini: Mini, targets: list[Mini]) -> None:
    """The one that assaults, and those it assaults that no other enemy touches."""
    for one in (mini, *targets):
        if _can_spit(one) and (one is mini or skirmish.touched_enemies(one) == [mini]):
            _spit(skirmish, one, targets if one is mini else [mini])


def _can_spit(mini: Mini) -> bool:
    return not mini.out and has(mini, "acid") and can_use(mini, "P")


def _spit(skirmish: Skirmish, mini: Mini, targets: list[Mini]) -> None:
    """A free shot is an Action of its own: punk.ruling.reroll_scope"""
    standing = [target.id for target in targets if not target.out]
    if standing:
        target = skirmish.mini(_chosen(skirmish, mini, standing))
        new_action(skirmish)
        shoot(skirmish, Shot(mini, target, _acid(mini)))


def _chosen(skirmish: Skirmish, mini: Mini, standing: list[str]) -> str:
    if len(standing) == 1:
        return standing[0]
    return skirmish.table.ask(mini.seat, "punk.ask.spit", OneOf(standing), RULE, figure=mini.id)


def _acid(mini: Mini) -> Item:
    """It is part of its body; whoever has it has always some."""
    return next((item for item in mini.gear if item.kind == SPIT), Item(SPIT))
