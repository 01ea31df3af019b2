"""The conditions that figures can be in: how they are shown, named and told."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.conditions import Condition, Conditions, of
from tapete.games.arena.figures import equipped, shields_of
from tapete.games.arena.state import Element, Enemy, Figure, Hunter, State

ELEMENTS: Mapping[Element, str] = {
    "burn": "arena.element.burn.effect",
    "corrosion": "arena.element.corrosion.effect",
    "cryo": "arena.element.cryo.effect",
    "radiation": "arena.element.radiation.blast",
    "shock": "arena.element.shock.spend_shields",
    "slag": "arena.element.slag.effect",
}
"""The elements that a figure can have tokens of, each with its rule."""
COUNTED = ("burn", "corrosion")
"""The elements whose number of tokens matters."""


def _element(name: Element) -> Condition[Figure, State]:
    return Condition(name, ELEMENTS[name], "bad", told=True, counted=name in COUNTED,
        read=lambda figure, view: figure.elements.get(name, 0))  # fmt: skip


def _tokens(hunter: Hunter, view: State) -> int:
    """Action tokens that are Available."""
    return sum(not one.spent for one in hunter.tokens)


def _empty(hunter: Hunter, view: State) -> int:
    """Weapons that are Out of Ammo."""
    return sum(one.spent for one in equipped(hunter, "weapon"))


CONDITIONS: Conditions[Figure, State] = Conditions(
    "arena.state_name",
    Condition("dying", "arena.ffyl.trigger", "bad", told=True,
        read=of(Hunter, lambda one, view: one.dying)),
    Condition("spotlight", "arena.spotlight.single", "good",
        read=lambda figure, view: figure.id == view.spotlight),
    Condition("stunned", "arena.prop.stun", "bad", told=True, counted=True,
        read=of(Hunter, lambda one, view: one.stun)),
    *map(_element, ELEMENTS),
    Condition("boosted", "arena.prop.stacking", "good",
        read=of(Enemy, lambda one, view: one.boosts)),
    Condition("shields", "arena.shield.tokens", "good", counted=True,
        read=lambda figure, view: shields_of(figure)),
    Condition("empty", "arena.gear.firearm", "bad", counted=True, read=of(Hunter, _empty)),
    Condition("tokens", "arena.system.action_uses_token", "", counted=True,
        read=of(Hunter, _tokens)),
    Condition("loot", "arena.loot.use_anytime", "", counted=True,
        read=of(Hunter, lambda one, view: len(one.loot) + len(one.carried))),
)  # fmt: skip
