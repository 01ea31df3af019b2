"""A kind of deed: when it is offered, why it is barred, what it does, and how it is told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, NamedTuple, TypeAlias

import msgspec

from tapete.deeds.barring import Why
from tapete.deeds.do import Details, Do
from tapete.deeds.ways import Alone, F, W, Way, Ways, always, free
from tapete.kernel import Choice

Perform: TypeAlias = Callable[[W, F, Do, Details], object]
"""What a deed does."""


def simply(act: Callable[[W, F], object]) -> Perform[W, F]:
    """What is done by a deed that needs nothing but its figure."""
    return lambda world, figure, do, details: act(world, figure)


def upon(find: Callable[[W, str], F], act: Callable[[W, F, F], object]) -> Perform[W, F]:
    """What is done by a deed that needs nothing but its target, which is found by its id."""
    return lambda world, figure, do, details: act(world, figure, find(world, do.to))


class Survey(NamedTuple):
    """All the ways in which a figure might do a kind of deed, unless it is `unable` to."""

    ways: tuple[Way, ...]
    unable: Why | None = None

    @property
    def possible(self) -> list[Way]:
        """The ways that nothing bars."""
        return [way for way in self.ways if way[1] is None]

    @property
    def choices(self) -> list[Choice]:
        return [Choice(do, details()) for do, why, details in self.ways if why is None]


NO_REASON = Survey(())
"""There is no reason to do it: it is neither offered nor barred."""


class Kind(msgspec.Struct, Generic[W, F], frozen=True):
    """One kind of deed. A game adds what only its own deeds have."""

    name: str
    group: str
    """The heading under which the menu shows it."""
    perform: Perform[W, F]
    ways: Ways[W, F] = Alone()
    """The targets or things it can be done to, or with."""
    unable: Callable[[W, F], Why | None] = free
    """Why a figure cannot do it now in any way."""
    when: Callable[[W, F], bool] = always
    """True while there is reason to do it. Otherwise it is neither offered nor barred."""
    whose: Callable[[W, F], bool] | None = None
    """True for the figures that might ever do it. Others do not even see it as barred."""
    lead: int | None = None
    """Its rank among the deeds to offer first; None if it is not one of them."""
    also: tuple[str, ...] = ()
    """Other names that deeds of this kind can have."""
    varies: bool = False
    """True if what it is done with is chosen as a form of one deed, and is no other deed."""
    form_of: str = ""
    """The kind that this is another form of, such as a blow with the other hand; empty if none."""
    harms: bool = False
    """True if it is meant to leave somebody worse off."""
    bundled: bool = False
    """True if it is much the same whichever target it is done to."""
    quiet: bool = False
    """True if the ways of it that are barred go without saying."""
    wanting: Why | None = None
    """Why it cannot be done if no way of doing it is offered, such as nobody being in reach."""

    def possible(self, world: W, figure: F) -> list[Way]:
        """The ways in which a figure may do it now."""
        if not self.when(world, figure) or self.unable(world, figure) is not None:
            return []
        return [way for way in self.ways.each(self.name, world, figure) if way[1] is None]

    def can(self, world: W, figure: F) -> bool:
        """True if a figure may do it now in some way; the others are not looked for."""
        if not self.when(world, figure) or self.unable(world, figure) is not None:
            return False
        return any(why is None for _, why, _ in self.ways.each(self.name, world, figure))

    def offer(self, world: W, figure: F) -> list[Choice]:
        return self.survey(world, figure).choices

    def bar(self, world: W, figure: F) -> Iterable[tuple[Do, Why]]:
        """The ways in which a figure may not do it now, each with the reason."""
        return [] if self.quiet else self.barred(self.survey(world, figure))

    def survey(self, world: W, figure: F) -> Survey:
        """Looks at every way in which a figure might do it now."""
        if not self.when(world, figure):
            return NO_REASON
        unable = self.unable(world, figure)
        ways = self.ways.each(self.name, world, figure) if unable is None else ()
        return Survey(tuple(ways), unable)

    def barred(self, survey: Survey) -> Iterable[tuple[Do, Why]]:
        """What may not be done of what was looked at, each with the reason."""
        if self.quiet or survey is NO_REASON:
            return []
        wanting = self.wanting if self.wanting and not survey.possible else None
        why = survey.unable or wanting
        if why is not None:
            return [(Do(self.name), why)]
        return [(do, reason) for do, reason, _ in survey.ways if reason is not None]

    def terms(self) -> Hashable:
        """Returns the terms of this kind. Kinds with equal terms are barred or allowed together."""
        return self.name
