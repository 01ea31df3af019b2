"""Weather: what each condition does to shots and to minis that are out in it."""

from __future__ import annotations

from tapete.games.punk.content.entries import Weather
from tapete.games.punk.content.library import library
from tapete.games.punk.events.story import Gusted, Weathered
from tapete.games.punk.figures import is_clumsy
from tapete.games.punk.rules.dice.rolls import SIDES, test
from tapete.games.punk.rules.harm.impact import Hit, strike
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import AtLeast, Total
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.disc import Disc, near
from tapete.spaces.plane.point import CM

SHOTS = "punk.core.weather_shots"
STORM = "punk.core.weather_sandstorm"
RAIN = "punk.core.weather_acid_rain"
HEAT = "punk.core.weather_heat"
BLOWS = 8
"""From this roll on a storm blows hard for a Turn, and takes twice as much from shots."""
BURNS = 1
"""Up to this roll the rain burns a mini that is out in it."""
RAIN_STRENGTH = 3
SHELTER = 2
"""Scenery of this size or larger keeps the rain off a mini right beside it."""
LIT = 10 * CM
"""A mini this near a fire is seen by night as by day."""
STIFLING = 3
"""From this Armour on, a mini suffers from the heat."""


def condition(skirmish: Skirmish) -> Weather | None:
    """The weather of the match, if it has any."""
    name = skirmish.state.weather
    return library().weather[name] if name else None


def shot_terms(skirmish: Skirmish, shooter: Mini, target: Mini) -> list[Modifier]:
    """What the weather takes from the Precision of a shot at a target."""
    return terms_at(skirmish, skirmish.gap(shooter, target), disc(target))


def terms_at(skirmish: Skirmish, far: float, target: Disc) -> list[Modifier]:
    """The same for any distance and place; the worst step that applies counts."""
    weather = condition(skirmish)
    if weather is None or _is_lit(skirmish, target):
        return []
    steps = [step.precision for step in weather.shots if far > step.beyond * CM]
    taken = min(steps, default=0) * (2 if skirmish.state.gust else 1)
    return [Modifier(SHOTS, taken)] if taken else []


def _is_lit(skirmish: Skirmish, target: Disc) -> bool:
    """True at night if a fire lights it: punk.core.weather_night"""
    if skirmish.state.weather != "night":
        return False
    fires = (marker for marker in skirmish.state.markers if marker.kind == "fire")
    return any(near(Disc(one.at.point, one.radius), target, LIT) for one in fires)


def blow(skirmish: Skirmish) -> None:
    """When a Turn begins a storm may blow harder than usual."""
    state = skirmish.state
    state.gust = False
    if state.weather == "sandstorm":
        state.gust = skirmish.table.roll(Roll((SIDES,), AtLeast(BLOWS), STORM))
        if state.gust:
            skirmish.table.tell(Gusted, weather=state.weather, rule=STORM)


def expose(skirmish: Skirmish, mini: Mini) -> None:
    """What the weather does to a mini that ends its activation out in it."""
    if skirmish.state.weather == "acid_rain":
        _rain(skirmish, mini)
    elif skirmish.state.weather == "heat":
        _swelter(skirmish, mini)


def _rain(skirmish: Skirmish, mini: Mini) -> None:
    if is_sheltered(skirmish, mini):
        return
    die = skirmish.table.roll(Roll((SIDES,), Total(), RAIN, by=mini.seat, figure=mini.id))
    if die <= BURNS:
        skirmish.table.tell(
            Weathered, figure=mini.id, weather=skirmish.state.weather, what="burned", rule=RAIN
        )
        strike(skirmish, mini, Hit(RAIN_STRENGTH, 0, RAIN))


def is_sheltered(skirmish: Skirmish, mini: Mini) -> bool:
    """True if it is in contact with something large enough."""
    pieces = skirmish.board.pieces
    beside = (pieces[index] for index in skirmish.levels.beside(mini.at, mini.radius))
    return any(isinstance(piece, Scenery) and piece.size >= SHELTER for piece in beside)


def _swelter(skirmish: Skirmish, mini: Mini) -> None:
    """A mini that spends all its Actions in armour or loaded down may have one fewer next time."""
    idle = skirmish.active.left > 0 or not skirmish.active.spent
    if idle or not (mini.armour >= STIFLING or is_clumsy(mini)):
        return
    if not test(skirmish, mini, "D", HEAT):
        mini.extra -= 1
        skirmish.table.tell(
            Weathered, figure=mini.id, weather=skirmish.state.weather, what="spent", rule=HEAT
        )
