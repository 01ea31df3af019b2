"""The titles of rules, as messages."""

from __future__ import annotations

from functools import cache

from tapete.catalogue import Catalogue, load_if_any
from tapete.content import Text
from tapete.kernel.message import Message


@cache
def _catalogue(package: str) -> Catalogue:
    return load_if_any(package)


@cache
def title(package: str, rule: str) -> Message | None:
    """Returns the title of a rule of the game in this package; None if it has no such rule."""
    entry = _catalogue(package).get(rule) if rule else None
    return None if entry is None else Text(entry.heading("es"), entry.heading("en")).message
