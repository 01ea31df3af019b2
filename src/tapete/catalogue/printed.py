"""Rules as sheets print them."""

from __future__ import annotations

from tapete.catalogue.catalogue import Catalogue
from tapete.workshop.sheets import Rules, RuleText


def rules_for_sheets(catalogue: Catalogue, language: str) -> Rules:
    """Returns a look-up of rules by id, in this language, and the page of quick reference."""

    def found(identity: str) -> RuleText | None:
        entry = catalogue.get(identity)
        if entry is None:
            return None
        chapter = catalogue.chapter_of(entry).title.in_language(language)
        return RuleText(chapter, entry.heading(language), entry.body(language))

    return Rules(found, catalogue.reference)
