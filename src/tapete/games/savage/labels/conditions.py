"""The conditions that figures can be in: how they are shown, named and told."""

from __future__ import annotations

from tapete.conditions import Condition, Conditions
from tapete.games.savage.rules.harm.poison import RULE as POISON
from tapete.games.savage.rules.moving.falling import BREATHES
from tapete.games.savage.rules.moving.riding import ABOARD, is_mounted
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import light_at


def _drowns(figure: Figure, view: State) -> bool:
    return figure.drowning != BREATHES


def _rides(figure: Figure, view: State) -> bool:
    return is_mounted(figure)


def _in_the_dark(figure: Figure, view: State) -> int:
    """The penalty for the light where it stands, which attacks on it suffer."""
    return -light_at(view, figure.at)


LEVELS = ("fatigued", "exhausted")
CONDITIONS: Conditions[Figure, State] = Conditions(
    "savage.state_name",
    Condition("shaken", "savage.core.shaken", "bad", told=True),
    Condition("stunned", "savage.state.stunned", "bad", told=True),
    Condition("prone", "savage.state.prone.cover", "bad", told=True),
    Condition("entangled", "savage.state.entangled", "bad", told=True),
    Condition("bound", "savage.state.bound", "bad", told=True),
    Condition("distracted", "savage.state.distracted", "bad", told=True),
    Condition("vulnerable", "savage.state.vulnerable", "bad", told=True),
    Condition("defending", "savage.combat.defend", "good"),
    Condition("aim", "savage.combat.aim", "good"),
    Condition("hold", "savage.hold", "good"),
    Condition("hidden", "savage.move.stealth", "good"),
    Condition("surprised", "savage.surprise", "bad"),
    Condition("unaware", "savage.surprise.notice", "bad"),
    Condition("touched", "savage.combat.touch", "bad", told=True),
    Condition("tied", "savage.drop.bonus", "bad"),
    Condition("bleeding", "savage.core.bleeding", "bad"),
    Condition("poisoned", POISON, "bad", told=True, read=lambda figure, view: figure.venom),
    Condition("drowning", "savage.core.falling", "bad", read=_drowns),
    Condition("fatigue", "savage.fatigue.penalty", "bad", counted=True, aliases=LEVELS),
    Condition("burning", "savage.power.lingering", "bad", read=lambda figure, view: figure.burns),
    Condition("mount", "savage.mounted.card", "", read=_rides, aliases=("mounted",)),
    Condition("vehicle", ABOARD, "", aliases=("aboard",)),
    Condition("dark", "savage.light", "", counted=True, read=_in_the_dark),
    Condition("speed", "savage.combat.unstable", "", counted=True),
)
ELSEWHERE = ("dead", "unconscious", "dismounted", "outside", "glow", "shroud", "hinder", "hurry")
"""What figures become that is no condition: out of the fight, on foot, under a power."""


def is_harm(became: str) -> bool:
    """True if a figure that becomes so is worse off; raises KeyError for an unknown state."""
    return became not in ELSEWHERE and CONDITIONS.named(became).is_worse
