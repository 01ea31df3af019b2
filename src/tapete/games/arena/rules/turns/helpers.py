"""Helpers come into the arena with their hunters."""

from __future__ import annotations

from tapete.games.arena.events.story import Deployed
from tapete.games.arena.rules.dice.asking import ask
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf

RULE = "arena.helper.start"


def join(arena: Arena, hunter: Hunter, rule: str = RULE) -> None:
    """Puts the Helper of a hunter into its zone or beside it, as its player likes."""
    helper = arena.helper(hunter)
    if helper is None:
        return
    assert hunter.at is not None
    near = [hunter.at, *arena.ground.hexes.beside[hunter.at]]
    free = [zone for zone in near if arena.room(zone) > 0]
    if len(free) > 1:
        helper.at = ask(arena, helper, "deploy", OneOf(free), rule)
    else:
        helper.at = rounds.nearest(arena, hunter.at)
    also = ("arena.helper.definition",)
    arena.table.tell(Deployed, figure=helper.id, rule=rule, also=also)
