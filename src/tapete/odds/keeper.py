"""A state that is put back where it was, so that a rule can be run on it again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from tapete.kernel.shaping import pack_decoder

Frozen: TypeAlias = tuple[Any, ...]
"""The loose fields of a state together, and each of its lists of structs part by part."""
Changes: TypeAlias = tuple[tuple[str, int, Any], ...]
"""The fields that differ between two forms of the same thing: name, place and new value."""

_encode = msgspec.msgpack.Encoder().encode
PLAIN = (bool, int, float, str, bytes, type(None))
FRESH = object()
"""In the place of a new value that is made anew each time, because it may be changed."""


class Keeper:
    """Freezes and restores one state. Its parts stay the same objects: references to them hold."""

    __slots__ = ("_changes", "_forms", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self._forms = Forms.of(state)
        self._changes: dict[tuple[bytes, bytes], Changes] = {}

    def freeze(self) -> Frozen:
        state, forms = self.state, self._forms
        lists = [tuple(map(_encode, getattr(state, name))) for name, _ in forms.lists]
        return _encode(forms.values(state)), *lists

    def restore(self, frozen: Frozen, now: Frozen | None = None) -> None:
        """Makes it as it was; `now` is how it is, if that is known."""
        now = self.freeze() if now is None else now
        state, forms = self.state, self._forms
        if frozen[0] != now[0]:
            self._change(state, forms.loose, frozen[0], now[0])
        for place, (name, form) in enumerate(forms.lists, 1):
            if frozen[place] != now[place]:
                self._restore_list(getattr(state, name), form, frozen[place], now[place])

    def _restore_list(self, parts: list[Any], form: Form, frozen: Frozen, now: Frozen) -> None:
        for place, (then, held) in enumerate(zip(frozen, now, strict=False)):
            if then != held:
                self._change(parts[place], form, then, held)
        parts[len(frozen) :] = [form.decode(then) for then in frozen[len(parts) :]]

    def _change(self, thing: Any, form: Form, then: bytes, held: bytes) -> None:
        """Sets the fields in which two forms of a thing differ; the same differences come often."""
        changes = self._changes.get((then, held))
        if changes is None:
            changes = self._changes[then, held] = form.changes(then, held)
        anew: Any = None
        for name, place, value in changes:
            if value is FRESH:
                anew = form.values(form.decode(then)) if anew is None else anew
                if _became(getattr(thing, name), anew[place]):
                    continue
                value = anew[place]
            setattr(thing, name, value)


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


class Forms:
    """Of a kind of state: its loose fields, how those are thawed, and its lists of structs."""

    __slots__ = ("lists", "loose", "values")

    def __init__(self, kind: Any, listed: Sequence[str]) -> None:
        hints = get_type_hints(kind)
        parts = {name: get_args(hints[name])[0] for name in listed}
        loose = [name for name in hints if name not in parts]
        self.values = _values(loose)
        together: Any = tuple.__class_getitem__(tuple([hints[name] for name in loose]))
        self.loose = Form(together, loose, tuple)
        self.lists = [(name, _struct_form(part)) for name, part in parts.items()]

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
LISTS: dict[type, tuple[str, ...]] = {}
FORMS: dict[tuple[type, tuple[str, ...]], Forms] = {}
"""There are few, and they hang on nothing but the kind of state: they are never forgotten."""


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
    return not part.__struct_config__.frozen


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
