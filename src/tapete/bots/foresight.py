"""What is likely to come after an answer: the rest of the activation, and the reply to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, TypeAlias, TypeVar

import msgspec

from tapete.bots.greedy import DEPTH, worth_in
from tapete.kernel.chance.dice import SeededDice, decide
from tapete.kernel.chance.roll import Chance
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Refused
from tapete.kernel.event import Event
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Entry, Fallen, Given
from tapete.kernel.message import Arg
from tapete.kernel.question import Question
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.asking import AskingTable
from tapete.kernel.tables.live import fallen
from tapete.odds.forecast import Worlds

A = TypeVar("A")
T = TypeVar("T")

Acting: TypeAlias = tuple[Seat, str] | None
"""The seat and the figure whose activation it is; None if it is nobody's."""

ONE_WORLD = msgspec.structs.replace(DEPTH, worlds=1)
"""For later choices, what is hidden is imagined only once."""
STEPS = 60
"""The most steps that are foreseen."""
FAR = 99
"""How many activations count as ended where nothing more is foreseen."""

Part: TypeAlias = tuple[int, int]
LOW, MIDDLE, HIGH = (3, 6), (4, 8), (6, 9)
"""Parts of a die's faces, in twelfths: where they begin, and where they end."""


class TamedDice(SeededDice):
    """Dice that show only a part of their faces. A coin shows both, or it might ace for ever."""

    __slots__ = ("_part",)

    def __init__(self, part: Part) -> None:
        super().__init__(from_number(0))
        self._part = part

    def face(self, sides: int) -> int:
        begin, end = self._part if sides > 2 else MIDDLE
        before = sides * begin // 12
        return before + super().face(-(-sides * end // 12) - before)


class Ahead(AskingTable):
    """A table that plays on from an answer, with tamed dice; every seat does what seems best.

    A choice counts by its forecast, over all that the dice may do, and not by how they fall here.
    So few paths are enough.
    """

    quiet = True

    __slots__ = (
        "_before", "_dice", "_game", "_known", "_script", "_seat", "_seats", "_stands", "_state",
        "_thinks", "_turned", "weighed",
    )  # fmt: skip

    def __init__(self, position: Position[Any], known: Sequence[Entry | None], luck: Part) -> None:
        self._game, self._seat, self._seats = position.game, position.seat, position.seats
        self._dice = TamedDice(luck)
        self._known = list(known)
        self._thinks = False
        """True once the answer has been played out: from there on choices are weighed."""
        self.weighed = 0
        """How many answers have been weighed."""

    def begin_reply(self) -> None:
        """From here on dice fall in the middle, and alike whatever was rolled before."""
        self._dice = TamedDice(MIDDLE)

    @property
    def rolled(self) -> bool:
        """True if something has been rolled in this step."""
        return any(isinstance(entry, Fallen) for entry in self._script)

    def begin(self, state: Any) -> None:
        """Plays the step of the answer itself to its end."""
        self._step(state)
        self._stands = self._game.tactics.score(state, self._seat)
        self._thinks = True

    def go_on(self, state: Any) -> float:
        """Plays one more step; returns how much better the seat stands after it."""
        before = self._stands
        self._step(state)
        self._stands = self._game.tactics.score(state, self._seat)
        return self._stands - before if self._turned is None else self._turned

    def _step(self, state: Any) -> None:
        self._state, self._before = state, self._game.snapshots.freeze(state)
        self._script: list[Entry] = []
        self._turned: float | None = None
        self._game.step(state, self)

    def roll(self, chance: Chance[T]) -> T:
        known = self._recall()
        outcome = decide(self._dice, chance) if known is None else fallen(chance, known)
        self._script.append(Fallen(chance, outcome))
        return outcome

    def _answer(self, seat: Seat, question: Question) -> Any:
        known, domain = self._recall(), question.domains[seat]
        plain = domain.write(self._chosen(seat, question)) if known is None else known.answer
        self._script.append(Given(question.key, seat, plain, question.secret))
        return domain.recall(plain)

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        known = self._recall()
        seat = next(iter(domains)) if known is None else known.seat
        domain = domains[seat]
        reply = self._game.tactics.reply
        plain = domain.write(reply(seat, key, domain)) if known is None else known.answer
        self._script.append(Given(key, seat, plain))
        return seat, domain.recall(plain)

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        return

    def _recall(self) -> Any:
        """What is known to have happened here; None if it is open, or hidden from the seat."""
        return self._known.pop(0) if self._known else None

    def _chosen(self, seat: Seat, question: Question) -> Any:
        """What is chosen before a step has rolled is weighed; the rest gets a quick reply."""
        tactics, domain = self._game.tactics, question.domains[seat]
        if not self._thinks or self._turned is not None or self.rolled:
            return tactics.reply(seat, question.key, domain)
        weighed = tactics.worth_weighing(domain, self._state, seat)
        values = list(islice(weighed, tactics.lookahead.answers))
        if len(values) == 1:
            return values[0]
        stood = tactics.score(self._state, seat)
        found = self._weigh(seat, question, values)
        worth, best = max(zip(found, values, strict=True), key=lambda one: one[0])
        self._turned = worth - stood if seat == self._seat else stood - worth
        return best

    def _weigh(self, seat: Seat, question: Question, values: Sequence[Any]) -> list[float]:
        self.weighed += len(values)
        before = self._game.snapshots.thaw(self._before)
        script = tuple(self._script)
        position = Position(self._game, seat, question, before, self._state, script, self._seats)
        most = self._game.tactics.lookahead.leaves
        samples = min(most, ONE_WORLD.samples)
        depth = msgspec.structs.replace(ONE_WORLD, leaves=most, samples=samples)
        worlds = Worlds(position, depth, Random(1))
        return [worth_in(worlds, position, value) for value in values]


class Path:
    """One way on from an answer. Hidden things are imagined, and what may be supposed is.

    `gained` is how much better the seat stands so far than the forecast of the answer says.
    Nothing is foreseen of an answer that leads to no activation.
    """

    def __init__(self, position: Position[Any], value: Any, rng: Random, luck: Part) -> None:
        self._game, self._seat = position.game, position.seat
        given = Given(position.question.key, position.seat, position.domain.write(value))
        self._ahead = Ahead(position, (*position.script, given), luck)
        self._state = self._game.snapshots.copy(position.imagined(rng))
        self.rolled = False
        """True if something was rolled in the activation."""
        self._ended = self._begun(self._game.tactics.acting(position.now))
        """How many activations have ended."""
        self.gained = 0.0

    def _begun(self, acted: Acting) -> int:
        """Plays the answer itself; if it is refused, nothing more comes of it."""
        try:
            self._ahead.begin(self._state)
        except Refused:
            return FAR
        self.rolled = self._ahead.rolled
        if acted is None:
            return 0 if self._acting else FAR
        return int(self._acting != acted)

    @property
    def weighed(self) -> int:
        """How many answers have been weighed."""
        return self._ahead.weighed

    @property
    def _acting(self) -> Acting:
        return self._game.tactics.acting(self._state)

    def end_activation(self) -> None:
        """Plays on until the activation has ended."""
        self._play_on(1)

    def reply(self) -> None:
        """Plays the rival's activation that comes next, if one is sure to come."""
        self._ahead.begin_reply()
        self._play_on(2)

    def _play_on(self, activations: int) -> None:
        for _ in range(STEPS):
            if self._ended >= activations or self._game.result(self._state) is not None:
                return
            self._go_on()

    def _go_on(self) -> None:
        before, change = self._acting, self._ahead.go_on(self._state)
        if self._ended and before is None and not self._leads_to_reply():
            self._ended = FAR
            return
        self.gained += change
        self.rolled |= self._ahead.rolled and not self._ended
        self._ended += before is not None and before != self._acting

    def _leads_to_reply(self) -> bool:
        """False if the seat's own figure goes on next, or chance has decided who does."""
        acting = self._acting
        return not self._ahead.rolled if acting is None else acting[0] != self._seat


class Prospect:
    """What is likely to come of an answer: with dice a little low, and with dice a little high."""

    def __init__(self, position: Position[Any], value: Any, luck: float) -> None:
        def path(part: Part) -> Path:
            found = Path(position, value, Random(luck), part)
            found.end_activation()
            return found

        low = path(LOW)
        self._paths = [low, path(HIGH)] if low.rolled else [low]

    @property
    def gained(self) -> float:
        return sum(path.gained for path in self._paths) / len(self._paths)

    @property
    def weighed(self) -> int:
        return sum(path.weighed for path in self._paths)

    def reply(self) -> None:
        for path in self._paths:
            path.reply()
