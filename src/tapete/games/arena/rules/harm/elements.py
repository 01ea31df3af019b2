"""Elemental Damage: when its tokens are placed, what they do and when they go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tapete.games.arena.content.properties import ELEMENTS, gathered
from tapete.games.arena.events.attacks import Cleansed, ShieldSpent, Tainted
from tapete.games.arena.figures import is_immune, shield_tokens
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.state import Element, Enemy, Figure, Hunter
from tapete.games.arena.world import Arena

TRIGGER = 4
"""The face of the d4 that places tokens: arena.element.trigger_roll"""
OVERCHARGED = 3
"""The lowest face that does so with Overcharge: arena.element.overcharge"""
LATER: tuple[Element, ...] = ("corrosion", "slag")
"""The elements that a house rule makes count only from the next attack on."""
LASTING: dict[Element, str] = {
    "corrosion": "arena.element.corrosion.end",
    "burn": "arena.element.burn.end",
    "shock": "arena.element.shock.end",
}
"""What End of Effects removes, and by which rule: arena.cleanup.end_effects"""


def elements_of(texts: Sequence[str]) -> dict[Element, int]:
    """The elements of an attack, each with how many tokens it places."""
    held = gathered(tuple(texts))
    return {element: held[element] for element in ELEMENTS if element in held}


def trigger(arena: Arena, texts: Sequence[str], targets: Iterable[Figure]) -> list[Element]:
    """One d4 for each element of an attack: its highest face places tokens, hit or miss.

    Returns what is placed only once the attack is over, where a house rule says so.
    arena.element.trigger_roll, arena.ruling.element_multi, arena.ruling.element_timing
    """
    charged = "overcharge" in gathered(tuple(texts))
    least = OVERCHARGED if charged else TRIGGER
    rule = "arena.element.overcharge" if charged else "arena.element.trigger_roll"
    victims, later = list(targets), []
    for element, count in elements_of(texts).items():
        rolled = number(arena, 4, rule, alike=lambda face: face >= least)
        if rolled < least:
            continue
        if element in LATER and not arena.rules.element_same_attack:
            later.append(element)
        else:
            for one in victims:
                taint(arena, one, element, count)
    return later


def place_later(
    arena: Arena, later: Iterable[Element], texts: Sequence[str], targets: Iterable[Figure]
) -> None:
    """Places what counts only from the next attack on: arena.ruling.element_timing"""
    counts = elements_of(texts)
    for element in later:
        for one in targets:
            if one.at is not None:
                taint(arena, one, element, counts[element])


def taint(arena: Arena, figure: Figure, element: Element, count: int = 1) -> None:
    """Puts tokens on a figure. Shock also spends its Shields: arena.element.shock.spend_shields"""
    if isinstance(figure, Hunter) and is_immune(figure, element):
        return
    figure.elements = {**figure.elements, element: figure.elements.get(element, 0) + count}
    rule, *more = RULES[element]
    also = (*more, *(("arena.system.x_rule",) if count > 1 else ()))
    arena.table.tell(Tainted, figure=figure.id, element=element, count=count, rule=rule, also=also)
    if element == "shock":
        spend_shields(arena, figure)


RULES: dict[Element, tuple[str, ...]] = {
    "corrosion": ("arena.element.corrosion.place", "arena.element.corrosion.effect"),
    "cryo": ("arena.element.cryo.effect",),
    "burn": ("arena.element.burn.effect",),
    "radiation": ("arena.element.radiation.blast",),
    "shock": ("arena.element.shock.spend_shields", "arena.element.shock.no_recharge"),
    "slag": ("arena.element.slag.effect",),
}
"""What the tokens of each element do."""


def spend_shields(arena: Arena, figure: Figure) -> None:
    if isinstance(figure, Enemy) and figure.shielded:
        figure.shielded = False
        arena.table.tell(ShieldSpent, figure=figure.id, rule="arena.element.shock.spend_shields")
    elif isinstance(figure, Hunter) and any(not one.spent for one in shield_tokens(figure)):
        for token in shield_tokens(figure):
            token.spent = True
        arena.table.tell(ShieldSpent, figure=figure.id, rule="arena.element.shock.spend_shields")


def cleanse(arena: Arena, figure: Figure, element: Element, rule: str) -> None:
    if element in figure.elements:
        left = {one: count for one, count in figure.elements.items() if one != element}
        figure.elements = left
        arena.table.tell(Cleansed, figure=figure.id, element=element, rule=rule)


def thaw(arena: Arena, figure: Figure) -> None:
    """At the end of its own turn a figure can move again: arena.element.cryo.end"""
    cleanse(arena, figure, "cryo", "arena.element.cryo.end")


def is_frozen(figure: Figure) -> bool:
    """arena.element.cryo.effect"""
    return "cryo" in figure.elements


def corroded(figure: Figure) -> int:
    """What Corrosion takes off Defence: arena.element.corrosion.effect"""
    return figure.elements.get("corrosion", 0)
