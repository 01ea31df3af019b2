"""Standing and shooting: whether a target does, and where on the charge's way it shoots."""

from __future__ import annotations

from typing import NamedTuple

from tapete.deeds.barring import barred
from tapete.deeds.do import Do
from tapete.games.euphoria.meta import NAME
from tapete.games.euphoria.rules.shooting import standing
from tapete.games.euphoria.rules.shooting.weapons import is_template, reach
from tapete.games.euphoria.rules.sight.sight import body_of, clear
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.kernel import Barred, Choice, Form
from tapete.spaces.climbs.journey import Journey
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.plane.point import INCH

ASK = "euphoria.ask.stand"
STAND, WAIT = "stand", "wait"
STEP = INCH // 4
"""How closely the moment of the shots is looked for."""


class Stand(NamedTuple):
    """The weapon to stand and shoot with, and how many shots."""

    weapon: int
    shots: int


def ask_to_stand(show: Show, mini: Mini, charger: Mini) -> Stand | None:
    """A target that may stand and shoot says now with how many shots, before measuring.

    euphoria.stand.who, euphoria.stand.once
    """
    weapons = standing.weapons(show, mini)
    if not weapons:
        return None
    choices = [Choice(Do(WAIT))]
    choices += [
        Choice(Do(STAND, charger.id, place), {"shots": tuple(range(most, 0, -1))})
        for place, most in weapons
    ]
    filled = show.table.ask(
        mini.seat, ASK, Form(lambda: choices, lambda: _barred(mini, charger), Do), standing.WHO,
        figure=mini.id, target=charger.id,
    )  # fmt: skip
    if filled.option.what == WAIT:
        return None
    shots = filled.details["shots"]
    assert isinstance(shots, int)
    standing.declare(show, mini, filled.option.item, shots)
    return Stand(filled.option.item, shots)


def _barred(mini: Mini, charger: Mini) -> list[Barred]:
    """The weapons that cannot be used for it: euphoria.stand.no_template"""
    every = enumerate(mini.weapons)
    laid = [Do(STAND, charger.id, place) for place, weapon in every if is_template(weapon)]
    return [barred(NAME, do, (standing.NO_TEMPLATE, "template")) for do in laid]


def moment(show: Show, mini: Mini, charger: Mini, reply: Stand, journey: Journey) -> float | None:
    """How far along its way a charger first is in range and in sight; None if it never is.

    Before measuring it is supposed to be in range: euphoria.ruling.stand_moment
    """
    far = reach(mini, mini.weapons[reply.weapon]) * INCH
    me, here = body_of(mini), Standing(disc(mini), mini.at.height)
    for along in (*range(0, journey.length, STEP), journey.length):
        place = journey.at(along)
        near = show.state.supposed or here.far(place, charger.radius) <= far
        if near and clear(show, me, body_of(charger, place)):
            return float(along)
    return None
