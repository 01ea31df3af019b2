"""A question that picks one thing and settles its details: a target, and how to strike it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from tapete.kernel.domains.domain import LONGEST, Domain, malformed, named, not_among
from tapete.kernel.domains.one_of import Barred, nothing_barred
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain, plain_of, same
from tapete.kernel.shaping import shaped


class Choice(msgspec.Struct, frozen=True):
    """Something that can be picked, and the values each of its details may have, usual first."""

    option: Any
    details: Mapping[str, Sequence[Plain]] = msgspec.field(default_factory=dict)

    def usual(self) -> dict[str, Plain]:
        return {name: values[0] for name, values in self.details.items()}


class Filled(msgspec.Struct, frozen=True):
    """The thing that was picked, with its details settled."""

    option: Any
    details: dict[str, Plain] = msgspec.field(default_factory=dict)


class Form(Domain[Filled], frozen=True):
    """`{"option": …, "details": {…}}`; a detail that is left out has its usual value.

    The choices are worked out only when they are needed, and must be the same each time.
    """

    choices: Callable[[], Sequence[Choice]]
    barred: Callable[[], Sequence[Barred]] = nothing_barred
    kind: type | None = None
    """The type of the options, if it is plain data. Answers are then recalled without choices."""
    any_choice: Callable[[Random], Choice] | None = None
    """Returns one of the choices, if that is possible without working them all out."""

    def read(self, answer: object) -> Filled:
        if not isinstance(answer, dict) or not {"option"} <= answer.keys() <= {"option", "details"}:
            malformed("form", answer)
        choice = self._choice(answer["option"])
        details = answer.get("details", {})
        if not isinstance(details, dict):
            malformed("form", answer)
        for name, value in details.items():
            if not any(same(value, allowed) for allowed in choice.details.get(name, ())):
                raise _not_a_detail(str(name), choice.details)
        return Filled(choice.option, {**choice.usual(), **details})

    def recall(self, answer: object) -> Filled:
        assert isinstance(answer, dict)
        if self.kind is None or "details" not in answer:
            return self.read(answer)
        return Filled(shaped(answer["option"], self.kind), answer["details"])

    def _choice(self, option: object) -> Choice:
        choices = self.choices()
        for choice in self._alike(choices, option) or choices:
            if same(plain_of(choice.option), option):
                return choice
        for barred in self.barred():
            if same(plain_of(barred.option), option):
                raise Refused(barred.reason, barred.rule)
        raise not_among(option, self._nearest(option))

    def _nearest(self, option: object) -> list[Plain]:
        """The options that have most in common with what was given."""
        options = [plain_of(choice.option) for choice in self.choices()]
        most = max([_in_common(one, option) for one in options], default=0)
        return [one for one in options if _in_common(one, option) == most]

    def _alike(self, choices: Sequence[Choice], option: object) -> Sequence[Choice]:
        """The choices that the option of an answer may mean, found quickly; or none."""
        if self.kind is None:
            return ()
        try:
            wanted: object = shaped(option, self.kind)
        except msgspec.ValidationError:
            return ()
        return [choice for choice in choices if choice.option == wanted]

    def write(self, value: Filled) -> Plain:
        return {"option": plain_of(value.option), "details": value.details}

    def candidates(self) -> Iterator[Filled]:
        """Yields each choice as usual, and with each other value of each single detail."""
        for choice in self.choices():
            usual = choice.usual()
            yield Filled(choice.option, usual)
            for name, values in choice.details.items():
                for value in values[1:]:
                    yield Filled(choice.option, {**usual, name: value})

    def sample(self, rng: Random) -> Filled:
        choice = self.any_choice(rng) if self.any_choice is not None else self._sampled(rng)
        details = {
            name: values[int(rng.random() * len(values))] if rng.random() < 0.3 else values[0]
            for name, values in choice.details.items()
        }
        return Filled(choice.option, details)

    def _sampled(self, rng: Random) -> Choice:
        choices = self.choices()
        return choices[int(rng.random() * len(choices))]

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "form",
            "choices": [
                {"option": plain_of(choice.option), "details": _listed(choice.details)}
                for choice in self.choices()
            ],
        }

    def imprint(self) -> object:
        if self.kind is None:
            return self.describe()
        choices = [
            {"option": one.option, "details": _listed(one.details)} for one in self.choices()
        ]
        return {"kind": "form", "choices": choices}


def _listed(details: Mapping[str, Sequence[Plain]]) -> dict[str, Plain]:
    return {name: list(values) for name, values in details.items()}


def _in_common(one: object, other: object) -> int:
    """How many fields of two records are the same."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return 0
    return sum(name in other and same(value, other[name]) for name, value in one.items())


def _not_a_detail(name: str, details: Mapping[str, Sequence[Plain]]) -> Refused:
    """The refusal of a detail, or of its value, with those that there are."""
    if name not in details:
        key, allowed = "kernel.refusal.no_detail", named(details) or "–"
    else:
        key, allowed = "kernel.refusal.detail", named(details[name])
    return Refused(Message.of(key, name=name[:LONGEST], allowed=allowed), "")
