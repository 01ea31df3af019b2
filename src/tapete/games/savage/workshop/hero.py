"""A hero that a player made."""

from __future__ import annotations

import msgspec

from tapete.games.savage.content.library import Profile
from tapete.games.savage.content.names import text_of
from tapete.games.savage.labels.kept import kept_texts
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.workshop import budget
from tapete.games.savage.workshop.abilities import SPECIAL, spoken
from tapete.games.savage.workshop.paper import explained_in, paper_of
from tapete.games.savage.workshop.statblock import write
from tapete.games.savage.workshop.statblock.derived import Derived, derived
from tapete.kernel import Message
from tapete.words import Words
from tapete.workshop import Checked, Fault, Purse, Remark, Sheet, Value, Work


class Hero(Work):
    """A profile, with what it cost and what is wrong with it."""

    def __init__(
        self,
        profile: Profile,
        faults: tuple[Fault, ...],
        notes: tuple[Message, ...] = (),
        report: tuple[Message, ...] = (),
    ) -> None:
        self.profile, self.faults, self.notes = profile, faults, notes
        self.remarks: tuple[Remark, ...] = ()
        self.on_sheet = False
        """True if it was made on a sheet, with shelves for all that can be picked."""
        self.report = report
        """What became of each line of the text it was read from."""
        self.title = text_of(profile.name)
        self.spent, self.derived = budget.spent(profile), derived(profile)

    def check(self) -> Checked:
        values = _values(self.derived)
        return Checked(self.faults, _purses(self.spent), values, self._texts(), self.remarks)

    def _texts(self) -> tuple[Message, ...]:
        """What is said of it; on a sheet its abilities are picks, and said there."""
        kept = self.profile.kept
        shown = [one for one in kept if not (self.on_sheet and one.field == SPECIAL)]
        return tuple(kept_texts(shown))

    def kept(self) -> str:
        """Returns it as JSON, for the option `own` of a match."""
        return msgspec.json.encode(self.profile).decode()

    def text(self, language: str) -> str:
        wanted = language_of(language)
        return write(spoken(self.profile, wanted), wanted)

    def sheet(self, language: str) -> str:
        """Returns the stat block, and what its edges, hindrances and powers do."""
        explained = explained_in(self.profile, language_of(language))
        lines = (f"{name}: {text}" for name, text in explained)
        return "\n".join([self.text(language), *lines]) + "\n"

    def paper(self, language: str) -> Sheet:
        return paper_of(self.profile, language_of(language), Words(language).say)


def language_of(language: str) -> Language:
    return "es" if language == "es" else "en"


def _purses(bill: budget.Spent) -> tuple[Purse, ...]:
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


def _values(values: Derived) -> tuple[Value, ...]:
    worn = f" ({values.armour})" if values.armour else ""
    shown = {
        "pace": str(values.pace),
        "parry": str(values.parry),
        "toughness": f"{values.toughness + values.armour}{worn}",
    }
    return tuple(
        Value(Message.of(f"savage.hero.value.{name}"), text) for name, text in shown.items()
    )
