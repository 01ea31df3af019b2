"""Names in both languages: of figures, weapons and other things."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tapete.content.text import within
from tapete.games.savage.content.library import ATTRIBUTES, library
from tapete.games.savage.state import Name
from tapete.kernel import Message

COMMON = ("weapons", "shields", "armour", "things", "vehicles")
"""The tables of common nouns, which are not capitalized within a sentence."""
PROPER = ("skills", "powers", "edges")


def name_in(text: Mapping[Any, str]) -> Name:
    """A name up to its first comma, as in `Rosario Vega, the Spark`."""
    return Name(_short(text["es"]), _short(text["en"]))


def _short(text: str) -> str:
    return text.partition(",")[0]


@lru_cache(maxsize=1024)
def figure_name(name: Name) -> Message:
    """The name of a figure, as a message."""
    return Message.of("savage.name", es=name.es, en=name.en, number=name.number)


@lru_cache(maxsize=1024)
def thing_name(identity: str) -> Message:
    """The name of whatever has an id in the library: a weapon, a shield, a power, a trait."""
    if identity in ATTRIBUTES:
        return Message.of("savage.attribute", name=identity)
    entry = library().find(COMMON, identity)
    if entry is not None:
        texts = entry.name.items()
        return _named({language: within(text) for language, text in texts})
    entry = library().find(PROPER, identity)
    return Message.of("savage.word", word=identity) if entry is None else _named(entry.name)


@lru_cache(maxsize=256)
def power_name(identity: str) -> Message:
    """The name of a power, even if a skill has the same id."""
    powers = library().powers
    return _named(powers[identity].name) if identity in powers else thing_name(identity)


@lru_cache(maxsize=256)
def trait_name(identity: str) -> Message | None:
    """The name of an edge or a hindrance; None if it has none."""
    entry = library().edges.get(identity) or library().hindrances.get(identity)
    return None if entry is None else text_of(entry.name)


def text_of(text: Mapping[Any, str]) -> Message:
    """A text of the content in both languages, unchanged."""
    return Message.of("savage.name", es=text["es"], en=text["en"], number=0)


def damage_name(damage: str) -> Message:
    """Damage as each language writes it: Str+d6, FUE+d6."""
    return text_of({"es": damage.replace("Str", "FUE"), "en": damage})


def _named(text: Mapping[Any, str]) -> Message:
    return figure_name(name_in(text))
