"""Shooting, aiming, getting ready, reloading and pumping."""

from __future__ import annotations

from tapete.games.punk.actions.kind import Kind

KINDS: tuple[Kind, ...] = ()
