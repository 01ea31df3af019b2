"""Electricity: whoever touches what is electrified, and whoever is struck with what shocks."""

from __future__ import annotations

from tapete.games.punk.events.harm import Shocked, Steadied
from tapete.games.punk.figures import has
from tapete.games.punk.rules.dice.rolls import test
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

TEST = "punk.special.electric.test"
EFFECT = "punk.special.electric.effect"
ELECTRIC, SHOCKS = "electric", "shocks"


def after_blow(skirmish: Skirmish, striker: Mini, target: Mini, shocks: bool) -> None:
    """What a hit hand to hand brings, once its impact roll is made.

    Who hits the bearer of something electrified risks a shock, whether or not it put it down:
    punk.ruling.electric_subject. With the switch, whoever the bearer hits does.
    """
    the_struck = skirmish.rules.shock_the_struck
    if has(striker if the_struck else target, ELECTRIC):
        risk_shock(skirmish, target if the_struck else striker)
    if shocks:
        risk_shock(skirmish, target, "punk.core.shocks")


def risk_shock(skirmish: Skirmish, mini: Mini, rule: str = TEST) -> None:
    """It rolls its Toughness, or is shocked; also who activates what is electrified."""
    if mini.out or test(skirmish, mini, "D", rule):
        return
    mini.shocked = skirmish.state.turn + 1
    skirmish.table.tell(Shocked, figure=mini.id, rule=EFFECT)


def wear_off(skirmish: Skirmish, mini: Mini) -> None:
    """When its activation of the next Turn ends, the shock does: punk.ruling.electric_duration"""
    if mini.shocked and skirmish.state.turn >= mini.shocked:
        mini.shocked = 0
        skirmish.table.tell(Steadied, figure=mini.id, rule=EFFECT)
