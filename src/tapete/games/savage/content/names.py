"""Names people know: of figures, weapons and other things, in both languages.

A figure's name in the state is its profile's id, with a number where there are several: `bandit#2`.
`%bridge.k` is the title a scenario gives to its letter k; `@Zoe` is a name as it is; `~` is nobody,
a place where nobody is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tapete.games.savage.content.library import ATTRIBUTES, Entry, library
from tapete.games.savage.content.scenario import scenario_named
from tapete.kernel import Message
from tapete.kernel.message import Arg

FIGURES = ("figure", "target", "to")
"""Arguments that name somebody; where nobody has that name, a thing."""
THINGS = ("weapon", "item", "trait")
NOBODY = "~"


def dress(message: Message) -> Message:
    """The message with names in place of ids."""
    return Message(message.key, tuple((name, _dressed(name, arg)) for name, arg in message.args))


def _dressed(name: str, arg: Arg) -> Arg:
    if not isinstance(arg, str) or not arg:
        return arg
    if name in FIGURES:
        return figure_name(arg) if arg.startswith("%") else _known(figure_name, arg)
    if name == "power":
        return _known(power_name, arg)
    return _known(thing_name, arg) if name in THINGS else arg


@lru_cache(maxsize=4096)
def _known(name_of: Callable[[str], Message], identity: str) -> Message:
    """Names of the library do not change; those of a scenario are not kept."""
    return name_of(identity)


def figure_name(name: str) -> Message:
    """What people call somebody, without what comes after a comma: Rosario Vega, the Spark."""
    if name.startswith("%"):
        return _named(_title(name[1:]))
    if name == NOBODY:
        return Message("savage.empty_place")
    base, _, number = name.rpartition("#")
    if not number.isdecimal():
        base, number = name, ""
    if base.startswith("@"):
        return _named({"es": base[1:], "en": base[1:]}, number)
    try:
        return _named(library().profile(base).name, number)
    except KeyError:
        return thing_name(name)


def _title(place: str) -> Mapping[Any, str]:
    scenario, _, letter = place.rpartition(".")
    try:
        sides = scenario_named(scenario).sides
    except KeyError:
        return {"es": letter, "en": letter}
    placed = [one for side in sides for one in side.figures]
    return next((one.title for one in placed if one.at == letter), {"es": letter, "en": letter})


def thing_name(identity: str) -> Message:
    """A weapon, a shield, a power, a trait: whatever of the library has that id."""
    if identity in ATTRIBUTES:
        return Message.of("savage.attribute", name=identity)
    found = library()
    common: tuple[Mapping[str, Entry], ...] = (
        found.weapons,
        found.shields,
        found.armour,
        found.things,
        found.vehicles,
    )
    for table in common:
        if identity in table:
            name: Mapping[Any, str] = table[identity].name
            return _named(
                {language: text[:1].lower() + text[1:] for language, text in name.items()}
            )
    proper: tuple[Mapping[str, Entry], ...] = (found.skills, found.powers, found.edges)
    for table in proper:
        if identity in table:
            return _named(table[identity].name)
    return Message.of("savage.word", word=identity)


def power_name(identity: str) -> Message:
    """A power, also where a skill has the same id."""
    powers = library().powers
    return _named(powers[identity].name) if identity in powers else thing_name(identity)


def text_of(text: Mapping[Any, str]) -> Message:
    """Words of the content, in both languages, as they are."""
    return Message.of("savage.name", es=text["es"], en=text["en"], number=0)


def damage_name(damage: str) -> Message:
    """Damage as each language writes it: Str+d6, FUE+d6."""
    return text_of({"es": damage.replace("Str", "FUE"), "en": damage})


def _named(name: Mapping[Any, str], number: str = "") -> Message:
    short = {language: text.partition(",")[0] for language, text in name.items()}
    return Message.of("savage.name", es=short["es"], en=short["en"], number=int(number or 0))


def numbered(names: Sequence[str]) -> list[str]:
    """Each name as it is if nobody else has it; else with a number."""
    count, seen = Counter(names), Counter[str]()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name}#{seen[name]}" if count[name] > 1 else name)
    return found
