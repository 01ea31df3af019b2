"""Names in both languages, of minis, of bands and of all that content refers to by an id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tapete.content.text import within
from tapete.games.punk.content.abilities import Ability, ability_of
from tapete.games.punk.content.entries import ARMOURY
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.played import known
from tapete.games.punk.state import Name
from tapete.kernel.message import Message

TABLES = ("profiles", *ARMOURY, "mutations", "powers", "factions", "scenery", "weather", "beasts")


def text_of(text: Mapping[Any, str]) -> Message:
    """Returns a text of the content, in both languages, as it is."""
    return Message.of("punk.name", es=text["es"], en=text["en"], number=0)


def name_in(text: Mapping[Any, str]) -> Name:
    """Returns the name of a mini from a text in both languages."""
    return Name(text["es"], text["en"])


@lru_cache(maxsize=1024)
def figure_name(name: Name) -> Message:
    """Returns a mini's name as a message."""
    return Message.of("punk.name", es=name.es, en=name.en, number=name.number)


def band_called(side: int, name: str) -> Message:
    """Returns the name of a band; without one, it is called the first or the second."""
    return text_of({"es": name, "en": name}) if name else Message.of("punk.side", side=side)


def name_of(found: Library, identity: str) -> Message:
    """Returns the name of the entry with that id; an unknown id is shown as it is."""
    entry = found.find(TABLES, identity)
    return _word(identity) if entry is None else text_of(entry.name)


@lru_cache(maxsize=4096)
def thing_name(identity: str) -> Message:
    """Returns the name of a weapon, a mutation, a power or the like, as within a sentence."""
    entry = known().find(TABLES, identity)
    if entry is None:
        return _word(identity)
    texts = entry.name.items()
    return text_of({language: within(text) for language, text in texts})


def _word(identity: str) -> Message:
    return Message.of("punk.word", word=identity)


def mutation_name(found: Library, identity: str) -> Message:
    """Returns the name of a mutation, though it may share its id with the weapon it gives."""
    entry = found.mutations.get(identity)
    return text_of(entry.name) if entry else name_of(found, identity)


def special_name(found: Library, written: str | Ability) -> Message:
    """Returns the name of a special rule: `slow(1)` is Lentorra (1)."""
    ability = ability_of(written) if isinstance(written, str) else written
    rule = found.special.get(ability.id)
    if rule is None:
        return _word(ability.id)
    if not ability.number:
        return text_of(rule.name)
    return Message.of("punk.ability", name=text_of(rule.name), number=ability.number)
