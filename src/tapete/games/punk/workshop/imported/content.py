"""A game system and its catalogues as content of ours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tapete.battlescribe import Category, Constraint, Data, Entry, Index, Left
from tapete.battlescribe import Profile as Line
from tapete.games.punk.content.entries import ARMOURY, LETTERS, Faction, Profile
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.workshop.imported.armoury import FIGHTER, WEAPONS, Armoury, Piece
from tapete.games.punk.workshop.imported.figures import attribute_of, packed, slug
from tapete.games.punk.workshop.imported.notes import Notes
from tapete.games.punk.workshop.imported.specials import Specials
from tapete.games.punk.workshop.text_list import names_in
from tapete.kernel.shaping import shaped
from tapete.words.folding import folded

ANY_NUMBER = 50
"""A limit from which on it is none."""
MOST_WEAPONS = 4
NEVER_MORE = "no puede haber mayor numero de"
"""How a rule says that a profile never outnumbers the rest."""
SAME = 5
"""Letters at the beginning of a name that are the same in its plural."""
COLUMNS = dict(
    zip(
        LETTERS,
        ("acciones", "combate", "precision", "agilidad", "fuerza", "dureza", "tecnica"),
        strict=True,
    )
)


class Content(msgspec.Struct, frozen=True):
    """Tables like those of the library, and all that is not in them."""

    library: Library
    left: tuple[Left, ...]


def content_of(files: Iterable[Data]) -> Content:
    """Of one system and any number of its catalogues."""
    index = Index(files)
    return _Importer(index).content()


class _Unit(msgspec.Struct):
    """A fighter that is being put together."""

    entry: Entry
    line: Line
    faction: str
    given: list[str] = []
    gear: list[str] = []
    powers: list[str] = []
    born: list[str] = []
    weapons: int = 2
    armour: int = 0
    mutations: tuple[int, int] | None = None
    most: int = 0
    group: tuple[int, int] | None = None
    company: tuple[str, int] | None = None


class _Importer:
    def __init__(self, index: Index) -> None:
        self.index = index
        self.own = library()
        self.notes = Notes()
        self.specials = Specials(index, self.own, self.notes)
        self.armoury = Armoury(index, self.own, self.specials, self.notes)
        self.units: dict[str, _Unit] = {}
        self.met: set[str] = set()
        self.arms: set[str] = set()

    def content(self) -> Content:
        factions = {self._faction_id(data): _faction(data) for data in self.index.catalogues}
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
        profiles = self._in_company(dict(self._profiles()))
        members = {identity: self.units[identity].faction for identity in profiles}
        found = Library(
            special=self.specials.table, **self.armoury.tables(), scenery={}, weather={}, beasts={},
            factions=factions, profiles=profiles, members=members,
        )  # fmt: skip
        parsed = (one for data in self.index.files for one in data.left)
        return Content(found, (*parsed, *self.index.left, *self.notes.all()))

    def _faction_id(self, data: Data) -> str:
        known = dict(names_in(self.own.factions))
        return known.get(folded(data.name)) or slug(data.name)

    # --- catalogues

    def _catalogue(self, data: Data, faction: str) -> None:
        """Fighters, and what anybody in the band may have."""
        common: list[Piece] = []
        here: list[_Unit] = []
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
        """What is shared and no catalogue here asks for."""
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

    def _unit(self, entry: Entry, faction: str) -> list[_Unit]:
        """A fighter, and those that come with it."""
        line = self._fighter(entry)
        assert line is not None
        unit = _Unit(entry, line, faction)
        units = [unit]
        for extra in self.index.profiles_of(entry):
            if extra is not line:
                self._extra(unit, extra)
        self.units[self._unit_id(unit)] = unit
        for one in entry.constraints:
            self._limit(unit, one)
        for child in entry.entries:
            units += self._child(unit, child)
        return units

    def _unit_id(self, unit: _Unit) -> str:
        known = dict(names_in(self.own.profiles_of(unit.faction)))
        name = unit.entry.name
        return known.get(folded(name)) or f"{unit.faction}_{slug(name)}"

    def _extra(self, unit: _Unit, line: Line) -> None:
        """A second line of a fighter's table: a power, a weapon of its own, or another fighter."""
        if self.armoury.kind(line) == FIGHTER:
            self.notes.add(unit.entry.file, "profile", line, "no_place")
            return
        piece = self.armoury.read_line(line, unit.entry)
        if piece:
            self._have(unit, piece, must=1)

    def _limit(self, unit: _Unit, one: Constraint) -> None:
        whole_band = one.field == "selections" and one.scope in ("roster", "force", "parent")
        if not (whole_band and one.kind == "max"):
            self.notes.add(
                unit.entry.file, "constraint", _named(one, unit.entry.name), "constraint"
            )
        elif one.value < ANY_NUMBER:
            unit.most = int(one.value)

    def _child(self, unit: _Unit, child: Entry) -> list[_Unit]:
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

    def _companion(self, unit: _Unit, entry: Entry, *, most: int, grouped: bool = False) -> _Unit:
        """A fighter that is only had with another; perhaps in groups."""
        plain = msgspec.structs.replace(entry, constraints=())
        found = self._unit(plain, unit.faction)[0]
        found.company = (self._unit_id(unit), most or ANY_NUMBER)
        if grouped:
            found.group = (_least(entry.constraints) or 1, _most(entry.constraints) or ANY_NUMBER)
        return found

    def _group(self, unit: _Unit, group: Entry) -> list[_Unit]:
        """Its limit is the weapon limit if it holds weapons, and that of mutations if those."""
        before = len(unit.gear), len(unit.born)
        found: list[_Unit] = []
        for child in group.entries:
            found += self._child(unit, child)
        bounds = [one for one in group.constraints if one.field == "selections"]
        for one in group.constraints:
            if one not in bounds:
                self.notes.add(unit.entry.file, "constraint", _named(one, group.name), "constraint")
        least, most = _least(bounds), _most(bounds)
        if len(unit.born) > before[1]:
            unit.mutations = (least, most or len(unit.born))
        elif most and len(self.arms & set(unit.gear[before[0] :])) > 1:
            unit.weapons = min(most, MOST_WEAPONS)
        return found

    def _take(self, unit: _Unit, entry: Entry, link: Entry) -> None:
        """A piece of gear a fighter may have, or has if it must."""
        found = self._piece(entry, link)
        for piece in found:
            self._have(unit, piece, must=_least(entry.constraints))
        for child in entry.entries:
            if found and _is_pack(child, entry):
                self._meet(child)
                cost = sum(one.value for one in child.costs)
                self.armoury.priced(found[0], cost / packed(child.name)[0])
            else:
                self._child(unit, child)

    def _have(self, unit: _Unit, piece: Piece, *, must: int) -> None:
        """What it must have it comes with; its figures already count what it was born with."""
        if piece.kind == "powers":
            unit.powers.append(piece.id)
        elif piece.kind == "mutations" and must:
            mutation = self.own.mutations.get(piece.id)
            unit.armour = max(unit.armour, mutation.armour if mutation else 0)
        elif piece.kind == "mutations":
            unit.born.append(piece.id)
        elif must:
            unit.given += [piece.id] * must
        elif piece.id not in unit.gear:
            unit.gear.append(piece.id)
        if piece.kind in WEAPONS:
            self.arms.add(piece.id)

    def _piece(self, entry: Entry, link: Entry) -> list[Piece]:
        """The gear of an entry. Its price is often only on the link."""
        self._meet(entry)
        self._meet(link)
        piece = self.armoury.read_entry(entry, link)
        return [piece] if piece else []

    # --- profiles

    def _profiles(self) -> Iterator[tuple[str, Profile]]:
        for identity, unit in self.units.items():
            made = self._profile(unit)
            if made is not None:
                yield identity, made

    def _in_company(self, profiles: dict[str, Profile]) -> dict[str, Profile]:
        """Without those that are only had with somebody who could not be read."""
        alone = [
            identity
            for identity, one in profiles.items()
            if one.company is not None and one.company.of not in profiles
        ]
        for identity in alone:
            unit = self.units[identity]
            self.notes.add(unit.entry.file, "profile", unit.line, "no_place")
        kept = {one: profile for one, profile in profiles.items() if one not in alone}
        return self._in_company(kept) if alone else kept

    def _profile(self, unit: _Unit) -> Profile | None:
        values: dict[str, Any] = {}
        columns = {folded(one.name): one.value for one in unit.line.characteristics}
        for letter, column in COLUMNS.items():
            read = attribute_of(columns.get(column, ""))
            if read is None:
                figure = {"value": columns.get(column, ""), "field": letter}
                self.notes.add(unit.entry.file, "profile", unit.line, "figure", **figure)
                return None
            values[letter] = read[0]
            if read[1]:
                second = {"value": f"{letter} ({read[1]})", "read": str(read[0])}
                self.notes.add(unit.entry.file, "profile", unit.line, "second", **second)
        return self._made(unit, values, columns.get("reglas especiales", ""))

    def _made(self, unit: _Unit, values: dict[str, Any], told: str) -> Profile | None:
        read = self.index.rules_of(unit.entry)
        rules = [self.specials.by_rule[one.id] for one in read]
        listed, strange = self.specials.listed(told)
        for text in strange:
            self.notes.add(unit.entry.file, "profile", unit.line, "figure", value=text, field="-")
        name = {"es": unit.entry.name, "en": unit.entry.name}
        plain: dict[str, Any] = {
            "name": name,
            "attributes": values,
            "cost": int(sum(cost.value for cost in unit.entry.costs)),
            "special": list(dict.fromkeys([*rules, *listed])),
            "weapons": unit.weapons,
            "armour": unit.armour,
            "given": unit.given,
            "gear": [one for one in unit.gear if one not in unit.given],
            "powers": unit.powers,
            "most": unit.most,
            "outnumbered": any(NEVER_MORE in folded(one.description) for one in read),
        }
        if unit.mutations:
            least, most = unit.mutations
            plain["mutations"] = {"least": least, "most": most, "among": unit.born}
        if unit.group:
            plain["group"] = unit.group
        if unit.company:
            plain["company"] = {"of": unit.company[0], "most": unit.company[1]}
        try:
            return shaped(plain, Profile)
        except msgspec.ValidationError as wrong:
            reason = {"value": str(wrong), "field": "profile"}
            self.notes.add(unit.entry.file, "profile", unit.line, "figure", **reason)
            return None


def _faction(data: Data) -> Faction:
    text = data.comment or data.name
    return Faction(name={"es": data.name, "en": data.name}, es=text, en=text)


def _inside(entry: Entry) -> Iterator[Entry]:
    yield entry
    for child in entry.entries:
        yield from _inside(child)


def _is_pack(child: Entry, entry: Entry) -> bool:
    """`3 Granadas Santas` under Granada santa is three of it, with their price."""
    name = packed(child.name)[1]
    alike = folded(name)[:SAME].startswith(folded(entry.name)[:SAME])
    return child.name != name and alike and not child.profiles


class _Placed(msgspec.Struct, frozen=True):
    id: str
    name: str
    line: int


def _named(one: Constraint, name: str) -> _Placed:
    """Constraints have no name: that of what they limit says which they are."""
    return _Placed(one.id, name, one.line)


def _most(constraints: Iterable[Constraint]) -> int:
    """The lowest limit within one parent; 0 is none."""
    limits = [one.value for one in constraints if one.kind == "max" and one.scope == "parent"]
    return int(min(limits, default=0))


def _least(constraints: Iterable[Constraint]) -> int:
    limits = [one.value for one in constraints if one.kind == "min" and one.scope == "parent"]
    return int(max(limits, default=0))


def counted(content: Content) -> Counter[str]:
    """How much there is of everything."""
    found = content.library
    gear = sum(len(getattr(found, table)) for table in ARMOURY)
    weapons = len(found.melee) + len(found.ranged) + len(found.bombs)
    return Counter(
        profiles=len(found.profiles), weapons=weapons, gear=gear - weapons,
        mutations=len(found.mutations), rules=len(found.special),
    )  # fmt: skip
