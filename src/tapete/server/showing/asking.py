"""The open question as one seat is asked it: lines to pick, and ways that are drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from tapete.kernel.domains import (
    Amount,
    Barred,
    Domain,
    Either,
    Faces,
    Form,
    OneOf,
    Order,
    Some,
    Text,
    YesNo,
)
from tapete.kernel.domains.one_of import nothing_barred
from tapete.kernel.dressing import dressed
from tapete.kernel.errors import NotYourQuestion
from tapete.kernel.labels import Deed
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.plain import plain_of
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.offers import Line, barred_in, folded, lines_of
from tapete.offers.presenting import after_all, onward, presented
from tapete.scene.screen import screen_of
from tapete.server.showing.ordering import orders_offered
from tapete.server.showing.pointing import NoSuchWay
from tapete.server.showing.telling import shown_because
from tapete.server.showing.worded import Worded
from tapete.server.wire.asked import Asked, Closed, Detail, Item, Way
from tapete.server.wire.to_client import Explained, Unfolded
from tapete.spaces.questions.template import Template

KINDS: dict[type[Domain[Any]], str] = {
    Amount: "amount",
    Either: "either",
    Faces: "faces",
    Form: "form",
    OneOf: "one_of",
    Order: "order",
    Some: "some",
    Text: "text",
    YesNo: "yes_no",
}
"""The kinds of question that are answered from a list. Any other is answered on the board."""
LISTED = tuple(KINDS)
MOST_LINES = 400
MOST_LEADS = 6
MOST_FOLDED = 10
"""The most lines of a way that is folded."""
NO_DEED = Deed("")


def asked(match: Match[Any], seat: Seat) -> Asked:
    """The open question to a seat; raises `NotYourQuestion` if nothing is asked of it."""
    question = match.question
    if question is None or seat not in question.domains:
        raise NotYourQuestion(seat=seat)
    after = presented(match, seat)
    if after is match or after.question is None:
        return _Offer(match, seat, question).asked()
    shown, skipped = _Offer(after, seat, after.question).asked(), _Offer(match, seat, question)
    found = onward(match, seat)
    return msgspec.structs.replace(
        shown,
        number=match.number,
        aside=skipped.others(),
        instead=skipped.alike(),
        via=None if found is None else found.answer,
    )


def asked_ahead(match: Match[Any], seat: Seat, answers: Sequence[Any]) -> Asked | None:
    """The question that would follow some answers, if it is of the same kind and can be known."""
    twin = after_all(match, seat, answers)
    if twin is None or twin.question is None:
        return None
    return msgspec.structs.replace(_Offer(twin, seat, twin.question).asked(), number=match.number)


def explained(match: Match[Any], seat: Seat) -> Explained:
    """What cannot be picked of the question that is open to a seat, and why."""
    question = match.question
    if question is None or seat not in question.domains:
        raise NotYourQuestion(seat=seat)
    return Explained(id=0, number=0, closed=_Offer(match, seat, question).closed())


def unfolded(match: Match[Any], seat: Seat, way: str) -> Unfolded:
    """The lines of one way of answering the question that is open to a seat."""
    question = match.question
    if question is None or seat not in question.domains:
        raise NotYourQuestion(seat=seat)
    return Unfolded(id=0, number=0, items=_Offer(match, seat, question).unfolded(way))


def explains(domain: Domain[Any]) -> bool:
    """True if so much may be barred that it is told only to those who want to know it: a menu."""
    if isinstance(domain, Either):
        return any(explains(way) for way in domain.ways.values())
    return isinstance(domain, Form) and domain.barred is not nothing_barred


def kind_of(domain: Domain[Any], described: Mapping[str, Any] | None = None) -> str:
    """The kind of a question; `described` is what it says of itself, if that is known."""
    for kind, name in KINDS.items():
        if isinstance(domain, kind):
            return name
    return str((described or domain.describe())["kind"])


def is_drawn(domain: Domain[Any]) -> bool:
    """True if it is answered on the board rather than from a list."""
    return not isinstance(domain, LISTED) and not domain.listed


def ways_of(domain: Domain[Any]) -> dict[Any, Domain[Any]]:
    """The ways of answering that are drawn; the way is empty for a whole question."""
    if is_drawn(domain):
        return {"": domain}
    ways = domain.ways if isinstance(domain, Either) else {}
    return {way: one for way, one in ways.items() if is_drawn(one)}


@cache
def is_walked(kind: type[Domain[Any]]) -> bool:
    """True if such a question asks where to walk, and only some of its answers are listed."""
    return all(hasattr(kind, name) for name in ("further", "few"))


def few(domain: Domain[Any]) -> Iterable[Any]:
    """The answers to list. Only some places of the board are listed: any other is pointed at."""
    found: Iterable[Any] = domain.few() if hasattr(domain, "few") else domain.candidates()
    return found


def _without(domain: Domain[Any], folded: Collection[Any]) -> Domain[Any]:
    """A question without some of its ways of answering."""
    if not folded or not isinstance(domain, Either):
        return domain
    return Either({way: one for way, one in domain.ways.items() if way not in folded})


class _Offer:
    """What one seat is offered, put into words of its game."""

    def __init__(self, match: Match[Any], seat: Seat, question: Question) -> None:
        self.match = match
        self.game, self.view, self.seat = match.game, match.view(seat), seat
        self.screen = screen_of(match.game)
        self.question, self.domain = question, question.domains[seat]
        self.number = match.number
        self._dressed: dict[Message, Message] = {}
        """Messages that have been dressed: many lines have the same words."""
        self._details_said: dict[tuple[str, str], Detail] = {}
        self._traits: dict[int, tuple[Any, Deed, str]] = {}
        """By its `id`, an answer, the deed it is a way of doing, and its heading."""
        self._worded = Worded(self.game, self.view)

    def asked(self) -> Asked:
        domain, question = self.domain, self.question
        ways, on_demand = ways_of(domain), explains(domain)
        folded = self._folded(ways)
        lines = self._lines(_without(domain, folded))
        return Asked(
            number=self.number,
            seat=self.seat,
            message=self.say(question.message),
            kind=kind_of(domain),
            rule=question.rule,
            items=tuple([self._item(line) for line in lines[:MOST_LINES]]),
            closed=() if on_demand else self.closed(),
            ways=tuple([self._way(way, one, folded.get(way)) for way, one in ways.items()]),
            groups=self._groups(lines),
            **self._bounds(),
            weighable=self._weighable(),
            more=bool(ways) or len(lines) > MOST_LINES,
            explains=on_demand,
            because=shown_because(self.match, self.seat),
            leads=self._leads(lines, folded),
            left=self._left(lines),
            orders=orders_offered(self.game, question, self.seat),
        )

    def unfolded(self, name: str) -> tuple[Item, ...]:
        """The lines of one way of answering."""
        way = self.domain.named(name) if isinstance(self.domain, Either) else None
        if not isinstance(self.domain, Either) or way is None:
            raise NoSuchWay
        lines = self._lines(Either({way: self.domain.ways[way]}))
        return tuple([self._item(line) for line in lines[:MOST_FOLDED]])

    def closed(self) -> tuple[Closed, ...]:
        """The lines that cannot be picked."""
        return tuple([self._closed(barred) for barred in barred_in(self.domain)])

    def others(self) -> tuple[Item, ...]:
        """The lines of a question that do not go on to the next."""
        goes_on = self.game.labels.onward[self.question.key]
        return tuple([self._aside(line) for line in self._lines() if not goes_on(line.value)])

    def alike(self) -> tuple[Item, ...]:
        """The lines of a question that go on to the next, if there are several."""
        goes_on = self.game.labels.onward[self.question.key]
        found = [self._item(line) for line in self._lines() if goes_on(line.value)]
        return tuple(found) if len(found) > 1 else ()

    def _aside(self, line: Line) -> Item:
        """A line in words that make sense by themselves, since its question is not put."""
        item, question = self._item(line), self.question
        key = question.key.replace(".ask.", ".aside.")
        said = self.say(Message(key, (*question.args, ("answer", item.label))))
        return msgspec.structs.replace(item, label=said)

    def _traits_of(self, value: Any) -> tuple[Any, Deed, str]:
        """What is asked of an answer again and again. The answer is kept, so that its `id` is."""
        found = self._traits.get(id(value))
        if found is None:
            labels = self.game.labels
            found = value, labels.deed(value) or NO_DEED, labels.group(value)
            self._traits[id(value)] = found
        return found

    def _deed(self, line: Line) -> Deed:
        return self._traits_of(line.value)[1]

    def _folded(self, ways: Mapping[Any, Domain[Any]]) -> dict[Any, Deed]:
        """The ways of walking that are offered first of all, each as a deed.

        Where they lead is drawn, or looked up by whoever wants to pick from a list.
        """
        found = {way: self.game.labels.deed((way, None)) for way in ways if way}
        return {
            way: deed
            for way, deed in found.items()
            if deed is not None and deed.rank is not None and is_walked(type(ways[way]))
        }

    def _leads(self, lines: list[Line], folded: Mapping[Any, Deed]) -> tuple[str, ...]:
        """The deeds to offer first: what is folded, and the few others of the highest rank."""
        sure = [deed.name for deed in folded.values()]
        deeds = [*folded.values(), *map(self._deed, self._major(lines))]
        ranked = {one.name: one.rank for one in deeds if one.rank is not None}
        order = sorted(ranked, key=lambda name: ranked[name])
        others = [name for name in order if name not in sure][: MOST_LEADS - len(sure)]
        return tuple([name for name in order if name in sure or name in others])

    def _major(self, lines: list[Line]) -> list[Line]:
        """The lines for whose sake a deed may be offered first."""
        minor = self.game.labels.minor
        return [line for line in lines if not minor(line.value, self.view)]

    def _left(self, lines: list[Line]) -> Message | None:
        """What is given up by ending the turn, if that is one of the lines."""
        ends = any(self._deed(line).ends for line in lines)
        left = self.game.labels.left(self.view) if ends else None
        return None if left is None else self.say(left)

    def _weighable(self) -> bool:
        """True if each line or amount is a whole answer and something may come of it."""
        whole = not isinstance(self.domain, Some | Order | Faces)
        return whole and self.game.labels.foretells(self.question.key)

    def _way(self, way: Any, domain: Domain[Any], folded: Deed | None) -> Way:
        label = self.screen.way(way, self.view)
        said = None if label is None else self.say(label)
        hinged = isinstance(domain, Template) and domain.hinged
        described = domain.describe()
        return Way(
            str(plain_of(way)),
            kind_of(domain, described),
            described,
            said,
            self._group((way, None)),
            hinged,
            0 if folded is None else MOST_FOLDED,
            "" if folded is None else folded.key,
        )

    def _lines(self, domain: Domain[Any] | None = None) -> list[Line]:
        """The lines, in the order of their headings if the game has any."""
        lines = lines_of(
            self.domain if domain is None else domain,
            lambda values: self.game.labels.shortlist(values, self.view),
            few,
        )
        if self.game.labels.groups:
            lines.sort(key=lambda line: self._rank(line.value))
        return folded(lines, self.game.labels.manner)

    def _groups(self, lines: list[Line]) -> tuple[str, ...]:
        """The headings, if any of the lines stands under one."""
        grouped = any(self._group(line.value) for line in lines)
        return self.game.labels.groups if grouped else ()

    def _rank(self, value: Any) -> int:
        groups, group = self.game.labels.groups, self._group(value)
        return groups.index(group) if group in groups else len(groups)

    def _group(self, value: Any) -> str:
        return self._traits_of(value)[2]

    def _item(self, line: Line) -> Item:
        return self._worded.item(line, self._said)

    def _said(self, line: Line) -> Item:
        """A line put into words."""
        value = line.value
        deed = self._deed(line)
        alike, own = self.game.labels.bundle(value, self.view) or (None, None)
        return Item(
            self._answer(value),
            self._label(value),
            self._group(value),
            None if alike is None else self.say(alike),
            None if own is None else self.say(own),
            tuple(self.screen.figures(value, self.view)),
            tuple(self._details(line)),
            deed.name,
            deed.key,
            deed.ends,
            self._forms(line),
            at=self.screen.spot(value, self.view),
            course=self.screen.course(value, self.view),
        )

    def _forms(self, line: Line) -> tuple[Item, ...]:
        """All the forms of a line with how each is done, if there are several."""
        if not line.others:
            return ()
        alone = [msgspec.structs.replace(form, others=()) for form in line.forms]
        return tuple([self._form(form) for form in alone])

    def _form(self, line: Line) -> Item:
        said = self.say(self.game.labels.form(line.value, self.view))
        return msgspec.structs.replace(self._item(line), form=said)

    def _answer(self, value: Any) -> Any:
        """The whole answer, or a part of one where several are picked."""
        parts = isinstance(self.domain, Some | Order)
        return plain_of(value) if parts else self.domain.write(value)

    def _details(self, line: Line) -> Iterator[Detail]:
        """The details that have more than one possible value."""
        for name, values in line.details.items():
            if len(values) > 1:
                yield self._detail(name, values)

    def _detail(self, name: str, values: Sequence[Any]) -> Detail:
        key = (name, repr(values))
        found = self._details_said.get(key)
        if found is None:
            worded, say, view = self.game.labels.detail, self.say, self.view
            said = [(value, say(worded(name, value, view))) for value in values]
            found = self._details_said[key] = Detail(name, tuple(said))
        return found

    def _closed(self, barred: Barred) -> Closed:
        option: Any = barred.option
        value = tuple(option) if isinstance(self.domain, Either) else option
        return Closed(
            self._label(value),
            self.say(barred.reason),
            barred.rule,
            self._group(value),
            tuple(self.screen.figures(value, self.view)),
        )

    def _label(self, value: Any) -> Message:
        if isinstance(self.domain, YesNo):
            return Message("server.yes" if value else "server.no")
        return self.say(self.game.labels.label(value, self.view))

    def say(self, message: Message) -> Message:
        """A message with names in place of ids."""
        if not message.args:
            return message
        said = self._dressed.get(message)
        if said is None:
            said = self._dressed[message] = dressed(self.game, message, self.view)
        return said

    def _bounds(self) -> dict[str, Any]:
        bounds: dict[type[Domain[Any]], Callable[[Any], dict[str, Any]]] = {
            Amount: lambda domain: {"least": domain.least, "most": domain.most},
            Some: lambda domain: {"least": domain.least, "most": domain.limit},
            Text: lambda domain: {"most": domain.most},
            Faces: lambda domain: {"dice": domain.roll.dice, "aces": domain.roll.aces},
        }
        found = bounds.get(type(self.domain))
        return {} if found is None else found(self.domain)
