"""The cards of the game as they are printed."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.entries import FACTIONS, MERCENARY, NONE, Profile
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of, text_of
from tapete.games.euphoria.content.recruiting import recruit
from tapete.games.euphoria.content.traits import RULES
from tapete.games.euphoria.state import Mini
from tapete.kernel import Message, Say
from tapete.workshop import Face
from tapete.workshop.decks import Deck

ATTRIBUTES = ("euphoria", "ap", "armour", "aim", "strength", "combat", "life")
"""In the order of the book's cards."""


def values_of(profile: Profile | Mini) -> dict[str, int]:
    """Its attributes by name."""
    ap = profile.ap_profile if isinstance(profile, Mini) else profile.ap
    return {one: ap if one == "ap" else getattr(profile, one) for one in ATTRIBUTES}


def attribute(name: str) -> Message:
    return Message.of("euphoria.attribute", attribute=name)


def figures_of(profile: Profile) -> tuple[Message, ...]:
    """Its attributes in words, each with its value."""
    return tuple([
        Message.of("euphoria.team.figure", name=attribute(name), value=value)
        for name, value in values_of(profile).items()
    ])  # fmt: skip


def weapon_line(identity: str, shots: int = 0) -> Message:
    """A weapon with its figures; with shots, those instead of its own."""
    weapon = library().weapons[identity]
    special = tuple([Message.of("euphoria.card.special", rule=one) for one in weapon.special])
    return Message.of(
        "euphoria.card.weapon", name=name_of("weapons", identity), shots=shots or weapon.shots,
        range=weapon.range, damage=weapon.damage, special=special, count=len(special),
    )  # fmt: skip


def face_of(mini: Mini, say: Say) -> Face:
    """A miniature's card: its attributes, its weapons, its classes and what it can do."""
    names = values_of(mini).items()
    facts = [f"{say(attribute(name))} {value}" for name, value in names]
    lines = [say(weapon_line(gun.kind, gun.shots)) for gun in mini.weapons]
    classes = [(say(Message.of("euphoria.class_name", trait=one)), one) for one in mini.classes]
    kind = Message.of(
        "euphoria.card.kind", faction=name_of("factions", mini.faction), base=mini.radius // 5,
        cost=mini.cost, character=mini.character,
    )  # fmt: skip
    listed = (("", ", ".join(name for name, _ in classes)),)
    return Face(
        say(Message.of("euphoria.name", es=mini.name.es, en=mini.name.en, number=mini.name.number)),
        say(kind),
        (*facts, *lines),
        (*listed, *gifts_of(mini, say)),
        legend=tuple([(name, RULES[one]) for name, one in classes]),
    )


def gifts_of(mini: Mini, say: Say) -> Iterator[tuple[str, str]]:
    """Its ability, its special attack, its upgrade and its objects, each with what it does."""
    gifts = [("abilities", mini.ability), ("attacks", mini.attack), ("genes", mini.gene)]
    gifts += [("items", one) for one in dict.fromkeys(mini.items)]
    for table, identity in gifts:
        if identity:
            yield told(table, identity, say)


def told(table: str, identity: str, say: Say) -> tuple[str, str]:
    entry = getattr(library(), table)[identity]
    return say(text_of(entry.name)), say(text_of({"es": entry.es, "en": entry.en}))


def _faction(faction: str) -> Deck:
    def deck(say: Say) -> Iterator[Face]:
        for identity, profile in library().profiles.items():
            if profile.faction == faction:
                yield face_of(recruit(identity), say)

    return deck


def _table(table: str) -> Deck:
    """The cards of objects or of genetic upgrades."""

    def deck(say: Say) -> Iterator[Face]:
        kind = say(Message.of("euphoria.print.deck", name=table))
        for identity, entry in getattr(library(), table).items():
            name, text = told(table, identity, say)
            cost = say(Message.of("euphoria.team.cost", cost=entry.cost))
            yield Face(name, kind, texts=(("", text),), foot=cost if entry.cost else "")

    return deck


DECKS: dict[str, Deck] = {
    **{one: _faction(one) for one in (*FACTIONS, MERCENARY, NONE)},
    "items": _table("items"),
    "genes": _table("genes"),
}
