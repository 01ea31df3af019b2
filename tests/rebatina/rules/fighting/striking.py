"""Blows, and what they do."""

from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Contest, Verdict
from tests.rebatina.events import Became, Struck
from tests.rebatina.figures import kind_of
from tests.rebatina.rules.loot.sacks import drop
from tests.rebatina.world import Brawl, Figure


def strike(brawl: Brawl, figure: Figure, target: Figure) -> None:
    """Each rolls 1d6 and adds its brawn; the striker hits with the higher."""
    brawn = kind_of(figure).brawn - kind_of(target).brawn
    terms, rule = (Modifier("rebatina.strike.brawn", brawn),), "rebatina.strike"
    roll = Roll((6, 6), Contest(1, brawn), rule, by=figure.seat, modifiers=terms)
    hit = brawl.table.roll(roll) is Verdict.WON
    brawl.table.tell(Struck, figure=figure.id, target=target.id, hit=hit, rule=rule)
    if hit:
        hurt(brawl, target)


def hurt(brawl: Brawl, figure: Figure) -> None:
    """A blow stuns, or puts a stunned figure out; its sacks fall either way."""
    figure.out, figure.stunned = figure.stunned, not figure.stunned
    state, rule = ("out", "rebatina.stunned.out") if figure.out else ("stunned", "rebatina.stunned")
    brawl.table.tell(Became, figure=figure.id, state=state, rule=rule)
    drop(brawl, figure)
