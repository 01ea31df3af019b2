"""Tricks up a sleeve, each once a game: a horn, a flower that squirts, scarves without end."""

from __future__ import annotations

from tapete.games.punk.events.gifts import Tricked
from tapete.games.punk.figures import has
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier, YesNo

HORN, FLOWER, SCARVES = "startles", "squirts", "distracts"
SQUIRTED = Modifier("punk.core.squirts", -2)
DISTRACTED = Modifier("punk.core.distracts", -2)
STARTLED = "punk.core.startles"
MADNESS = "punk.core.madness"


def unnerves(skirmish: Skirmish, mini: Mini, target: Mini) -> bool:
    """Who assaults the mad, or is startled, loses the bonuses of the Assault."""
    if has(target, "madness"):
        skirmish.table.tell(
            Tricked, figure=target.id, target=mini.id, trick="madness", rule=MADNESS
        )
        return True
    return _plays(skirmish, target, mini, HORN, STARTLED)


def squirted(skirmish: Skirmish, mini: Mini, rival: Mini) -> list[Modifier]:
    """A rival's flower spoils a mini's fight."""
    return [SQUIRTED] if _plays(skirmish, rival, mini, FLOWER, SQUIRTED.rule) else []


def distracted(skirmish: Skirmish, shooter: Mini, target: Mini) -> list[Modifier]:
    """Its target's scarves spoil a shot."""
    return [DISTRACTED] if _plays(skirmish, target, shooter, SCARVES, DISTRACTED.rule) else []


def _plays(skirmish: Skirmish, mini: Mini, on: Mini, trick: str, rule: str) -> bool:
    """Whether it has the trick still, and its player wants to use it on somebody."""
    if mini.out or mini.seat == on.seat or trick in mini.used or not has(mini, trick):
        return False
    wants = skirmish.table.ask(
        mini.seat, f"punk.ask.{trick}", YesNo(), rule, figure=mini.id, target=on.id
    )
    if wants:
        mini.used.append(trick)
        skirmish.table.tell(Tricked, figure=mini.id, target=on.id, trick=trick, rule=rule)
    return wants
