"""Turns a roster into a band of ours."""

from __future__ import annotations

from collections import Counter

import msgspec

from tapete.battlescribe import Force, Left, Roster, Selection
from tapete.games.punk.content.band.roster import LONGEST_NAME, MOST_POINTS, Member, fractions
from tapete.games.punk.content.band.roster import Roster as Band
from tapete.games.punk.content.entries import ARMOURY
from tapete.games.punk.content.library import Library
from tapete.games.punk.workshop.imported.figures import packed
from tapete.games.punk.workshop.imported.notes import Notes
from tapete.games.punk.workshop.text_list import names_in
from tapete.words.folding import folded

STEP = 50
"""A band that states no limit gets its cost as its limit, rounded up to a multiple of this."""


def band_of(roster: Roster, found: Library) -> tuple[Band, tuple[Left, ...]]:
    """Returns the band, with things found by name, and a list of what the library does not know."""
    return _Reader(roster, found).band()


class _Taken(msgspec.Struct):
    gear: list[str] = []
    mutations: list[str] = []
    ammunition: Counter[str] = msgspec.field(default_factory=Counter)


class _Reader:
    def __init__(self, roster: Roster, found: Library) -> None:
        self.roster = roster
        self.found = found
        self.notes = Notes()
        self.faction = ""
        armoury = {one: entry for table in ARMOURY for one, entry in getattr(found, table).items()}
        self.things = names_in(armoury)
        self.born = names_in(found.mutations)

    def band(self) -> tuple[Band, tuple[Left, ...]]:
        members: list[Member] = []
        for place, force in enumerate(self.roster.forces):
            if place:
                self.notes.add(self.roster.file, "force", force, "second_force")
                continue
            self.faction = self._faction(force)
            for selection in force.selections:
                members += self._members(selection)
        name = " ".join(self.roster.name.split())[:LONGEST_NAME]
        band = Band(name=name, faction=self.faction, points=self._points(), members=tuple(members))
        return band, (*self.roster.left, *self.notes.all())

    def _faction(self, force: Force) -> str:
        known = names_in(self.found.factions)
        for name in (force.catalogue_name, force.name):
            if folded(name) in known:
                return known[folded(name)]
        self.notes.add(self.roster.file, "force", force, "no_faction")
        return ""

    def _points(self) -> int:
        limits = [int(one.value) for one in self.roster.limits if one.value > 0]
        cost = int(sum(one.value for one in self.roster.costs[:1]))
        points = limits[0] if limits else STEP * fractions(cost, STEP)
        return min(max(points, 1), MOST_POINTS)

    def _members(self, selection: Selection) -> list[Member]:
        """Returns a fighter as often as it was selected, and the fighters selected under it."""
        identity = self._profile(selection.name)
        if identity is None:
            inner = [one for part in selection.selections for one in self._members(part)]
            if not inner:
                why = "no_profile" if selection.kind in ("unit", "model") else "loose"
                self.notes.add(self.roster.file, "selection", selection, why)
            return inner
        taken = _Taken()
        others: list[Member] = []
        for part in selection.selections:
            if self._profile(part.name) is not None or self._holds_fighter(part):
                others += self._members(part)
            else:
                self._take(taken, part, identity)
        grouped = self.found.profiles[identity].group is not None
        member = Member(
            profile=identity,
            name=" ".join(selection.own_name.split())[:LONGEST_NAME],
            count=min(selection.number, 99) if grouped else 1,
            gear=tuple(taken.gear),
            mutations=tuple(taken.mutations),
            ammunition={one: min(n, 99) for one, n in taken.ammunition.items()},
        )
        return [*([member] * (1 if grouped else selection.number)), *others]

    def _holds_fighter(self, selection: Selection) -> bool:
        return any(self._profile(one.name) is not None for one in selection.selections)

    def _profile(self, name: str) -> str | None:
        here = self.found.profiles_of(self.faction) if self.faction else self.found.profiles
        return names_in(here).get(folded(name))

    def _take(self, taken: _Taken, selection: Selection, profile: str) -> None:
        """Takes gear, bullets or a mutation. What the fighter comes with anyway is not bought."""
        count, name = packed(selection.name)
        count *= selection.number
        among = self.found.profiles[profile]
        if folded(name) in self.born and among.mutations:
            taken.mutations += [self.born[folded(name)]] * count
        elif folded(name) in self.things:
            self._keep(taken, self.things[folded(name)], count, among.given)
        elif selection.selections and not selection.profiles:
            pass  # a heading: only what is under it was bought
        else:
            self.notes.add(self.roster.file, "selection", selection, "no_thing")
        for part in selection.selections:
            self._take(taken, part, profile)

    def _keep(self, taken: _Taken, identity: str, count: int, given: tuple[str, ...]) -> None:
        if identity in self.found.ammunition:
            taken.ammunition[identity] += count
        elif identity not in given:
            taken.gear += [identity] * count
