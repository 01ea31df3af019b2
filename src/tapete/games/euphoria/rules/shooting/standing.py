"""Standing and shooting at a charger: who may, what it pays, and what comes of it."""

from __future__ import annotations

from tapete.games.euphoria.events.charging import Stood
from tapete.games.euphoria.figures import engaged, spend
from tapete.games.euphoria.rules.shooting.targets import SHOOT
from tapete.games.euphoria.rules.shooting.terms import standing_terms
from tapete.games.euphoria.rules.shooting.volleys import Fired, fire
from tapete.games.euphoria.rules.shooting.weapons import able, count, is_template
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.spaces.plane.point import INCH

WHO = "euphoria.stand.who"
ONCE = "euphoria.stand.once"
SHOTS = "euphoria.stand.shots"
TIMING = "euphoria.stand.timing"
NO_TEMPLATE = "euphoria.stand.no_template"


def weapons(show: Show, mini: Mini) -> list[tuple[int, int]]:
    """The weapons it may stand and shoot with, each with the most shots; empty if it may not.

    It must not be engaged nor have been so this turn, does it once a turn, and never with a
    template; nor if an ability keeps it from shooting: euphoria.shoot.engaged_no_shoot,
    euphoria.ability.phase
    """
    if mini.out or mini.deeds.stood or SHOOT in mini.deeds.barred:
        return []
    if mini.deeds.engaged or engaged(show, mini):
        return []
    every = [(one, able(mini, one)) for one in range(len(mini.weapons))]
    return [(one, most) for one, most in every if most and not is_template(mini.weapons[one])]


def declare(show: Show, mini: Mini, weapon: int, shots: int) -> None:
    """Pays for the shots before anything is measured; they count as fired whatever comes."""
    spend(show, mini, shots, standing=True)
    mini.deeds.stood = True
    count(mini, weapon, shots)


def stand_and_shoot(
    show: Show, shooter: Mini, charger: Mini, weapon: int, shots: int, distance: float
) -> None:
    """Resolves shots that were declared, at a charger now at this distance (in 0.1 mm).

    euphoria.ruling.stand_moment
    """
    gun = shooter.weapons[weapon]
    show.table.tell(
        Stood,
        figure=shooter.id,
        target=charger.id,
        weapon=gun.kind,
        shots=shots,
        at=charger.at,
        rule=TIMING,
        also=(SHOTS,),
    )
    terms = standing_terms(show, shooter, distance / INCH)
    fire(show, Fired(shooter, charger, gun, shots, terms, standing=True))
