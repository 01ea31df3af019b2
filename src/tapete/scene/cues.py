"""How all the events of a game are shown: one table, and the cues made from it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, TypeAlias

from tapete.kernel.event import Event
from tapete.scene.cue import Cue, CueKind

Shown: TypeAlias = Mapping[CueKind, tuple[type[Event], ...]]
Judged: TypeAlias = Mapping[type[Event], Callable[[Any, Any], CueKind]]


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
        rest: CueKind | None = None,
    ) -> None:
        """`judged` works out a kind from event and view; `rest` is for others about a figure."""
        self.kinds = {event: kind for kind, some in shown.items() for event in some}
        self._judged = judged or {}
        self._in_view = in_view
        self._rest = rest

    def __call__(self, event: Event, view: Any) -> Cue | None:
        found = self._kind(event, view)
        kind = found or self._rest
        if kind is None:
            return None
        seen = self._in_view(view)
        named = (getattr(event, "figure", ""), _victim(event))
        figure, target = [one if one in seen else "" for one in named]
        if found is None and not figure:
            return None
        return Cue(kind, figure, target, getattr(event, "path", ()), _area(event))

    def _kind(self, event: Event, view: Any) -> CueKind | None:
        judge = self._judged.get(type(event))
        return self.kinds.get(type(event)) if judge is None else judge(event, view)


def _victim(event: Any) -> str:
    """The figure that an event happened to, or else the one it was meant for."""
    found: str = getattr(event, "victim", getattr(event, "target", ""))
    return found


def _area(event: Any) -> tuple[tuple[int, int], ...]:
    template = getattr(event, "template", None)
    return () if template is None else tuple([(at.x, at.y) for at in template.outline()])
