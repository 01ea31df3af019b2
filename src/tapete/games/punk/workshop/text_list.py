"""A band as a text that people write: one line for each member, in either language.

Banda: Los Tuercebotas
Facción: Pandilleros
Puntos: 200

Jefe «La Remaches»: Filo medio, Pistola, Bala ×2
Piltrafa: Maza ligera
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from tapete.games.punk.content.band.roster import LONGEST_NAME, MOST_POINTS, Member, Roster
from tapete.games.punk.content.entries import ARMOURY, Entry
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import text_of
from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Arg, Message
from tapete.words.folding import folded, ids_by_name

LABELS = {
    "name": {"es": "Banda", "en": "Band"},
    "faction": {"es": "Facción", "en": "Faction"},
    "points": {"es": "Puntos", "en": "Points"},
}
_COUNTED = re.compile(r"(?:(?P<before>\d{1,2})\s+)?(?P<name>.*?)(?:\s*[×x]\s*(?P<after>\d{1,2}))?")
_MEMBER = re.compile(
    r"(?P<profile>[^«“\":]+?)\s*(?:[«“\"](?P<name>[^»”\"]*)[»”\"])?\s*(?::(?P<gear>.*))?"
)


class BadList(TapeteError):
    """A line that cannot be part of a band."""

    key = "punk.band.error.list"

    def __init__(self, line: int, problem: str, **args: Arg) -> None:
        super().__init__(line=line, problem=Message.of(f"punk.band.list.{problem}", **args))
        self.line = line


def write_list(roster: Roster, found: Library, language: str) -> str:
    """Returns the text of a band. Anything the library does not have is written by its id."""
    head = {
        "name": roster.name,
        "faction": _named(found.factions, roster.faction, language),
        "points": str(roster.points),
    }
    lines = [f"{LABELS[field][language]}: {value}" for field, value in head.items()]
    members = (_member_line(one, found, language) for one in roster.members)
    return "\n".join([*lines, "", *members]) + "\n"


def _member_line(member: Member, found: Library, language: str) -> str:
    profile = _named(found.profiles, member.profile, language)
    name = f" «{member.name}»" if member.name else ""
    count = f"{member.count} " if member.count > 1 else ""
    things = {**found.mutations, **_armoury(found)}
    gear = [_counted(_named(things, one, language), n) for one, n in Counter(member.gear).items()]
    gear += [_named(found.mutations, one, language) for one in member.mutations]
    bullets = member.ammunition.items()
    gear += [_counted(_named(found.ammunition, one, language), n) for one, n in bullets]
    return f"{count}{profile}{name}" + (f": {', '.join(gear)}" if gear else "")


def _armoury(found: Library) -> dict[str, Entry]:
    return {one: entry for table in ARMOURY for one, entry in getattr(found, table).items()}


def _named(table: Mapping[str, Entry], identity: str, language: str) -> str:
    entry = table.get(identity)
    return entry.name[language] if entry else identity  # type: ignore[index]


def _counted(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def read_list(text: str, found: Library) -> Roster:
    """Reads a band from a text; raises `BadList` with the line that is wrong."""
    head: dict[str, str] = {}
    members: list[Member] = []
    reader = _Reader(found)
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        reader.line = number
        field = _field_of(line)
        if field in head:
            raise BadList(number, "twice", found=line.strip())
        if field:
            head[field] = line.partition(":")[2].strip()
            reader.enter(field, head[field])
        else:
            members.append(reader.member(line.strip()))
    if "name" not in head and not members:
        raise BadList(1, "empty")
    return Roster(
        name=head.get("name", ""), faction=reader.faction, points=reader.points,
        members=tuple(members),
    )  # fmt: skip


def _field_of(line: str) -> str:
    label = folded(line.partition(":")[0]) if ":" in line else ""
    fields = {folded(word): field for field, words in LABELS.items() for word in words.values()}
    return fields.get(label, "")


class _Reader:
    """Reads lines, and keeps the faction, which decides which profiles a name can mean."""

    def __init__(self, found: Library) -> None:
        self.found = found
        self.line = 0
        self.faction = ""
        self.points = Roster().points

    def enter(self, field: str, value: str) -> None:
        if field == "points":
            if not value.isdecimal() or not 1 <= int(value) <= MOST_POINTS:
                raise BadList(self.line, "points", found=value, most=MOST_POINTS)
            self.points = int(value)
        elif field == "faction":
            self.faction = self._one("faction", self.found.factions, value)
        else:
            self._short(value)

    def member(self, text: str) -> Member:
        form = _MEMBER.fullmatch(text)
        if form is None:
            raise BadList(self.line, "form", found=text)
        count, profile = _count(form["profile"].strip())
        name = self._short((form["name"] or "").strip())
        here = self.found.profiles_of(self.faction) if self.faction else self.found.profiles
        things = self._things(form["gear"] or "")
        return Member(profile=self._one("profile", here, profile), name=name, count=count, **things)

    def _things(self, text: str) -> dict[str, Any]:
        """Returns the fields of a member for what it has."""
        born = {f"~{one}": entry for one, entry in self.found.mutations.items()}
        things = {**born, **_armoury(self.found)}
        gear: list[str] = []
        mutations: list[str] = []
        ammunition: Counter[str] = Counter()
        for part in filter(None, map(str.strip, text.split(","))):
            count, name = _count(part)
            one = self._one("gear", things, name)
            if one in self.found.ammunition:
                ammunition[one] += count
            elif one.startswith("~"):
                mutations += [one[1:]] * count
            else:
                gear += [one] * count
        many = {"gear": tuple(gear), "mutations": tuple(mutations)}
        return {**many, "ammunition": dict(ammunition)}

    def _short(self, name: str) -> str:
        if len(name) > LONGEST_NAME:
            raise BadList(self.line, "long", most=LONGEST_NAME)
        return name

    def _one(self, kind: str, table: Mapping[str, Entry], name: str) -> str:
        known = names_in(table)
        if folded(name) in known:
            return known[folded(name)]
        near = get_close_matches(folded(name), known, n=1)
        suggestion = text_of(table[known[near[0]]].name) if near else "none"
        raise BadList(self.line, "unknown", kind=kind, found=name, near=suggestion)


def _count(text: str) -> tuple[int, str]:
    """Splits `2 Bala` or `Bala ×2` into its number and its name."""
    form = _COUNTED.fullmatch(text)
    return (max(1, int(form["before"] or form["after"] or 1)), form["name"]) if form else (1, text)


def names_in(table: Mapping[str, Entry]) -> dict[str, str]:
    """Returns the ids of entries by all their names, folded; what it is called now comes last."""
    other = [(identity, entry.also) for identity, entry in table.items()]
    now = [(identity, tuple(entry.name.values())) for identity, entry in table.items()]
    return ids_by_name([*other, *now])
