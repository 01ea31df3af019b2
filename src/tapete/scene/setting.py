"""A scenario: a way to set up a match that players choose by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from tapete.kernel.message import Described, Message

QUICK = 15
"""The minutes of a quick match."""


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario. `options` are those that differ from a match's defaults."""

    id: str
    name: Message
    about: Message
    options: dict[str, Any] = {}
    minutes: int = 0
    """About how many minutes a match against a bot takes."""
    first: bool = False
    """True if it is good for a first match."""

    @classmethod
    def quick(cls, game: str, **options: Any) -> Setting:
        """A short match for a first time: all there is to learn, in a quarter of an hour.

        Its words are `GAME.setting.quick` and `GAME.setting.quick_about`.
        """
        key = f"{game}.setting.quick"
        about = Message(f"{key}_about")
        return cls("quick", Message(key), about, options, minutes=QUICK, first=True)

    @classmethod
    def of_scenario(
        cls, name: str, called: Message, about: Message, minutes: int, first: bool = False
    ) -> Setting:
        """A setting that is nothing but a scenario, by its name."""
        return cls(name, called, about, {"scenario": name}, minutes, first)


class Scenario(Described, Protocol):
    """A scenario as content describes it."""

    @property
    def minutes(self) -> int: ...


def scenarios(table: Mapping[str, Scenario], first: str) -> list[Setting]:
    """A setting for each scenario; the one called `first` is good for a first match."""
    return [
        Setting.of_scenario(name, one.name.message, one.text.message, one.minutes, name == first)
        for name, one in table.items()
    ]


def by_turns(ready: Sequence[str], place: int) -> list[str]:
    """Two of the sides that are ready, by turns, so that players meet them all."""
    return [ready[one % len(ready)] for one in (2 * place, 2 * place + 1)]


def first_ones_first(settings: Iterable[Setting]) -> tuple[Setting, ...]:
    """The settings in their order, but those for a first match before the others."""
    return tuple(sorted(settings, key=lambda setting: not setting.first))
