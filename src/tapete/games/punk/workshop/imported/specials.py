"""The rules of a file as special rules: ours if the name is the same, or else their text."""

from __future__ import annotations

import re
from difflib import get_close_matches

from tapete.battlescribe import Index, Rule
from tapete.games.punk.content.abilities import Ability
from tapete.games.punk.content.entries import Special
from tapete.games.punk.content.library import Library
from tapete.games.punk.workshop.imported.figures import numbered, slug
from tapete.games.punk.workshop.imported.notes import Notes
from tapete.games.punk.workshop.text_list import names_in
from tapete.words.folding import folded

OLD_NAMES = {
    "lentorra": "slow(1)",
    "muy lentorra": "slow(2)",
    "incendiaria": "incendiary(3)",
    "bombas": "bomb",
    "automatica": "automatic",
}
"""Rules of the first edition that have another name here, or are written with a number."""
ALIKE = 0.88
"""How similar two names must be to be taken for the same."""


class Specials:
    """Learns the rules of the files, and finds them again by id and by name."""

    def __init__(self, index: Index, own: Library, notes: Notes) -> None:
        self.own = own
        self.notes = notes
        self.table: dict[str, Special] = {}
        self.by_rule: dict[str, str] = {}
        self._names = names_in(own.special)
        files = {rule.id: data.file for data in index.files for rule in data.rules}
        for entry in index.entries.values():
            files |= {rule.id: entry.file for rule in entry.rules}
        for identity, rule in index.rules.items():
            self.by_rule[identity] = self._learn(rule, files[identity])

    def _learn(self, rule: Rule, file: str) -> str:
        known = self.named(rule.name)
        if known:
            return known
        identity = slug(rule.name)
        text = re.sub(r"\s+", " ", rule.description).strip() or rule.name
        if identity not in self.table:
            name = {"es": rule.name.strip(), "en": rule.name.strip()}
            self.table[identity] = Special(name=name, es=text, en=text)  # type: ignore[arg-type]
            self._names[folded(rule.name)] = identity
        self.notes.add(file, "rule", rule, "text")
        return identity

    def named(self, name: str) -> str:
        """Returns a rule as it is written in content; "" if there is no such rule."""
        if folded(name) in OLD_NAMES:
            return self._used(OLD_NAMES[folded(name)])
        base, number = numbered(name)
        identity = self._names.get(folded(name)) or self._names.get(folded(base))
        if identity is None:
            return ""
        rule = self.own.special.get(identity) or self.table[identity]
        if rule.number and not number:
            return ""
        return self._used(str(Ability(identity, number if rule.number else 0)))

    def _used(self, written: str) -> str:
        self.learn_own(written)
        return written

    def learn_own(self, written: str) -> None:
        """Adds one of our own rules to the table, if that is what it is."""
        identity = written.partition("(")[0]
        if identity in self.own.special:
            self.table[identity] = self.own.special[identity]

    def listed(self, text: str) -> tuple[list[str], list[str]]:
        """Returns the rules in a list of names, and the parts that do not name a rule."""
        found: list[str] = []
        strange: list[str] = []
        for part in filter(None, (one.strip(" .\n") for one in re.split(r"[,;]", text))):
            name = self.named(part) or self._near(part)
            (found if name else strange).append(name or part)
        return found, strange

    def _near(self, name: str) -> str:
        """Returns the rule whose name differs by only a letter or two; "" if there is none."""
        near = get_close_matches(folded(name), self._names, n=1, cutoff=ALIKE)
        return self.named(near[0]) if near else ""
