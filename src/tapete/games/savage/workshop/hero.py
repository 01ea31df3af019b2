"""A hero that a player made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from tapete.games.savage.content.library import Power, Profile, Trait, library
from tapete.games.savage.content.names import text_of
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.workshop import budget
from tapete.games.savage.workshop.builder import Built
from tapete.games.savage.workshop.statblock import write
from tapete.kernel import Message
from tapete.workshop import Checked, Purse, Value, Work


class Hero(Work):
    """A profile, with what it cost and what is wrong with it."""

    def __init__(
        self,
        built: Built,
        notes: tuple[Message, ...] = (),
        report: tuple[Message, ...] = (),
    ) -> None:
        self.built = built
        self.profile = built.profile
        self.title = text_of(self.profile.name)
        self.notes = notes
        self.report = report
        """What became of each line of the text it was read from."""

    def check(self) -> Checked:
        return Checked(self.built.faults, _purses(self.built), _values(self.built))

    def kept(self) -> str:
        """Returns it as JSON, for the option `own` of a match."""
        return msgspec.json.encode(self.profile).decode()

    def text(self, language: str) -> str:
        return write(self.profile, language_of(language))

    def sheet(self, language: str) -> str:
        """Returns the stat block, and what its edges, hindrances and powers do."""
        explained = _explained(self.profile, language_of(language))
        return "\n".join([self.text(language), *explained]) + "\n"


def language_of(language: str) -> Language:
    return "es" if language == "es" else "en"


def _explained(profile: Profile, language: Language) -> Iterator[str]:
    found = library()
    tables: dict[str, Mapping[str, Trait | Power]] = {
        "edges": found.edges,
        "hindrances": found.hindrances,
        "powers": found.powers,
    }
    for field, table in tables.items():
        for identity in getattr(profile, field):
            entry = table[identity]
            yield f"{entry.name[language]}: {entry.es if language == 'es' else entry.en}"


def _purses(built: Built) -> tuple[Purse, ...]:
    bill = built.spent
    spent = {
        "attributes": (bill.attributes, budget.ATTRIBUTE_STEPS),
        "skills": (bill.skills, budget.SKILL_POINTS),
        "edges": (bill.edges, budget.FREE_EDGES),
        "hindrances": (bill.needed, bill.earned),
    }
    return tuple(
        Purse(Message.of(f"savage.hero.purse.{name}"), gone, most, name)
        for name, (gone, most) in spent.items()
    )


def _values(built: Built) -> tuple[Value, ...]:
    values = built.derived
    worn = f" ({values.armour})" if values.armour else ""
    shown = {
        "pace": str(values.pace),
        "parry": str(values.parry),
        "toughness": f"{values.toughness + values.armour}{worn}",
    }
    return tuple(
        Value(Message.of(f"savage.hero.value.{name}"), text) for name, text in shown.items()
    )
