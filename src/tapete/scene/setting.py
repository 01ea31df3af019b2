"""A scenario: a way to set up a match that players choose by name."""

from __future__ import annotations

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
