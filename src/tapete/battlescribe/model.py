"""The contents of a file as typed data. Names are BattleScribe's own."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.kernel.message import Message


class Left(msgspec.Struct, frozen=True):
    """An element that was not understood, and why."""

    file: str
    line: int
    element: str
    id: str
    name: str
    reason: Message


class Cost(msgspec.Struct, frozen=True):
    name: str
    type: str
    value: float


class Constraint(msgspec.Struct, frozen=True):
    """A minimum or maximum for `field`, counted over `scope`."""

    id: str
    kind: str
    value: float
    field: str
    scope: str
    line: int = 0


class Characteristic(msgspec.Struct, frozen=True):
    name: str
    type: str
    value: str


class Profile(msgspec.Struct, frozen=True):
    """A row of a table; the columns are its characteristics."""

    id: str
    name: str
    type: str
    type_name: str
    characteristics: tuple[Characteristic, ...]
    line: int = 0
    comment: str = ""


class Rule(msgspec.Struct, frozen=True):
    id: str
    name: str
    description: str
    line: int = 0
    comment: str = ""


class InfoLink(msgspec.Struct, frozen=True):
    """A link to a shared profile or rule."""

    id: str
    name: str
    target: str
    kind: str
    line: int = 0


class Category(msgspec.Struct, frozen=True):
    """A category, or a link to one."""

    id: str
    name: str
    target: str
    primary: bool
    constraints: tuple[Constraint, ...] = ()
    line: int = 0


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Something to select, a group of such things, or a link to either with additions."""

    element: str
    id: str
    name: str
    kind: str
    target: str = ""
    hidden: bool = False
    page: str = ""
    comment: str = ""
    costs: tuple[Cost, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    profiles: tuple[Profile, ...] = ()
    rules: tuple[Rule, ...] = ()
    info_links: tuple[InfoLink, ...] = ()
    categories: tuple[Category, ...] = ()
    entries: tuple[Entry, ...] = ()
    line: int = 0
    file: str = ""


class ProfileType(msgspec.Struct, frozen=True):
    id: str
    name: str
    characteristics: dict[str, str]
    """The names of the columns, by id."""


class CostType(msgspec.Struct, frozen=True):
    id: str
    name: str
    limit: float


class ForceEntry(msgspec.Struct, frozen=True):
    """A kind of army."""

    id: str
    name: str
    categories: tuple[Category, ...]
    constraints: tuple[Constraint, ...]
    forces: tuple[ForceEntry, ...]


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """A game system or a catalogue."""

    kind: Literal["gameSystem", "catalogue"]
    file: str
    id: str
    name: str
    revision: int
    version: str
    system: str
    """The id of the game system; for a system, its own id."""
    comment: str = ""
    cost_types: tuple[CostType, ...] = ()
    profile_types: tuple[ProfileType, ...] = ()
    categories: tuple[Category, ...] = ()
    forces: tuple[ForceEntry, ...] = ()
    entries: tuple[Entry, ...] = ()
    shared: tuple[Entry, ...] = ()
    rules: tuple[Rule, ...] = ()
    profiles: tuple[Profile, ...] = ()
    info_links: tuple[InfoLink, ...] = ()
    links: tuple[Category, ...] = ()
    """Links to other catalogues."""
    left: tuple[Left, ...] = ()


class Selection(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was selected, `number` times."""

    id: str
    name: str
    own_name: str
    entry: str
    kind: str
    number: int
    costs: tuple[Cost, ...] = ()
    categories: tuple[Category, ...] = ()
    profiles: tuple[Profile, ...] = ()
    rules: tuple[Rule, ...] = ()
    selections: tuple[Selection, ...] = ()
    line: int = 0


class Force(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    catalogue: str
    catalogue_name: str
    selections: tuple[Selection, ...] = ()
    categories: tuple[Category, ...] = ()
    rules: tuple[Rule, ...] = ()
    profiles: tuple[Profile, ...] = ()
    forces: tuple[Force, ...] = ()
    line: int = 0


class Roster(msgspec.Struct, frozen=True, kw_only=True):
    file: str
    id: str
    name: str
    version: str
    system: str
    system_name: str
    costs: tuple[Cost, ...] = ()
    limits: tuple[Cost, ...] = ()
    forces: tuple[Force, ...] = ()
    left: tuple[Left, ...] = ()
