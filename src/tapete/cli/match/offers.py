"""The open question as numbered lines, and what a person types as an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from tapete.cli.match.moving import INCHES, TEMPLATE, WAYS, Moves, kind_of, moves_in, places_of
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
    Text,
    YesNo,
)
from tapete.kernel.plain import Plain, plain_of
from tapete.offers.line import Details, Line, Shortlist, barred_in, folded, lines_of

MOST_OFFERED = 60
YES = {"s", "sí", "si", "y", "yes"}
NO = {"n", "no"}
VARIED = re.compile(r"(\d+)((?:\s*\+\s*\d+)*)(\s.*)?")
"""`3`, `3+1+4`, `3 wild called=head`."""
ELSEWHERE = re.compile(r"(\d+)\s+(?:at|en)\s+(.+)", re.IGNORECASE)
"""`3 at 12 4`: what line 3 does, in another place."""
NUMBER = re.compile(r"\d+")


class Offer:
    """What may be picked by number, what is barred and why, and how picks become an answer.

    `rank` sorts the lines. `shortlist` picks the few among many candidates that get a line.
    `ruler` says how places on the map are counted. `manner` is the same for the lines that are
    forms of one deed, which share a line.
    """

    def __init__(
        self,
        domain: Domain[Any],
        rank: Callable[[Any], int] | None = None,
        shortlist: Shortlist = list,
        ruler: tuple[int, float] = INCHES,
        manner: Callable[[Any], Hashable | None] = lambda value: None,
    ) -> None:
        self.domain = domain
        self.ruler = ruler
        lines = lines_of(domain, shortlist)
        if rank is not None:
            lines.sort(key=lambda line: rank(line.value))
        lines = folded(lines, manner)
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
        """The way of answering with a move on the map, if there is one."""
        return moves_in(self.domain, self.ruler)

    @property
    def weighable(self) -> bool:
        """True if each numbered line is a whole answer, so that its outcomes can be forecast."""
        return not isinstance(self.domain, Some | Order)

    def answer(self, typed: str) -> Plain:
        """Returns the plain answer that was typed: by number, as a move, or in full after `=`."""
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
        if isinstance(self.domain, Text):
            return typed
        elsewhere = ELSEWHERE.fullmatch(typed)
        if elsewhere is not None:
            return self._placed(int(elsewhere[1]), elsewhere[2])
        return self._picked(typed)

    def _placed(self, number: int, places: str) -> Plain:
        """Returns the answer that does what a line does, in the place that was typed."""
        value = self.line_at(number).value
        way = value[0] if isinstance(self.domain, Either) else ""
        found = places_of(self.domain, way, self.ruler)
        if found is None:
            raise NotUnderstood(given=places)
        return found.answer(places)

    @property
    def placed(self) -> int:
        """The number of the first line that puts a template somewhere; 0 if there is none."""
        return self._first(lambda way: True)

    @property
    def hinged(self) -> int:
        """The number of the first line whose template is put by two places; 0 if there is none."""
        return self._first(lambda way: bool(getattr(way, "hinged", False)))

    def _first(self, wanted: Callable[[Domain[Any]], bool]) -> int:
        if not isinstance(self.domain, Either):
            return 0
        found = self.domain.ways.items()
        ways = [way for way, one in found if kind_of(one) == TEMPLATE and wanted(one)]
        values = enumerate(self.numbered, start=1)
        return next((n for n, one in values if isinstance(one, tuple) and one[0] in ways), 0)

    def _picked(self, typed: str) -> Plain:
        """Returns the whole answer with that number. A barred option's answer will be refused."""
        found = VARIED.fullmatch(typed)
        if found is None:
            raise NotUnderstood(given=typed)
        number, plus, words = int(found[1]), found[2].replace("+", " "), (found[3] or "").split()
        barred = self.barred_at(number)
        if barred is not None:
            return _refused(self.domain, barred.option)
        line, places = self.line_at(number), numbers_in(plus)
        form = _form(line, [place for place in places if place <= len(line.others)], typed)
        more = [place - len(line.others) for place in places if place > len(line.others)]
        changed = _changed(line, more, words, typed)
        if any(value not in form.details.get(name, ()) for name, value in changed.items()):
            raise NotUnderstood(given=typed)
        return self.domain.write(form.varied(changed) if changed else form.value)

    def line_at(self, number: int) -> Line:
        if not 1 <= number <= len(self.lines):
            raise NotUnderstood(given=str(number))
        return self.lines[number - 1]

    def barred_at(self, number: int) -> Barred | None:
        """Returns the barred option with that number. Their numbers come after all the others."""
        place = number - len(self.lines) - 1
        return self.barred[place] if 0 <= place < len(self.barred) else None

    def _part(self, number: int) -> Plain:
        return plain_of(self.line_at(number).value)


# --- details


def _form(line: Line, places: Sequence[int], typed: str) -> Line:
    """Returns the form of a line that was asked for; without a number, the usual one."""
    if not places:
        return line
    if len(places) > 1 or places[0] < 1:
        raise NotUnderstood(given=typed)
    return line.others[places[0] - 1]


def _changed(line: Line, places: Sequence[int], words: Sequence[str], typed: str) -> dict[str, Any]:
    """Returns the details asked for by number or by name. None may be asked for twice."""
    variants = line.variants
    if any(not 1 <= place <= len(variants) for place in places):
        raise NotUnderstood(given=typed)
    asked = [variants[place - 1] for place in places]
    asked += [_detail(_details(line), word, typed) for word in words]
    if len({name for name, _ in asked}) != len(asked):
        raise NotUnderstood(given=typed)
    return dict(asked)


def _details(line: Line) -> Details:
    """The details of all forms of a line, each with the values that any of them allows."""
    found: dict[str, list[Plain]] = {}
    for form in line.forms:
        for name, values in form.details.items():
            kept = found.setdefault(name, [])
            kept.extend(value for value in values if value not in kept)
    return found


def _detail(details: Details, word: str, typed: str) -> tuple[str, Plain]:
    """Returns the detail that a word asks for.

    The word may be `called=head`, or `wild` for a detail that is true or false, or just `head` if
    only one detail can have that value.
    """
    name, mark, value = word.partition("=")
    if not mark and True in details.get(word, ()):
        return word, True
    wanted = [name] if mark else list(details)
    text = (value if mark else word).lower()
    found = [
        (one, allowed)
        for one in wanted
        for allowed in details.get(one, ())
        if _reads(text, allowed)
    ]
    if len(found) != 1:
        raise NotUnderstood(given=typed)
    return found[0]


def _reads(text: str, value: Plain) -> bool:
    """True if a text says a value; numbers that belong together have any sign between: `2+1`."""
    if isinstance(value, list):
        return NUMBER.findall(text) == [str(one) for one in value]
    return str(value).lower() == text


def _refused(domain: Domain[Any], option: Any) -> Plain:
    """Returns the answer that would pick a barred option, so that the question can refuse it."""
    if isinstance(domain, Either) and isinstance(option, list):
        way, inner = option
        return [plain_of(way), _refused(domain.ways[way], inner)]
    return {"option": plain_of(option)} if isinstance(domain, Form) else plain_of(option)


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
