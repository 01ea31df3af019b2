"""What a beast does when it acts: by the same menu as anybody, it goes for the nearest."""

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
    """Whoever is nearest."""
    enemies = skirmish.enemies(beast)
    return min(enemies, key=lambda enemy: skirmish.gap(beast, enemy), default=None)


def prowl(skirmish: Skirmish, beast: Mini) -> tuple[str, Any]:
    """What it does of all it might: fight, get up, assault whom it can, else come nearer."""
    ways = menu(skirmish, beast).ways
    for filled in ways["do"].candidates() if "do" in ways else ():
        if filled.option.what in (FIGHT, RISE.what):
            return "do", filled
    prey = prey_of(skirmish, beast)
    for way in ("assault", "move"):
        domain = ways.get(way)
        answer = None if domain is None or prey is None else _best(domain.candidates(), beast, prey)
        if answer is not None:
            return way, answer
    return "do", next(f for f in ways["do"].candidates() if f.option.what == MENU.end.name)


def _best(answers: Iterable[Any], beast: Mini, prey: Mini) -> Any:
    """The way that brings it nearest to its prey; none if it would not come nearer at all."""
    now = distance(beast.at.point, prey.at.point)
    found = [(distance(_end_of(answer), prey.at.point), answer) for answer in answers]
    nearest = min(found, key=lambda one: one[0], default=None)
    return nearest[1] if nearest is not None and nearest[0] < now else None


def _end_of(answer: Assault | Trek) -> Point:
    """Where a way leads."""
    trek: Trek = answer.trek if isinstance(answer, Assault) else answer
    return trek.journey.end.point
