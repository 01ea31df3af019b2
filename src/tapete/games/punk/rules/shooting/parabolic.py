"""Lobbing at a mini or at the ground; a lob that misses deviates along its line of flight."""

from __future__ import annotations

import msgspec

from tapete.games.punk.content.entries import Bomb
from tapete.games.punk.events.shooting import Deviated, Lobbed, Lost
from tapete.games.punk.figures import entry_of, has, value
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.readings import Lobbed as Astray
from tapete.games.punk.rules.dice.rolls import TRIVIAL, roll, total
from tapete.games.punk.rules.dice.terms import own
from tapete.games.punk.rules.gear.ammunition import bursts, spend_shot
from tapete.games.punk.rules.gear.pressure import launched, release
from tapete.games.punk.rules.gifts.quirks import shot_terms
from tapete.games.punk.rules.harm.smoke import smoke_term
from tapete.games.punk.rules.shooting.bombs import INCLUDES, Landing, go_off
from tapete.games.punk.rules.shooting.deviation import STEP, landing
from tapete.games.punk.rules.shooting.precision import (
    INTO_COMBAT,
    REACTING,
    shooter_terms,
    target_terms,
)
from tapete.games.punk.rules.shooting.ranges import band_at, range_term
from tapete.games.punk.rules.shooting.shooting import break_weapon
from tapete.games.punk.rules.shooting.targets import distance_to, fight_of
from tapete.games.punk.rules.sight.bodies import body_of, spot
from tapete.games.punk.rules.story.weather import terms_at
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier
from tapete.spaces.climbs.surfaces import Place, apart
from tapete.spaces.plane.disc import Disc
from tapete.spaces.routes.route import whole

THROW = "punk.special.parabolic.target"
ROLL = "punk.special.parabolic.deviation"
DIRECTION = "punk.special.parabolic.direction"
LIMITS = "punk.special.parabolic.limits"
OFF_TABLE = "punk.ruling.parabolic_landing"


class Lob(msgspec.Struct, frozen=True):
    """The thrower, the weapon, and the place; `target` is None if only the ground is meant."""

    thrower: Mini
    item: Item
    at: Place
    target: Mini | None = None
    bullet: str = ""
    defensive: bool = False


def lob(skirmish: Skirmish, throw: Lob) -> None:
    """A Shoot Action: it lands on its mark or off it, or breaks the weapon."""
    thrower, item = throw.thrower, throw.item
    throw = msgspec.structs.replace(throw, item=msgspec.structs.replace(item))
    terms = [*lob_terms(skirmish, throw), *_decided(skirmish, throw)]
    _announce(skirmish, throw)
    pushed = launched(thrower, item)
    spend_shot(skirmish, thrower, item, throw.bullet)
    steps = _rolled(skirmish, throw, terms)
    if pushed:
        release(thrower)
    if steps is None:
        break_weapon(skirmish, thrower, item)
        return
    steps = _pushed(steps, pushed)
    at = landing(skirmish, thrower.at, throw.at, steps)
    if steps:
        _goes_astray(skirmish, throw, steps, at)
    if at is not None:
        direct = None if steps else throw.target
        go_off(skirmish, Landing(thrower, throw.item, at, throw.bullet, direct, _moving(throw)))


def _pushed(steps: int, marks: int) -> int:
    """What deviates, deviates one step more for each mark of pressure: punk.core.pressure"""
    if not steps:
        return 0
    return steps + marks if steps > 0 else steps - marks


def _announce(skirmish: Skirmish, throw: Lob) -> None:
    skirmish.table.tell(
        Lobbed,
        figure=throw.thrower.id,
        weapon=throw.item.kind,
        aimed=throw.target is not None,
        target="" if throw.target is None else throw.target.id,
        at=throw.at,
        rule=INCLUDES if isinstance(entry_of(throw.item.kind), Bomb) else THROW,
    )


def _goes_astray(skirmish: Skirmish, throw: Lob, steps: int, at: Place | None) -> None:
    """Tells how far it deviates, and if it is lost: punk.ruling.parabolic_landing"""
    thrower, weapon = throw.thrower, throw.item.kind
    skirmish.table.tell(
        Deviated,
        figure=thrower.id,
        weapon=weapon,
        far=abs(steps) * STEP,
        forward=steps > 0,
        rule=LIMITS if at == thrower.at else DIRECTION,
    )
    if at is None:
        skirmish.table.tell(Lost, figure=thrower.id, weapon=weapon, rule=OFF_TABLE)


def _moving(throw: Lob) -> str:
    """The id of a mini that is shot at on its way, and goes on with it."""
    return throw.target.id if throw.defensive and throw.target is not None else ""


def lob_terms(skirmish: Skirmish, throw: Lob) -> list[Modifier]:
    """The terms of a shot, into a combat too; but without aim, avoided cover or minis in the way.

    punk.special.parabolic.no_aim, punk.ruling.parabolic_combat
    """
    thrower, target, item = throw.thrower, throw.target, throw.item
    found = shooter_terms(thrower, item, throw.bullet)
    band = band_at(thrower, item, far_to(throw))
    if target is None:
        found.append(range_term(thrower, item, band))
        found.append(smoke_term(skirmish, body_of(thrower), spot(throw.at)))
        found += terms_at(skirmish, far_to(throw), Disc(throw.at.point, 0))
    else:
        found += target_terms(skirmish, thrower, item, target, band)
        if fight_of(skirmish, thrower, target):
            found.append(INTO_COMBAT)
    if throw.defensive:
        found.append(REACTING)
    return [term for term in found if term.amount]


def far_to(throw: Lob) -> int:
    """The distance from edge to edge of the bases; a point on the ground has no width."""
    if throw.target is not None:
        return distance_to(body_of(throw.thrower), body_of(throw.target))
    return gap_to(throw.thrower, throw.at)


def gap_to(mini: Mini, at: Place) -> int:
    here = Disc(mini.at.point, mini.radius)
    return whole(apart(here, mini.at.height, Disc(at.point, 0), at.height))


def _decided(skirmish: Skirmish, throw: Lob) -> list[Modifier]:
    thrower, target = throw.thrower, throw.target
    at_it = [] if target is None else shot_terms(skirmish, thrower, target)
    return [*at_it, *drawn(skirmish, thrower, "P")]


def _rolled(skirmish: Skirmish, throw: Lob, terms: list[Modifier]) -> int | None:
    """The steps it lands off the mark. A certain throw needs no die, a hopeless one does.

    punk.ruling.parabolic_zero
    """
    needs = value(throw.thrower, "P") + total(terms)
    breaks = bursts(throw.item, throw.bullet)
    if needs >= TRIVIAL and not breaks:
        return 0
    laughed = throw.target is not None and has(throw.target, "hard_laugh")
    thrower, read = throw.thrower, Astray(needs, breaks, laughed)
    return roll(skirmish, thrower, read, ROLL, own(thrower, "P"), terms)
