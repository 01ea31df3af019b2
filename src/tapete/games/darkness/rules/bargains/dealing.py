"""A deal is put, accepted, refused or answered with another; then all of it happens, or nothing."""

from __future__ import annotations

from tapete.games.darkness.events.bargains import Agreed, Declined, Offered, goods
from tapete.games.darkness.events.goods import Gave
from tapete.games.darkness.master import Goods
from tapete.games.darkness.rules.bargains import promises
from tapete.games.darkness.rules.bargains.terms import RULE, kind_of, terms, why_not
from tapete.games.darkness.rules.goods import handing, load
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Deal, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Either, Message, OneOf

ACCEPT, REFUSE = "accept", "refuse"
MOST_COUNTERS = 3
"""How often a deal is answered with another before somebody must say yes or no."""


def bargain(night: Night, one: Survivor, other: Survivor) -> Deal | None:
    """Somebody puts a deal to another; returns the one that both accept.

    darkness.comm.negotiate, darkness.collab.range
    """
    night.active.talked += 1
    deal = night.ask(one, "deal", terms(night, one, other), RULE, target=other.id)
    for left in reversed(range(MOST_COUNTERS + 1)):
        if deal.gives.nothing and deal.wants.nothing:
            return None
        _put(night, deal, counter=left < MOST_COUNTERS)
        answer = _answered(night, deal, last=left == 0)
        if answer == ACCEPT:
            strike(night, deal)
            return deal
        if not isinstance(answer, Deal):
            night.tell(Declined, RULE, figure=deal.to, target=deal.by)
            return None
        deal = answer
    return None


def _put(night: Night, deal: Deal, *, counter: bool) -> None:
    one, other = night.survivor(deal.by), night.survivor(deal.to)
    night.tell(
        Offered, RULE, figure=one.id, target=other.id, counter=counter,
        gives=tuple([kind_of(one, thing) for thing in deal.gives.things]), pays=deal.gives.points,
        helps=deal.gives.help, wants=tuple([kind_of(other, thing) for thing in deal.wants.things]),
        asks=deal.wants.points, helped=deal.wants.help,
    )  # fmt: skip


def _answered(night: Night, deal: Deal, *, last: bool) -> str | Deal:
    """Yes, no, or another deal."""
    one, other = night.survivor(deal.by), night.survivor(deal.to)
    ways = {"reply": OneOf((ACCEPT, REFUSE))}
    domain = Either(ways if last else {**ways, "counter": terms(night, other, one, counter=True)})
    shown = {"gives": _shown(one, deal.gives), "wants": _shown(other, deal.wants)}
    _, answer = night.ask(other, "answer_deal", domain, RULE, target=one.id, **shown)
    found: str | Deal = answer
    return found


def _shown(giver: Survivor, side: Goods) -> Message:
    kinds = tuple([kind_of(giver, thing) for thing in side.things])
    return goods(kinds, side.points, promised=side.help)


def strike(night: Night, deal: Deal) -> None:
    """Things and points change hands at once, and promises are noted.

    darkness.comm.negotiate, darkness.vp.track
    """
    why = why_not(night, deal)
    assert why is None, why
    one, other = night.survivor(deal.by), night.survivor(deal.to)
    night.tell(Agreed, RULE, figure=one.id, target=other.id)
    if deal.gives.things or deal.wants.things:
        night.active.acted, night.active.left = True, 0
    _pay(night, one, other, deal.gives.points - deal.wants.points)
    _swap(night, one, deal.gives.things, other, deal.wants.things)
    for giver, receiver, side in ((one, other, deal.gives), (other, one, deal.wants)):
        if side.help:
            promises.note(night, giver, receiver)


def _pay(night: Night, one: Survivor, other: Survivor, amount: int) -> None:
    """Points pass from one to the other, at once: darkness.ruling.vp_give"""
    for who, gains in ((one, -amount), (other, amount)):
        score.gain(night, who, gains, RULE, ("darkness.ruling.vp_give",))


def _swap(
    night: Night,
    one: Survivor,
    gives: tuple[str, ...],
    other: Survivor,
    wants: tuple[str, ...],
) -> None:
    """Everything leaves its holder before anything is received, so that neither side is burdened.

    darkness.item.give, darkness.steal.consent, darkness.vp.lose_with_object
    """
    sides = ((one, other, gives), (other, one, wants))
    passed = [
        (giver, receiver, load.part(night, giver, load.thing_of(giver, thing)))
        for giver, receiver, things in sides
        for thing in things
        if thing not in giver.allies
    ]
    for giver, receiver, things in sides:
        for ally in [thing for thing in things if thing in giver.allies]:
            handing.give_ally(night, giver, ally, receiver, "darkness.steal.consent")
    for giver, receiver, thing in passed:
        rule = "darkness.item.give"
        night.tell(Gave, rule, figure=giver.id, target=receiver.id, item=thing.kind)
        load.get(night, receiver, thing, load.worth(thing), rule)
