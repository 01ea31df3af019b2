"""Names people know, in both languages, for what content and bands call by an id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.games.punk.content.abilities import Ability, ability_of
from tapete.games.punk.content.library import ARMOURY, Library
from tapete.kernel.message import Message

TABLES = ("profiles", *ARMOURY, "mutations", "powers", "factions", "scenery", "weather", "beasts")


def text_of(text: Mapping[Any, str]) -> Message:
    """Words of the content, in both languages, as they are."""
    return Message.of("punk.band.name", es=text["es"], en=text["en"])


def name_of(found: Library, identity: str) -> Message:
    """Whatever has that id; what nothing has is said as it is."""
    for table in TABLES:
        entry = getattr(found, table).get(identity)
        if entry is not None:
            return text_of(entry.name)
    return Message.of("punk.band.name", es=identity, en=identity)


def mutation_name(found: Library, identity: str) -> Message:
    """Some mutations have the id of the weapon they give."""
    entry = found.mutations.get(identity)
    return text_of(entry.name) if entry else name_of(found, identity)


def special_name(found: Library, written: str | Ability) -> Message:
    """`slow(1)` as Lentorra (1)."""
    ability = ability_of(written) if isinstance(written, str) else written
    rule = found.special.get(ability.id)
    names = rule.name if rule else {"es": ability.id, "en": ability.id}
    if not ability.number:
        return text_of(names)
    return Message.of("punk.band.numbered", name=text_of(names), number=ability.number)
