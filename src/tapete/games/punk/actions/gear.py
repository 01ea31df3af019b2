"""What is done with gear: looting the downed, passing bullets on."""

from __future__ import annotations

from tapete.games.punk.actions.kind import Kind

KINDS: tuple[Kind, ...] = ()
