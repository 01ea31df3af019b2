"""What is done with the scenario's objectives."""

from __future__ import annotations

from tapete.games.punk.actions.kind import Kind

KINDS: tuple[Kind, ...] = ()
