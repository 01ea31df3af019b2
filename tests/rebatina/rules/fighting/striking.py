"""A blow, and what it does."""

from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Contest, Verdict
from tests.rebatina import events
from tests.rebatina.figures import kind_of
from tests.rebatina.rules.loot.sacks import drop
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl

GUARD = 2


def strike(brawl: Brawl, figure: Figure, target: Figure) -> None:
    """Each rolls 1d6 and adds its brawn, a target on guard 2 more: the higher wins."""
    terms = [Modifier("rebatina.strike", kind_of(figure).brawn - kind_of(target).brawn)]
    terms += [Modifier("rebatina.guard", -GUARD)] if target.defending else []
    fray = Contest(1, sum(term.amount for term in terms))
    sides = (figure.seat, target.seat)
    roll = Roll((6, 6), fray, "rebatina.strike", by=figure.seat, modifiers=tuple(terms), each=sides)
    won = brawl.table.roll(roll) is Verdict.WON
    told = events.Struck if won else events.Missed
    brawl.table.tell(told, figure=figure.id, target=target.id, rule="rebatina.strike")
    if won:
        hurt(brawl, target)


def hurt(brawl: Brawl, figure: Figure) -> None:
    """A blow stuns; one that lands on a stunned figure puts it out. Its sacks fall either way."""
    if figure.stunned:
        figure.out = True
        brawl.table.tell(events.Felled, figure=figure.id, rule="rebatina.stunned.out")
    else:
        figure.stunned = True
        brawl.table.tell(events.Stunned, figure=figure.id, rule="rebatina.stunned")
    drop(brawl, figure)
