"""What is told and drawn."""

from __future__ import annotations

from tapete.kernel import Event


class Walked(Event, frozen=True, kw_only=True, tag="recados.event.walked"):
    path: tuple[tuple[int, int], ...]
