"""Reads the entries of a file as gear, mutations and powers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tapete.battlescribe import Constraint, Entry, Index
from tapete.battlescribe import Profile as Line
from tapete.games.punk.content.entries import (
    Ammunition,
    Armour,
    Bomb,
    Equipment,
    Melee,
    Mutation,
    Power,
    Ranged,
    Shield,
)
from tapete.games.punk.content.library import BOMBS_ARE, Library
from tapete.games.punk.workshop.imported.figures import (
    armour_of,
    bands_of,
    modes_of,
    numbers_of,
    packed,
    slug,
    strength_of,
    throw_of,
)
from tapete.games.punk.workshop.imported.notes import Notes
from tapete.games.punk.workshop.imported.specials import Specials
from tapete.games.punk.workshop.text_list import names_in
from tapete.kernel.shaping import shaped
from tapete.words.folding import folded

FIGHTER = "profiles"
GEAR = ("melee", "ranged", "bombs", "armour", "shields", "equipment", "ammunition")
WEAPONS = ("melee", "ranged", "bombs")
BY_WORDS = {"equipment", "mutations", "ammunition"}
"""The tables for which files give no figures, but only say in words what each piece does."""
KINDS: dict[str, type[msgspec.Struct]] = {
    "melee": Melee,
    "ranged": Ranged,
    "bombs": Bomb,
    "ammunition": Ammunition,
    "armour": Armour,
    "shields": Shield,
    "equipment": Equipment,
    "mutations": Mutation,
    "powers": Power,
}
SCARCE = 3
BULLETS = ("bala", "municion")
SHIELDS = ("escudo",)
BARE = ("arma improvisada", "desarmado", "desarmada", "garras y dientes")
"""The close-combat weapons that are part of the body or improvised, and so not carried."""


class Piece(msgspec.Struct, frozen=True):
    """An entry of a table. The table is needed, since a mutation and its weapon may share an id."""

    kind: str
    id: str


class Armoury:
    """Reads each piece once. Pieces named like one of ours get our id, and the file's figures."""

    def __init__(self, index: Index, own: Library, specials: Specials, notes: Notes) -> None:
        self.index = index
        self.own = own
        self.specials = specials
        self.notes = notes
        self._tables: dict[str, dict[str, dict[str, Any]]] = {kind: {} for kind in KINDS}
        self._prices: dict[Piece, Counter[int]] = {}
        self._types = {one.id: one for data in index.files for one in data.profile_types}
        self._met: set[str] = set()

    # --- kinds

    def kind(self, line: Line) -> str:
        """The table that a line belongs to, judging by its columns; "" if it belongs to none."""
        kind = self._types.get(line.type)
        names = {folded(one) for one in kind.characteristics.values()} if kind else set()
        names |= {folded(one.name) for one in line.characteristics}
        title = folded(kind.name if kind else line.type_name)
        if {"acciones", "agilidad", "dureza"} <= names:
            return FIGHTER
        if {"distancia", "penetracion"} <= names:
            return "ranged"
        if {"combate", "penetracion"} <= names:
            return "melee"
        if "blindaje" in names:
            return "armour"
        if "mutaci" in title:
            return "mutations"
        if "reglas" in names:
            return "powers" if "distancia" in names else "equipment"
        return "ammunition" if "bala" in "".join(names) else ""

    # --- reading

    def read_entry(self, entry: Entry, link: Entry) -> Piece | None:
        """Reads an entry: its first line says what it is, and the other lines what it brings."""
        count, name = packed(entry.name)
        lines = [one for one in self.index.profiles_of(entry) if self.kind(one) in KINDS]
        if not lines and not self._bullet(name) and (entry.entries or not entry.rules):
            self.notes.add(entry.file, entry.element, entry, "no_place")
            return None
        found = [
            self.read_line(line, entry, "" if place else name, alone=len(lines) == 1)
            for place, line in enumerate(lines)
        ]
        pieces = [piece for piece in found if piece] if lines else [self._plain(entry, name)]
        if not pieces:
            return None
        first, *others = pieces
        brought = [piece.id for piece in others if piece.kind in GEAR]
        if brought and first.kind in GEAR:
            self._tables[first.kind][first.id]["brings"] = brought
        if link.costs or entry.costs:
            self.priced(first, sum(one.value for one in link.costs or entry.costs) / count)
        self._limited(first, entry)
        return first

    def priced(self, piece: Piece, price: float) -> None:
        self._prices.setdefault(piece, Counter())[int(price)] += 1

    def _plain(self, entry: Entry, name: str) -> Piece:
        """Reads an entry that has no line in a table, and only says in words what it does."""
        kind = "ammunition" if self._bullet(name) else "equipment"
        identity = self._id(kind, name)
        rules = [self.specials.by_rule[one.id] for one in self.index.rules_of(entry)]
        plain = self._ours(kind, identity) or {"special": rules}
        self._tables[kind].setdefault(identity, {**plain, "name": _names(name)})
        return Piece(kind, identity)

    def read_line(
        self, line: Line, entry: Entry, name: str = "", *, alone: bool = True
    ) -> Piece | None:
        """Reads a line of a table as a piece; None if its figures cannot be read."""
        self._met.add(line.id)
        figures = {folded(one.name): one.value for one in line.characteristics}
        kind, called = self._meant(line, name or line.name, figures)
        identity = self._id(kind, called)
        if identity in self._tables[kind]:
            return Piece(kind, identity)
        made = self._figures(kind, identity, figures, line, entry)
        if made is None:
            return None
        plain = {**made, "name": _names(called)}
        if kind != "powers" and kind not in BY_WORDS | {"shields"}:
            plain["special"] = self._rules(kind, figures, line, entry, plain, alone=alone)
        if not self._sound(kind, plain, line, entry):
            return None
        self._tables[kind][identity] = plain
        return Piece(kind, identity)

    def _meant(self, line: Line, name: str, figures: dict[str, str]) -> tuple[str, str]:
        """Returns the table and the name. Where our table differs from the file's, ours counts."""
        kind = self.kind(line)
        if kind in ("melee", "equipment") and self._bullet(name):
            return "ammunition", name
        if kind == "ranged" and throw_of(figures.get("distancia", "")) is not None:
            return "bombs", line.name
        if kind == "equipment" and folded(name) in SHIELDS:
            return "shields", name
        if kind == "equipment" and folded(name) in dict(names_in(self.own.mutations)):
            return "mutations", name
        return kind, name

    def read_spare_profiles(self) -> None:
        """Reads the shared lines that no entry links to."""
        for data in self.index.files:
            for line in data.profiles:
                if line.id in self._met or not self.kind(line):
                    continue
                if self.kind(line) == FIGHTER:
                    self.notes.add(data.file, "profile", line, "no_place")
                else:
                    spare = Entry(element="profile", id=line.id, name=line.name, kind="upgrade",
                                  line=line.line, file=data.file)  # fmt: skip
                    self.read_line(line, spare)

    def _figures(
        self, kind: str, identity: str, figures: dict[str, str], line: Line, entry: Entry
    ) -> dict[str, Any] | None:
        """Returns the figures that a table needs; None, with a note, if they cannot be read."""
        if kind in BY_WORDS:
            return self._told(kind, identity, figures.get("reglas", ""), line, entry)
        if kind == "melee":
            return self._melee(figures, line, entry)
        if kind == "ranged":
            return self._ranged(figures, line, entry)
        if kind == "bombs":
            return {"throw": throw_of(figures["distancia"])}
        if kind == "armour":
            value = armour_of(figures.get("blindaje", ""))
            if value is None:
                return self._no(line, entry, "Blindaje", figures.get("blindaje", ""))
            return {"armour": value[0], "firearms": value[1]}
        if kind == "shields":
            shield = self.own.shields["shield"]
            return {"cover": shield.cover, "armour": shield.armour, "combat": shield.combat}
        told = figures.get("reglas", "") or line.name
        reach = bands_of(figures.get("distancia", "")) or (0,)
        return {"reach": reach[0], "es": told, "en": told}

    def _told(
        self, kind: str, identity: str, told: str, line: Line, entry: Entry
    ) -> dict[str, Any]:
        """Reads a piece that a file only describes in words.

        It does what our piece of that name does. If we have none, it has only its words and its
        entry's rules.
        """
        ours = self._ours(kind, identity)
        rules = [self.specials.by_rule[one.id] for one in self.index.rules_of(entry)]
        text = told or line.name
        if ours is None:
            self.notes.add(entry.file, "profile", line, "text")
            return {"special": rules, "es": text, "en": text}
        return {**ours, "es": text, "en": text}

    def _ours(self, kind: str, identity: str) -> dict[str, Any] | None:
        entry = getattr(self.own, kind).get(identity)
        if entry is None:
            return None
        plain: dict[str, Any] = msgspec.to_builtins(entry)
        for rule in plain["special"]:
            self.specials.learn_own(rule)
        self._natural(plain.get("weapon", ""))
        return {field: value for field, value in plain.items() if field not in ("cost", "also")}

    def _melee(self, figures: dict[str, str], line: Line, entry: Entry) -> dict[str, Any] | None:
        combat = figures.get("combate", "").strip()
        combat = "0" if combat == "-" else combat
        strength = strength_of(figures.get("fuerza", ""))
        penetration = numbers_of(figures.get("penetracion", "") or "0")
        if not combat.lstrip("+-").isdecimal():
            return self._no(line, entry, "Combate", combat)
        if strength is None or isinstance(strength, tuple):
            return self._no(line, entry, "Fuerza", figures.get("fuerza", ""))
        if penetration is None or isinstance(penetration, tuple):
            return self._no(line, entry, "Penetración", figures.get("penetracion", ""))
        natural = folded(line.name) in BARE
        return {
            "combat": int(combat), "strength": strength, "penetration": penetration,
            "natural": natural,
        }  # fmt: skip

    def _ranged(self, figures: dict[str, str], line: Line, entry: Entry) -> dict[str, Any] | None:
        distance = figures.get("distancia", "")
        template = "teardrop" if "plantilla" in folded(distance) else ""
        bands = bands_of(distance)
        if bands is None and not template:
            return self._no(line, entry, "Distancia", distance)
        modes = modes_of(figures.get("fuerza", "")), modes_of(figures.get("penetracion", ""))
        if modes[0] and modes[0].keys() == modes[1].keys():
            first = min(modes[0])
            listed = [
                {"charges": one, "strength": modes[0][one], "penetration": modes[1][one]}
                for one in sorted(modes[0])
            ]
            return {
                "bands": bands or (), "template": template, "modes": listed,
                "strength": modes[0][first], "penetration": modes[1][first],
            }  # fmt: skip
        strength = strength_of(figures.get("fuerza", "") or "0")
        penetration = numbers_of(figures.get("penetracion", "") or "0")
        if strength is None:
            return self._no(line, entry, "Fuerza", figures.get("fuerza", ""))
        if penetration is None:
            return self._no(line, entry, "Penetración", figures.get("penetracion", ""))
        return {
            "bands": bands or (), "template": template, "strength": strength,
            "penetration": penetration,
        }  # fmt: skip

    def _no(self, line: Line, entry: Entry, field: str, value: str) -> dict[str, Any] | None:
        self.notes.add(entry.file, "profile", line, "figure", value=value, field=field)
        return None

    def _natural(self, weapon: str) -> None:
        """Adds the weapon that one of our mutations gives."""
        for kind in ("melee", "ranged"):
            entry = getattr(self.own, kind).get(weapon)
            if entry is not None and weapon not in self._tables[kind]:
                plain: dict[str, Any] = msgspec.to_builtins(entry)
                for rule in plain["special"]:
                    self.specials.learn_own(rule)
                self._tables[kind][weapon] = {**plain, "cost": 0}

    def _rules(
        self, kind: str, figures: dict[str, str], line: Line, entry: Entry, plain: dict[str, Any],
        *, alone: bool,
    ) -> list[str]:  # fmt: skip
        """Returns the special rules: those of the entry, and those named in its line.

        If the line has anything else than names there, that becomes the piece's text.
        """
        rules = [self.specials.by_rule[one.id] for one in self.index.rules_of(entry)]
        listed, strange = self.specials.listed(figures.get("reglas especiales", ""))
        if strange:
            text = figures["reglas especiales"]
            plain |= {"es": text, "en": text}
            self.notes.add(entry.file, "profile", line, "text")
        more = list(BOMBS_ARE) if kind == "bombs" else []
        for one in more:
            self.specials.learn_own(one)
        if listed and not alone:
            rules = []  # the entry's rules are for several lines, and each line names its own
        return list(dict.fromkeys([*rules, *listed, *more]))

    def _sound(self, kind: str, plain: dict[str, Any], line: Line, entry: Entry) -> bool:
        try:
            shaped({**plain, **_cost(kind, 0)}, KINDS[kind])
        except msgspec.ValidationError as wrong:
            self.notes.add(entry.file, "profile", line, "figure", value=str(wrong), field=kind)
            return False
        return True

    def _limited(self, piece: Piece, entry: Entry) -> None:
        """Reads an entry's limits: three in a band means Scarce, and one means one per band."""
        plain = self._tables[piece.kind][piece.id]
        for one in entry.constraints:
            if one.field != "selections" or one.scope == "parent":
                continue
            if one.kind == "max" and one.value == SCARCE and piece.kind != "powers":
                self._scarce(piece, plain)
            elif one.kind == "max" and one.value == 1 and piece.kind == "equipment":
                plain["one_a_band"] = True
            else:
                self._constraint(one, entry)

    def _scarce(self, piece: Piece, plain: dict[str, Any]) -> None:
        """Makes a piece Scarce. Mutations already are, by a rule of their own."""
        if piece.kind != "mutations" and "scarce" not in plain.get("special", ()):
            self.specials.learn_own("scarce")
            plain["special"] = [*plain.get("special", ()), "scarce"]

    def _constraint(self, one: Constraint, entry: Entry) -> None:
        placed = Entry(element="constraint", id=one.id, name=entry.name, kind="", line=one.line)
        self.notes.add(entry.file, "constraint", placed, "constraint")

    def _id(self, kind: str, name: str) -> str:
        known = dict(names_in(getattr(self.own, kind)))
        return known.get(folded(name)) or slug(name)

    def _bullet(self, name: str) -> bool:
        return folded(name).startswith(BULLETS)

    # --- the tables

    def tables(self) -> dict[str, dict[str, Any]]:
        """Returns the tables, with each piece at its usual price."""
        gear = {one for kind in GEAR for one in self._tables[kind]}
        for plain in self._tables["equipment"].values():
            plain["fits"] = [one for one in plain.get("fits", ()) if one in gear]
        return {
            kind: {
                identity: shaped(
                    {**plain, **_cost(kind, self._price(Piece(kind, identity)))}, KINDS[kind]
                )
                for identity, plain in table.items()
            }
            for kind, table in self._tables.items()
        }

    def _price(self, piece: Piece) -> int:
        """Returns the usual price of a piece.

        Our own price counts for armour. Files only say how much more it costs than what its wearer
        came with.
        """
        if piece.kind == "armour" and piece.id in self.own.armour:
            return self.own.armour[piece.id].cost
        prices = self._prices.get(piece, Counter())
        paid = Counter({price: count for price, count in prices.items() if price})
        return paid.most_common(1)[0][0] if paid else 0


def _cost(kind: str, price: int) -> dict[str, int]:
    return {} if kind == "powers" else {"cost": price}


def _names(name: str) -> dict[str, str]:
    return {"es": name.strip(), "en": name.strip()}
