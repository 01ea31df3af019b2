"""The open question as numbered lines, and what a person types as an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tapete.cli.match.moving import INCHES, WAYS, Moves, moves_in
from tapete.cli.reading import NotUnderstood, numbers_in
from tapete.kernel.domains import (
    Amount,
    Barred,
    Domain,
    Either,
    Faces,
    Form,
    Order,
    Some,
    YesNo,
)
from tapete.kernel.plain import Plain, plain_of
from tapete.offers.line import Details, Line, Shortlist, barred_in, lines_of

MOST_OFFERED = 60
YES = {"s", "sí", "si", "y", "yes"}
NO = {"n", "no"}
VARIED = re.compile(r"(\d+)((?:\s*\+\s*\d+)*)(\s.*)?")
"""`3`, `3+1+4`, `3 wild called=head`."""


class Offer:
    """What may be picked by its number, what may not and why, and how picks make an answer.

    `rank` sorts the lines; `shortlist` picks the few of many candidates that get one; `ruler` is
    how places of the map are counted.
    """

    def __init__(
        self,
        domain: Domain[Any],
        rank: Callable[[Any], int] | None = None,
        shortlist: Shortlist = list,
        ruler: tuple[int, float] = INCHES,
    ) -> None:
        self.domain = domain
        self.ruler = ruler
        lines = lines_of(domain, shortlist)
        if rank is not None:
            lines.sort(key=lambda line: rank(line.value))
        self.lines = lines[:MOST_OFFERED]
        self.more = len(lines) > MOST_OFFERED
        self.barred = barred_in(domain)

    @property
    def numbered(self) -> list[Any]:
        return [line.value for line in self.lines]

    @property
    def kind(self) -> str:
        return str(self.domain.describe()["kind"])

    @property
    def moves(self) -> Moves | None:
        """The way of answering that is a move over the map, if there is one."""
        return moves_in(self.domain, self.ruler)

    @property
    def weighable(self) -> bool:
        """Whether each numbered line is a whole answer, which can be forecast."""
        return not isinstance(self.domain, Some | Order)

    def answer(self, typed: str) -> Plain:
        """The plain answer that was typed: by number, as a move, or in full after an equals."""
        if typed.startswith("="):
            return _in_full(typed[1:])
        if isinstance(self.domain, YesNo) and typed.lower() in YES | NO:
            return typed.lower() in YES
        word, _, rest = typed.partition(" ")
        if word.lower() in WAYS and self.moves is not None:
            return self.moves.answer(rest)
        if isinstance(self.domain, Faces):
            return list(numbers_in(typed))
        if isinstance(self.domain, Some | Order):
            return [self._part(number) for number in numbers_in(typed)]
        if isinstance(self.domain, Amount):
            return _only(numbers_in(typed), typed)
        return self._picked(typed)

    def _picked(self, typed: str) -> Plain:
        """The whole answer with that number; that of a barred option will be refused."""
        found = VARIED.fullmatch(typed)
        if found is None:
            raise NotUnderstood(given=typed)
        number, plus, words = int(found[1]), found[2].replace("+", " "), (found[3] or "").split()
        barred = self.barred_at(number)
        if barred is not None:
            return _refused(self.domain, barred.option)
        line = self.line_at(number)
        changed = _changed(line, numbers_in(plus), words, typed)
        return self.domain.write(line.varied(changed) if changed else line.value)

    def line_at(self, number: int) -> Line:
        if not 1 <= number <= len(self.lines):
            raise NotUnderstood(given=str(number))
        return self.lines[number - 1]

    def barred_at(self, number: int) -> Barred | None:
        """Barred options are numbered after those that may be picked."""
        place = number - len(self.lines) - 1
        return self.barred[place] if 0 <= place < len(self.barred) else None

    def _part(self, number: int) -> Plain:
        return plain_of(self.line_at(number).value)


# --- details


def _changed(line: Line, places: Sequence[int], words: Sequence[str], typed: str) -> dict[str, Any]:
    """The details that were asked for, by number or by name; none may be asked for twice."""
    variants = line.variants
    if any(not 1 <= place <= len(variants) for place in places):
        raise NotUnderstood(given=typed)
    asked = [variants[place - 1] for place in places]
    asked += [_detail(line.details, word, typed) for word in words]
    if len({name for name, _ in asked}) != len(asked):
        raise NotUnderstood(given=typed)
    return dict(asked)


def _detail(details: Details, word: str, typed: str) -> tuple[str, Plain]:
    """`called=head`; `wild` for what is true or not; `head` where only one detail can be that."""
    name, mark, value = word.partition("=")
    if not mark and True in details.get(word, ()):
        return word, True
    wanted = [name] if mark else list(details)
    text = (value if mark else word).lower()
    found = [
        (one, allowed)
        for one in wanted
        for allowed in details.get(one, ())
        if str(allowed).lower() == text
    ]
    if len(found) != 1:
        raise NotUnderstood(given=typed)
    return found[0]


def _refused(domain: Domain[Any], option: Plain) -> Plain:
    """A barred option as it would be answered, for the question to refuse it."""
    if isinstance(domain, Either) and isinstance(option, list):
        way, inner = option
        return [way, _refused(domain.ways[str(way)], inner)]
    return {"option": option} if isinstance(domain, Form) else option


# --- what is typed


def _only(numbers: Sequence[int], typed: str) -> int:
    if len(numbers) != 1:
        raise NotUnderstood(given=typed)
    return numbers[0]


def _in_full(typed: str) -> Plain:
    try:
        plain: Plain = msgspec.json.decode(typed)
    except msgspec.DecodeError:
        raise NotUnderstood(given=typed) from None
    return plain
