"""What hurts as a turn starts: rage and fire."""

from __future__ import annotations

from tapete.games.euphoria.figures import euphoria
from tapete.games.euphoria.rules.harm.damage import lose, suffer
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

RAGE, RAGE_LOSS = "euphoria.gene.aggression", 20
FIRE, FIRE_DAMAGE = "euphoria.gene.flammable", 30


def suffer_losses(show: Show) -> None:
    """Losses and damage come before AP are computed, in the order of Euphoria.

    Whoever has died meanwhile burns nobody any more: euphoria.ruling.start_order_effects,
    euphoria.ruling.flammable_end
    """
    for mini in sorted(show.standing(), key=lambda one: -euphoria(one)):
        if mini.raging and mini.raging < show.state.turn:
            lose(show, mini, RAGE_LOSS, RAGE)
        if mini.burning and not mini.out:
            _burn(show, mini)


def _burn(show: Show, mini: Mini) -> None:
    """It and all in contact with it take damage: euphoria.ruling.flammable_end"""
    near = [one for one in show.standing() if show.in_contact(mini, one)]
    for one in (mini, *near):
        suffer(show, one, FIRE_DAMAGE, f"fire-{mini.id}", None, FIRE)
