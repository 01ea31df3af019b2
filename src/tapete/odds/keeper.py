"""A state that is put back where it was, so that a rule can be run on it again and again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

from tapete.odds.forms import Change, Form, Forms, Values, encode
from tapete.odds.unseen import MARKED, UNSEEN

Rows: TypeAlias = tuple[Any, ...]
"""The loose fields of a state together, each of its lists of structs part by part, and the number
of what never changes in it."""
Place: TypeAlias = tuple[int, int]
"""Where a thing that is frozen by itself stands: its list, and its place in that list."""
Move: TypeAlias = tuple[str, int | None, list[Change]]
"""What is to be changed: of which list, where in it, and how."""
Resize: TypeAlias = tuple[str, Form, Sequence[bytes]]
"""A list that is to be longer or shorter, the form of its parts, and what they are to be."""


class Frozen:
    """A state as it was. States of one keeper that are alike are the same object."""

    __slots__ = ("_marks", "rows")

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self._marks = -1

    @property
    def marks(self) -> int:
        """In how many places there is something that is kept apart."""
        if self._marks < 0:
            loose, *lists, _ = self.rows
            parts = [part.count(MARKED) for parts in lists for part in parts]
            self._marks = loose.count(MARKED) + sum(parts)
        return self._marks


class Keeper:
    """Freezes and restores one state. Its parts stay the same objects: references to them hold."""

    __slots__ = (
        "_changes",
        "_forms",
        "_frozen",
        "_held",
        "_latest",
        "_moves",
        "_refrozen",
        "_values",
        "start",
        "state",
    )

    def __init__(self, state: Any) -> None:
        self.state = state
        self._forms = Forms.of(state)
        self._frozen: dict[Rows, Frozen] = {}
        self._held = [self._forms.held(state)]
        self._latest: tuple[Values, bytes] = ((), b"")
        self._moves: dict[tuple[Frozen, Frozen], tuple[list[Move], list[Resize]]] = {}
        self._changes: dict[tuple[Form, bytes, bytes], list[Change]] = {}
        self._values: dict[tuple[Form, bytes], Values] = {}
        self._refrozen: dict[Any, Frozen] = {}
        self.start = self.freeze()
        """The state as it was when it was given to be kept."""

    def freeze(self) -> Frozen:
        state, forms = self.state, self._forms
        held = forms.held(state)
        rows = (
            self._loose(forms.loose),
            *[tuple([encode(astuple(part)) for part in of(state)]) for of in forms.parts],
            0 if held == self._held[0] else self._number(held),
        )
        return self._frozen.get(rows) or self._alike(rows)

    def _loose(self, form: Form) -> bytes:
        """The loose fields, frozen. Mostly they are as they were the last time."""
        values = form.values(self.state)
        before, frozen = self._latest
        if values != before:
            frozen = encode(values)
            self._latest = self._thawed(form, frozen), frozen
        return frozen

    def _number(self, held: Values) -> int:
        """The number of these values of what never changes: equal values have the same number."""
        if held not in self._held:
            self._held.append(held)
        return self._held.index(held)

    def _alike(self, rows: Rows) -> Frozen:
        found = self._frozen.get(rows)
        if found is None:
            found = self._frozen[rows] = Frozen(rows)
        return found

    def restore(self, frozen: Frozen, now: Frozen | None = None) -> None:
        """Makes it as it was; `now` is how it is, if that is known."""
        now = self.freeze() if now is None else now
        if frozen is now:
            return
        moves = self._moves.get((frozen, now))
        if moves is None:
            moves = self._moves[frozen, now] = self._moved(frozen.rows, now.rows)
        state = self.state
        for name, place, changes in moves[0]:
            _change(state if place is None else getattr(state, name)[place], changes)
        for name, form, then in moves[1]:
            _resize(getattr(state, name), form, then)

    def _moved(self, frozen: Rows, now: Rows) -> tuple[list[Move], list[Resize]]:
        """All that is to be changed to come to a state from another."""
        forms, moves, sizes = self._forms, list[Move](), list[Resize]()
        if frozen[0] != now[0]:
            moves.append(("", None, self._between(forms.loose, frozen[0], now[0])))
        for row, (name, form) in enumerate(forms.lists, 1):
            then, held = frozen[row], now[row]
            for place, (one, other) in enumerate(zip(then, held, strict=False)):
                if one != other:
                    moves.append((name, place, self._between(form, one, other)))
            if len(then) != len(held):
                sizes.append((name, form, then))
        if frozen[-1] != now[-1]:
            values = zip(forms.still, self._held[frozen[-1]], strict=True)
            moves.append(("", None, [(name, value, None) for name, value in values]))
        return moves, sizes

    def _between(self, form: Form, then: bytes, held: bytes) -> list[Change]:
        """The fields in which two forms of a thing differ; the same differences come often."""
        changes = self._changes.get((form, then, held))
        if changes is None:
            new, old = self._thawed(form, then), self._thawed(form, held)
            changes, back = form.changes(new, old)
            self._changes[form, then, held] = changes
            self._changes[form, held, then] = back
        return changes

    def _thawed(self, form: Form, frozen: bytes) -> Values:
        """The values of a form that was frozen, to be compared and not to be changed."""
        values = self._values.get((form, frozen))
        if values is None:
            values = self._values[form, frozen] = form.decode(frozen)
        return values

    def place_of(self, thing: Any) -> Place | None:
        """Where a thing is frozen by itself; None if it is not."""
        for row, (name, _) in enumerate(self._forms.lists, 1):
            for place, part in enumerate(getattr(self.state, name)):
                if part is thing:
                    return row, place
        return None

    def started_with(self, place: Place, name: str) -> Any:
        """What a field of the thing at that place was at the start."""
        row, at = place
        parts = self.start.rows[row]
        if at >= len(parts):
            return None
        form = self._forms.lists[row - 1][1]
        return self._thawed(form, parts[at])[form.names.index(name)]

    def refrozen(self, frozen: Frozen, place: Place, name: str, value: Any) -> Frozen:
        """The same with another value of one field of the thing at that place."""
        key = frozen, place, name, None if value is UNSEEN else value
        found = self._refrozen.get(key)
        if found is None:
            (row, at), rows = place, frozen.rows
            form = self._forms.lists[row - 1][1]
            values = list(self._thawed(form, rows[row][at]))
            values[form.names.index(name)] = value
            parts = (*rows[row][:at], encode(values), *rows[row][at + 1 :])
            found = self._refrozen[key] = self._alike((*rows[:row], parts, *rows[row + 1 :]))
        return found


def _change(thing: Any, changes: list[Change]) -> None:
    for name, value, thawed in changes:
        if thawed is not None:
            value = thawed()
            if _became(getattr(thing, name), value):
                continue
        setattr(thing, name, value)


def _resize(parts: list[Any], form: Form, then: Sequence[bytes]) -> None:
    """What is too many goes, what is missing is made anew."""
    parts[len(then) :] = [form.made(part) for part in then[len(parts) :]]


def _became(old: Any, new: Any) -> bool:
    """True if an old part could be made equal to a new one, rather than replaced."""
    kind = type(old)
    if kind is not type(new):
        return False
    if kind is list:
        for place, (one, other) in enumerate(zip(old, new, strict=False)):
            if one != other and not _became(one, other):
                old[place] = other
        old[len(new) :] = new[len(old) :]
        return True
    if isinstance(old, msgspec.Struct) and not old.__struct_config__.frozen:
        for name in old.__struct_fields__:
            one, other = getattr(old, name), getattr(new, name)
            if one is not other and one != other and not _became(one, other):
                setattr(old, name, other)
        return True
    return False
