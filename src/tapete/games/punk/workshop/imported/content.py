"""Turns a game system and its catalogues into content of ours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from tapete.battlescribe import Category, Constraint, Data, Entry, Index, Left
from tapete.battlescribe import Profile as Line
from tapete.games.punk.content.entries import ARMOURY, Faction
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.workshop.imported.armoury import (
    FIGHTER,
    WEAPONS,
    Armoury,
    Piece,
    price_of,
)
from tapete.games.punk.workshop.imported.figures import numbered, packed, slug
from tapete.games.punk.workshop.imported.notes import Notes
from tapete.games.punk.workshop.imported.specials import Specials
from tapete.games.punk.workshop.imported.units import Profiles, Unit
from tapete.games.punk.workshop.text_list import names_in
from tapete.words.folding import folded

ANY_NUMBER = 50
"""A limit this high, or higher, is no limit."""
MOST_WEAPONS = 4
SAME = 5
"""How many letters at the beginning of a name are the same in its plural."""


class Content(msgspec.Struct, frozen=True):
    """Tables like those of the library, and everything that did not go into them."""

    library: Library
    left: tuple[Left, ...]


def content_of(files: Iterable[Data]) -> Content:
    """Returns the content of one system and any number of its catalogues."""
    index = Index(files)
    return _Importer(index).content()


class _Importer:
    def __init__(self, index: Index) -> None:
        self.index = index
        self.own = library()
        self.notes = Notes()
        self.specials = Specials(index, self.own, self.notes)
        self.armoury = Armoury(index, self.own, self.specials, self.notes)
        self.units: dict[str, Unit] = {}
        self.met: set[str] = set()
        self.arms: set[str] = set()

    def content(self) -> Content:
        factions = {one: self._faction(data, one) for one, data in self._named_catalogues()}
        self.armoury.read_shared()
        for data in self.index.catalogues:
            self._catalogue(data, self._faction_id(data))
        for data in self.index.files:
            for entry in data.shared:
                self._spare(entry)
            for category in data.categories:
                self._category(data, category)
        self.armoury.read_spare_profiles()
        for entry in self.index.entries.values():
            if entry.id not in self.met:
                self.notes.add(entry.file, entry.element, entry, "no_place")
        profiles = Profiles(self.units, self.index, self.armoury).all()
        members = {identity: self.units[identity].faction for identity in profiles}
        found = Library(
            special=self.specials.table, **self.armoury.tables(), scenery={}, weather={}, beasts={},
            factions=factions, profiles=profiles, members=members,
        )  # fmt: skip
        parsed = (one for data in self.index.files for one in data.left)
        return Content(found, (*parsed, *self.index.left, *self.notes.all()))

    def _named_catalogues(self) -> Iterator[tuple[str, Data]]:
        return ((self._faction_id(data), data) for data in self.index.catalogues)

    def _faction(self, data: Data, identity: str) -> Faction:
        """Returns a faction; if it is one of ours, with our names and all that ours has."""
        text = data.comment or data.name
        ours = self.own.factions.get(identity)
        return ours or Faction(name={"es": data.name, "en": data.name}, es=text, en=text)

    def _faction_id(self, data: Data) -> str:
        known = names_in(self.own.factions)
        return known.get(folded(data.name)) or slug(data.name)

    # --- catalogues

    def _catalogue(self, data: Data, faction: str) -> None:
        """Reads the fighters, and the gear that anybody in the band may have."""
        common: list[Piece] = []
        here: list[Unit] = []
        for root in data.entries:
            self._meet(root)
            entry = self.index.whole(root)
            if self._fighter(entry):
                here += self._unit(entry, faction)
            else:
                common += self._piece(entry, root)
        for unit in here:
            unit.gear += [one.id for one in common if one.id not in unit.gear]

    def _category(self, data: Data, category: Category) -> None:
        for one in category.constraints:
            self.notes.add(data.file, "constraint", _named(one, category.name), "constraint")

    def _spare(self, entry: Entry) -> None:
        """Reads a shared entry that no catalogue here asks for."""
        if entry.id in self.met:
            return
        if self._fighter(entry):
            self.notes.add(entry.file, entry.element, entry, "mercenary")
        else:
            self._piece(entry, entry)
        for inside in _inside(entry):
            self._meet(inside)

    def _meet(self, entry: Entry) -> None:
        self.met |= {entry.id, entry.target}

    def _fighter(self, entry: Entry) -> Line | None:
        lines = self.index.profiles_of(entry)
        return next((one for one in lines if self.armoury.kind(one) == FIGHTER), None)

    # --- fighters

    def _unit(self, entry: Entry, faction: str) -> list[Unit]:
        """Reads a fighter, and those that come with it."""
        line = self._fighter(entry)
        assert line is not None
        unit = Unit(entry, line, faction)
        units = [unit]
        before, self.armoury.owner = self.armoury.owner, entry.name
        for extra in self.index.profiles_of(entry):
            if extra is not line:
                self._extra(unit, extra)
        self.units[self._unit_id(unit)] = unit
        for one in entry.constraints:
            self._limit(unit, one)
        for child in entry.entries:
            units += self._child(unit, child)
        self.armoury.owner = before
        return units

    def _unit_id(self, unit: Unit) -> str:
        known = names_in(self.own.profiles_of(unit.faction))
        name = unit.entry.name
        return known.get(folded(name)) or f"{unit.faction}_{slug(name)}"

    def _extra(self, unit: Unit, line: Line) -> None:
        """Reads another line of a fighter: a power, a weapon of its own, or another fighter."""
        if self.armoury.kind(line) == FIGHTER:
            self.notes.add(unit.entry.file, "profile", line, "no_place")
            return
        piece = self.armoury.read_line(line, unit.entry)
        if piece:
            self._have(unit, piece, must=1)

    def _limit(self, unit: Unit, one: Constraint) -> None:
        whole_band = one.field == "selections" and one.scope in ("roster", "force", "parent")
        if not (whole_band and one.kind == "max"):
            self.notes.add(
                unit.entry.file, "constraint", _named(one, unit.entry.name), "constraint"
            )
        elif one.value < ANY_NUMBER:
            unit.most = int(one.value)

    def _child(self, unit: Unit, child: Entry) -> list[Unit]:
        self._meet(child)
        entry = self.index.whole(child)
        if self._fighter(entry):
            return [self._companion(unit, entry, most=_most(entry.constraints))]
        if child.kind == "group" or entry.kind == "group":
            return self._group(unit, entry)
        inner = [self.index.whole(one) for one in entry.entries]
        fighters = [one for one in inner if self._fighter(one)]
        if fighters:
            for one in entry.entries:
                self._meet(one)
            most = _most(entry.constraints)
            return [self._companion(unit, one, most=most, grouped=True) for one in fighters]
        self._take(unit, entry, child)
        return []

    def _companion(self, unit: Unit, entry: Entry, *, most: int, grouped: bool = False) -> Unit:
        """Reads a fighter that is only available with another one, perhaps in groups."""
        plain = msgspec.structs.replace(entry, constraints=())
        found = self._unit(plain, unit.faction)[0]
        found.company = (self._unit_id(unit), most or ANY_NUMBER)
        if grouped:
            found.group = (_least(entry.constraints) or 1, _most(entry.constraints) or ANY_NUMBER)
        return found

    def _group(self, unit: Unit, group: Entry) -> list[Unit]:
        """Reads a group. Its limit is the limit of mutations or of weapons, if it holds any."""
        before = len(unit.gear), len(unit.born)
        found: list[Unit] = []
        for child in group.entries:
            found += self._child(unit, child)
        bounds = [one for one in group.constraints if one.field == "selections"]
        for one in group.constraints:
            if one not in bounds:
                self.notes.add(unit.entry.file, "constraint", _named(one, group.name), "constraint")
        least, most = _least(bounds), _most(bounds)
        if len(unit.born) > before[1]:
            unit.mutations = (least, most or len(unit.born))
        elif self.arms & set(unit.gear[before[0] :]):
            unit.fewest = max(unit.fewest, least)
            if most and len(self.arms & set(unit.gear[before[0] :])) > 1:
                unit.weapons = min(most, MOST_WEAPONS)
        return found

    def _take(self, unit: Unit, entry: Entry, link: Entry) -> None:
        """Reads a piece of gear that a fighter may have, or must have."""
        found = self._piece(entry, link)
        for piece in found:
            must = _least(entry.constraints)
            unit.paid[piece] = price_of(entry, link)
            unit.extra += must * unit.paid[piece]
            self._have(unit, piece, must=must)
        for child in entry.entries:
            if found and _is_pack(child, entry):
                self._meet(child)
                unit.paid[found[0]] = price_of(child, child)
                self.armoury.priced(found[0], price_of(child, child))
            else:
                self._child(unit, child)

    def _have(self, unit: Unit, piece: Piece, *, must: int) -> None:
        """Gives a fighter a piece; it comes with those it must have.

        If it must have a mutation, that is already in its figures.
        """
        if piece.kind == "powers":
            unit.powers.append(piece.id)
        elif piece.kind == "mutations" and must:
            self._born_with(unit, piece)
        elif piece.kind == "mutations":
            unit.born.append(piece.id)
        elif must:
            unit.given += [piece.id] * must
        elif piece.id not in unit.gear:
            unit.gear.append(piece.id)
        if piece.kind in WEAPONS:
            self.arms.add(piece.id)

    def _born_with(self, unit: Unit, piece: Piece) -> None:
        """Gives a fighter all of a mutation but its Attributes, which are in its figures."""
        mutation = self.own.mutations.get(piece.id)
        if mutation is None:
            return
        unit.armour = max(unit.armour, mutation.armour)
        unit.special += mutation.special
        unit.given += [mutation.weapon] if mutation.weapon else []

    def _piece(self, entry: Entry, link: Entry) -> list[Piece]:
        """Reads the gear of an entry. Its price is often only on the link."""
        self._meet(entry)
        self._meet(link)
        if _is_other_grade(link.name, entry.name):
            self.notes.add(link.file, link.element, link, "linked", value=entry.name)
        piece = self.armoury.read_entry(entry, link)
        return [piece] if piece else []


def _inside(entry: Entry) -> Iterator[Entry]:
    yield entry
    for child in entry.entries:
        yield from _inside(child)


def _is_other_grade(one: str, other: str) -> bool:
    """True if two names say the same thing with another number: `Hide (3)` and `Hide (5)`."""
    (name, grade), (same, another) = numbered(one), numbered(other)
    return name == same and grade != another


def _is_pack(child: Entry, entry: Entry) -> bool:
    """True if a child is several of an entry: `3 Granadas Santas` under `Granada santa`."""
    name = packed(child.name)[1]
    alike = folded(name)[:SAME].startswith(folded(entry.name)[:SAME])
    return child.name != name and alike and not child.profiles


class _Placed(msgspec.Struct, frozen=True):
    id: str
    name: str
    line: int


def _named(one: Constraint, name: str) -> _Placed:
    """Gives a constraint, which has no name, the name of what it limits."""
    return _Placed(one.id, name, one.line)


def _most(constraints: Iterable[Constraint]) -> int:
    """The lowest limit within one parent; 0 if there is none."""
    limits = [one.value for one in constraints if one.kind == "max" and one.scope == "parent"]
    return int(min(limits, default=0))


def _least(constraints: Iterable[Constraint]) -> int:
    limits = [one.value for one in constraints if one.kind == "min" and one.scope == "parent"]
    return int(max(limits, default=0))


def counted(content: Content) -> Counter[str]:
    """Counts how much there is of everything."""
    found = content.library
    gear = sum(len(getattr(found, table)) for table in ARMOURY)
    weapons = len(found.melee) + len(found.ranged) + len(found.bombs)
    return Counter(
        profiles=len(found.profiles), weapons=weapons, gear=gear - weapons,
        mutations=len(found.mutations), rules=len(found.special),
    )  # fmt: skip
