"""The window in which hunters [RE]act to an attack that has wounded somebody.

An attack is resolved completely inside a window; then those who saw it may each do one thing.
What they do may be answered by an attack, which has a window of its own: nesting is a call.
What is weighed ends where a window opens: those who could still act in it are left as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from tapete.games.arena.events.attacks import Reacts
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.loot import using
from tapete.games.arena.state import Helper, Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf, Seat
from tapete.spaces.hexes.hexes import Hex

PASS = "pass"
ASK = "arena.ask.react"


class Hurt:
    """The hunters an attack has wounded, each with the zone where it stood."""

    def __init__(self) -> None:
        self.victims: list[tuple[Hunter, Hex]] = []

    def note(self, hunter: Hunter, suffer: Callable[[], object]) -> None:
        """Lets a hunter suffer something, and remembers it if that wounded it.

        What a Shield takes is no wound: arena.ruling.reaction_shielded
        """
        zone, hunter.bled = hunter.at, False
        suffer()
        if zone is not None and hunter.bled:
            self.victims.append((hunter, zone))
        hunter.bled = False


@contextmanager
def opened(arena: Arena) -> Iterator[Hurt]:
    """An attack, and then what follows from it: arena.reaction.timing"""
    hurt = Hurt()
    yield hurt
    react(arena, hurt)


def react(arena: Arena, hurt: Hurt) -> None:
    """Each who saw a hunter be wounded, and the wounded one, may do one thing, in any order.

    arena.reaction.trigger, arena.reaction.once_per_attack, arena.reaction.order,
    arena.ruling.ffyl_order
    """
    seers, done = _seers(arena, hurt), set[str]()
    while (able := _able(arena, seers, done)) and not arena.table.ignores(ASK):
        who = _next(arena, able, done)
        if who is not None:
            done.add(who.id)
            _act(arena, who)
    for hunter, _ in hurt.victims:
        if hunter.dying and all(one is not hunter for one in able):
            wounds.eliminate(arena, hunter)


def last_stand(arena: Arena, hunter: Hunter) -> None:
    """Lets a hunter fight for its life by itself, after a wound that was no attack.

    arena.ruling.ffyl_non_attack
    """
    if arena.table.ignores(ASK):
        return
    _act(arena, hunter)
    if hunter.dying:
        wounds.eliminate(arena, hunter)


def _next(arena: Arena, able: list[Hunter | Helper], done: set[str]) -> Hunter | Helper | None:
    """Who does something next; None if somebody lets the chance pass."""
    if len(able) == 1:
        return able[0]
    by_seat: dict[Seat, list[str]] = {}
    for one in able:
        by_seat.setdefault(arena.seat(one), []).append(one.id)
    loot = using.by_seat(arena)
    domains = {
        seat: OneOf[str | using.Offer]((*ids, *loot.get(seat, []), PASS))
        for seat, ids in by_seat.items()
    }
    seat, chosen = arena.table.ask_any(domains, ASK, "arena.reaction.order")
    if isinstance(chosen, using.Offer):
        using.use(arena, arena.hunter(chosen.figure), chosen.what)
    elif chosen == PASS:
        done.update(by_seat[seat])
    return next((one for one in able if one.id == chosen), None)


def _act(arena: Arena, figure: Hunter | Helper) -> None:
    """A [RE]action inside another one answers an attack of its own.

    arena.reaction.single_action, arena.ruling.reaction_nested
    """
    also = (*REASONS, *(("arena.reaction.again_other_attack",) if arena.reacting else ()))
    arena.table.tell(Reacts, figure=figure.id, rule="arena.reaction.trigger", also=also)
    arena.act(arena, figure)


REASONS = (
    "arena.reaction.timing", "arena.reaction.single_action", "arena.reaction.cost",
    "arena.reaction.once_per_attack",
)  # fmt: skip
"""How a [RE]action is done."""


def _seers(arena: Arena, hurt: Hurt) -> list[Hunter | Helper]:
    """Those in the line of sight of somebody who was wounded, now that the attack is over.

    On a table that leaves their deeds open, only those who fight for their lives.
    """
    if arena.table.ignores(ASK):
        return [victim for victim, _ in hurt.victims if victim.dying]
    every: list[Hunter | Helper] = [*arena.state.hunters, *arena.state.helpers]
    return [
        one
        for one in every
        if one.at is not None
        and any(_seen(arena, one, victim, zone) for victim, zone in hurt.victims)
    ]  # fmt: skip


def _able(
    arena: Arena, seers: list[Hunter | Helper], done: Collection[str]
) -> list[Hunter | Helper]:
    """Those who may still [RE]act: they are in the arena and have a token to pay with."""
    return [
        one for one in seers if one.id not in done and one.at is not None and can_pay(arena, one)
    ]


def can_pay(arena: Arena, figure: Hunter | Helper) -> bool:
    """True if it has an Available token: its own, its hunter's, or that of a weapon."""
    owner = arena.owner(figure)
    lent = [item.lent for item in owner.equipped if item.lent is not None and not item.spent]
    tokens = [*owner.tokens, *(figure.tokens if isinstance(figure, Helper) else lent)]
    return any(not token.spent for token in tokens)


def _seen(arena: Arena, figure: Hunter | Helper, victim: Hunter, zone: Hex) -> bool:
    """True if it is in the victim's line of sight, taken from where the victim stood.

    arena.ruling.reaction_los_direction, arena.ruling.reaction_after_elimination
    """
    if figure is victim:
        return True
    assert figure.at is not None
    stood, victim.at = victim.at, zone
    seen = arena.sees(victim, figure.at, engaged=arena.rules.reaction_los_engaged)
    victim.at = stood
    return seen
