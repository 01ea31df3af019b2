"""Events of turns, phases and activations."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.scene.event import OfFigure


class OfTeam(Event, frozen=True, kw_only=True):
    """An event about one of the two teams, by its seat; -1 means neither."""

    team: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="euphoria.event.turn_began"):
    turn: int
    of: int
    ahead: int = -1
    """The seat whose audience is larger; -1 if neither is."""


class PhaseBegan(Event, frozen=True, kw_only=True, tag="euphoria.event.phase_began"):
    """Both teams enter a phase of the turn."""

    phase: str


class Prioritised(OfTeam, frozen=True, kw_only=True, tag="euphoria.event.prioritised"):
    """A team has won the roll for priority this turn."""


class Weakened(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.weakened"):
    """A wounded miniature begins the turn with `less` AP; `grave` if it loses traits as well."""

    less: int
    ap: int
    grave: bool = False


class Activated(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.activated"):
    """A miniature has its activation of this phase, with this many AP."""

    ap: int


class Passed(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.passed"):
    """A miniature ends its activation."""


class Pointed(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.pointed"):
    """A miniature's AP of this turn change by an effect: `by` may be negative."""

    by: int
    ap: int
