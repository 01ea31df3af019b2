"""Bullets: secret, spent one a shot, passed on; a ledger keeps what has become of each."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import lru_cache

from tapete.games.punk.content.played import known
from tapete.games.punk.events.gear import BulletsCounted, BulletsPassed
from tapete.games.punk.rules.gear.handing import GIVE, TAKE, Handing
from tapete.games.punk.state import Entry, Fired, Mini, Passed, Renumbered
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf, Seat

SECRET = "punk.bullets.secret"
EXCHANGE = "punk.bullets.exchange"
ENOUGH = "enough"
"""The answer that no more bullets change hands."""


def has_bullets(mini: Mini, kind: str = "") -> bool:
    """True if it has bullets of that kind, or of any."""
    return mini.bullets.get(kind, 0) > 0 if kind else any(mini.bullets.values())


def kinds_of(mini: Mini) -> list[str]:
    """The kinds of which it has at least one, in order."""
    return [kind for kind, count in mini.bullets.items() if count > 0]


def possible_kinds(skirmish: Skirmish) -> int:
    """How many kinds a mini might have for all the rival knows: what both factions can buy."""
    factions = skirmish.state.factions
    return max(1, len({kind for faction in factions for kind in _sold_to(faction)}))


@lru_cache(maxsize=256)
def _sold_to(faction: str) -> frozenset[str]:
    found = known()
    profiles = found.profiles_of(faction).values() if faction else ()
    gear = {one for profile in profiles for one in profile.gear}
    return frozenset(gear & found.ammunition.keys())


def fire(skirmish: Skirmish, mini: Mini, kind: str) -> None:
    """One bullet less, and an entry more in its side's ledger."""
    _change(mini, kind, -1)
    _note(skirmish, mini.seat, Fired(skirmish.state.turn, mini.id, kind))


def hand_over(skirmish: Skirmish, giver: Mini, taker: Mini, kind: str, count: int) -> None:
    """Bullets change hands; if the sides do too, both write it down: punk.ruling.loot_amount"""
    _change(giver, kind, -count)
    _change(taker, kind, count)
    turn = skirmish.state.turn
    if giver.seat == taker.seat:
        _note(skirmish, giver.seat, Passed(turn, kind, count, giver.id, taker.id))
    else:
        _note(skirmish, giver.seat, Passed(turn, kind, count, giver=giver.id))
        _note(skirmish, taker.seat, Passed(turn, kind, count, taker=taker.id))


def gain(skirmish: Skirmish, mini: Mini, kind: str) -> None:
    """One bullet more, which comes from no other mini."""
    _change(mini, kind, 1)
    _note(skirmish, mini.seat, Passed(skirmish.state.turn, kind, 1, taker=mini.id))


def _change(mini: Mini, kind: str, amount: int) -> None:
    left = max(0, mini.bullets.get(kind, 0) + amount)
    rest = {one: count for one, count in mini.bullets.items() if one != kind or left}
    mini.bullets = {**rest, kind: left} if left else rest


def note_numbers(skirmish: Skirmish, seat: Seat, changed: Mapping[str, str]) -> None:
    """An entry of the ledger for minis that have other ids from now on: the new ones by the old."""
    if changed:
        _note(skirmish, seat, Renumbered(skirmish.state.turn, {**changed}))


def _note(skirmish: Skirmish, seat: Seat, entry: Entry) -> None:
    skirmish.state.ledger[seat].append(entry)


def exchange(skirmish: Skirmish, mini: Mini, friend: Mini) -> None:
    """Any number of any kinds, in one direction; how many and which, nobody else learns.

    It is asked once for each kind there might be, so that nobody can count those there are.
    """
    skirmish.table.tell(BulletsPassed, figure=mini.id, target=friend.id, rule=EXCHANGE)
    passed = set[str]()
    options: list[Handing | str] = [*_handfuls(GIVE, mini), *_handfuls(TAKE, friend)]
    most = max(possible_kinds(skirmish), len(kinds_of(mini)), len(kinds_of(friend)))
    for _ in range(most):
        handed = _asked(skirmish, mini, friend, options)
        if not isinstance(handed, Handing):
            options = [ENOUGH]
            continue
        giver, taker = (mini, friend) if handed.way == GIVE else (friend, mini)
        hand_over(skirmish, giver, taker, handed.kind, handed.count)
        for one in (mini, friend):
            tell_count(skirmish, one, handed.kind)
        passed.add(handed.kind)
        options = [*_handfuls(handed.way, giver, passed), ENOUGH]


def _asked(
    skirmish: Skirmish, mini: Mini, friend: Mini, options: list[Handing | str]
) -> Handing | str:
    return skirmish.table.ask(
        mini.seat,
        "punk.ask.bullets",
        OneOf(options),
        EXCHANGE,
        secret=True,
        figure=mini.id,
        target=friend.id,
    )


def _handfuls(way: str, mini: Mini, passed: Container[str] = ()) -> list[Handing]:
    """All of a kind first, and fewer and fewer of it."""
    return [
        Handing(way, kind, count=count)
        for kind in kinds_of(mini)
        if kind not in passed
        for count in range(mini.bullets[kind], 0, -1)
    ]


def tell_count(skirmish: Skirmish, mini: Mini, kind: str) -> None:
    """Tells only its own side how many bullets of a kind it has."""
    count = mini.bullets.get(kind, 0)
    skirmish.table.tell(
        BulletsCounted, to=(mini.seat,), figure=mini.id, bullet=kind, count=count, rule=SECRET
    )
