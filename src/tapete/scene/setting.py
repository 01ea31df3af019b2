"""A scenario: a way to set up a match that players choose by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tapete.kernel.message import Message


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
    def of_scenario(
        cls, name: str, called: Message, about: Message, minutes: int, first: bool = False
    ) -> Setting:
        """A setting that is nothing but a scenario, by its name."""
        return cls(name, called, about, {"scenario": name}, minutes, first)


def first_ones_first(settings: Iterable[Setting]) -> tuple[Setting, ...]:
    """The settings in their order, but those for a first match before the others."""
    return tuple(sorted(settings, key=lambda setting: not setting.first))
