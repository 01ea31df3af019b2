"""Flamethrowers: a template at the edge of the base, and everybody under it is hit."""

from __future__ import annotations

from tapete.games.euphoria.events.shooting import Flamed
from tapete.games.euphoria.figures import prey_bonus
from tapete.games.euphoria.rules.harm.blasts import ignite, touched
from tapete.games.euphoria.rules.harm.damage import suffer
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.plane.point import INCH, Point, towards
from tapete.spaces.plane.templates import Teardrop
from tapete.spaces.questions.template import Template

LONG, WIDE, NARROW = 8 * INCH, 5 * INCH // 2, INCH // 2
"""The flame template: euphoria.missing.templates"""
FLAMES = "euphoria.shoot.flamethrower"
TOUCHED = "euphoria.shoot.template"


class Flames(Template, frozen=True):
    """A place that flames point to, from the edge of a base straight away from it."""

    def at(self, place: Point) -> Teardrop:
        here = self.origin.centre
        tip = towards(here, place, self.origin.radius)
        return Teardrop(tip, towards(here, place, self.origin.radius + LONG), LONG, WIDE, NARROW)


def aiming(show: Show, mini: Mini) -> Flames:
    """The question where the flames go."""
    enemies = tuple([one.at.point for one in show.enemies(mini)])
    return Flames(
        show.board,
        disc(mini),
        WIDE // 2,
        length=LONG,
        targets=enemies,
        rules={"nowhere": FLAMES, "off_board": FLAMES},
        strikes=lambda template: [one.id for one in under(show, mini, template)],
    )


def under(show: Show, mini: Mini, template: object) -> list[Mini]:
    """Everybody the flames touch but the one that lays them, friend or foe."""
    assert isinstance(template, Teardrop)
    return [one for one in touched(show, template, mini.at.height) if one is not mini]


def spray(show: Show, mini: Mini, what: str, points: int, at: Point, rule: str = FLAMES) -> None:
    """No dice and no evasion: everybody under the flames takes their damage.

    euphoria.ruling.template_evade
    """
    template = aiming(show, mini).at(at)
    also = (TOUCHED,)
    show.table.tell(Flamed, figure=mini.id, weapon=what, template=template, rule=rule, also=also)
    for victim in under(show, mini, template):
        hurt = points + prey_bonus(show, mini, victim)
        lost = suffer(show, victim, hurt, mini.id, mini, rule)
        ignite(show, victim, lost)
