"""Names people know, put in the place of the ids that events, questions and refusals carry.

A mini's name in the state is its profile's id, with a number where there are several: `piltrafa#2`;
`@La Remaches` is a name as its player wrote it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from tapete.games.punk.content.abilities import ability_of
from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import TABLES
from tapete.games.punk.content.scenario import scenario_named
from tapete.kernel.message import Arg, Message

FIGURES = ("figure", "target", "to", "other", "victim", "by")
"""Arguments that name somebody; where nobody has that name, a thing."""
NOBODY = "none"
"""Where there is nobody, or nothing: words can tell it apart."""
THINGS = ("weapon", "item", "gear", "bullet", "armour", "shield", "scenery", "mutation", "power")
RULES = ("ability",)
"""Arguments that name a special rule."""
SITES = ("objective",)
"""Arguments that name an objective, as `scenario.objective`."""
ROLES = ("role",)
"""Arguments that name who deploys in a zone, as `scenario.zone`."""


def dress(message: Message) -> Message:
    """The message with names in place of ids."""
    return Message(message.key, tuple((name, _dressed(name, arg)) for name, arg in message.args))


def _dressed(name: str, arg: Arg) -> Arg:
    if not isinstance(arg, str):
        return arg
    if not arg:
        return NOBODY if name in (*FIGURES, *THINGS) else arg
    if name in FIGURES:
        return _known(figure_name, arg)
    if name in THINGS:
        return _known(thing_name, arg)
    if name in SITES:
        return _known(site_name, arg)
    if name in ROLES:
        return _known(role_name, arg)
    return _known(ability_name, arg) if name in RULES else arg


@lru_cache(maxsize=4096)
def _known(name_of: Callable[[str], Message], identity: str) -> Message:
    """The library does not change."""
    return name_of(identity)


def figure_name(name: str) -> Message:
    """What people call somebody: the name it was given, or what it is, with its number."""
    base, _, number = name.rpartition("#")
    if not number.isdecimal():
        base, number = name, ""
    if base.startswith("@"):
        return _named({"es": base[1:], "en": base[1:]}, number)
    profile = library().profiles.get(base) or library().beasts.get(base)
    return thing_name(name) if profile is None else _named(profile.name, number)


def site_name(written: str) -> Message:
    """An objective of a scenario, or something that lies about on the table."""
    scenario, _, identity = written.partition(".")
    if not identity:
        return thing_name(written)
    return _named(scenario_named(scenario).site(identity).name)


def role_name(written: str) -> Message:
    """Those who deploy in a zone of a scenario; where there is none, the zone by its number."""
    scenario, _, zone = written.partition(".")
    if not scenario:
        return Message.of("punk.zone", zone=int(zone) + 1)
    return _named(scenario_named(scenario).sides[int(zone)])


def thing_name(identity: str) -> Message:
    """A weapon, a bomb, a mutation, a power, scenery: whatever of the library has that id."""
    found = library()
    for table in TABLES:
        entry = getattr(found, table).get(identity)
        if entry is not None:
            return _named({tongue: _small(text) for tongue, text in entry.name.items()})
    return Message.of("punk.word", word=identity)


def _small(text: str) -> str:
    """As it is written within a sentence."""
    return text[:1].lower() + text[1:]


def ability_name(written: str) -> Message:
    """`slow(1)` as Lentorra (1)."""
    ability = ability_of(written)
    rule = library().special.get(ability.id)
    if rule is None:
        return Message.of("punk.word", word=ability.id)
    if not ability.number:
        return _named(rule.name)
    return Message.of("punk.ability", name=_named(rule.name), number=ability.number)


def text_of(text: Mapping[Any, str]) -> Message:
    """Words of the content, in both languages, as they are."""
    return _named(text)


def band_called(side: int, name: str) -> Message:
    """A band as its player called it; one without a name is the first or the second."""
    return _named({"es": name, "en": name}) if name else Message.of("punk.side", side=side)


def _named(name: Mapping[Any, str], number: str = "") -> Message:
    return Message.of("punk.name", es=name["es"], en=name["en"], number=int(number or 0))
