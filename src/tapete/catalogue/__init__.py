"""The catalogue: every rule of a book by its id, in both languages, and the tests that prove it."""

from tapete.catalogue.catalogue import (
    Catalogue,
    Chapter,
    Core,
    Entry,
    Rule,
    Ruling,
    Text,
    load,
    load_if_any,
)

__all__ = [
    "Catalogue",
    "Chapter",
    "Core",
    "Entry",
    "Rule",
    "Ruling",
    "Text",
    "load",
    "load_if_any",
]
