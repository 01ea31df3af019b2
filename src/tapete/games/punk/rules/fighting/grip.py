"""Holding on: a grip on one enemy, and glue on whoever wants to get away."""

from __future__ import annotations

from tapete.games.punk.events.gifts import Gripped
from tapete.games.punk.figures import has, number
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier, OneOf

GRIP = Modifier("punk.core.grip", -1)
STICKY = "punk.core.sticky"


def take_hold(skirmish: Skirmish, mini: Mini) -> None:
    """Who can grip holds one enemy it touches for as long as it touches it."""
    if not has(mini, "grip"):
        return
    touched = [enemy.id for enemy in skirmish.touched_enemies(mini)]
    if mini.holds in touched:
        return
    mini.holds = _chosen(skirmish, mini, touched)
    if mini.holds:
        held = skirmish.mini(mini.holds)
        skirmish.table.tell(Gripped, figure=mini.id, target=held.id, rule=GRIP.rule)


def _chosen(skirmish: Skirmish, mini: Mini, touched: list[str]) -> str:
    if len(touched) < 2:
        return touched[0] if touched else ""
    return skirmish.table.ask(mini.seat, "punk.ask.grip", OneOf(touched), GRIP.rule, figure=mini.id)


def held(skirmish: Skirmish, mini: Mini) -> list[Modifier]:
    """What being in somebody's grip takes from Combat, and from separating."""
    grips = [enemy for enemy in skirmish.touched_enemies(mini) if has(enemy, "grip")]
    for enemy in grips:
        take_hold(skirmish, enemy)
    return [GRIP] if any(enemy.holds == mini.id for enemy in grips) else []


def stuck(mini: Mini, rival: Mini) -> list[Modifier]:
    """Who separates from the sticky has so much less Agility."""
    glue = number(rival, "sticky")
    return [Modifier(STICKY, -glue)] if glue else []
