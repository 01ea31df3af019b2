"""Turns elements into typed data. Anything unknown is noted with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tapete.battlescribe.errors import BadFile
from tapete.battlescribe.markup import Element
from tapete.battlescribe.model import (
    Category,
    Characteristic,
    Constraint,
    Cost,
    CostType,
    Data,
    Entry,
    Force,
    ForceEntry,
    InfoLink,
    Left,
    Profile,
    ProfileType,
    Roster,
    Rule,
    Selection,
)
from tapete.kernel.message import Message

T = TypeVar("T")

ITEMS = {
    "costTypes": "costType",
    "profileTypes": "profileType",
    "characteristicTypes": "characteristicType",
    "categoryEntries": "categoryEntry",
    "categoryLinks": "categoryLink",
    "categories": "category",
    "forceEntries": "forceEntry",
    "selectionEntries": "selectionEntry",
    "selectionEntryGroups": "selectionEntryGroup",
    "entryLinks": "entryLink",
    "sharedSelectionEntries": "selectionEntry",
    "sharedSelectionEntryGroups": "selectionEntryGroup",
    "sharedRules": "rule",
    "sharedProfiles": "profile",
    "rules": "rule",
    "profiles": "profile",
    "characteristics": "characteristic",
    "infoLinks": "infoLink",
    "catalogueLinks": "catalogueLink",
    "costs": "cost",
    "costLimits": "costLimit",
    "constraints": "constraint",
    "forces": "force",
    "selections": "selection",
}
"""The items that each list holds."""
TEXTS = ("comment", "readme", "description", "customNotes")
ENTRIES = ("selectionEntries", "selectionEntryGroups", "entryLinks")
ATTRIBUTES: dict[str, frozenset[str]] = {
    tag: frozenset(names.split())
    for tag, names in {
        "gameSystem": "id name revision battleScribeVersion authorName authorContact authorUrl "
        "type",
        "catalogue": "id name revision battleScribeVersion library gameSystemId gameSystemRevision "
        "authorName authorContact authorUrl type",
        "roster": "id name battleScribeVersion gameSystemId gameSystemName gameSystemRevision "
        "generatedBy",
        "costType": "id name defaultCostLimit hidden",
        "profileType": "id name",
        "characteristicType": "id name",
        "categoryEntry": "id name hidden publicationId page",
        "categoryLink": "id name hidden targetId primary",
        "category": "id name entryId primary publicationId page",
        "forceEntry": "id name hidden publicationId page",
        "selectionEntry": "id name hidden collective import type publicationId page",
        "selectionEntryGroup": "id name hidden collective import publicationId page "
        "defaultSelectionEntryId",
        "entryLink": "id name hidden collective import type targetId publicationId page",
        "rule": "id name hidden publicationId page",
        "profile": "id name hidden typeId typeName profileTypeId profileTypeName publicationId "
        "page",
        "characteristic": "name typeId characteristicTypeId value",
        "infoLink": "id name hidden type targetId publicationId page",
        "catalogueLink": "id name targetId type importRootEntries",
        "cost": "name typeId costTypeId value",
        "costLimit": "name typeId costTypeId value",
        "constraint": "id type value field scope percentValue shared includeChildSelections "
        "includeChildForces childId",
        "force": "id name entryId catalogueId catalogueRevision catalogueName publicationId page "
        "customName",
        "selection": "id name entryId entryGroupId number type customName publicationId page",
    }.items()
}


def read_data(root: Element, file: str) -> Data:
    """Reads a game system or a catalogue."""
    reader = _Reader(file)
    lists = [
        "costTypes", "profileTypes", "categoryEntries", "forceEntries", *ENTRIES,
        "sharedSelectionEntries", "sharedSelectionEntryGroups", "rules", "sharedRules",
        "profiles", "sharedProfiles", "infoLinks", "catalogueLinks",
    ]  # fmt: skip
    parts = reader.parts(root, *lists)
    return Data(
        kind="gameSystem" if root.tag == "gameSystem" else "catalogue",
        file=file,
        id=reader.needed(root, "id"),
        name=reader.needed(root, "name"),
        revision=int(reader.number(root, "revision", "0")),
        version=reader.needed(root, "battleScribeVersion"),
        system=reader.needed(root, "id" if root.tag == "gameSystem" else "gameSystemId"),
        comment=_text(root, "comment"),
        cost_types=reader.each(parts["costTypes"], reader.cost_type),
        profile_types=reader.each(parts["profileTypes"], reader.profile_type),
        categories=reader.each(parts["categoryEntries"], reader.category),
        forces=reader.each(parts["forceEntries"], reader.force_entry),
        entries=reader.each([one for name in ENTRIES for one in parts[name]], reader.entry),
        shared=reader.each(
            [*parts["sharedSelectionEntries"], *parts["sharedSelectionEntryGroups"]], reader.entry
        ),
        rules=reader.each([*parts["rules"], *parts["sharedRules"]], reader.rule),
        profiles=reader.each([*parts["profiles"], *parts["sharedProfiles"]], reader.profile),
        info_links=reader.each(parts["infoLinks"], reader.info_link),
        links=reader.each(parts["catalogueLinks"], reader.category),
        left=tuple(reader.left),
    )


def read_roster(root: Element, file: str) -> Roster:
    reader = _Reader(file)
    parts = reader.parts(root, "costs", "costLimits", "forces")
    return Roster(
        file=file,
        id=reader.needed(root, "id"),
        name=reader.needed(root, "name"),
        version=reader.needed(root, "battleScribeVersion"),
        system=reader.needed(root, "gameSystemId"),
        system_name=root.attributes.get("gameSystemName", ""),
        costs=reader.each(parts["costs"], reader.cost),
        limits=reader.each(parts["costLimits"], reader.cost),
        forces=reader.each(parts["forces"], reader.force),
        left=tuple(reader.left),
    )


def _is_empty(element: Element) -> bool:
    """True for a list of nothing: versions before 2.03 write those down."""
    return not (element.children or element.attributes or element.text)


def _either(element: Element, *names: str) -> str:
    """Returns the first of these attributes that there is; their names changed with 2.02."""
    return next((element.attributes[name] for name in names if name in element.attributes), "")


def _text(element: Element, tag: str) -> str:
    return next((child.text for child in element.children if child.tag == tag), "")


class _Reader:
    """Reads the elements of one file, and notes what it does not know."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.left: list[Left] = []

    # --- shared by all

    def parts(self, element: Element, *lists: str) -> dict[str, list[Element]]:
        """The items of each list that an element may hold; anything else in it is noted."""
        self._attributes(element)
        found: dict[str, list[Element]] = {name: [] for name in lists}
        for child in element.children:
            if child.tag in found:
                for item in child.children:
                    if item.tag == ITEMS[child.tag]:
                        found[child.tag].append(item)
                    else:
                        self.note(item, "element")
            elif child.tag not in TEXTS and not _is_empty(child):
                self.note(child, "element")
        return found

    def _attributes(self, element: Element) -> None:
        for name in element.attributes.keys() - ATTRIBUTES[element.tag]:
            self.note(element, "attribute", attribute=name)

    def note(self, element: Element, why: str, **args: str) -> None:
        given = element.attributes
        reason = Message.of(f"battlescribe.left.{why}", **args)
        identity, name = given.get("id", "-"), given.get("name", "-")
        self.left.append(Left(self.file, element.line, element.tag, identity, name, reason))

    def each(self, elements: list[Element], read: Callable[[Element], T]) -> tuple[T, ...]:
        return tuple(map(read, elements))

    def needed(self, element: Element, name: str) -> str:
        if name not in element.attributes:
            problem = Message.of("battlescribe.problem.attribute", attribute=name)
            raise BadFile(self.file, element.line, element.tag, problem)
        return element.attributes[name]

    def number(self, element: Element, name: str, usual: str | None = None) -> float:
        text = element.attributes.get(name, usual) if usual else self.needed(element, name)
        try:
            value = float(text or "")
        except ValueError:
            value = float("nan")
        if not abs(value) < 1e9:
            problem = Message.of("battlescribe.problem.number", attribute=name, found=text or "")
            raise BadFile(self.file, element.line, element.tag, problem)
        return value

    def flag(self, element: Element, name: str) -> bool:
        return element.attributes.get(name) == "true"

    # --- game systems and catalogues

    def cost_type(self, element: Element) -> CostType:
        self.parts(element)
        limit = self.number(element, "defaultCostLimit", "-1")
        return CostType(self.needed(element, "id"), self.needed(element, "name"), limit)

    def profile_type(self, element: Element) -> ProfileType:
        parts = self.parts(element, "characteristicTypes")
        names = {}
        for one in parts["characteristicTypes"]:
            self.parts(one)
            names[self.needed(one, "id")] = self.needed(one, "name")
        return ProfileType(self.needed(element, "id"), self.needed(element, "name"), names)

    def category(self, element: Element) -> Category:
        """Reads a category, a link to one, a roster's category, or a link to a catalogue."""
        lists = ("constraints",) if element.tag in ("categoryEntry", "categoryLink") else ()
        if element.tag in ("categoryEntry", "categoryLink", "category"):
            lists = (*lists, "rules", "profiles", "infoLinks")
        parts = self.parts(element, *lists)
        for name in ("rules", "profiles", "infoLinks"):
            for one in parts.get(name, []):
                self.note(one, "element")
        target = "entryId" if element.tag == "category" else "targetId"
        return Category(
            self.needed(element, "id"), element.attributes.get("name", ""),
            element.attributes.get(target, ""), self.flag(element, "primary"),
            self.each(parts.get("constraints", []), self.constraint), element.line,
        )  # fmt: skip

    def force_entry(self, element: Element) -> ForceEntry:
        parts = self.parts(element, "categoryLinks", "constraints", "forceEntries")
        return ForceEntry(
            self.needed(element, "id"), self.needed(element, "name"),
            self.each(parts["categoryLinks"], self.category),
            self.each(parts["constraints"], self.constraint),
            self.each(parts["forceEntries"], self.force_entry),
        )  # fmt: skip

    def entry(self, element: Element) -> Entry:
        """Reads a selection entry, a group of them, or a link."""
        lists = ("costs", "constraints", "profiles", "rules", "infoLinks", "categoryLinks")
        parts = self.parts(element, *lists, *ENTRIES)
        link = element.tag == "entryLink"
        kind = "group" if element.tag == "selectionEntryGroup" else self.needed(element, "type")
        return Entry(
            element=element.tag,
            id=self.needed(element, "id"),
            name=element.attributes.get("name", "") if link else self.needed(element, "name"),
            kind=kind,
            target=self.needed(element, "targetId") if link else "",
            hidden=self.flag(element, "hidden"),
            page=element.attributes.get("page", ""),
            comment=_text(element, "comment"),
            costs=self.each(parts["costs"], self.cost),
            constraints=self.each(parts["constraints"], self.constraint),
            profiles=self.each(parts["profiles"], self.profile),
            rules=self.each(parts["rules"], self.rule),
            info_links=self.each(parts["infoLinks"], self.info_link),
            categories=self.each(parts["categoryLinks"], self.category),
            entries=self.each([one for name in ENTRIES for one in parts[name]], self.entry),
            line=element.line,
            file=self.file,
        )

    def cost(self, element: Element) -> Cost:
        """Reads a cost. If there is no type, its name has to do."""
        self.parts(element)
        name = element.attributes.get("name", "")
        return Cost(name, _either(element, "typeId", "costTypeId"), self.number(element, "value"))

    def constraint(self, element: Element) -> Constraint:
        self.parts(element)
        return Constraint(
            self.needed(element, "id"), self.needed(element, "type"),
            self.number(element, "value"), self.needed(element, "field"),
            self.needed(element, "scope"), element.line,
        )  # fmt: skip

    def profile(self, element: Element) -> Profile:
        parts = self.parts(element, "characteristics")
        return Profile(
            self.needed(element, "id"), self.needed(element, "name"),
            _either(element, "typeId", "profileTypeId"),
            _either(element, "typeName", "profileTypeName"),
            self.each(parts["characteristics"], self.characteristic), element.line,
            _text(element, "comment"),
        )  # fmt: skip

    def characteristic(self, element: Element) -> Characteristic:
        self.parts(element)
        kind = _either(element, "typeId", "characteristicTypeId")
        value = element.text or element.attributes.get("value", "").strip()
        return Characteristic(self.needed(element, "name"), kind, value)

    def rule(self, element: Element) -> Rule:
        self.parts(element)
        return Rule(
            self.needed(element, "id"), self.needed(element, "name"),
            _text(element, "description"), element.line, _text(element, "comment"),
        )  # fmt: skip

    def info_link(self, element: Element) -> InfoLink:
        self.parts(element)
        return InfoLink(
            self.needed(element, "id"), element.attributes.get("name", ""),
            self.needed(element, "targetId"), self.needed(element, "type"), element.line,
        )  # fmt: skip

    # --- rosters

    def force(self, element: Element) -> Force:
        parts = self.parts(element, "selections", "categories", "rules", "profiles", "forces")
        return Force(
            id=self.needed(element, "id"),
            name=element.attributes.get("name", ""),
            catalogue=self.needed(element, "catalogueId"),
            catalogue_name=element.attributes.get("catalogueName", ""),
            selections=self.each(parts["selections"], self.selection),
            categories=self.each(parts["categories"], self.category),
            rules=self.each(parts["rules"], self.rule),
            profiles=self.each(parts["profiles"], self.profile),
            forces=self.each(parts["forces"], self.force),
            line=element.line,
        )

    def selection(self, element: Element) -> Selection:
        parts = self.parts(element, "costs", "categories", "profiles", "rules", "selections")
        number = self.number(element, "number", "1")
        if not 0 < number <= 1000 or number != int(number):
            problem = Message.of(
                "battlescribe.problem.number", attribute="number", found=str(number)
            )
            raise BadFile(self.file, element.line, element.tag, problem)
        return Selection(
            id=self.needed(element, "id"),
            name=self.needed(element, "name"),
            own_name=element.attributes.get("customName", ""),
            entry=element.attributes.get("entryId", ""),
            kind=element.attributes.get("type", ""),
            number=int(number),
            costs=self.each(parts["costs"], self.cost),
            categories=self.each(parts["categories"], self.category),
            profiles=self.each(parts["profiles"], self.profile),
            rules=self.each(parts["rules"], self.rule),
            selections=self.each(parts["selections"], self.selection),
            line=element.line,
        )
