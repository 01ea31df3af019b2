"""Tests of a foe, and support for a friend: skills used on others."""

from __future__ import annotations

from tapete.games.savage.content.library import library
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import has
from tapete.games.savage.rules.attacks.modifiers import vulnerable
from tapete.games.savage.rules.dice.traits import (
    RAISE,
    SUCCESS,
    Opposed,
    check,
    is_critical,
    oppose,
)
from tapete.games.savage.rules.harm.conditions import clock, distract, expose, rouse, shake
from tapete.games.savage.state import Figure, Help
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Modifier, OneOf

HEARING = 24 * PACE
"""How far a shout carries over the din of a fight."""
OUTCOMES = ("distracted", "vulnerable")
NERVE = 2
SPOILED = -2


def in_hearing(fight: Fight, figure: Figure, other: Figure) -> bool:
    return fight.gap(figure, other) <= HEARING


def test(fight: Fight, figure: Figure, foe: Figure, skill: str) -> int:
    """A skill against its linked attribute: Distracted or Vulnerable, with a raise also Shaken."""
    rule, resists = "savage.test.roll", library().skills[skill].linked
    mine, theirs = (vulnerable(fight, foe),), (nerve(foe, skill),)
    mark = oppose(fight, Opposed(figure, skill, foe, resists, rule, mine, theirs))
    rouse(fight, foe)
    if mark < SUCCESS:
        fight.table.tell(Did, figure=figure.id, what="test_failed", target=foe.id, rule=rule)
        return mark
    if mark >= RAISE:  # first: a Hold that this ends does not count as its next turn
        shake(fight, foe, "savage.test.effect")  # savage.ruling.test_shaken: never a wound
    _unsettle(fight, figure, foe)
    return mark


def nerve(foe: Figure, skill: str) -> Modifier:
    """Brave foes resist Intimidation better, timid ones worse."""
    frightened = skill == "intimidation"
    amount = NERVE * (has(foe, "brave") - has(foe, "timid")) if frightened else 0
    return Modifier("savage.test.roll", amount)


def _unsettle(fight: Fight, figure: Figure, foe: Figure) -> None:
    rule = "savage.test.effect"
    key, outcomes = "savage.ask.test_effect", OneOf(OUTCOMES)
    outcome = fight.table.ask(figure.seat, key, outcomes, rule, figure=figure.id, target=foe.id)
    if outcome == "distracted":
        distract(fight, foe, rule)
    else:
        expose(fight, foe, rule)


def support(fight: Fight, figure: Figure, ally: Figure, trait: str, skill: str) -> int:
    """+1 to a coming roll of an ally, +2 with a raise; -2 after a critical failure."""
    rule = "savage.combat.support"
    mark = check(fight, figure, skill, rule, action=True)
    bonus = max(0, mark)
    if is_critical(fight, figure, mark, "savage.combat.support.critical"):
        bonus = SPOILED
    if bonus:  # it waits to the end of the ally's next turn
        rule = "savage.ruling.support_stack"
        ally.helps.append(Help(trait, bonus, clock(fight, ally)))
    what = "supported" if bonus > 0 else "support_spoiled" if bonus else "support_failed"
    fight.table.tell(Did, figure=figure.id, what=what, target=ally.id, rule=rule)
    return bonus
