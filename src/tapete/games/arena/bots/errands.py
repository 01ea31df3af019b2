"""Plain questions that are soon decided: who goes next, where to stand, which card to take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.arena.bots.places import Outlook
from tapete.games.arena.figures import available, red_count
from tapete.games.arena.rules.dice.asking import CHANCE
from tapete.games.arena.rules.enemies.orders import AS_THEY_COME
from tapete.games.arena.rules.intermission.exchange import Hand
from tapete.games.arena.rules.intermission.training import KEEP
from tapete.games.arena.rules.loot.using import Offer
from tapete.games.arena.rules.reactions.window import PASS
from tapete.games.arena.state import Hunter
from tapete.spaces.hexes.hexes import Hex
from tapete.spaces.hexes.names import hex_given

SETTLED = (AS_THEY_COME, KEEP)
"""Answers that are good enough wherever they are offered first."""
MOST = 8
"""The most answers that are weighed."""


def errand(options: Sequence[Any], outlook: Outlook) -> list[Any]:
    """The answers to a plain question that are worth weighing, often a single one.

    Nobody leaves anything to chance, or gives away gear that it may need.
    """
    if options[0] in SETTLED:
        return [options[0]]
    hunters = {one.id: one for one in outlook.state.hunters}
    offers = [one for one in options if isinstance(one, Offer)]
    names = [one for one in options if not isinstance(one, Offer)]
    if outlook.state.phase == "hunters" and names and all(one in hunters for one in names):
        return [_who_goes([hunters[one] for one in names], outlook), *offers][:MOST]
    if options[-1] == PASS:
        return [*_who_reacts(names, hunters, outlook), *offers][:MOST]
    if outlook.state.phase in ("deploy", "respawn") and None not in map(hex_given, options):
        return [_where(options, outlook)]
    return [one for one in options if one != CHANCE and not isinstance(one, Hand)][:MOST]


# --- who


def _who_goes(able: Sequence[Hunter], outlook: Outlook) -> str:
    """Hunters with somebody to attack go before those who must walk, the hale before the hurt."""

    def eager(hunter: Hunter) -> tuple[float, int]:
        assert hunter.at is not None
        return outlook.place(hunter, hunter.at), -red_count(hunter)

    return max(able, key=eager).id


def _who_reacts(options: Sequence[Any], hunters: dict[str, Hunter], outlook: Outlook) -> list[Any]:
    """A hunter that fights for its life, else one that has an enemy to attack, else nobody."""
    dying = [one for one in options if one in hunters and hunters[one].dying]
    if dying:
        return dying[:1]
    return [one for one in options if one in hunters and _may_strike(hunters[one], outlook)][
        :1
    ] or [PASS]


def _may_strike(hunter: Hunter, outlook: Outlook) -> bool:
    """True if it has an enemy to attack, and a token that it does not need for its activation."""
    waits = outlook.state.phase == "hunters" and not hunter.activated
    if waits or hunter.at is None or not any(available(hunter.tokens)):
        return False
    return outlook.aims(hunter, hunter.at)


# --- where


def _where(options: Sequence[Hex], outlook: Outlook) -> Hex:
    """The best zone in which somebody can come into the arena."""
    waiting = [one for one in outlook.state.hunters if one.at is None]
    hunter = next(iter(waiting), outlook.state.hunters[0])
    return max(options, key=lambda zone: outlook.place(hunter, zone))
