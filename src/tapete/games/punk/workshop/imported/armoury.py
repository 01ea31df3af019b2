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
from tapete.games.punk.workshop.imported.figures import packed, slug, throw_of
from tapete.games.punk.workshop.imported.lines import READ, Unread, several
from tapete.games.punk.workshop.imported.notes import Notes
from tapete.games.punk.workshop.imported.specials import Specials
from tapete.games.punk.workshop.text_list import names_in
from tapete.kernel.shaping import shaped
from tapete.words.folding import folded

FIGHTER = "profiles"
GEAR = ("melee", "ranged", "bombs", "armour", "shields", "equipment", "ammunition")
WEAPONS = ("melee", "ranged", "bombs")
WITH_FIGURES = ("melee", "ranged", "armour")
FIGURES = ("combat", "strength", "penetration", "bands", "armour", "firearms")
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
UNRULED = {*BY_WORDS, "powers", "shields"}
"""The tables whose special rules are not listed with the figures."""
BULLETS = ("bala", "municion")
SHIELDS = ("escudo",)


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
        self._read: dict[Piece, dict[str, Any]] = {}
        self.owner = ""
        """The fighter whose things are being read; empty for those that are anybody's."""

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
        name = packed(entry.name)[1]
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
            self.priced(first, price_of(entry, link))
        self._limited(first, entry)
        return first

    def priced(self, piece: Piece, price: int) -> None:
        self._prices.setdefault(piece, Counter())[price] += 1

    def _plain(self, entry: Entry, name: str) -> Piece:
        """Reads an entry that has no line in a table, and only says in words what it does."""
        kind = "ammunition" if self._bullet(name) else "equipment"
        identity = self._id(kind, name)
        rules = [self.specials.by_rule[one.id] for one in self.index.rules_of(entry)]
        plain = self._ours(kind, identity) or {"special": rules}
        self._tables[kind].setdefault(identity, {**plain, **self._named(kind, identity, name)})
        return Piece(kind, identity)

    def read_line(
        self, line: Line, entry: Entry, name: str = "", *, alone: bool = True
    ) -> Piece | None:
        """Reads a line of a table as a piece; None if its figures cannot be read."""
        self._met.add(line.id)
        figures = {folded(one.name): one.value for one in line.characteristics}
        kind, called = self._meant(line, name or line.name, figures)
        identity = self._id(kind, called)
        if identity in self._tables[kind] and kind not in WITH_FIGURES:
            return Piece(kind, identity)
        made = self._figures(kind, identity, figures, line, entry)
        if made is None:
            return None
        plain = {**made, **self._named(kind, identity, called)}
        if "special" not in plain and kind not in UNRULED:
            plain["special"] = self._rules(kind, figures, line, entry, plain, alone=alone)
        if not self._sound(kind, plain, line, entry):
            return None
        return self._kept(Piece(kind, identity), plain)

    def _kept(self, piece: Piece, plain: dict[str, Any]) -> Piece:
        """Keeps a piece. If a fighter's own differs from everybody's, it gets an id of its own."""
        if piece.id in self._tables[piece.kind] and _figures_of(plain) != self._read.get(piece):
            piece = Piece(piece.kind, f"{piece.id}_{slug(self.owner)}" if self.owner else piece.id)
        if piece.id not in self._tables[piece.kind]:
            self._tables[piece.kind][piece.id] = plain
            self._read[piece] = _figures_of(plain)
        return piece

    def read_shared(self) -> None:
        """Reads first what is anybody's, so that it has the plain ids."""
        for data in self.index.files:
            for entry in data.shared:
                lines = [one for one in entry.profiles if self.kind(one) in WITH_FIGURES]
                for place, line in enumerate(lines):
                    name = "" if place else packed(entry.name)[1]
                    self.read_line(line, entry, name, alone=len(lines) == 1)

    def _meant(self, line: Line, name: str, figures: dict[str, str]) -> tuple[str, str]:
        """Returns the table and the name. Where our table differs from the file's, ours counts."""
        kind = self.kind(line)
        if kind in ("melee", "equipment") and self._bullet(name):
            return "ammunition", name
        if kind == "ranged" and throw_of(figures.get("distancia", "")) is not None:
            return "bombs", line.name
        if kind == "equipment" and folded(name) in SHIELDS:
            return "shields", name
        if kind == "equipment" and folded(name) in names_in(self.own.mutations):
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
        try:
            made = READ[kind](figures, line.name)
        except Unread as wrong:
            told = {"value": wrong.value, "field": wrong.field}
            self.notes.add(entry.file, "profile", line, "figure", **told)
            return None
        for value in several(figures, made):
            self.notes.add(entry.file, "profile", line, "first", value=value)
        ours = self._ours(kind, identity) if kind in ("bombs", "shields") else None
        return {**(ours or {}), **made}

    def _told(
        self, kind: str, identity: str, told: str, line: Line, entry: Entry
    ) -> dict[str, Any]:
        """Reads a piece that a file only describes in words.

        It does what our piece of that name does. If we have none, it has only its words and its
        entry's rules.
        """
        ours = self._ours(kind, identity)
        if ours is not None:
            return ours
        rules = [self.specials.by_rule[one.id] for one in self.index.rules_of(entry)]
        text = told or line.name
        self.notes.add(entry.file, "profile", line, "text")
        return {"special": rules, "es": text, "en": text}

    def _ours(self, kind: str, identity: str) -> dict[str, Any] | None:
        entry = getattr(self.own, kind).get(identity)
        if entry is None:
            return None
        plain: dict[str, Any] = msgspec.to_builtins(entry)
        for rule in plain["special"]:
            self.specials.learn_own(rule)
        self._natural(plain.get("weapon", ""))
        return {field: value for field, value in plain.items() if field not in ("cost", "also")}

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
        known = names_in(getattr(self.own, kind))
        return known.get(folded(name)) or slug(name)

    def _named(self, kind: str, identity: str, name: str) -> dict[str, Any]:
        """Returns the names of a piece; ours in both languages, if we have it."""
        ours = getattr(self.own, kind).get(identity)
        return {"name": dict(ours.name), "also": ours.also} if ours else {"name": _names(name)}

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
                    {**plain, **_cost(kind, self.price(Piece(kind, identity)))}, KINDS[kind]
                )
                for identity, plain in table.items()
            }
            for kind, table in self._tables.items()
        }

    def price(self, piece: Piece) -> int:
        """Returns the usual price of a piece.

        Our own price counts for armour. Files only say how much more it costs than what its wearer
        came with.
        """
        if piece.kind == "armour" and piece.id in self.own.armour:
            return self.own.armour[piece.id].cost
        prices = self._prices.get(piece, Counter())
        paid = Counter({price: count for price, count in prices.items() if price})
        return paid.most_common(1)[0][0] if paid else 0


def price_of(entry: Entry, link: Entry) -> int:
    """Returns the price of one piece; if the link to it has a price, that one counts."""
    return int(sum(one.value for one in link.costs or entry.costs) / packed(entry.name)[0])


def _figures_of(plain: dict[str, Any]) -> dict[str, Any]:
    """Returns what two pieces of the same name may differ in."""
    return {field: value for field, value in plain.items() if field in FIGURES}


def _cost(kind: str, price: int) -> dict[str, int]:
    return {} if kind == "powers" else {"cost": price}


def _names(name: str) -> dict[str, str]:
    return {"es": name.strip(), "en": name.strip()}
