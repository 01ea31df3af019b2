"""Special abilities in their standard form: the texts that can be picked on a hero's sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from tapete.games.savage.content.abilities import Ability, abilities
from tapete.games.savage.labels.sheet import Language, Names
from tapete.games.savage.state import Bane
from tapete.games.savage.workshop.statblock.abilities.banes import BANES
from tapete.games.savage.workshop.statblock.abilities.kinds import KINDS
from tapete.games.savage.workshop.statblock.abilities.venoms import VENOMS
from tapete.games.savage.workshop.statblock.words import SPECIALS
from tapete.words.folding import folded

PACES = (4, 6, 8, 10, 12, 16, 18, 20, 24)
"""The Paces of flight that can be picked."""
DREADS = VENOM_MODIFIERS = ("", "-1", "-2", "-4")
SIZES = (-4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
ARMOURS = TOUGHNESSES = (1, 2, 3, 4, 5, 6)
NO_WEAKNESS: tuple[Bane, ...] = ("weapons", "poison", "disease")
Text = dict[Language, str]


class Standard(msgspec.Struct, frozen=True):
    """An ability as a text in both languages. Its id is the English one."""

    text: Text
    group: str

    @property
    def id(self) -> str:
        return self.text["en"]


@cache
def standards() -> dict[str, Standard]:
    """All of them by id."""
    known = [one for ability in abilities().values() for one in _forms(ability)]
    return {one.id: one for one in (*known, *_values())}


def standard_id(text: str) -> str:
    """Returns the id of the ability with that text, in either language; or the text itself."""
    return _ids().get(folded(text), text)


def in_language(text: str, language: Language) -> str:
    """Returns a text in a language, if it is a standard one; otherwise unchanged."""
    standard = standards().get(standard_id(text))
    return standard.text[language] if standard else text


@cache
def _ids() -> dict[str, str]:
    return {
        folded(text): one.id
        for one in reversed(standards().values())
        for text in reversed(one.text.values())
    }


def _forms(ability: Ability) -> Iterator[Standard]:
    """Yields the forms of an ability that differ in what they do."""
    name = ability.name
    if ability.weapons:
        for damage in ability.weapons:
            spanish = damage.replace("Str", "FUE")
            yield Standard(_text(f"{name['es']}: {spanish}", f"{name['en']}: {damage}"), "weapons")
    elif ability.immune:
        yield from _each(name, KINDS.values(), ("({})", "({})"))
    elif ability.weak:
        weak = [names for bane, names in BANES.items() if bane not in NO_WEAKNESS]
        yield from _each(name, weak, ("({}): +4 al daño", "({}): +4 damage"))
    elif ability.invulnerable:
        wounding = [names for bane, names in BANES.items() if bane not in NO_WEAKNESS]
        yield from _each(name, wounding, ("(salvo {})", "(except {})"))
    else:
        yield from _graded(ability)


def _each(name: Text, banes: Iterable[Names], forms: tuple[str, str]) -> Iterator[Standard]:
    for names in banes:
        es, en = (
            f"{name[language]} {form.format(names[language][0])}"
            for language, form in zip(LANGUAGES, forms, strict=True)
        )
        yield Standard(_text(es, en), "harm")


def _graded(ability: Ability) -> Iterator[Standard]:
    """Yields an ability with each number that it may have, or without any."""
    es, en = ability.name["es"], ability.name["en"]
    if ability.poison:
        for names in reversed(VENOMS.values()):
            for modifier in VENOM_MODIFIERS:
                more = f", {modifier}" if modifier else ""
                kinds = [f"({names[language][0]}{more})" for language in LANGUAGES]
                yield Standard(_text(f"{es} {kinds[0]}", f"{en} {kinds[1]}"), "harm")
    elif ability.flight:
        for pace in PACES:
            yield Standard(_text(f"{es}: Paso {pace}", f"{en}: Pace {pace}"), "nature")
    elif ability.fear:
        for dread in DREADS:
            more = f" ({dread})" if dread else ""
            yield Standard(_text(f"{es}{more}", f"{en}{more}"), "nature")
    elif not ability.follows:
        yield Standard(_text(es, en), "nature" if ability.gives else "text")


def _values() -> Iterator[Standard]:
    """Yields Armor, Toughness and Size with their numbers."""
    values = {"armour": ARMOURS, "toughness": TOUGHNESSES, "size": SIZES}
    for field, numbers in values.items():
        es, en = (SPECIALS[field][language][0] for language in LANGUAGES)
        for number in numbers:
            yield Standard(_text(f"{es} {number:+}", f"{en} {number:+}"), "values")
    for field in ("heavy", "mount"):
        es, en = (SPECIALS[field][language][0] for language in LANGUAGES)
        yield Standard(_text(es, en), "values")


LANGUAGES: tuple[Language, ...] = ("es", "en")


def _text(es: str, en: str) -> Text:
    return {"es": es, "en": en}
