"""A way to set up a match that players choose by its name: a scenario."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel.message import Message


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """`options` are those that differ from a match's usual ones."""

    id: str
    name: Message
    about: Message
    options: dict[str, Any] = {}
    minutes: int = 0
    """How long it takes a person against a bot, about."""
    first: bool = False
    """Good for a first match."""
