"""The table of a match between people, which waits for their answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from tapete.kernel.chance.dice import Dice, shown_faces, throw
from tapete.kernel.chance.readings import (
    Pattern,
    Reading,
    comes_to,
    kept_of,
    pattern_of,
    rival_of,
)
from tapete.kernel.chance.roll import Chance, Draw, Roll, shifts_of
from tapete.kernel.domains.domain import Domain
from tapete.kernel.domains.faces import Faces
from tapete.kernel.domains.one_of import OneOf
from tapete.kernel.errors import Unrepeatable
from tapete.kernel.event import Drawn, Event, Rolled, Told, event_of
from tapete.kernel.matches.records import Thrown
from tapete.kernel.matches.script import Entry, Fallen, Given, disclosed
from tapete.kernel.message import Arg
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.table import Table

A = TypeVar("A")
T = TypeVar("T")


class Suspended(BaseException):
    """A rule has asked a question that nobody has answered yet.

    It is not an `Exception`, so that no rule catches it by mistake.
    """

    def __init__(self, question: Question) -> None:
        super().__init__(question.key)
        self.question = question


class LiveTable(Table):
    """Repeats the rolls and answers a step has had so far, then plays on until it must wait.

    `script` holds the rolls and answers of the step now being played. New ones are added to it.
    Only what happens for the first time is collected in `told` and `thrown`; what is repeated is
    not told or thrown again.
    """

    __slots__ = ("_at", "_dice", "_script", "thrown", "told")

    def __init__(self, script: list[Entry], dice: Dice) -> None:
        self._script = script
        self._at = 0
        self._dice = dice
        self.told: list[Told] = []
        self.thrown: list[Thrown] = []

    def next_step(self) -> list[Entry]:
        """Ends the step: whatever follows goes into a new script, which is returned."""
        self._script = []
        self._at = 0
        return self._script

    def roll(self, chance: Chance[T]) -> T:
        at = self._at
        script = self._script
        if at < len(script):
            entry = script[at]
            if type(entry) is not Fallen or entry.chance != chance:
                raise Unrepeatable(f"{entry} fell before; now {chance} is rolled")
            self._at = at + 1
            fallen: T = entry.outcome
            return fallen
        outcome = self._draw(chance) if type(chance) is Draw else self._roll(chance)
        script.append(Fallen(chance, outcome))
        self._at += 1
        return outcome

    def _roll(self, roll: Any) -> Any:
        at = self._dice.counter
        values = throw(self._dice, roll)
        return self._fell(roll, values, at)

    def _fell(self, roll: Roll[T], values: tuple[int, ...], at: int) -> T:
        faces = shown_faces(roll, values)
        self.thrown.append(Thrown(at, roll.dice, faces, roll.rule, roll.aces))
        self.told.append(Told(rolled(roll, faces, values), roll.to))
        return roll.read(values)

    def _draw(self, draw: Draw[T]) -> T:
        at = self._dice.counter
        sides = len(draw.items)
        face = self._dice.face(sides)
        self.thrown.append(Thrown(at, (sides,), (face,), draw.rule))
        return self._drew(draw, draw.items[face - 1])

    def _drew(self, draw: Draw[T], item: T) -> T:
        self.told.append(Told(Drawn(item=item, by=draw.by, rule=draw.rule), draw.to))
        return item

    def ask(
        self,
        seat: Seat,
        key: str,
        domain: Domain[A],
        rule: str = "",
        *,
        secret: bool = False,
        **args: Arg,
    ) -> A:
        given = self._given(key)
        if given is None:
            raise Suspended(Question({seat: domain}, key, rule, tuple(args.items()), secret))
        if given.seat != seat:
            raise Unrepeatable(f"{key} was asked of seat {given.seat}, now of seat {seat}")
        return domain.recall(given.answer)

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        given = self._given(key)
        if given is None:
            raise Suspended(Question(dict(domains), key, rule, tuple(args.items())))
        return given.seat, domains[given.seat].recall(given.answer)

    def _given(self, key: str) -> Given | None:
        """Returns the answer already given to this question; None if the table must wait for it."""
        at = self._at
        if at == len(self._script):
            return None
        entry = self._script[at]
        if type(entry) is not Given or entry.key != key:
            raise Unrepeatable(f"{entry} was asked or rolled before; now {key} is asked")
        self._at = at + 1
        return entry

    def disclose(self, key: str) -> None:
        self._script[:] = disclosed(self._script, key)

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        if self._at == len(self._script):
            self.told.append(Told(event_of(event, fields), to))


def rolled(roll: Roll[Any], faces: tuple[int, ...], values: tuple[int, ...]) -> Rolled:
    """Returns the event of a roll: what fell, all that is added to it, and what was needed."""
    read: Reading[Any] = roll.read if roll.shown is None else roll.shown
    total, target = comes_to(read, values)
    shifts, pattern = shifts_of(read, values), pattern_of(read, values)
    return Rolled(
        dice=roll.dice,
        faces=faces,
        values=values,
        by=roll.by,
        modifiers=shifts if roll.low else (*roll.modifiers, *shifts),
        total=total,
        kept=_kept(read, values, total, pattern),
        pattern=None if pattern is None else pattern.name,
        wanted=None if pattern is None else pattern.wanted,
        target=target,
        needs=roll.modifiers if roll.low else roll.needs,
        rival=rival_of(read),
        each=roll.each,
        low=roll.low,
        figure=roll.figure,
        foe=roll.foe,
        rule=roll.rule,
        also=roll.also,
    )


def _kept(
    read: Reading[Any], values: tuple[int, ...], total: int | None, pattern: Pattern | None
) -> tuple[int, ...]:
    """The places of the dice that count: those of the pattern, or those in the total."""
    if pattern is not None:
        return pattern.places
    return () if total is None else kept_of(read, values)


class TypedTable(LiveTable):
    """The referee's table: people throw real dice, draw real cards and type what they see."""

    __slots__ = ("_people",)

    ASK_FACES = "kernel.ask.faces"
    ASK_DRAWN = "kernel.ask.drawn"

    def __init__(self, script: list[Entry], dice: Dice, people: Iterable[Seat]) -> None:
        super().__init__(script, dice)
        self._people = tuple(people)

    def roll(self, chance: Chance[T]) -> T:
        first_time = self._at >= len(self._script) - 1
        typed = self._typed(chance)
        outcome: T = read_typed(chance, typed)
        if first_time and isinstance(chance, Draw):
            self._drew(chance, outcome)
        elif first_time and isinstance(chance, Roll):
            self._fell(chance, Faces(chance).read(typed), -1)
        return outcome

    def _typed(self, chance: Chance[Any]) -> Plain:
        """Asks the seat that rolls, or anybody if there is none, to type what fell.

        A hidden draw is asked in secret.
        """
        domain = typed_domain(chance)
        key = self.ASK_DRAWN if isinstance(chance, Draw) else self.ASK_FACES
        if chance.by is not None:
            hidden = chance.to is not None
            value = self.ask(chance.by, key, domain, chance.rule, secret=hidden)
        else:
            _, value = self.ask_any(dict.fromkeys(self._people, domain), key, chance.rule)
        return domain.write(value)


def typed_domain(chance: Chance[Any]) -> Domain[Any]:
    """Returns the domain of what can be typed for a roll or a draw."""
    if isinstance(chance, Draw):
        return OneOf(sorted(set(chance.items)))
    return Faces(chance)


def fallen(chance: Chance[T], known: Entry) -> T:
    """Returns what fell; people may have typed it."""
    outcome: T = known.outcome if isinstance(known, Fallen) else read_typed(chance, known.answer)
    return outcome


def read_typed(chance: Chance[Any], typed: object) -> Any:
    """Returns the outcome of a roll or a draw that was typed."""
    value = typed_domain(chance).read(typed)
    return value if isinstance(chance, Draw) else chance.read(value)
