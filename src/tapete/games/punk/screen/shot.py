"""A shot before it is made: who looks at whom, and what is between them."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body, in_arc, turned_to
from tapete.games.punk.rules.sight.covering import Cover, cover
from tapete.games.punk.rules.sight.sight import between
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.world import Skirmish
from tapete.kernel.message import Arg, Message
from tapete.scene.card import Line


def note(key: str, rule: str, **args: Arg) -> Line:
    return Message.of(f"punk.look.{key}", **args), rule


class Shot(NamedTuple):
    skirmish: Skirmish
    screens: Screens
    shooter: Body
    target: Body
    pair: Level | Across
    cover: Cover

    @classmethod
    def at(cls, skirmish: Skirmish, shooter: Body, target: Body) -> Shot:
        shooter = turned_to(shooter, target)
        pair, found = between(skirmish, shooter, target), cover(skirmish, shooter, target)
        return cls(skirmish, Screens.of(skirmish.field), shooter, target, pair, found)

    @property
    def seen(self) -> bool:
        return in_arc(self.shooter, self.target) and not self.pair.hidden

    @property
    def upwards(self) -> bool:
        """True if the lower of the two shoots."""
        return self.target.place.height > self.shooter.place.height

    @property
    def low(self) -> Body:
        return self.shooter if self.upwards else self.target

    @property
    def high(self) -> Body:
        return self.target if self.upwards else self.shooter

    @property
    def facing(self) -> int | None:
        """The facing of the shooter; None if the two are hidden, since it does not matter then."""
        return None if self.pair.hidden else self.shooter.facing
