"""Events of the set-up, the mission and the end of the show."""

from __future__ import annotations

from tapete.games.euphoria.events.moving import Path
from tapete.games.euphoria.events.turns import OfTeam
from tapete.games.euphoria.meta import Rules
from tapete.kernel import Event, Message
from tapete.scene.event import OfFigure
from tapete.spaces.climbs.surfaces import Place


class Mustered(OfTeam, frozen=True, kw_only=True, tag="euphoria.event.mustered"):
    """A team enters the studio: how many miniatures, and what they cost."""

    count: int
    cost: int


class Agreed(Event, frozen=True, kw_only=True, tag="euphoria.event.agreed"):
    """The house rules that differ from how the show is played by default."""

    variants: tuple[str, ...]

    def message(self) -> Message:
        """A rule that usually applies is named as the one that is done without."""
        usual = Rules()
        kinds = {True: "without", False: "variant"}
        names = [f"euphoria.{kinds[getattr(usual, one)]}.{one}" for one in self.variants]
        return Message.of("euphoria.event.agreed", variants=tuple(map(Message, names)))


class Attacks(OfTeam, frozen=True, kw_only=True, tag="euphoria.event.attacks"):
    """A team is the attacker of this mission."""


class Marked(OfTeam, frozen=True, kw_only=True, tag="euphoria.event.marked"):
    """A team places a deployment marker."""

    at: Place


class Deployed(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.deployed"):
    """A miniature is deployed."""

    at: Place

    @property
    def path(self) -> Path:
        return ((self.at.point.x, self.at.point.y),)


class LeftOut(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.left_out"):
    """A miniature finds no room and takes no part in the show."""


class Taken(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.taken"):
    """A miniature takes an objective."""

    objective: str


class Worked(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.worked"):
    """A miniature works on an objective; `left` is what is still needed, 0 if it is done."""

    objective: str
    left: int = 0


class Held(OfTeam, frozen=True, kw_only=True, tag="euphoria.event.held"):
    """An objective changes hands."""

    objective: str


class Joined(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.joined"):
    """A neutral miniature joins a team."""

    team: int


class Scored(OfTeam, frozen=True, kw_only=True, tag="euphoria.event.scored"):
    """A team gains audience for the mission."""

    points: int
    objective: str = ""


class Ended(Event, frozen=True, kw_only=True, tag="euphoria.event.ended"):
    """How the show ended, who won (-1 if nobody did), and both audiences.

    `how` is `turns`, `wiped` or `mission`; `scale` is `marginal`, `victory`, `crushing`,
    `massacre`, or `draw` if nobody won.
    """

    how: str
    scale: str
    team: int
    points: int
    against: int
