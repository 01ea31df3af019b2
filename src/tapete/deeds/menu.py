"""A menu: all the kinds of deeds of a game, and which of them a figure may do now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from tapete.deeds.barring import Why, barred
from tapete.deeds.do import Do, Method, by_way, do_of
from tapete.deeds.kind import Kind, Survey
from tapete.deeds.ways import F, W
from tapete.kernel import Barred, Choice, Filled, Form, Gist
from tapete.kernel.kept import Kept
from tapete.kernel.labels import Deed, befell
from tapete.kernel.plain import plain_of

K = TypeVar("K", bound=Kind[Any, Any])
T = TypeVar("T")
TRIES = 8
MOST_DEEDS = 1000
"""The most deeds whose names are kept."""
Seen: TypeAlias = dict[str, Survey]
"""The kinds that have been looked at, by name, and what was found."""
ENDING_KEY = "table.key.end"
"""The letter that ends a turn, in every game."""


def _done(way: str | Method) -> str:
    """What is done in a way of answering."""
    return way.what if isinstance(way, Method) else way


class Once(Generic[T]):
    """What a function gives, worked out when it is first wanted."""

    __slots__ = ("_found", "_made", "_make")

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made = False

    def __call__(self) -> T:
        if not self._made:
            self._found, self._made = self._make(), True
        return self._found


class Menu(Generic[W, F, K]):
    """The kinds in order, and the one that ends a figure's turn, which is always the last.

    `game` is the name of the game, under which its refusals have their words.
    `why_not(world, figure)` returns a function that says why a whole kind is barred now. For a
    kind that is not, that function returns None.
    `ways` are the ways of answering, besides the kinds, to offer first: each has its rank. What is
    offered first has a letter among the game's words: `game.key.name`.
    """

    def __init__(
        self,
        kinds: Sequence[K],
        end: K,
        game: str,
        why_not: Callable[[W, F], Callable[[K], Why | None]],
        ways: Mapping[str, int] | None = None,
    ) -> None:
        self.kinds = tuple(kinds)
        self.end = end
        self.groups = tuple(dict.fromkeys(kind.group for kind in (*kinds, end)))
        """The headings of its kinds, in order."""
        self.by_name = {name: one for one in (*kinds, end) for name in (one.name, *one.also)}
        self._ending = Choice(Do(end.name))
        self._game = game
        ranked = {kind.name: kind.lead for kind in kinds if kind.lead is not None}
        self._ways = ways or {}
        self.leads = {**self._ways, **ranked}
        """The kinds and the ways of answering to offer first, each with its rank."""
        self._why_not = why_not
        self._samples = tuple({kind.terms(): kind for kind in kinds}.values())
        self._open: dict[tuple[bool, ...], tuple[K, ...]] = {}
        self._deeds: Kept[tuple[str, int], Deed] = Kept(MOST_DEEDS)

    def kind(self, name: str) -> K:
        """Returns the kind of a deed by its name; an unknown name raises `KeyError`."""
        return self.by_name[name]

    def group(self, answer: object, otherwise: str) -> str:
        """The heading of a deed that was answered; `otherwise` that of any other answer."""
        do = do_of(answer)
        return otherwise if do is None else self.kind(do.what).group

    def headings(self, ways: Mapping[str, str]) -> Callable[[object], str]:
        """What `Labels.group` wants: the heading of an answer of the menu, empty for any other.

        `ways` are the ways of answering that have a heading of their own.
        """

        def heading(value: object) -> str:
            way, answer = by_way(value)
            own = ways.get(_done(way))
            return own or (self.group(answer, "") if way else "")

        return heading

    def deed(self, answer: object) -> Deed | None:
        """The deed that an answer names, or the way in which it was given; None for any other."""
        do = do_of(answer)
        if do is not None:
            return self._deed(do)
        return self._way(by_way(answer)[0])

    def _deed(self, do: Do) -> Deed:
        """The deed, which is the same whoever it is done to."""
        key = do.what, do.item
        found = self._deeds.get(key)
        return self._deeds.keep(key, self._named(do)) if found is None else found

    def _named(self, do: Do) -> Deed:
        what = self._root(do)
        name = what if do.item < 0 or self.kind(do.what).varies else f"{what}.{do.item}"
        return Deed(name, self._key(what), self.leads.get(what), what == self.end.name)

    def _root(self, do: Do) -> str:
        """The deed that this is a form of."""
        return self.kind(do.what).form_of or do.what

    def manner(self, answer: object) -> tuple[str, str] | None:
        """What answers have in common that do the same to the same target in different forms.

        None for an answer that has no other forms.
        """
        do = do_of(answer)
        if do is None or not self.kind(do.what).varies:
            return None
        return self._root(do), do.to

    def _way(self, way: str | Method) -> Deed | None:
        """A way of answering that leads."""
        what, rank = _done(way), self._ways.get(_done(way))
        return None if rank is None else Deed(str(plain_of(way)), self._key(what), rank)

    def _key(self, what: str) -> str:
        """The words for the letter of a deed, which has one if it leads or ends the turn."""
        if what == self.end.name:
            return ENDING_KEY
        return f"{self._game}.key.{what}" if what in self.leads else ""

    def perform(self, world: W, figure: F, filled: Filled) -> None:
        """Does what was chosen."""
        self.kind(filled.option.what).perform(world, figure, filled.option, filled.details)

    def meant(self, do: Do, foes: Sequence[str]) -> list[str]:
        """The ids of the foes that a deed is meant to harm: all of them, if it names no target."""
        if not self.kind(do.what).harms:
            return []
        return [foe for foe in foes if do.to in ("", foe)]

    def came_true(self, do: Do | None, gist: Gist, foes: Sequence[str]) -> bool | None:
        """True if a foe that a deed was to harm is worse off; None if it was to harm nobody."""
        return None if do is None else befell(gist, self.meant(do, foes))

    def form(self, world: W, figure: F) -> Form:
        """The question of what to do. What may be done and what may not is looked at once."""
        seen: Seen = {}
        return Form(
            Once(lambda: self.choices(world, figure, seen)),
            lambda: list(self.whats_barred(world, figure, seen)),
            Do,
            lambda rng: self.any_choice(world, figure, rng),
        )

    def choices(self, world: W, figure: F, seen: Seen | None = None) -> list[Choice]:
        """Everything that the figure may do; if there is nothing, just the end of its turn.

        What is looked at is kept in `seen`, if that is given.
        """
        surveys = {kind.name: kind.survey(world, figure) for kind in self.allowed(world, figure)}
        if seen is not None:
            seen.update(surveys)
        found = [one for survey in surveys.values() if survey.ways for one in survey.choices]
        return [*found, *self.end.offer(world, figure)] or [self._ending]

    def any_choice(self, world: W, figure: F, rng: Random) -> Choice:
        """A random choice of a random kind, or the end of the turn if no kind tried offers one."""
        if not self.end.possible(world, figure):
            return self.choices(world, figure)[0]
        kinds = self.allowed(world, figure)
        for _ in range(TRIES):
            place = int(rng.random() * (len(kinds) + 1))
            if place == len(kinds):
                break
            ways = kinds[place].possible(world, figure)
            if ways:
                do, _, details = ways[int(rng.random() * len(ways))]
                return Choice(do, details())
        return self._ending

    def allowed(self, world: W, figure: F) -> list[K]:
        """The kinds that are not barred as a whole, and that the figure might do."""
        why_not = self._why_not(world, figure)
        open_ = tuple([why_not(kind) is None for kind in self._samples])
        if open_ not in self._open:
            self._open[open_] = self._on_terms(open_)
        return [k for k in self._open[open_] if k.whose is None or k.whose(world, figure)]

    def _on_terms(self, open_: Sequence[bool]) -> tuple[K, ...]:
        """The kinds that have the terms of a sample that is not barred."""
        terms = [kind.terms() for kind, yes in zip(self._samples, open_, strict=True) if yes]
        return tuple([kind for kind in self.kinds if kind.terms() in terms])

    def whats_barred(self, world: W, figure: F, seen: Seen | None = None) -> Iterator[Barred]:
        """The deeds that the figure might want to do and may not, each with the reason.

        What has been `seen` is not looked at again.
        """
        why_not, known = self._why_not(world, figure), seen or {}
        for kind in self.kinds:
            if kind.name not in known and kind.whose and not kind.whose(world, figure):
                continue
            why, survey = why_not(kind), known.get(kind.name)
            if why is not None:
                yield barred(self._game, Do(kind.name), why)
                continue
            found = kind.bar(world, figure) if survey is None else kind.barred(survey)
            yield from (barred(self._game, do, reason) for do, reason in found)
