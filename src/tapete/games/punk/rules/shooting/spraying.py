"""Weapons with a template: no Precision roll, no cover, and no choice of targets under it."""

from __future__ import annotations

from functools import partial

from tapete.games.punk.content.entries import Mode, Ranged
from tapete.games.punk.events.shooting import Covered, Sputtered
from tapete.games.punk.figures import entry_of, item_has
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.readings import Steam
from tapete.games.punk.rules.dice.rolls import roll, total
from tapete.games.punk.rules.dice.terms import own
from tapete.games.punk.rules.gear.ammunition import spend_shot
from tapete.games.punk.rules.gear.pressure import jet_term
from tapete.games.punk.rules.harm.impact import Hit, strength_of, strike, strike_all
from tapete.games.punk.rules.harm.incendiary import Blaze, ignite, power_of
from tapete.games.punk.rules.shooting.projectiles import special_of
from tapete.games.punk.rules.shooting.templates import Template, rules_of_template, sprayed
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point, square_distance, towards
from tapete.spaces.plane.templates import Segment, Teardrop

HITS = "punk.special.template.auto_hit"
NO_COVER = "punk.special.template.ignore_cover"
"""The hits of a template ignore every bonus for cover."""
FUEL = "punk.special.fuel.charges"
STEAM = "punk.core.steam"


def spray(skirmish: Skirmish, mini: Mini, item: Item, template: Template) -> None:
    """A template is put on the table: everyone it strikes is hit at once."""
    hit = _loaded(skirmish, mini, item)
    spend_shot(skirmish, mini, item, "")
    victims = sprayed(skirmish, mini, template)
    skirmish.table.tell(
        Covered,
        figure=mini.id,
        weapon=item.kind,
        template=template,
        rule=HITS,
        also=partial(rules_of_template, skirmish, victims),
    )
    if hit is None:
        return
    strike_all(skirmish, [(one, hit) for one in victims])
    if power_of(item):
        _set_alight(skirmish, mini, item, template, victims)


def _loaded(skirmish: Skirmish, mini: Mini, item: Item) -> Hit | None:
    """The hit it makes; None if it only harms its user."""
    weapon = entry_of(item.kind)
    assert isinstance(weapon, Ranged)
    if item_has(item, "steam"):
        return _steam(skirmish, mini, item)
    mode = _mode(skirmish, mini, item, weapon)
    written = (mode or weapon).strength, (mode or weapon).penetration
    assert not isinstance(written[0], tuple)
    assert not isinstance(written[1], tuple)
    if mode is not None:
        item.charges -= mode.charges
    return _hit(mini, item, strength_of(mini, written[0]), written[1])


def _hit(mini: Mini, item: Item, strength: int, penetration: int, rule: str = NO_COVER) -> Hit:
    special = special_of(mini, item)
    return Hit(strength, penetration, rule, by=mini.id, weapon=item.kind, special=special)


def _mode(skirmish: Skirmish, mini: Mini, item: Item, weapon: Ranged) -> Mode | None:
    """How much fuel it burns; its player chooses, if there is enough for more than one mode."""
    able = [mode for mode in weapon.modes if mode.charges <= item.charges]
    if len(able) < 2:
        return able[0] if able else None
    charges = skirmish.table.ask(
        mini.seat,
        "punk.ask.charges",
        OneOf([mode.charges for mode in able]),
        FUEL,
        figure=mini.id,
        weapon=item.kind,
        left=item.charges,
    )
    return next(mode for mode in able if mode.charges == charges)


def _steam(skirmish: Skirmish, mini: Mini, item: Item) -> Hit | None:
    """A Technique roll: its margin plus 1 is the Strength; if it fails, its user is hit."""
    terms = (*drawn(skirmish, mini, "T"), *jet_term(item))
    technique = own(mini, "T")
    read = Steam(technique.amount + total(terms))
    pressure = roll(skirmish, mini, read, STEAM, technique, terms)
    if pressure > 0:
        return _hit(mini, item, pressure, 0, STEAM)
    skirmish.table.tell(Sputtered, figure=mini.id, weapon=item.kind, rule=STEAM)
    strike(skirmish, mini, _hit(mini, item, -pressure, 0, STEAM))
    return None


# --- what burns as well


def _set_alight(
    skirmish: Skirmish, mini: Mini, item: Item, template: Template, struck: list[Mini]
) -> None:
    """It burns at the struck mini nearest to the template's far end, or else at that end.

    punk.ruling.incendiary_template
    """
    end = far_end(template)
    nearest = min(struck, key=lambda one: square_distance(one.at.point, end), default=None)
    at = Place(end, mini.at.height) if nearest is None else nearest.at
    power = power_of(item)
    ignite(skirmish, Blaze(at, _hit(mini, item, power, power), power, mini.at.point))


def far_end(template: Template) -> Point:
    if isinstance(template, Teardrop):
        return towards(template.tip, template.towards, template.length)
    if isinstance(template, Segment):
        return towards(template.middle, template.towards, template.deep)
    return template.centre
