"""How all the events of a game are shown: one table, and the cues made from it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, TypeAlias

from tapete.kernel.event import Event
from tapete.scene.beat import Beat
from tapete.scene.cue import Cue, CueKind, Means

Shown: TypeAlias = Mapping[CueKind, tuple[type[Event], ...]]
Judged: TypeAlias = Mapping[type[Event], Callable[[Any, Any], CueKind]]
Armed: TypeAlias = Mapping[type[Event], Callable[[Any, Any], Means]]
Beats: TypeAlias = Mapping[type[Event], Callable[[Any, Any], Beat | None]]


class Cues:
    """The events that are shown, by the kind of cue; the others are only told in the log.

    A cue has all that its event has to show: `figure`, `victim` or else `target`, `path`, and the
    outline of `template`. Figures that are not in view are left out.
    """

    def __init__(
        self,
        shown: Shown,
        in_view: Callable[[Any], Container[str]],
        judged: Judged | None = None,
        *,
        means: Armed | None = None,
        beats: Beats | None = None,
        rest: CueKind | None = None,
    ) -> None:
        """`judged` works out a kind from event and view; `rest` is for other events about a figure.

        `means` and `beats` work out from event and view how an attack is made and whether it is
        a moment to pause at. A beat that is of no other kind is a note.
        """
        self.kinds = {event: kind for kind, some in shown.items() for event in some}
        self._judged = judged or {}
        self._means = means or {}
        self._beats = beats or {}
        self._in_view = in_view
        self._rest = rest

    def __call__(self, event: Event, view: Any) -> Cue | None:
        beat = self._beat(event, view)
        found = self._kind(event, view) or (None if beat is None else "note")
        kind = found or self._rest
        if kind is None:
            return None
        seen = self._in_view(view)
        named = (getattr(event, "figure", ""), _victim(event))
        figure, target = [one if one in seen else "" for one in named]
        if found is None and not figure:
            return None
        path, area = getattr(event, "path", ()), _area(event)
        return Cue(kind, figure, target, path, area, self._armed(event, view), beat)

    def _kind(self, event: Event, view: Any) -> CueKind | None:
        judge = self._judged.get(type(event))
        return self.kinds.get(type(event)) if judge is None else judge(event, view)

    def _armed(self, event: Event, view: Any) -> Means:
        judge = self._means.get(type(event))
        return "" if judge is None else judge(event, view)

    def _beat(self, event: Event, view: Any) -> Beat | None:
        judge = self._beats.get(type(event))
        return None if judge is None else judge(event, view)


def always(means: Means) -> Callable[[Any, Any], Means]:
    """Returns a function that gives these means for every event."""
    return lambda event, view: means


def _victim(event: Any) -> str:
    """The figure that an event happened to, or else the one it was meant for."""
    found: str = getattr(event, "victim", getattr(event, "target", ""))
    return found


def _area(event: Any) -> tuple[tuple[int, int], ...]:
    template = getattr(event, "template", None)
    return () if template is None else tuple([(at.x, at.y) for at in template.outline()])
