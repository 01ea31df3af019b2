"""Things that can be picked, and the other ways in which each may be done."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from tapete.kernel.domains import (
    Amount,
    Barred,
    Domain,
    Either,
    Faces,
    Filled,
    Form,
    OneOf,
    Order,
    Some,
    Text,
)
from tapete.kernel.plain import Plain

MOST_LOOKED_AT = 500

Details = Mapping[str, Sequence[Plain]]
Shortlist = Callable[[Sequence[Any]], Sequence[Any]]
Seen = Callable[[Domain[Any]], Iterable[Any]]


class Line(msgspec.Struct, frozen=True):
    """A value that answers the question, or one part of such an answer."""

    value: Any
    details: Details = msgspec.field(default_factory=dict)
    others: tuple[Line, ...] = ()
    """The other forms of the same deed to the same target: with another weapon, or hand."""

    @property
    def forms(self) -> tuple[Line, ...]:
        """All forms of it, the usual one first."""
        return self, *self.others

    @property
    def variants(self) -> list[tuple[str, Plain]]:
        """Each detail of any form with each of its values except the default."""
        every = [
            (name, value)
            for form in self.forms
            for name, values in form.details.items()
            for value in values[1:]
        ]
        return [one for n, one in enumerate(every) if one not in every[:n]]

    def varied(self, changed: Mapping[str, Plain]) -> Any:
        """The value with some of its details changed."""
        if isinstance(self.value, tuple):
            way, inner = self.value
            return way, Line(inner).varied(changed)
        return Filled(self.value.option, {**self.value.details, **changed})


def folded(lines: Iterable[Line], manner: Callable[[Any], Hashable | None]) -> list[Line]:
    """The lines with those that are forms of one deed put under the first of them."""
    found: dict[Hashable, list[Line]] = {}
    for number, line in enumerate(lines):
        shared = manner(line.value)
        found.setdefault(("alone", number) if shared is None else shared, []).append(line)
    return [
        msgspec.structs.replace(one, others=tuple(rest)) if rest else one
        for one, *rest in found.values()
    ]


def candidates(domain: Domain[Any]) -> Iterable[Any]:
    return domain.candidates()


def lines_of(
    domain: Domain[Any], shortlist: Shortlist = list, seen: Seen = candidates
) -> list[Line]:
    """The lines that can be picked.

    `seen` gives values of a domain; `shortlist` selects the few that get a line.
    """
    if isinstance(domain, Amount | Faces | Text):
        return []
    if isinstance(domain, Some):
        return [Line(option) for option in domain.options]
    if isinstance(domain, Order):
        return [Line(item) for item in domain.items]
    return _whole_answers(domain, shortlist, seen)


def _whole_answers(domain: Domain[Any], shortlist: Shortlist, seen: Seen) -> list[Line]:
    """A form's choices with their defaults, each way of answering in turn, or candidates."""
    if isinstance(domain, Form):
        return [Line(Filled(one.option, one.usual()), one.details) for one in domain.choices()]
    if isinstance(domain, Either):
        return [
            Line((way, line.value), line.details)
            for way, inner in domain.ways.items()
            for line in _whole_answers(inner, shortlist, seen)
        ]
    return [Line(value) for value in shortlist(list(islice(seen(domain), MOST_LOOKED_AT)))]


def barred_in(domain: Domain[Any]) -> list[Barred]:
    """The options that a player might want but may not pick.

    In a question with several ways of answering, each is listed under the name of its way.
    """
    if isinstance(domain, OneOf | Form):
        return list(domain.barred())
    if isinstance(domain, Either):
        ways = [(way, barred) for way, inner in domain.ways.items() for barred in barred_in(inner)]
        return [Barred([way, barred.option], barred.reason, barred.rule) for way, barred in ways]
    return []
