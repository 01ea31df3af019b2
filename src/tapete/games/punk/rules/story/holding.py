"""When a Turn ends: the side that controls each objective, and carts that go on."""

from __future__ import annotations

from tapete.games.punk.content.scenario import EITHER, Site, scaled
from tapete.games.punk.events.story import Controlled, WentOn
from tapete.games.punk.rules.story.interacting import CONTROL, controller, role_of, site_of
from tapete.games.punk.state import Objective
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point, distance, towards

CART = "punk.core.cart"
HELD = ("spot", "cart")
"""Objectives controlled by being near them; the rest, by carrying or working them."""


def end_of_turn(skirmish: Skirmish) -> None:
    for objective in skirmish.state.objectives:
        if objective.kind in HELD and not objective.done:
            _settle(skirmish, objective)
            if objective.kind == "cart":
                _go_on(skirmish, objective, site_of(skirmish, objective))


def _settle(skirmish: Skirmish, objective: Objective) -> None:
    """The side with more minis near it controls it: punk.core.control"""
    holder = controller(skirmish, objective)
    if holder != objective.holder:
        objective.holder = holder
        band = "" if holder == EITHER else skirmish.state.names[holder]
        skirmish.table.tell(
            Controlled, objective=objective.id, side=holder, band=band, rule=CONTROL
        )


def _go_on(skirmish: Skirmish, objective: Objective, site: Site) -> None:
    """A cart goes on if its own side controls it, until it arrives at its goal."""
    holder = objective.holder
    if holder == EITHER or role_of(skirmish, holder) != site.side or site.to is None:
        return
    board = skirmish.board
    goal = scaled(site.to, Point(board.width, board.height))
    pace = round(scaled((site.pace, 0), Point(board.width, 0)).x)
    here = objective.at.point
    objective.done = distance(here, goal) <= pace
    objective.at = Place(goal if objective.done else towards(here, goal, pace))
    far = round(distance(objective.at.point, goal) / CM)
    skirmish.table.tell(WentOn, objective=objective.id, left=far, rule=CART)
