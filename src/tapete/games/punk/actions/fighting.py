"""Fighting, and separating from the combat: all that who touches an enemy may do."""

from __future__ import annotations

from tapete.games.punk.actions.kind import Kind

KINDS: tuple[Kind, ...] = ()
