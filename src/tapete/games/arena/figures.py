"""What a hunter or an enemy is at this moment: Attributes, properties, tokens and gear."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec.structs import replace

from tapete.games.arena.content.entries import EnemyCard, GearCard, Grant, Mini, Slot, Stat
from tapete.games.arena.content.library import library
from tapete.games.arena.state import (
    Attribute,
    Colour,
    Element,
    Enemy,
    Figure,
    Helper,
    Hunter,
    Item,
    State,
    Token,
)  # fmt: skip

DIE: dict[Colour, int] = {"red": 6, "yellow": 8, "green": 12}
"""The die of each token: arena.system.token_die"""
ZONES: dict[Colour, int] = {"red": 1, "yellow": 2, "green": 3}
"""Zones moved with a token: arena.basic.move"""
COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")
SLOTS: dict[Slot, int] = {"weapon": 2, "shield": 1, "grenade": 1, "modifier": 2}
"""How many cards of gear of each kind can be equipped: arena.gear.slots"""
INVENTORY = 3
"""How many cards an Inventory holds: arena.gear.inventory_limit"""


# --- who is there


def everybody(state: State) -> Iterator[Figure]:
    """All figures, in the arena or not."""
    yield from state.hunters
    yield from state.helpers
    yield from state.enemies


def figure_of(state: State, identity: str) -> Figure | None:
    return next((one for one in everybody(state) if one.id == identity), None)


def acting(state: State) -> Hunter | None:
    """The hunter that does something out of turn, or else the one whose activation it is."""
    helpers = {one.id: one.owner for one in state.helpers}
    name = helpers.get(state.reacting, state.reacting) or (state.active and state.active.hunter)
    return next((one for one in state.hunters if one.id == name), None)


def number_of(state: State, enemy: str) -> int:
    """The number of an enemy among all that have come, from 1; 0 if it has none."""
    return [*state.came].index(enemy) + 1 if enemy in state.came else 0


# --- cards


@cache
def gear_named(kind: str) -> GearCard:
    """A card of gear; looked up in its deck once."""
    return library().gear(kind)


def gear_of(item: Item) -> GearCard:
    return gear_named(item.kind)


def fresh(kind: str) -> Item:
    """A piece of gear as it is when it is equipped: arena.shield.tokens, arena.prop.run_and_gun"""
    card = gear_named(kind)
    runs = any("run_and_gun" in action.properties for action in card.actions)
    shields = [Token(colour, colour) for colour in card.tokens]
    return Item(kind, shields=shields, lent=Token("yellow", "yellow") if runs else None)


def fresh_tokens(colours: tuple[Colour, ...]) -> list[Token]:
    return [Token(colour, colour) for colour in colours]


# --- what a hunter has from its cards


@lru_cache(maxsize=4096)
def _granted(
    hunter: str, tree: str, filled: tuple[int, ...], worn: tuple[str, ...]
) -> tuple[Grant, ...]:
    known = library()
    found = [*known.hunters[hunter].grants]
    for slot in filled:
        found += known.trees[tree].slots[slot].grants
    for kind in worn:
        found += known.gear(kind).grants
    return tuple(found)


def grants(hunter: Hunter) -> tuple[Grant, ...]:
    """All that its card, its Skill Tree and what it has equipped give a hunter.

    A spent card gives nothing: arena.spend.inactive
    """
    worn = tuple([item.kind for item in hunter.equipped if not item.spent])
    return _granted(hunter.id, hunter.tree, tuple(hunter.filled), worn)


def has(hunter: Hunter, ability: str) -> bool:
    special = library().hunters[hunter.id].special
    return ability == special or any(one.ability == ability for one in grants(hunter))


def ability_names(hunter: Hunter) -> list[str]:
    """Its special rule and the abilities of its cards; one that two cards give is there twice."""
    special = library().hunters[hunter.id].special
    return [special, *[one.ability for one in grants(hunter) if one.ability]]


def times(hunter: Hunter, ability: str) -> int:
    """How many cards give it an ability."""
    return sum(one.ability == ability for one in grants(hunter))


def stat(hunter: Hunter, name: Stat, *attacks: str) -> int:
    """What its cards add to something; for attacks, only to those of one of these sorts."""
    sorts = attacks or ("all",)
    return sum(one.plus for one in grants(hunter) if one.stat == name and one.attacks in sorts)


def is_immune(hunter: Hunter, element: Element) -> bool:
    return any(one.immune == element for one in grants(hunter))


def value(figure: Hunter | Helper, attribute: Attribute | None) -> int:
    """An Attribute; 0 if it has none: arena.attr.missing_is_zero"""
    if attribute is None:
        return 0
    if isinstance(figure, Helper):
        return library().helpers[figure.id].attributes.get(attribute, 0)
    born = library().hunters[figure.id].attributes.get(attribute, 0)
    return born + sum(one.plus for one in grants(figure) if one.attribute == attribute)


# --- tokens


def available(tokens: list[Token]) -> Iterator[tuple[int, Token]]:
    return ((place, token) for place, token in enumerate(tokens) if not token.spent)


def colours(tokens: list[Token], *, spent: bool = False) -> list[Colour]:
    """The colours of Available tokens, or of all with `spent`; the best die first, each once."""
    found = {token.colour for token in tokens if spent or not token.spent}
    return [colour for colour in COLOURS if colour in found]


def red_count(hunter: Hunter) -> int:
    """How many red tokens a hunter has: arena.ruling.red_count"""
    return sum(token.colour == "red" for token in hunter.tokens)


def wounded(hunter: Hunter) -> list[int]:
    """The places of its tokens that a wound turned red."""
    return [place for place, one in enumerate(hunter.tokens) if one.colour != one.born]


def shield_tokens(hunter: Hunter) -> list[Token]:
    return [token for item in hunter.equipped for token in item.shields]


# --- gear


def slot_of(item: Item) -> Slot:
    return gear_of(item).slot


def equipped(hunter: Hunter, slot: Slot) -> list[Item]:
    return [item for item in hunter.equipped if slot_of(item) == slot]


def free_slots(hunter: Hunter, slot: Slot) -> int:
    return SLOTS.get(slot, 0) - len(equipped(hunter, slot))


def space(hunter: Hunter) -> int:
    """How many more items fit in its Inventory."""
    return INVENTORY - len(hunter.inventory)


def is_loaded_pistol(item: Item) -> bool:
    return not item.spent and any("pistol" in one.properties for one in gear_of(item).actions)


# --- enemies


def card_of(enemy: Enemy) -> EnemyCard:
    """An enemy takes all its values from its card: arena.enemy.card"""
    return library().enemies[enemy.kind]


def mini_of(enemy: Enemy) -> Mini:
    return library().minis[card_of(enemy).mini]


def is_large(figure: Figure) -> bool:
    return isinstance(figure, Enemy) and _has_large_mini(figure.kind)


@lru_cache(maxsize=1024)
def _has_large_mini(kind: str) -> bool:
    known = library()
    return known.minis[known.enemies[kind].mini].large


def are_alike(one: Enemy, other: Enemy) -> bool:
    """True if nothing tells two enemies apart but their names and where they stand."""
    return one.kind == other.kind and replace(one, id=other.id, at=other.at) == other


def properties(enemy: Enemy) -> tuple[str, ...]:
    """The properties on its card and those it has gained: arena.prop.stacking"""
    gained = [text for boost in enemy.boosts for text in boost.properties]
    return (*card_of(enemy).properties, *gained)


def wounds_of(figure: Figure) -> int:
    """The wounds of an enemy, and the red tokens of a hunter."""
    if isinstance(figure, Enemy):
        return figure.wounds
    return red_count(figure) if isinstance(figure, Hunter) else 0


def shields_of(figure: Figure) -> int:
    """Shield tokens that are Available, or the Shield of an enemy."""
    if isinstance(figure, Enemy):
        return int(figure.shielded)
    return sum(not one.spent for one in shield_tokens(figure)) if isinstance(figure, Hunter) else 0


def tokens_on(figure: Figure) -> int:
    return sum(figure.elements.values())
