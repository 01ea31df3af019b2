"""The catalogue: every rule of a book by its id, in both languages, and the tests that prove it."""

from tapete.catalogue.catalogue import Catalogue, Core, Entry, Rule, Ruling, Text, load

__all__ = ["Catalogue", "Core", "Entry", "Rule", "Ruling", "Text", "load"]
