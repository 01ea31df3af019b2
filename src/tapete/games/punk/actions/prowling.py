"""What a beast does when it acts: with the same menu as any mini, it attacks the nearest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tapete.games.punk.actions.fighting import FIGHT
from tapete.games.punk.actions.menu import MENU, menu
from tapete.games.punk.actions.moving import RISE
from tapete.games.punk.rules.fighting.assault_question import Assault
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.treks.trek import Trek


def prey_of(skirmish: Skirmish, beast: Mini) -> Mini | None:
    """Returns the nearest enemy of a beast."""
    enemies = skirmish.enemies(beast)
    return min(enemies, key=lambda enemy: skirmish.gap(beast, enemy), default=None)


def prowl(skirmish: Skirmish, beast: Mini) -> tuple[str, Any]:
    """Returns what a beast does: it fights or gets up, else assaults, else comes nearer."""
    ways = menu(skirmish, beast).ways
    for filled in ways["do"].candidates() if "do" in ways else ():
        if filled.option.what in (FIGHT, RISE):
            return "do", filled
    prey = prey_of(skirmish, beast)
    for way in ("assault", "move"):
        domain = ways.get(way)
        answer = None if domain is None or prey is None else _best(domain.candidates(), beast, prey)
        if answer is not None:
            return way, answer
    return "do", next(f for f in ways["do"].candidates() if f.option.what == MENU.end.name)


def _best(answers: Iterable[Any], beast: Mini, prey: Mini) -> Any:
    """Returns the answer that ends nearest to the prey; None if none brings the beast nearer."""
    now = distance(beast.at.point, prey.at.point)
    found = [(distance(_end_of(answer), prey.at.point), answer) for answer in answers]
    nearest = min(found, key=lambda one: one[0], default=None)
    return nearest[1] if nearest is not None and nearest[0] < now else None


def _end_of(answer: Assault | Trek) -> Point:
    """Returns the place where an Assault or a move ends."""
    trek: Trek = answer.trek if isinstance(answer, Assault) else answer
    return trek.journey.end.point
