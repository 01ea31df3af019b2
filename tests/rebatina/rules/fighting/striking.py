"""Blows, and what they do."""

from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Contest, Verdict
from tests.rebatina import events
from tests.rebatina.figures import kind_of
from tests.rebatina.rules.loot.sacks import drop
from tests.rebatina.world import Brawl, Figure


def strike(brawl: Brawl, figure: Figure, target: Figure) -> None:
    """Each rolls 1d6 and adds its brawn; the striker hits with the higher."""
    brawn = kind_of(figure).brawn - kind_of(target).brawn
    terms = (Modifier("rebatina.strike.brawn", brawn),)
    roll = Roll((6, 6), Contest(1, brawn), "rebatina.strike", by=figure.seat, modifiers=terms)
    hit = brawl.table.roll(roll) is Verdict.WON
    told = {"figure": figure.id, "target": target.id, "hit": hit}
    brawl.table.tell(events.Struck, to=None, **told, rule="rebatina.strike")
    if hit:
        hurt(brawl, target)


def hurt(brawl: Brawl, figure: Figure) -> None:
    """A blow stuns, or puts a stunned figure out; its sacks fall either way."""
    figure.out, figure.stunned = figure.stunned, not figure.stunned
    state, rule = ("out", "rebatina.stunned.out") if figure.out else ("stunned", "rebatina.stunned")
    brawl.table.tell(events.Became, figure=figure.id, state=state, rule=rule)
    drop(brawl, figure)
