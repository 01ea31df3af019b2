"""What is on a miniature's card, in words: euphoria.material.open_cards"""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.euphoria.content.explained import GENES, ITEMS
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of, text_of
from tapete.games.euphoria.state import Mini, Weapon
from tapete.kernel.message import Message

ATTRIBUTES = ("euphoria", "ap", "armour", "aim", "strength", "combat", "life")
"""The attributes in the order of the book's cards."""


class Gift(NamedTuple):
    """Something a miniature can do or carries: what it is called, what it does, and its rule."""

    id: str
    name: Message
    about: Message
    rule: str


def kind_of(mini: Mini) -> Message:
    """Its faction, its base and what it is worth to the audience."""
    return Message.of(
        "euphoria.card.kind",
        faction=name_of("factions", mini.faction),
        base=mini.radius // 5,
        cost=mini.cost,
        character=mini.character,
    )


def values_of(mini: Mini) -> dict[str, int]:
    """Its attributes by name."""
    return {one: mini.ap_profile if one == "ap" else getattr(mini, one) for one in ATTRIBUTES}


def attribute(name: str) -> Message:
    return Message.of("euphoria.attribute", attribute=name)


def class_name(trait: str) -> Message:
    return Message.of("euphoria.class_name", trait=trait)


def weapon_line(weapon: Weapon) -> Message:
    """A weapon with its figures."""
    special = tuple([Message.of("euphoria.card.special", rule=one) for one in weapon.special])
    return Message.of(
        "euphoria.card.weapon",
        name=name_of("weapons", weapon.kind),
        shots=weapon.shots,
        range=weapon.range,
        damage=weapon.damage,
        special=special,
        count=len(special),
    )


def gifts_of(mini: Mini) -> list[Gift]:
    """Its ability, its special attack and its genetic upgrade."""
    rows = (
        ("abilities", mini.ability, "euphoria.attr.special_ability_once"),
        ("attacks", mini.attack, "euphoria.attr.special_attack"),
        ("genes", mini.gene, GENES.get(mini.gene, "")),
    )
    return [gift(table, identity, rule) for table, identity, rule in rows if identity]


def items_of(mini: Mini) -> list[Gift]:
    """The objects it carries, each kind once."""
    return [gift("items", item, ITEMS[item]) for item in dict.fromkeys(mini.items)]


def gift(table: str, identity: str, rule: str = "") -> Gift:
    entry = getattr(library(), table)[identity]
    about = text_of({"es": entry.es, "en": entry.en})
    return Gift(identity, text_of(entry.name), about, rule)
