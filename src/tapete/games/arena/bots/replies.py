"""Quick replies, which bots assume that everybody gives while something else is weighed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tapete.deeds import Do
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.content.library import library
from tapete.games.arena.rules.gear.cards import DROP
from tapete.games.arena.rules.harm.alike import Alike
from tapete.games.arena.rules.reactions.window import PASS
from tapete.kernel import Domain, Either, Filled, OneOf, Some, YesNo

COLLECT, REROLL, DEFEND, STUNNED, GIVE = [
    f"arena.ask.{what}" for what in ("collect", "reroll", "defend", "stunned", "give")
]
MINOR = tuple([f"arena.ask.{what}" for what in ("skill", "place", "route", "fumble_order")])
"""Questions that matter only later, or about enemies where all answers are equally good."""
WORST = (Alike("red"), Alike("yellow"), Alike("green"))


def glance(key: str, domain: Domain[Any]) -> Any:
    """Takes all there is, never [RE]acts, defends with the best die, and keeps a roll.

    Loot is kept where it could be used.
    """
    if isinstance(domain, Either):
        return "do", Filled(Do(MENU.end.name))
    if isinstance(domain, Some) and key == COLLECT:
        return tuple(domain.options)
    if isinstance(domain, Some) and key == GIVE:
        return spare(domain)
    if isinstance(domain, YesNo) and key == REROLL:
        return False
    if isinstance(domain, OneOf):
        return _one_of(key, domain)
    return next(iter(domain.candidates()))


def spare(domain: Some[Any]) -> tuple[Any, ...]:
    """What is given to a friend at the machines: tokens, which would be lost, but no gear."""
    return tuple([one for one in domain.options if one.kind in library().loot])


def _one_of(key: str, domain: OneOf[Any]) -> Any:
    options = domain.options
    if key == DEFEND:
        return _guard(options)
    if key == STUNNED:
        return next(one for one in WORST if one in options)
    return options[-1] if options[0] == DROP or options[-1] == PASS else options[0]


def _guard(options: Sequence[Any]) -> Any:
    """The best die, Spent if there is the choice: it may turn red."""
    first = options[0]
    spent = replace(first, spent=True)
    return spent if spent in options else first
