"""Moving, leaping, standing up."""

from __future__ import annotations

from typing import Any

from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Domain
from tapete.spaces.trek import Trek

WAYS = ("move", "leap")
KINDS: tuple[Kind, ...] = ()


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """Where it may go with one Action; and with one leap of several."""
    raise NotImplementedError


def go(skirmish: Skirmish, mini: Mini, way: str, trek: Trek) -> None:
    raise NotImplementedError
