"""Which minis act in an Agility Round, and which one is next."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.punk.figures import value
from tapete.games.punk.rules.dice.readings import Versus
from tapete.games.punk.rules.dice.rolls import opposed
from tapete.games.punk.state import OFF_TABLE, Activation, Mini
from tapete.games.punk.unowned import NOBODY
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf, Seat
from tapete.kernel.chance.readings import Verdict

ONE_SIDE = "punk.turn.order.one_side"
ROLL_OFF = "punk.turn.order.roll_off"
AGAIN = "punk.turn.order.roll_off_tie"
ALTERNATE = "punk.turn.order.alternate"
LEFTOVER = "punk.turn.order.leftover"
MINE, THEIRS = "mine", "theirs"
ASK_FIRST = "punk.ask.first"


def moment(mini: Mini) -> int:
    """The Round in which it acts: that of its Agility now, or a later one it waits for.

    punk.ruling.agility_change: a mini with none left acts after Round 1, last of all.
    """
    agility = max(0, value(mini, "AG"))
    return min(agility, mini.delayed) if mini.delayed else agility


def ready(skirmish: Skirmish) -> list[Mini]:
    """The minis on the table that have not acted this Turn: punk.turn.activation.once"""
    return [one for one in skirmish.standing() if not one.acted and one.at != OFF_TABLE]


def of_the_round(skirmish: Skirmish) -> list[Mini]:
    """The minis that act in this Round; one whose Round has already passed joins it.

    punk.turn.round.order, punk.ruling.agility_change
    """
    now = skirmish.state.round
    return [mini for mini in ready(skirmish) if moment(mini) >= now]


def sides(minis: Sequence[Mini]) -> list[Seat]:
    """The sides that have a mini among these; beasts are no side."""
    return sorted({mini.seat for mini in minis} - {NOBODY})


def settle_first(skirmish: Skirmish, here: Sequence[Seat]) -> None:
    """If both sides have minis in the Round, each rolls a die; the higher says who begins."""
    state = skirmish.state
    if len(here) < 2:
        state.next = here[0] if here else 0
        return
    winner = roll_off(skirmish, ROLL_OFF, AGAIN)
    first = skirmish.table.ask(
        winner, ASK_FIRST, OneOf((MINE, THEIRS)), ROLL_OFF, round=state.round
    )
    state.next = winner if first == MINE else 1 - winner


def roll_off(skirmish: Skirmish, rule: str, again: str) -> Seat:
    """Each rolls a die until one is higher; it is part of no Action: punk.ruling.reroll_scope"""
    while True:
        skirmish.state.rerolled.clear()
        verdict = opposed(skirmish, (0, 1), Versus(0, Verdict.TIED), rule)
        if verdict is not Verdict.TIED:
            return 0 if verdict is Verdict.WON else 1
        rule = again


def next_mini(skirmish: Skirmish) -> None:
    """Beasts first; then sides alternate, and each player picks one of their own."""
    state = skirmish.state
    waiting = of_the_round(skirmish)
    beasts = [mini for mini in waiting if mini.seat == NOBODY]
    if beasts:
        activate(skirmish, beasts[0])
        return
    own = [mini for mini in waiting if mini.seat == state.next]
    if waiting and not own:
        state.next = 1 - state.next
        own = waiting
    if not own:
        state.phase = "round"
        return
    activate(skirmish, _picked(skirmish, own, len(waiting) > len(own)))


def _picked(skirmish: Skirmish, own: list[Mini], shared: bool) -> Mini:
    """The mini that its player picks; with only one, nobody is asked."""
    if len(own) == 1:
        return own[0]
    rule = ALTERNATE if shared else LEFTOVER if _has_begun(skirmish) else ONE_SIDE
    seat, options = own[0].seat, [mini.id for mini in own]
    chosen = skirmish.table.ask(
        seat, "punk.ask.next", OneOf(options), rule, round=skirmish.state.round
    )
    return skirmish.mini(chosen)


def _has_begun(skirmish: Skirmish) -> bool:
    """True if a mini of the other side has acted in this Round."""
    now, seat = skirmish.state.round, skirmish.state.next
    return any(
        one.acted and one.seat not in (seat, NOBODY) and moment(one) == now
        for one in skirmish.standing()
    )


def activate(skirmish: Skirmish, mini: Mini) -> None:
    """Its activation begins; no other's does before it ends: punk.turn.activation.block"""
    skirmish.state.active = Activation(mini.id, left=0, trail=[mini.at])
    skirmish.state.phase = "begin"
