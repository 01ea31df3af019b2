"""What is worth weighing in an activation: attacks that seem in reach, and the best places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from math import ceil
from typing import Any

from msgspec.structs import replace

from tapete.deeds.planning import as_usual, best, ending, grouped, ranked
from tapete.games.euphoria.actions import moving
from tapete.games.euphoria.actions.menu import MENU
from tapete.games.euphoria.bots.eye import guess, seeming
from tapete.games.euphoria.bots.gifts import seems_to_reach
from tapete.games.euphoria.bots.outlook import Outlook
from tapete.games.euphoria.rules.charging.charging import CHARGE
from tapete.games.euphoria.rules.charging.reacting import STAND
from tapete.games.euphoria.rules.charging.ways import way_to
from tapete.games.euphoria.rules.moving.paying import free_left
from tapete.games.euphoria.rules.shooting import targets
from tapete.games.euphoria.rules.shooting.weapons import reach
from tapete.games.euphoria.state import Mini, State
from tapete.games.euphoria.world import Show
from tapete.kernel import Choice, Domain, Either, Filled, Form
from tapete.spaces.climbs.journey import WALK, Step
from tapete.spaces.plane.point import INCH
from tapete.spaces.treks.trek import Trek, Treks

Points = Callable[[Show], float]
TARGETS, PLACES, TRIED, SPOTS = 3, 6, 60, 6
SHARES = 0.3, 0.55, 0.8
"""The parts of a straight way that are weighed besides the whole, to keep some AP."""
LEAST = INCH
"""Shorter moves look like fidgeting."""
MARGIN = 0.06
"""By how much a charge might be longer than it seems, for which AP are committed too."""


def plans(domain: Either, outlook: Outlook, mini: Mini, points: Points) -> Iterator[Any]:
    """Yields ending the activation, then deeds, then places; among equals the first is taken."""
    form = domain.ways.get("do")
    choices = list(form.choices()) if isinstance(form, Form) else []
    if choices:
        yield "do", ending(choices)
    for filled in _deeds(outlook, mini, choices):
        yield "do", filled
    for way in domain.ways:
        if way in moving.WAYS:
            places = best_places(domain.ways[way], outlook.show, mini, points)
            yield from ((way, trek) for trek in places)
        elif way != "do":
            yield from ((way, spot) for spot in islice(_few(domain.ways[way]), SPOTS))


def _few(domain: Domain[Any]) -> Iterable[Any]:
    few = getattr(domain, "few", None)
    return domain.candidates() if few is None else few()


# --- deeds


def _deeds(outlook: Outlook, mini: Mini, choices: list[Choice]) -> Iterator[Filled]:
    """Deeds of each kind on the most promising targets, as they are usually done."""
    ranks = _ranks(outlook, mini)
    for (what, item), found in grouped(choices, lambda do: (do.what, do.item)).items():
        if what == CHARGE:
            yield from _charges(outlook, mini, _top(found, ranks))
        elif what == targets.SHOOT:
            yield from _volleys(outlook, mini, item, _top(found, ranks, len(found)))
        elif MENU.kind(what).tried != "never":
            within = [one for one in found if _reaches(outlook, mini, one)]
            yield from as_usual(_top(within, ranks))


def _reaches(outlook: Outlook, mini: Mini, choice: Choice) -> bool:
    return seems_to_reach(outlook.show, mini, choice.option, outlook.eye)


def _top(found: list[Choice], ranks: dict[str, float], most: int = TARGETS) -> list[Choice]:
    return ranked(found, lambda to: ranks.get(to, 0.0))[:most]


def _ranks(outlook: Outlook, mini: Mini) -> dict[str, float]:
    """How promising an attack on each enemy is, and what each friend is worth."""
    foes = {foe.id: sum(outlook.threat(mini, foe)) for foe in outlook.foes}
    return foes | {friend.id: float(friend.cost) for friend in outlook.own}


def _charges(outlook: Outlook, mini: Mini, choices: list[Choice]) -> Iterator[Filled]:
    """Charges with the AP they seem to need: euphoria.charge.declare"""
    for choice in choices:
        need = needed(outlook, mini, outlook.show.mini(choice.option.to))
        if need is not None and need <= mini.ap:
            yield Filled(choice.option, {**choice.usual(), "ap": need})


def needed(outlook: Outlook, mini: Mini, target: Mini) -> int | None:
    """The AP that a charge seems to need, by the way it would take; None if it is out of reach."""
    show, free = outlook.show, free_left(mini)
    most = mini.ap * INCH + free
    if guess(show, mini, target, outlook.eye) > most:
        return None
    way = way_to(show, mini, target, most)
    if way is None:
        return None
    far = way.cost * (1 + MARGIN) * seeming(show, mini, target, outlook.eye)
    return max(1, ceil((far - free) / INCH))


def _volleys(outlook: Outlook, mini: Mini, item: int, choices: list[Choice]) -> Iterator[Filled]:
    """Shots at those who seem in range: all of them, or one fewer to keep an AP."""
    far = reach(mini, mini.weapons[item]) * INCH
    near = [one for one in choices if _seems_within(outlook, mini, one.option.to, far)]
    for choice in near[:TARGETS]:
        for shots in choice.details["shots"][:2]:
            yield Filled(choice.option, {**choice.usual(), "shots": shots})


def _seems_within(outlook: Outlook, mini: Mini, target: str, far: float) -> bool:
    return guess(outlook.show, mini, outlook.show.mini(target), outlook.eye) <= far


def standing(choices: Iterable[Choice]) -> Iterator[Filled]:
    """Waiting, or standing and shooting with all shots or with one."""
    for choice in choices:
        if choice.option.what != STAND:
            yield Filled(choice.option)
            continue
        shots = choice.details["shots"]
        for one in dict.fromkeys([shots[0], shots[-1]]):
            yield Filled(choice.option, {"shots": one})


# --- places


def best_places(domain: Domain[Trek], show: Show, mini: Mini, points: Points) -> list[Trek]:
    """The few moves that leave it in the best places."""

    def worth(trek: Trek) -> float | None:
        if trek.journey.length < LEAST:
            return None
        return points(Show(_there(show.state, mini, trek), show.table))

    return best(islice(_shortened(domain), TRIED), worth, PLACES)


def _shortened(domain: Domain[Trek]) -> Iterator[Trek]:
    """Each way, and each straight one also in part."""
    for trek in domain.candidates():
        yield trek
        if isinstance(domain, Treks) and len(trek.steps) == 1 and trek.steps[0].how == WALK:
            far = trek.journey.length
            for share in SHARES:
                short = domain.perhaps((Step(trek.journey.at(share * far).point),))
                if short is not None:
                    yield short


def _there(state: State, mini: Mini, trek: Trek) -> State:
    """The table as it would be after a move that nothing interrupts."""
    journey = trek.journey
    spent = min(mini.ap, max(0, ceil(journey.cost / INCH)))
    deeds = replace(mini.deeds, moving=mini.deeds.moving + spent, travelled=True, started=True)
    gone = replace(mini, at=journey.end, ap=mini.ap - spent, deeds=deeds)
    return replace(state, minis=[gone if one is mini else one for one in state.minis])
