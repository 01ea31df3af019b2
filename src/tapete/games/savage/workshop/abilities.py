"""Special abilities on a hero's sheet: each is a text, as a stat block would have it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tapete.games.savage.content.abilities import abilities
from tapete.games.savage.content.library import ATTRIBUTES, Profile
from tapete.games.savage.labels.gifts import gift_lines
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.workshop.statblock.abilities.special import Specials, specials
from tapete.games.savage.workshop.statblock.abilities.standard import (
    in_language,
    standard_id,
    standards,
)
from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.text.passage import Passage
from tapete.games.savage.workshop.statblock.words import name_of
from tapete.games.savage.workshop.statblock.writing import value_texts
from tapete.kernel import Message
from tapete.kernel.shaping import shaped
from tapete.workshop import Remark

SPECIAL = "special"
"""The field of the texts about special abilities."""
FIELD = "abilities"
"""The field of a sheet that holds them."""


class Given(msgspec.Struct, frozen=True):
    """What abilities give a profile, and what was found in their texts, a line for each."""

    special: Specials
    found: Findings

    def values(self) -> dict[str, int | bool]:
        values = dict(self.special.values)
        if self.special.toughness:
            values.setdefault("toughness", self.special.toughness)
        return values


def given_by(texts: Iterable[str]) -> Given:
    found = Findings()
    passages = [Passage.of(line, text) for line, text in enumerate(texts) if text.strip()]
    return Given(specials(passages, found), found)


def abilities_of(profile: Profile, language: Language) -> tuple[str, ...]:
    """Returns the texts that give a profile what no other part of its sheet does."""
    kept = [one.text for one in profile.kept if one.field == SPECIAL]
    given = given_by(kept).special
    weapons = [one for one in profile.gear if one not in given.weapons]
    texts = [*value_texts(profile, language), *_tough(profile, given, language), *kept]
    return tuple(map(standard_id, [*texts, *_weapon_texts(weapons)]))


def _tough(profile: Profile, given: Specials, language: Language) -> Iterator[str]:
    """Yields a Toughness of +0, where abilities would add to it and it was stated otherwise."""
    if given.toughness and not profile.toughness:
        yield f"{name_of('special', 'toughness', language)} +0"


def _weapon_texts(weapons: Iterable[str]) -> Iterator[str]:
    texts = natural_texts()
    return (texts[one] for one in weapons if one in texts)


def natural_texts() -> dict[str, str]:
    """Returns the text of an ability for each natural weapon that one gives."""
    return {
        weapon: f"{ability.name['en']}: {damage}"
        for ability in reversed(abilities().values())
        for damage, weapon in ability.weapons.items()
    }


def spoken(profile: Profile, language: Language) -> Profile:
    """Returns a profile whose abilities are said in a language, where they are standard ones."""
    kept = tuple(
        msgspec.structs.replace(one, text=in_language(one.text, language))
        if one.field == SPECIAL
        else one
        for one in profile.kept
    )
    return msgspec.structs.replace(profile, kept=kept)


# --- what they do


def remarks(texts: tuple[str, ...], given: Given) -> Iterator[Remark]:
    """Yields what became of each text that is not a standard one."""
    for line, text in enumerate(texts):
        if text not in standards():
            for message in _became(line, text, given):
                yield Remark(FIELD, text, message)


def _became(line: int, text: str, given: Given) -> Iterator[Message]:
    found = [one for one in given.found.all if one.line == line]
    yield from effects(text)
    if any(one.sort == "text" for one in found):
        yield Message("savage.hero.pick.only_text")


def effects(text: str) -> tuple[Message, ...]:
    """Returns what an ability gives, in words."""
    given: dict[str, Any] = given_by([text]).special.abilities()
    bare = {"name": {"es": "", "en": ""}, "attributes": dict.fromkeys(ATTRIBUTES, 4)}
    return tuple(message for message, _ in gift_lines(shaped({**bare, **given}, Profile)))
