"""The events of a fight."""

from __future__ import annotations

from tapete.games.savage.content.names import thing_name
from tapete.kernel import Event, Message
from tapete.scene.event import OfFigure, OfTwo
from tapete.spaces.plane.templates import Circle, Teardrop

EMPTY_PLACE = Message("savage.empty_place")


def _or_empty_place(told: Message) -> Message:
    """Names an empty place as the target if there is no other."""
    args = dict(told.args)
    return Message.of(told.key, **{**args, "target": args["target"] or EMPTY_PLACE})


class RoundBegan(Event, frozen=True, kw_only=True, tag="savage.event.round_began"):
    round: int


class Dealt(OfFigure, frozen=True, kw_only=True, tag="savage.event.dealt"):
    """A card is dealt to a figure, and to `others` more figures that share it."""

    others: int
    card: str


class TurnBegan(OfFigure, frozen=True, kw_only=True, tag="savage.event.turn_began"):
    """A figure's turn begins."""


class Moved(OfFigure, frozen=True, kw_only=True, tag="savage.event.moved"):
    paces: int
    path: tuple[tuple[int, int], ...] = ()


class Aimed(Event, frozen=True, kw_only=True):
    """Something is done to a figure, the `target`, or to a thing of the library."""

    target: str = ""
    thing: str = ""

    def message(self) -> Message:
        told = super().message()
        whom = thing_name(self.thing) if self.thing else self.target
        return Message.of(told.key, **{**dict(told.args), "target": whom})


class Did(Aimed, frozen=True, kw_only=True, tag="savage.event.did"):
    """A figure did something that its name alone describes."""

    figure: str
    what: str
    speed: int = 0
    """The speed of its vehicle, in km/h."""


class Tried(Aimed, frozen=True, kw_only=True, tag="savage.event.tried"):
    """A figure sets about something that dice will decide, with a trait if it chose one."""

    figure: str
    what: str
    trait: str = ""


class Attacked(Aimed, frozen=True, kw_only=True, tag="savage.event.attacked"):
    """An attack on a figure, on a thing, or on an empty place."""

    figure: str
    weapon: str

    def message(self) -> Message:
        return _or_empty_place(super().message())


class Missed(Aimed, frozen=True, kw_only=True, tag="savage.event.missed"):
    figure: str


class Hit(OfTwo, frozen=True, kw_only=True, tag="savage.event.hit"):
    raised: bool
    through: bool = False
    """True if it goes through what the target hides behind."""


class Unharmed(OfFigure, frozen=True, kw_only=True, tag="savage.event.unharmed"):
    """A figure took no harm from a hit."""


class Wounded(OfFigure, frozen=True, kw_only=True, tag="savage.event.wounded"):
    wounds: int


class Became(OfFigure, frozen=True, kw_only=True, tag="savage.event.became"):
    """A figure is now in a state: shaken, stunned, prone, distracted, …"""

    state: str


class Recovered(OfFigure, frozen=True, kw_only=True, tag="savage.event.recovered"):
    state: str


class Fell(OfFigure, frozen=True, kw_only=True, tag="savage.event.fell"):
    """A figure is out of the fight."""

    out: str


class Soaked(OfFigure, frozen=True, kw_only=True, tag="savage.event.soaked"):
    wounds: int


class BennySpent(OfFigure, frozen=True, kw_only=True, tag="savage.event.benny_spent"):
    left: int


class Injured(OfFigure, frozen=True, kw_only=True, tag="savage.event.injured"):
    injury: str
    permanent: bool


class Scored(Event, frozen=True, kw_only=True, tag="savage.event.scored"):
    side: int
    points: int


class Cast(OfFigure, frozen=True, kw_only=True, tag="savage.event.cast"):
    """A figure works a power, and has paid this many points for it."""

    power: str
    target: str
    points: int

    def message(self) -> Message:
        return _or_empty_place(super().message())


class PowerFailed(OfFigure, frozen=True, kw_only=True, tag="savage.event.power_failed"):
    power: str


class Enchanted(OfFigure, frozen=True, kw_only=True, tag="savage.event.enchanted"):
    """A power is at work on a figure for this many rounds."""

    power: str
    rounds: int


class Healed(OfFigure, frozen=True, kw_only=True, tag="savage.event.healed"):
    wounds: int


class Deviated(OfFigure, frozen=True, kw_only=True, tag="savage.event.deviated"):
    """A template deviated by some paces, in a direction given as an hour of the clock."""

    paces: float
    hour: int


class Covered(OfFigure, frozen=True, kw_only=True, tag="savage.event.covered"):
    """An area attack goes off. The template is for the screen to draw."""

    template: Circle | Teardrop

    def message(self) -> Message:
        return Message.of("savage.event.covered", figure=self.figure)


class Reached(OfFigure, frozen=True, kw_only=True, tag="savage.event.reached"):
    """How many figures an area attack reaches, in a fight without miniatures."""

    figures: int


class HoursPassed(Event, frozen=True, kw_only=True, tag="savage.event.hours_passed"):
    """The fight is over, and some hours pass."""

    hours: int


class Evaded(OfFigure, frozen=True, kw_only=True, tag="savage.event.evaded"):
    """A figure got out of the way of an area attack."""
