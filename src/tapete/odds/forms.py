"""How a state is frozen part by part: its loose fields together, and each struct of its lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import compress
from operator import attrgetter, itemgetter, ne
from types import UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import astuple

from tapete.kernel.shaping import pack_decoder
from tapete.odds.unseen import marked

Values: TypeAlias = tuple[Any, ...]
"""What the fields of a thing hold, in order."""
Change: TypeAlias = tuple[str, Any, Callable[[], Any] | None]
"""A field and its new value. One that may be changed itself is made anew each time."""

PLAIN = (bool, int, float, str, bytes, type(None))
encode = msgspec.msgpack.Encoder(enc_hook=marked).encode


class Form:
    """The fields of a thing: how their values are found, and thawed."""

    __slots__ = ("_decoders", "_hints", "_kind", "decode", "names", "values")

    def __init__(self, kind: Any, names: Sequence[str], values: Callable[[Any], Values]) -> None:
        self._hints = get_type_hints(kind)
        together: Any = tuple.__class_getitem__(tuple([self._hints[name] for name in names]))
        self.decode: Callable[[bytes], Values] = pack_decoder(together).decode
        self.names = names
        self.values = values
        self._kind = kind
        self._decoders: dict[str, Callable[[bytes], Any]] = {}

    def made(self, frozen: bytes) -> Any:
        """The thing itself, made anew."""
        return self._kind(**dict(zip(self.names, self.decode(frozen), strict=True)))

    def changes(self, new: Values, old: Values) -> tuple[list[Change], list[Change]]:
        """The fields in which two forms of a thing differ: there, and back again."""
        names, change = self.names, self._change
        differing = list(compress(range(len(names)), map(ne, new, old)))
        there = [change(names[place], new[place]) for place in differing]
        return there, [change(names[place], old[place]) for place in differing]

    def _change(self, name: str, value: Any) -> Change:
        if isinstance(value, PLAIN):
            return name, value, None
        if name not in self._decoders:
            self._decoders[name] = pack_decoder(self._hints[name]).decode
        return name, None, partial(self._decoders[name], encode(value))


class Forms:
    """The forms of a kind of state: of its loose fields, and of its lists of structs.

    What never changes, such as the rules of a match, is compared as a whole and not frozen.
    """

    __slots__ = ("held", "lists", "loose", "parts", "still")

    def __init__(self, kind: Any, listed: Sequence[str]) -> None:
        names = kind.__struct_fields__
        hints = get_type_hints(kind)
        self.still = tuple(
            [name for name in names if name not in listed and _is_still(hints[name])]
        )
        apart = (*listed, *self.still)
        places = [place for place, name in enumerate(names) if name not in apart]
        self.loose = Form(kind, [names[place] for place in places], _picked(places))
        self.lists = [(name, _struct_form(get_args(hints[name])[0])) for name in listed]
        self.parts = [attrgetter(name) for name in listed]
        self.held = _held([attrgetter(name) for name in self.still])

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
"""Lists whose structs have fewer fields are frozen with the loose fields, too."""
LISTS: dict[type, tuple[str, ...]] = {}
FORMS: dict[tuple[type, tuple[str, ...]], Forms] = {}
"""There are few, and they depend only on the kind of state: they are never forgotten."""


def _struct_form(kind: Any) -> Form:
    return Form(kind, kind.__struct_fields__, astuple)


def _held(getters: Sequence[Callable[[Any], Any]]) -> Callable[[Any], Values]:
    """The values of some fields as a tuple; mostly there is one."""
    if len(getters) == 1:
        (get,) = getters
        return lambda thing: (get(thing),)
    return lambda thing: tuple([get(thing) for get in getters])


def _is_still(hint: Any) -> bool:
    """True for structs that cannot be changed, nor anything in them."""
    if not isinstance(hint, type) or not issubclass(hint, msgspec.Struct):
        return False
    return hint.__struct_config__.frozen and all(map(_is_fixed, get_type_hints(hint).values()))


def _is_fixed(hint: Any) -> bool:
    """True for plain values, and for tuples and choices of such."""
    if hint in PLAIN or hint is Ellipsis or get_origin(hint) is Literal:
        return True
    return get_origin(hint) in (tuple, Union, UnionType) and all(map(_is_fixed, get_args(hint)))


def _picked(places: Sequence[int]) -> Callable[[Any], Values]:
    """The values of the fields at some places, always as a tuple."""
    if len(places) > 1:
        pick = itemgetter(*places)
        return lambda thing: pick(astuple(thing))
    return lambda thing: tuple([astuple(thing)[place] for place in places])


def _lists(kind: Any) -> tuple[str, ...]:
    """The fields of a state that list structs which can be changed."""
    return tuple([name for name, hint in get_type_hints(kind).items() if _lists_structs(hint)])


def _lists_structs(hint: Any) -> bool:
    part = get_args(hint)[0] if get_origin(hint) is list else None
    if not isinstance(part, type) or not issubclass(part, msgspec.Struct):
        return False
    return not part.__struct_config__.frozen and len(part.__struct_fields__) >= LARGE
