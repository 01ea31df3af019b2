"""What a deal may be about, why one cannot be kept, and the question that is answered with one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import ClassVar

import msgspec

from tapete.deeds import Why
from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import Goods
from tapete.games.darkness.meta import NAME
from tapete.games.darkness.rules.goods import handing, load
from tapete.games.darkness.state import Deal, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Domain, Message, Refused
from tapete.kernel.domains.domain import malformed
from tapete.kernel.message import Arg
from tapete.kernel.plain import Plain, plain_of
from tapete.kernel.shaping import shaped

RULE = "darkness.comm.negotiate"
NOTHING = Goods()
HELP = Goods(help=True)
MOST_OFFERED = 10
"""Deals that are listed to pick from; any other can be made up."""
MOST_POINTS = 3
"""The most points that a listed deal gives for help."""


# --- what somebody has to offer


def held(survivor: Survivor) -> list[str]:
    """The ids of the objects and allies that can change hands: darkness.char.communicator"""
    return [*[one.id for one in survivor.things], *survivor.allies]


def purse(survivor: Survivor) -> int:
    """The points it can give: darkness.vp.spend.no_overdraft"""
    return max(0, survivor.points)


def kind_of(survivor: Survivor, thing: str) -> str:
    """What a thing or ally is, by its kind."""
    return next((one.kind for one in survivor.things if one.id == thing), thing)


def price(night: Night, survivor: Survivor, thing: str) -> int:
    """What somebody would ask for an object or an ally: the level of its disc, at least a point."""
    found = next((one for one in survivor.things if one.id == thing), None)
    if found is not None:
        return max(1, load.worth(found))
    return library().levels[library().allies[thing].code]


# --- why not


def why_not(night: Night, deal: Deal) -> Why | None:
    """Why a deal cannot be kept, with what would be right."""
    if deal.gives.nothing and deal.wants.nothing:
        return RULE, "empty_deal"
    one, other = night.survivor(deal.by), night.survivor(deal.to)
    for giver, receiver, goods in ((one, other, deal.gives), (other, one, deal.wants)):
        why = _cannot_give(night, giver, receiver, goods)
        if why is not None:
            return why
    if deal.gives.things or deal.wants.things:
        return _cannot_hand_over(night, one, other)
    return None


def _cannot_give(night: Night, giver: Survivor, receiver: Survivor, goods: Goods) -> Why | None:
    if not 0 <= goods.points <= purse(giver):
        args: dict[str, Arg] = {"figure": giver.id, "has": purse(giver)}
        return "darkness.vp.spend.no_overdraft", "too_few_points", args
    if len(set(goods.things)) != len(goods.things) or not set(goods.things) <= set(held(giver)):
        return RULE, "not_held", {"figure": giver.id}
    if any(handing.barred_from(night, receiver, thing) for thing in goods.things):
        return "darkness.steal.no_return", "no_return", {"figure": receiver.id}
    return None


def _cannot_hand_over(night: Night, one: Survivor, other: Survivor) -> Why | None:
    """Things change hands on one square, and with the action of the one whose turn it is.

    darkness.item.give, darkness.steal.consent
    """
    if one.at != other.at:
        return "darkness.item.give", "other_square"
    if night.active.acted:
        return "darkness.item.give", "acted"
    return None


# --- the question


class Terms(Domain[Deal], frozen=True):
    """A deal from one survivor to another. One that is empty on both sides is no deal at all."""

    listed: ClassVar[bool] = True

    by: str
    to: str
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    purses: tuple[int, int]
    proposed: Callable[[], Sequence[Deal]]
    refused: Callable[[Deal], Why | None]
    counter: bool
    """True for the answer to another deal, which is refused in another way."""

    def read(self, answer: object) -> Deal:
        deal = self._shaped(answer)
        if (deal.by, deal.to) != (self.by, self.to):
            raise Refused(Message.of(f"{NAME}.barred.other_parties"), RULE)
        if deal == self.none:
            return deal
        why = self.refused(deal)
        if why is not None:
            args = why[2] if len(why) == 3 else {}
            raise Refused(Message.of(f"{NAME}.barred.{why[1]}", **args), why[0])
        return deal

    def _shaped(self, answer: object) -> Deal:
        try:
            found: Deal = shaped(answer, Deal)
        except msgspec.ValidationError:
            malformed("deal", answer)
        return found

    @property
    def none(self) -> Deal:
        return Deal(self.by, self.to)

    def write(self, value: Deal) -> Plain:
        return plain_of(value)

    def candidates(self) -> Iterator[Deal]:
        """Some sensible deals, and the empty one; always at least one."""
        found = self.proposed()
        yield from found
        if not (self.counter and found):
            yield self.none

    def sample(self, rng: Random) -> Deal:
        found = list(self.candidates())
        return found[int(rng.random() * len(found))]

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "deal",
            "by": self.by,
            "to": self.to,
            "mine": list(self.mine),
            "theirs": list(self.theirs),
            "purses": list(self.purses),
        }


def terms(night: Night, one: Survivor, other: Survivor, *, counter: bool = False) -> Terms:
    """The question of what deal to put to another."""
    return Terms(
        one.id,
        other.id,
        tuple(held(one)),
        tuple(held(other)),
        (purse(one), purse(other)),
        lambda: offers(night, one, other),
        lambda deal: why_not(night, deal),
        counter,
    )


def offers(night: Night, one: Survivor, other: Survivor) -> list[Deal]:
    """The deals that are listed: help for points, help for help, things for points, and swaps."""
    made = [Deal(one.id, other.id, gives, wants) for gives, wants in _pairs(night, one, other)]
    return [deal for deal in made if why_not(night, deal) is None][:MOST_OFFERED]


def _pairs(night: Night, one: Survivor, other: Survivor) -> Iterator[tuple[Goods, Goods]]:
    for points in range(1, min(MOST_POINTS, purse(one)) + 1):
        yield Goods(points=points), HELP
    yield HELP, HELP
    yield HELP, Goods(points=1)
    for thing in held(other):
        yield Goods(points=price(night, other, thing)), Goods((thing,))
    for thing in held(one):
        yield Goods((thing,)), Goods(points=price(night, one, thing))
    for mine in held(one):
        for wanted in held(other):
            yield Goods((mine,)), Goods((wanted,))
