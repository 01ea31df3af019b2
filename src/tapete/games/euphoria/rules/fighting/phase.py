"""The melee phase: its exchanges in order, one at a time."""

from __future__ import annotations

from tapete.games.euphoria.figures import engaged_with
from tapete.games.euphoria.rules.fighting.combats import pairs
from tapete.games.euphoria.rules.fighting.exchange import exchange
from tapete.games.euphoria.rules.gifts.abilities import due_in_melee
from tapete.games.euphoria.world import Show


def begin(show: Show) -> None:
    """What was declared for this phase takes effect; then its exchanges are found."""
    due_in_melee(show)
    show.state.pairs = pairs(show)


def go_on(show: Show) -> bool:
    """Plays the next exchange between two that are still in contact; False if there is none."""
    while show.state.pairs:
        pair = show.state.pairs.pop(0)
        if show.mini(pair.target) in engaged_with(show, show.mini(pair.attacker)):
            exchange(show, pair)
            return True
    return False
