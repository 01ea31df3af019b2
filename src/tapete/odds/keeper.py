"""A state that is put back where it was, so that a rule can be run on it again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from tapete.kernel.shaping import pack_decoder
from tapete.odds.unseen import MARKED, UNSEEN, marked

Rows: TypeAlias = tuple[Any, ...]
"""The loose fields of a state together, and each of its lists of structs part by part."""
Place: TypeAlias = tuple[int, int]
"""Where a thing that is frozen by itself stands: its list, and its place in that list."""
Changes: TypeAlias = tuple[tuple[str, int, Any], ...]
"""The fields that differ between two forms of the same thing: name, place and new value."""

_encode = msgspec.msgpack.Encoder(enc_hook=marked).encode
PLAIN = (bool, int, float, str, bytes, type(None))
FRESH = object()
"""In the place of a new value that is made anew each time, because it may be changed."""


class Frozen:
    """A state as it was. Of one keeper, those that are alike are the same object."""

    __slots__ = ("rows",)

    def __init__(self, rows: Rows) -> None:
        self.rows = rows


class Keeper:
    """Freezes and restores one state. Its parts stay the same objects: references to them hold."""

    __slots__ = ("_changes", "_forms", "_frozen", "_moves", "_refrozen", "start", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self._forms = Forms.of(state)
        self._frozen: dict[Rows, Frozen] = {}
        self._moves: dict[tuple[Frozen, Frozen], list[Move]] = {}
        self._changes: dict[tuple[bytes, bytes], Changes] = {}
        self._refrozen: dict[Any, Frozen] = {}
        self.start = self.freeze()
        """As it was when it was given to be kept."""

    def freeze(self) -> Frozen:
        state, forms = self.state, self._forms
        rows = _encode(forms.values(state)), *[tuple(map(_encode, of(state))) for of in forms.parts]
        return self._frozen.get(rows) or self._alike(rows)

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
        for name, place, form, then, changes in moves:
            if place is None:
                self._change(self.state, form, then, changes)
            elif place < 0:
                _resize(getattr(self.state, name), form, then)
            else:
                self._change(getattr(self.state, name)[place], form, then, changes)

    def _moved(self, frozen: Rows, now: Rows) -> list[Move]:
        """All that is to be changed to come to a state from another."""
        forms, found = self._forms, list[Move]()
        if frozen[0] != now[0]:
            changes = self._between(forms.loose, frozen[0], now[0])
            found.append(("", None, forms.loose, frozen[0], changes))
        for row, (name, form) in enumerate(forms.lists, 1):
            then, held = frozen[row], now[row]
            for place, (one, other) in enumerate(zip(then, held, strict=False)):
                if one != other:
                    found.append((name, place, form, one, self._between(form, one, other)))
            if len(then) != len(held):
                found.append((name, -1, form, then, ()))
        return found

    def _between(self, form: Form, then: bytes, held: bytes) -> Changes:
        """The fields in which two forms of a thing differ; the same differences come often."""
        changes = self._changes.get((then, held))
        if changes is None:
            changes = self._changes[then, held] = form.changes(then, held)
        return changes

    def _change(self, thing: Any, form: Form, then: bytes, changes: Changes) -> None:
        anew: Any = None
        for name, place, value in changes:
            if value is FRESH:
                anew = form.values(form.decode(then)) if anew is None else anew
                if _became(getattr(thing, name), anew[place]):
                    continue
                value = anew[place]
            setattr(thing, name, value)

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
        return getattr(self._forms.lists[row - 1][1].decode(parts[at]), name)

    def refrozen(self, frozen: Frozen, place: Place, name: str, value: Any) -> Frozen:
        """The same with another value of one field of the thing at that place."""
        key = frozen, place, name, None if value is UNSEEN else value
        found = self._refrozen.get(key)
        if found is None:
            (row, at), rows = place, frozen.rows
            thing = self._forms.lists[row - 1][1].decode(rows[row][at])
            setattr(thing, name, value)
            parts = (*rows[row][:at], _encode(thing), *rows[row][at + 1 :])
            found = self._refrozen[key] = self._alike((*rows[:row], parts, *rows[row + 1 :]))
        return found


class Form:
    """How a thing is thawed, and the values of its fields found."""

    __slots__ = ("_names", "decode", "values")

    def __init__(self, kind: Any, names: Sequence[str], values: Callable[[Any], Any]) -> None:
        self.decode = pack_decoder(kind).decode
        self.values = values
        self._names = names

    def changes(self, then: bytes, held: bytes) -> Changes:
        """The fields in which two forms of a thing differ."""
        new, old = self.values(self.decode(then)), self.values(self.decode(held))
        found = enumerate(zip(self._names, new, old, strict=True))
        return tuple(
            [
                (name, place, mine if isinstance(mine, PLAIN) else FRESH)
                for place, (name, mine, other) in found
                if mine != other
            ]
        )


Move: TypeAlias = tuple[str, int | None, Form, Any, Changes]
"""What is to be changed: of which list, where in it (-1: how long it is), and how."""


class Forms:
    """Returns the loose fields of a kind of state, how to thaw them, and its lists of structs."""

    __slots__ = ("lists", "loose", "parts", "values")

    def __init__(self, kind: Any, listed: Sequence[str]) -> None:
        hints = get_type_hints(kind)
        parts = {name: get_args(hints[name])[0] for name in listed}
        loose = [name for name in hints if name not in parts]
        self.values = _values(loose)
        together: Any = tuple.__class_getitem__(tuple([hints[name] for name in loose]))
        self.loose = Form(together, loose, tuple)
        self.lists = [(name, _struct_form(part)) for name, part in parts.items()]
        self.parts = [attrgetter(name) for name in parts]

    @classmethod
    def of(cls, state: Any) -> Forms:
        kind = type(state)
        lists = LISTS.get(kind)
        if lists is None:
            lists = LISTS[kind] = _lists(kind)
        listed = tuple([name for name in lists if len(getattr(state, name)) >= MANY])
        found = FORMS.get((kind, listed))
        if found is None:
            found = FORMS[kind, listed] = cls(kind, listed)
        return found


MANY = 2
"""Lists with fewer structs are frozen with the loose fields."""
LARGE = 3
"""So are lists of structs with fewer fields."""
LISTS: dict[type, tuple[str, ...]] = {}
FORMS: dict[tuple[type, tuple[str, ...]], Forms] = {}
"""There are few, and they hang on nothing but the kind of state: they are never forgotten."""


def marks(frozen: Frozen) -> int:
    """In how many places there is something that is kept apart."""
    loose, *lists = frozen.rows
    return loose.count(MARKED) + sum([part.count(MARKED) for parts in lists for part in parts])  # type: ignore[no-any-return]


def _resize(parts: list[Any], form: Form, then: Sequence[bytes]) -> None:
    """What is too many goes, what is missing is made anew."""
    parts[len(then) :] = [form.decode(part) for part in then[len(parts) :]]


def _struct_form(kind: Any) -> Form:
    names = kind.__struct_fields__
    return Form(kind, names, _values(names))


def _lists(kind: Any) -> tuple[str, ...]:
    """The fields of a state that list structs which can be changed."""
    return tuple([name for name, hint in get_type_hints(kind).items() if _lists_structs(hint)])


def _lists_structs(hint: Any) -> bool:
    part = get_args(hint)[0] if get_origin(hint) is list else None
    if not isinstance(part, type) or not issubclass(part, msgspec.Struct):
        return False
    return not part.__struct_config__.frozen and len(part.__struct_fields__) >= LARGE


def _values(names: Sequence[str]) -> Callable[[Any], Any]:
    """The values of some fields, always as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple([getattr(thing, name) for name in names])


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
