"""All conditions of a game, and their uses: marks, names, and what a figure has gained."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic

from tapete.conditions.condition import Condition, F, V, counted
from tapete.kernel.message import Message
from tapete.kernel.terminal import Say, capitalized
from tapete.scene import Mark, Tone


class Conditions(Generic[F, V]):
    """The conditions of a game, in the order in which they are shown."""

    def __init__(self, words: str, *conditions: Condition[F, V]) -> None:
        """`words` is the key of the message that names a condition by its `state` and `amount`."""
        self.words = words
        self._all = conditions
        self._told = tuple([one for one in conditions if one.told])
        fields = [one.name for one in conditions if one.read is None]
        self._fields = _all_of(fields)
        self._places = tuple(
            [(one, fields.index(one.name) if one.read is None else -1) for one in conditions]
        )
        """Each condition, with its place among the fields."""
        self._reads = tuple([one.read for one in conditions if one.read is not None])
        self._named: dict[str, Condition[F, V]] = {}
        for one in conditions:
            for name in (one.name, *one.aliases):
                if name in self._named:
                    raise ValueError(f"two conditions are called {name}")
                self._named[name] = one

    def __iter__(self) -> Iterator[Condition[F, V]]:
        return iter(self._all)

    def named(self, name: str) -> Condition[F, V]:
        """Returns a condition by its name or an alias; raises KeyError if there is none."""
        return self._named[name]

    def titled(self, name: str, say: Say) -> str:
        """The name of a condition, as it stands at the beginning of a line."""
        return capitalized(say(Message.of(self.words, state=name, amount=0)))

    def titles(self, names: Iterable[str], say: Say) -> tuple[str, ...]:
        """The names of conditions, to be ticked on a sheet."""
        return tuple([self.titled(name, say) for name in names])

    def legend(self, names: Iterable[str], say: Say) -> tuple[tuple[str, str], ...]:
        """The names of conditions, each with the id of its rule, for a sheet."""
        return tuple([(self.titled(name, say), self.named(name).rule) for name in names])

    def marks(self, figure: F, view: V) -> Iterator[Mark]:
        """The marks of the conditions a figure is in, for screens, cards and terminals."""
        fields = self._fields(figure)
        if not any(fields) and not any(read(figure, view) for read in self._reads):
            return
        for one, place in self._places:
            found: Any = fields[place] if one.read is None else one.read(figure, view)
            if found:
                shown = counted(found) if one.counted else 0
                yield _mark(self.words, one.name, shown, one.rule, one.tone)

    def gained(self, was: F, before: V, now: F, after: V) -> list[Message]:
        """The names of the reported conditions that a figure is in now and was not before."""
        return [
            Message.of(self.words, state=one.name, amount=0)
            for one in self._told
            if one.amount(now, after) and not one.amount(was, before)
        ]

    def news(
        self, key: str, was: Iterable[F], before: V, now: Iterable[F], after: V
    ) -> tuple[Message, ...]:
        """What each figure has gained, with its id as `figure` and the conditions as `parts`."""
        both = zip(was, now, strict=True)
        found = [(one, self.gained(old, before, one, after)) for old, one in both]
        told = [(_id(one), tuple(parts)) for one, parts in found if parts]
        return tuple([Message.of(key, figure=one, parts=parts) for one, parts in told])


def _all_of(fields: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads all these fields of a figure at once; reading them one by one takes much longer."""
    if len(fields) > 1:
        return attrgetter(*fields)
    return lambda figure: tuple([getattr(figure, name) for name in fields])


def _id(figure: Any) -> str:
    return str(figure.id)


@lru_cache(maxsize=512)
def _mark(words: str, name: str, amount: int, rule: str, tone: Tone) -> Mark:
    return Mark(name, Message.of(words, state=name, amount=amount), amount, rule, tone)
