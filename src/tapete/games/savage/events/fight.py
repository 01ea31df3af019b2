"""The events of a fight."""

from __future__ import annotations

from tapete.games.savage.content.names import thing_name
from tapete.kernel import Event, Message
from tapete.spaces.plane.templates import Circle, Teardrop

EMPTY_PLACE = Message("savage.empty_place")


def _or_empty_place(told: Message) -> Message:
    """Names an empty place as the target if there is no other."""
    args = dict(told.args)
    return Message.of(told.key, **{**args, "target": args["target"] or EMPTY_PLACE})


class RoundBegan(Event, frozen=True, kw_only=True, tag="savage.event.round_began"):
    round: int


class Dealt(Event, frozen=True, kw_only=True, tag="savage.event.dealt"):
    """A card is dealt to a figure, and to `others` more figures that share it."""

    figure: str
    others: int
    card: str


class TurnBegan(Event, frozen=True, kw_only=True, tag="savage.event.turn_began"):
    figure: str


class Moved(Event, frozen=True, kw_only=True, tag="savage.event.moved"):
    figure: str
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


class Attacked(Aimed, frozen=True, kw_only=True, tag="savage.event.attacked"):
    """An attack on a figure, on a thing, or on an empty place."""

    figure: str
    weapon: str

    def message(self) -> Message:
        return _or_empty_place(super().message())


class Missed(Aimed, frozen=True, kw_only=True, tag="savage.event.missed"):
    figure: str


class Hit(Event, frozen=True, kw_only=True, tag="savage.event.hit"):
    figure: str
    target: str
    raised: bool


class Unharmed(Event, frozen=True, kw_only=True, tag="savage.event.unharmed"):
    figure: str


class Wounded(Event, frozen=True, kw_only=True, tag="savage.event.wounded"):
    figure: str
    wounds: int


class Became(Event, frozen=True, kw_only=True, tag="savage.event.became"):
    """A figure is now in a state: shaken, stunned, prone, distracted, …"""

    figure: str
    state: str


class Recovered(Event, frozen=True, kw_only=True, tag="savage.event.recovered"):
    figure: str
    state: str


class Fell(Event, frozen=True, kw_only=True, tag="savage.event.fell"):
    """A figure is out of the fight."""

    figure: str
    out: str


class Soaked(Event, frozen=True, kw_only=True, tag="savage.event.soaked"):
    figure: str
    wounds: int


class BennySpent(Event, frozen=True, kw_only=True, tag="savage.event.benny_spent"):
    figure: str
    left: int


class Injured(Event, frozen=True, kw_only=True, tag="savage.event.injured"):
    figure: str
    injury: str
    permanent: bool


class Scored(Event, frozen=True, kw_only=True, tag="savage.event.scored"):
    side: int
    points: int


class Cast(Event, frozen=True, kw_only=True, tag="savage.event.cast"):
    """A figure works a power, and has paid this many points for it."""

    figure: str
    power: str
    target: str
    points: int

    def message(self) -> Message:
        return _or_empty_place(super().message())


class PowerFailed(Event, frozen=True, kw_only=True, tag="savage.event.power_failed"):
    figure: str
    power: str


class Enchanted(Event, frozen=True, kw_only=True, tag="savage.event.enchanted"):
    """A power is at work on a figure for so many rounds."""

    figure: str
    power: str
    rounds: int


class Healed(Event, frozen=True, kw_only=True, tag="savage.event.healed"):
    figure: str
    wounds: int


class Deviated(Event, frozen=True, kw_only=True, tag="savage.event.deviated"):
    """A template deviated by so many paces, in a direction given as an hour of the clock."""

    figure: str
    paces: float
    hour: int


class Covered(Event, frozen=True, kw_only=True, tag="savage.event.covered"):
    """An area attack goes off. The template is for the screen to draw."""

    figure: str
    template: Circle | Teardrop

    def message(self) -> Message:
        return Message.of("savage.event.covered", figure=self.figure)


class Reached(Event, frozen=True, kw_only=True, tag="savage.event.reached"):
    """How many figures an area attack reaches, in a fight without miniatures."""

    figure: str
    figures: int


class HoursPassed(Event, frozen=True, kw_only=True, tag="savage.event.hours_passed"):
    """The fight is over, and so many hours pass."""

    hours: int


class Evaded(Event, frozen=True, kw_only=True, tag="savage.event.evaded"):
    figure: str
