"""Searching a downed mini: what may be taken from it, and what must be left for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from tapete.games.punk.content.entries import Equipment
from tapete.games.punk.events.gear import Looted
from tapete.games.punk.figures import abilities, entry_of, has, is_wreck
from tapete.games.punk.rules.gear.bullets import hand_over, kinds_of, tell_count
from tapete.games.punk.rules.gear.carrying import is_weapon, overload
from tapete.games.punk.rules.gear.handing import LEAVE, TAKE, Handing
from tapete.games.punk.rules.gear.loot_question import Haul
from tapete.games.punk.rules.story.recruiting import item_of
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish

LOOT = "punk.downed.loot.action"
NEVER = {
    "beast": "punk.special.beast",
    "dimwit": "punk.special.dimwit",
    "embedded": "punk.core.embedded",
}
"""Special rules of minis that never loot; the mounted may: punk.ruling.mounted_loot"""
GUARDED = "punk.core.guarded"


def cannot_loot(mini: Mini) -> str:
    """The special rule that forbids it; empty if none does."""
    if any(_is_embedded(item) for item in mini.gear):
        return "embedded"
    return next((ability for ability in NEVER if has(mini, ability)), "")


def loot(skirmish: Skirmish, mini: Mini, body: Mini) -> None:
    """Takes any weapons, equipment and bullets of a body, within limits; not its armour.

    What is given up for it is left with the body: punk.ruling.loot_amount. It is asked even where
    there is nothing to take, so that others do not learn if there are bullets.
    """
    there, here = _things(body, TAKE), _things(mini, LEAVE)
    rounds = {kind: _rounds(body, kind) for kind in kinds_of(body)}
    options = [*there, *chain(*rounds.values())]
    chosen = skirmish.table.ask(
        mini.seat,
        "punk.ask.loot",
        Haul(
            [*options, *here] if options else [],
            broken=lambda some: _broken(skirmish, mini, there, here, some),
            alike=tuple(rounds.values()),
        ),
        LOOT,
        secret=True,
        figure=mini.id,
        target=body.id,
    )
    _swap(skirmish, mini, body, there, here, chosen)
    for kind, takes in rounds.items():
        count = sum(one in chosen for one in takes)
        if count:
            hand_over(skirmish, body, mini, kind, count)
            tell_count(skirmish, mini, kind)


def _rounds(body: Mini, kind: str) -> tuple[Handing, ...]:
    """Its bullets of a kind are taken one by one."""
    return tuple([Handing(TAKE, kind, n + 1) for n in range(body.bullets[kind])])


def _things(mini: Mini, way: str) -> dict[Handing, Item]:
    """What can change hands, by the answer that says so.

    What is part of the body, or grown into it, cannot.
    """
    found: dict[Handing, Item] = {}
    grown = {one for item in mini.gear if _is_embedded(item) for one in _fitted(item)}
    loose = [item for item in mini.gear if _is_loose(item) and item.kind not in grown]
    shield = [item_of(mini.shield)] if mini.shield else []
    for item in (*loose, *shield):
        number = sum(one.kind == item.kind for one in found.values())
        found[Handing(way, item.kind, number + 1)] = item
    return found


def _is_loose(item: Item) -> bool:
    """True if it is neither part of a body nor blown to scrap."""
    equipment = isinstance(entry_of(item.kind), Equipment) and not _is_embedded(item)
    return (is_weapon(item.kind) or equipment) and not is_wreck(item)


def _is_embedded(item: Item) -> bool:
    """True if it is grown into its bearer: punk.core.embedded"""
    return "embedded" in abilities(item.kind)


def _fitted(item: Item) -> tuple[str, ...]:
    entry = entry_of(item.kind)
    return entry.fits if isinstance(entry, Equipment) else ()


def _broken(
    skirmish: Skirmish,
    mini: Mini,
    there: dict[Handing, Item],
    here: dict[Handing, Item],
    chosen: Sequence[Handing],
) -> str:
    """The rule that such a choice breaks: nothing is left unless something is taken for it."""
    kept = [item.kind for handing, item in here.items() if handing not in chosen]
    taken = [item.kind for handing, item in there.items() if handing in chosen]
    if not taken and len(kept) < len(here):
        return LOOT
    return overload(mini, [*kept, *taken], skirmish.rules.three_bombs_each_kind)


def _swap(
    skirmish: Skirmish,
    mini: Mini,
    body: Mini,
    there: dict[Handing, Item],
    here: dict[Handing, Item],
    chosen: Sequence[Handing],
) -> None:
    """Everybody sees what changes hands."""
    taken = [item for handing, item in there.items() if handing in chosen]
    left = [item for handing, item in here.items() if handing in chosen]
    for item in left:
        _move(item, mini, body)
    for item in taken:
        _move(item, body, mini)
    skirmish.active.wields.pop(mini.id, None)
    skirmish.table.tell(
        Looted,
        figure=mini.id,
        target=body.id,
        taken=tuple([item.kind for item in taken]),
        left=tuple([item.kind for item in left]),
        rule=LOOT,
    )


def _move(item: Item, giver: Mini, taker: Mini) -> None:
    """Moves a thing to another mini: a shield is borne, all else is carried."""
    if item.kind == giver.shield:
        giver.shield, taker.shield = "", item.kind
        return
    giver.gear = [one for one in giver.gear if one is not item]
    taker.gear = [*taker.gear, item]
