"""Fighters that are put together from a file, as profiles of ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tapete.battlescribe import Entry, Index
from tapete.battlescribe import Profile as Line
from tapete.games.punk.content.entries import LETTERS, Profile
from tapete.games.punk.workshop.imported.armoury import Armoury, Piece
from tapete.games.punk.workshop.imported.figures import attribute_of
from tapete.kernel.shaping import shaped
from tapete.words.folding import folded

NEVER_MORE = "no puede haber mayor numero de"
"""The words of a rule that a profile may never outnumber the rest."""
COLUMNS = dict(
    zip(
        LETTERS,
        ("acciones", "combate", "precision", "agilidad", "fuerza", "dureza", "tecnica"),
        strict=True,
    )
)


class Unit(msgspec.Struct):
    """A fighter that is being put together."""

    entry: Entry
    line: Line
    faction: str
    given: list[str] = []
    gear: list[str] = []
    powers: list[str] = []
    born: list[str] = []
    paid: dict[Piece, int] = {}
    """What it pays for each piece that it may have."""
    extra: int = 0
    """What it pays for all that it must have."""
    special: list[str] = []
    weapons: int = 2
    fewest: int = 0
    armour: int = 0
    mutations: tuple[int, int] | None = None
    most: int = 0
    group: tuple[int, int] | None = None
    company: tuple[str, int] | None = None


class Profiles:
    """Turns fighters into profiles, once everything in the files was read."""

    def __init__(self, units: Mapping[str, Unit], index: Index, armoury: Armoury) -> None:
        self.units = units
        self.index = index
        self.armoury = armoury
        self.specials = armoury.specials
        self.notes = armoury.notes

    def all(self) -> dict[str, Profile]:
        """Returns the profiles by id."""
        return self._in_company(dict(self._each()))

    def _each(self) -> Iterator[tuple[str, Profile]]:
        for identity, unit in self.units.items():
            made = self._profile(identity, unit)
            if made is not None:
                yield identity, made

    def _in_company(self, profiles: dict[str, Profile]) -> dict[str, Profile]:
        """Returns the profiles without those that depend on a profile that could not be read."""
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

    def _profile(self, identity: str, unit: Unit) -> Profile | None:
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
        made = self._made(unit, values, columns.get("reglas especiales", ""))
        return self._shaped(unit, {**made, **self._ours(identity)})

    def _ours(self, identity: str) -> dict[str, Any]:
        """Returns what files do not say of a fighter that is one of ours."""
        ours = self.armoury.own.profiles.get(identity)
        if ours is None:
            return {}
        return {"name": ours.name, "also": ours.also, "base": ours.base, "leader": ours.leader}

    def _prices(self, unit: Unit) -> dict[str, int]:
        """Returns what a fighter pays where that is not the usual price."""
        had = {*unit.gear, *unit.born} - {*unit.given}
        return {
            piece.id: paid
            for piece, paid in unit.paid.items()
            if piece.id in had and paid != self._charged(unit, piece)
        }

    def _charged(self, unit: Unit, piece: Piece) -> int:
        """Returns what the usual price comes to, less the armour that it came with."""
        worn = [Piece("armour", one) for one in unit.given] if piece.kind == "armour" else []
        return max(0, self.armoury.price(piece) - sum(map(self.armoury.price, worn)))

    def _made(self, unit: Unit, values: dict[str, Any], told: str) -> dict[str, Any]:
        read = self.index.rules_of(unit.entry)
        rules = [self.specials.by_rule[one.id] for one in read]
        listed, strange = self.specials.listed(told)
        for text in strange:
            self.notes.add(unit.entry.file, "profile", unit.line, "figure", value=text, field="-")
        name = {"es": unit.entry.name, "en": unit.entry.name}
        plain: dict[str, Any] = {
            "name": name,
            "attributes": values,
            "cost": int(sum(cost.value for cost in unit.entry.costs)) + unit.extra,
            "special": list(dict.fromkeys([*rules, *listed, *unit.special])),
            "weapons": max(unit.weapons, unit.fewest),
            "fewest": unit.fewest,
            "armour": unit.armour,
            "given": unit.given,
            "gear": [one for one in unit.gear if one not in unit.given],
            "prices": self._prices(unit),
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
        return plain

    def _shaped(self, unit: Unit, plain: dict[str, Any]) -> Profile | None:
        try:
            return shaped(plain, Profile)
        except msgspec.ValidationError as wrong:
            reason = {"value": str(wrong), "field": "profile"}
            self.notes.add(unit.entry.file, "profile", unit.line, "figure", **reason)
            return None
