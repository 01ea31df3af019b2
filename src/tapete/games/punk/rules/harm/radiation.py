"""Radiation: its sources, the minis exposed to them, and what it does.

A source reaches 5 cm around it. A mini it touches rolls, once in its own activation.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tapete.games.punk.events.gifts import Irradiated
from tapete.games.punk.figures import has
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.rolls import roll, total
from tapete.games.punk.rules.dice.terms import own
from tapete.games.punk.rules.harm.downing import down, weaken
from tapete.games.punk.state import Mini
from tapete.games.punk.world import HIGHER, Skirmish, disc
from tapete.kernel import Modifier
from tapete.spaces.climbs.surfaces import Place, Standing, apart
from tapete.spaces.plane.disc import Disc, near
from tapete.spaces.plane.point import CM

RULE = "punk.core.radiation"
REACH = 5 * CM
"""How far a source reaches: punk.core.radiant"""
NEARBY = 20 * CM
"""Other sources this near make the roll harder."""
PROTECTION = Modifier("punk.core.clean", 2)
OUTCOMES = ("down", "weak", "sick", "nothing")
UPPER = (1, 3, 5)
"""The highest totals of the first three outcomes."""
DONE = "radiation"


class Dose(Struct, frozen=True, tag=True):
    """The number of the outcome, by the die and all that is added to it."""

    plus: int

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(self.total(faces) > most for most in UPPER)

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0] + self.plus

    def worth(self, outcome: int, place: int) -> int:
        return outcome


def is_immune(mini: Mini) -> bool:
    """True if neither contaminated ground nor radiation harms it: punk.core.radioimmune"""
    return has(mini, "radioimmune")


def is_source(mini: Mini) -> bool:
    """True by nature, or by what downed it: punk.core.radiant, punk.core.contaminating"""
    return mini.radiant or has(mini, "radiant")


def sources(skirmish: Skirmish) -> Iterator[Standing]:
    """The area of every source on the table."""
    for marker in skirmish.state.markers:
        if marker.kind == "radiation":
            yield _area(marker.at, marker.radius, "")
    for mini in skirmish.state.minis:
        if mini.out in ("", "downed") and is_source(mini):
            yield _area(mini.at, mini.radius + REACH, mini.id)


def _area(at: Place, radius: int, name: str) -> Standing:
    return Standing(Disc(at.point, radius), at.height, name)


def exposed(skirmish: Skirmish, mini: Mini) -> bool:
    """True if it stands in the area of a source."""
    return any(_touches(one, mini) for one in sources(skirmish))


def _touches(area: Standing, mini: Mini) -> bool:
    """True if they touch, and not at different heights: punk.cover.height.threshold"""
    if abs(area.height - mini.at.height) > HIGHER:
        return False
    return near(area.disc, disc(mini), 0)


def has_rolled(skirmish: Skirmish) -> bool:
    """True if the active mini has rolled for it in this activation."""
    return DONE in skirmish.active.done


def suffer(skirmish: Skirmish, mini: Mini) -> bool:
    """It rolls, once in an activation of its own; False if it no longer plays."""
    if has_rolled(skirmish) or is_immune(mini):
        return not mini.out
    skirmish.active.done.append(DONE)
    _apply(skirmish, mini, _rolled(skirmish, mini))
    return not mini.out


def _rolled(skirmish: Skirmish, mini: Mini) -> str:
    terms = [*_terms(skirmish, mini), *drawn(skirmish, mini, "D")]
    toughness = own(mini, "D")
    dose = Dose(toughness.amount + total(terms))
    return OUTCOMES[roll(skirmish, mini, dose, RULE, toughness, terms)]


def _terms(skirmish: Skirmish, mini: Mini) -> Iterator[Modifier]:
    near = sum(_is_near(one, mini) for one in sources(skirmish))
    if near > 1:
        yield Modifier(RULE, 1 - near)
    if mini.irradiated:
        yield Modifier("punk.core.irradiating", -mini.irradiated)
    if has(mini, "clean"):
        yield PROTECTION


def _is_near(area: Standing, mini: Mini) -> bool:
    """True if the source itself, and not the edge of its area, is near."""
    source = Disc(area.disc.centre, max(0, area.disc.radius - REACH))
    return apart(source, area.height, disc(mini), mini.at.height) <= NEARBY


def _apply(skirmish: Skirmish, mini: Mini, outcome: str) -> None:
    skirmish.table.tell(Irradiated, figure=mini.id, outcome=outcome, rule=RULE)
    if outcome == "down":
        down(skirmish, mini, RULE)
    elif outcome == "weak":
        weaken(skirmish, mini, "D", RULE)
    elif outcome == "sick":
        mini.sick = skirmish.state.turn + 1


def get_well(skirmish: Skirmish, mini: Mini) -> None:
    """The sickness passes when the next activation ends."""
    if mini.sick and mini.sick <= skirmish.state.turn:
        mini.sick = 0
