"""Discs, objects, allies, doors, damage, failure discs and victory points."""

from __future__ import annotations

from typing import ClassVar

from tapete.kernel import Event
from tapete.scene.event import OfFigure, OfTwo, WithItem

Square = tuple[int, int]


class OfDisc(OfFigure, frozen=True, kw_only=True):
    """Somebody has to do with a disc of a building."""

    disc: str


class TurnedOver(OfDisc, frozen=True, kw_only=True, tag="darkness.event.turned_over"):
    """A face-down disc is turned over."""

    reveals: ClassVar[bool] = True


class LookedAt(OfFigure, frozen=True, kw_only=True, tag="darkness.event.looked"):
    """Somebody looks at face-down discs; the others see which."""

    count: int
    at: tuple[Square, ...]


class Saw(OfDisc, frozen=True, kw_only=True, tag="darkness.event.saw"):
    """What somebody saw, which is told to nobody else."""

    reveals: ClassVar[bool] = True

    at: Square


class Shuffled(Event, frozen=True, kw_only=True, tag="darkness.event.shuffled"):
    """A disc is shuffled with the others of its building, which are laid face down again."""

    disc: str
    building: str
    count: int


class Found(WithItem, frozen=True, kw_only=True, tag="darkness.event.found"):
    """Somebody finds an object, and keeps it."""


class Befriended(OfFigure, frozen=True, kw_only=True, tag="darkness.event.befriended"):
    ally: str


class Passed(OfDisc, frozen=True, kw_only=True, tag="darkness.event.passed"):
    """Somebody gets past a building's security."""


class Eluded(OfDisc, frozen=True, kw_only=True, tag="darkness.event.eluded"):
    """A search, or talk, that comes to nothing."""


class Took(WithItem, frozen=True, kw_only=True, tag="darkness.event.took"):
    """Somebody picks up what lies there."""


class Dropped(WithItem, frozen=True, kw_only=True, tag="darkness.event.dropped"):
    """Somebody leaves a thing on its square."""


class Gave(OfTwo, frozen=True, kw_only=True, tag="darkness.event.gave"):
    """Somebody hands something, or an ally, over to somebody else."""

    item: str


class Stole(OfTwo, frozen=True, kw_only=True, tag="darkness.event.stole"):
    """Somebody takes something, or an ally, from somebody else."""

    item: str


class Resisted(OfTwo, frozen=True, kw_only=True, tag="darkness.event.resisted"):
    """Somebody tries to take something, and the other keeps it."""

    item: str


class UsedUp(WithItem, frozen=True, kw_only=True, tag="darkness.event.used_up"):
    """An object is used up, and out of the game."""


class LostAll(OfFigure, frozen=True, kw_only=True, tag="darkness.event.lost_all"):
    """The third failure disc takes everything."""


class LimitSet(OfFigure, frozen=True, kw_only=True, tag="darkness.event.limit"):
    """How much somebody can carry now."""

    limit: int


class DoorOpened(OfFigure, frozen=True, kw_only=True, tag="darkness.event.door_opened"):
    """A door or a window lets somebody in: `how` is pick, force, climb or open."""

    door: int
    how: str


class DoorHeld(OfFigure, frozen=True, kw_only=True, tag="darkness.event.door_held"):
    """A door or a window does not let somebody in."""

    door: int
    how: str


class Invited(OfTwo, frozen=True, kw_only=True, tag="darkness.event.invited"):
    """Somebody is asked in, and comes or stays outside."""

    comes: bool


class Failed(OfFigure, frozen=True, kw_only=True, tag="darkness.event.failed"):
    """Somebody gets a failure disc."""

    count: int


class Cleared(OfFigure, frozen=True, kw_only=True, tag="darkness.event.cleared"):
    """Somebody is rid of a failure disc."""

    count: int


class Hurt(OfFigure, frozen=True, kw_only=True, tag="darkness.event.hurt"):
    health: int


class Healed(OfFigure, frozen=True, kw_only=True, tag="darkness.event.healed"):
    amount: int
    health: int


class Weakened(OfFigure, frozen=True, kw_only=True, tag="darkness.event.weakened"):
    """A death costs somebody a point of Defence for good."""

    health: int


class Died(OfFigure, frozen=True, kw_only=True, tag="darkness.event.died"):
    """Somebody is out of the game, for good."""


class Scored(OfFigure, frozen=True, kw_only=True, tag="darkness.event.scored"):
    """Somebody's victory points change: by how much, and to what."""

    amount: int
    points: int


class Paid(OfFigure, frozen=True, kw_only=True, tag="darkness.event.paid"):
    """Somebody spends victory points."""

    amount: int
    points: int
    what: str


class Learned(OfFigure, frozen=True, kw_only=True, tag="darkness.event.learned"):
    """A skill is bought, or its cost goes up."""

    skill: str
    cost: int


class Praised(OfTwo, frozen=True, kw_only=True, tag="darkness.event.praised"):
    """An award for role-playing is put to the vote."""

    votes: int
    granted: bool
