"""The conditions that figures can be in: how they are shown, named and told."""

from __future__ import annotations

from collections.abc import Callable

from tapete.conditions import Condition, Conditions
from tapete.games.arena.figures import gear_of, shield_tokens
from tapete.games.arena.state import Element, Enemy, Figure, Hunter, State


def _element(name: Element) -> Callable[[Figure, State], int]:
    return lambda figure, view: figure.elements.get(name, 0)


def _spotlit(figure: Figure, view: State) -> bool:
    return figure.id == view.spotlight


def _dying(figure: Figure, view: State) -> bool:
    return isinstance(figure, Hunter) and figure.dying


def _stunned(figure: Figure, view: State) -> int:
    return figure.stun if isinstance(figure, Hunter) else 0


def _shields(figure: Figure, view: State) -> int:
    """Shield tokens that are Available, or the Shield of an enemy."""
    if isinstance(figure, Enemy):
        return int(figure.shielded)
    return sum(not one.spent for one in shield_tokens(figure)) if isinstance(figure, Hunter) else 0


def _empty(figure: Figure, view: State) -> int:
    """Weapons that are Out of Ammo."""
    if not isinstance(figure, Hunter):
        return 0
    return sum(one.spent for one in figure.equipped if gear_of(one).slot == "weapon")


def _boosted(figure: Figure, view: State) -> bool:
    return isinstance(figure, Enemy) and bool(figure.boosts)


def _loot(figure: Figure, view: State) -> int:
    return len(figure.loot) + len(figure.carried) if isinstance(figure, Hunter) else 0


def _tokens(figure: Figure, view: State) -> int:
    """Action tokens that are Available."""
    return sum(not one.spent for one in figure.tokens) if isinstance(figure, Hunter) else 0


CONDITIONS: Conditions[Figure, State] = Conditions(
    "arena.state_name",
    Condition("dying", "arena.ffyl.trigger", "bad", told=True, read=_dying),
    Condition("spotlight", "arena.spotlight.single", "good", read=_spotlit),
    Condition("stunned", "arena.prop.stun", "bad", told=True, counted=True, read=_stunned),
    Condition("burn", "arena.element.burn.effect", "bad", told=True, counted=True,
        read=_element("burn")),
    Condition("corrosion", "arena.element.corrosion.effect", "bad", told=True, counted=True,
        read=_element("corrosion")),
    Condition("cryo", "arena.element.cryo.effect", "bad", told=True, read=_element("cryo")),
    Condition("radiation", "arena.element.radiation.blast", "bad", told=True,
        read=_element("radiation")),
    Condition("shock", "arena.element.shock.spend_shields", "bad", told=True,
        read=_element("shock")),
    Condition("slag", "arena.element.slag.effect", "bad", told=True, read=_element("slag")),
    Condition("boosted", "arena.prop.stacking", "good", read=_boosted),
    Condition("shields", "arena.shield.tokens", "good", counted=True, read=_shields),
    Condition("empty", "arena.gear.firearm", "bad", counted=True, read=_empty),
    Condition("tokens", "arena.system.action_uses_token", "", counted=True, read=_tokens),
    Condition("loot", "arena.loot.use_anytime", "", counted=True, read=_loot),
)  # fmt: skip
