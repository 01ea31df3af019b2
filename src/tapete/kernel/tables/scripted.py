"""The table for tests, which plays given faces and answers, such as those of a book's example."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from tapete.kernel.chance.roll import Chance, Draw, Roll
from tapete.kernel.domains.domain import Domain
from tapete.kernel.domains.faces import Faces
from tapete.kernel.event import Event, event_of
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.table import Table

A = TypeVar("A")
E = TypeVar("E", bound=Event)
T = TypeVar("T")


class ScriptError(AssertionError):
    """The rule rolled or asked something the test did not foresee, or left something unused."""


class ScriptedTable(Table):
    """Gives faces and answers in order, and keeps what was rolled, asked and told.

    An answer is a plain answer, or a pair of a question's key and a plain answer; the pair also
    checks that this question is the one asked. A draw takes its item from `dice` too.
    """

    def __init__(self, dice: Iterable[Any] = (), answers: Iterable[Any] = ()) -> None:
        self.dice = list(dice)
        self.answers = list(answers)
        self.rolled: list[Chance[Any]] = []
        self.asked: list[tuple[Seat, str, Domain[Any]]] = []
        self.told: list[Event] = []

    def roll(self, chance: Chance[T]) -> T:
        self.rolled.append(chance)
        if isinstance(chance, Draw):
            return self._drawn(chance)
        left = [self._face(chance) for _ in range(self._faces_needed(chance))]
        return chance.read(Faces(chance).read(left))

    @property
    def throws(self) -> list[Roll[Any]]:
        """The dice that were thrown; what was drawn from a pile is none of them."""
        return [one for one in self.rolled if isinstance(one, Roll)]

    def _drawn(self, draw: Draw[T]) -> T:
        item: T = self._face(draw)
        if item not in draw.items:
            raise ScriptError(f"{item!r} is not in the pile: {draw.items}")
        return item

    def _face(self, chance: Chance[Any]) -> Any:
        if not self.dice:
            raise ScriptError(f"no faces left for {chance}")
        return self.dice.pop(0)

    def _faces_needed(self, roll: Any) -> int:
        """Returns how many faces a roll uses: one for each die, and one more after each ace."""
        if not roll.aces:
            return len(roll.dice)
        used = 0
        for sides in roll.dice:
            used += 1
            while used <= len(self.dice) and self.dice[used - 1] == sides > 1:
                used += 1
        return used

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
        self.asked.append((seat, key, domain))
        return domain.read(self._answer(key, domain))

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        """Takes the seat from the script too: an answer here is a seat and a plain answer."""
        seat, answer = self._answer(key, next(iter(domains.values())))
        self.asked.append((seat, key, domains[seat]))
        return seat, domains[seat].read(answer)

    def _answer(self, key: str, domain: Domain[Any]) -> Any:
        if not self.answers:
            raise ScriptError(f"no answer left for {key}: {domain.describe()}")
        answer = self.answers.pop(0)
        if isinstance(answer, tuple) and isinstance(answer[0], str):
            expected, answer = answer
            if expected != key:
                raise ScriptError(f"the script answers {expected}, but {key} is asked")
        return answer

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        self.told.append(event_of(event, fields))

    def heard(self, kind: type[E]) -> list[E]:
        """Returns the events of one kind that were told."""
        return [event for event in self.told if isinstance(event, kind)]

    def done(self) -> None:
        """Checks that everything in the script has been used."""
        if self.dice or self.answers:
            raise ScriptError(f"unused: dice {self.dice}, answers {self.answers}")
