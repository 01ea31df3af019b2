"""Those who help with a roll: who can, who is asked, who agrees, and what each gives."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.darkness.content.entries import Use
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.checks import Helped, Refused
from tapete.games.darkness.rules.bargains.promises import promised_to, settle
from tapete.games.darkness.rules.checks.pool import pool
from tapete.games.darkness.state import Attribute, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Some, YesNo

ASK, ASSIST = "helpers", "assist"
HELP = f"darkness.ask.{ASK}"
EXCLUDED: frozenset[Use] = frozenset(("move", "perceive"))
"""darkness.collab.excluded"""


class Extra(msgspec.Struct, frozen=True):
    """An extra throw that somebody gives a roll: who, and how many dice at most."""

    source: str
    most: int
    rule: str


def can_help(night: Night, other: Survivor, who: Survivor) -> bool:
    """True if somebody is within three squares, and nothing keeps it on its tile.

    darkness.collab.range, darkness.ruling.fate_bad_7_detail
    """
    here, there = other.at, who.at
    if here is None or there is None or not night.near(other, there):
        return False
    return not other.bound or night.city.tile_at(here) == night.city.tile_at(there)


def agreed(
    night: Night, who: Survivor, uses: tuple[Use, ...], against: str = ""
) -> tuple[str, ...]:
    """Help is agreed before the roll, by both; the helper comes to the square and stays.

    Nobody helps the one it rolls `against`.

    darkness.comm.help_before_roll, darkness.collab.helper_moves, darkness.ruling.help_cost
    """
    if any(use in EXCLUDED for use in uses) or night.table.ignores(HELP):
        return ()
    first = promised_to(night, who)
    others = [one for one in night.others(who) if one.id != against]
    able = [one.id for one in others if can_help(night, one, who)]
    if not able:
        return ()
    able.sort(key=lambda one: one not in first)
    asked = night.ask(who, ASK, Some(able), "darkness.comm.help_before_roll")
    helping = tuple([one for one in asked if _agrees(night, night.survivor(one), who)])
    settle(night, who, asked, helping)
    return helping


def _agrees(night: Night, other: Survivor, who: Survivor) -> bool:
    if not night.ask(other, ASSIST, YesNo(), "darkness.collab.range", target=who.id):
        night.tell(Refused, "darkness.comm.help_before_roll", figure=other.id, target=who.id)
        return False
    join(night, other, who)
    return True


def join(night: Night, other: Survivor, who: Survivor) -> None:
    """The helper comes to the square of the roll.

    darkness.collab.helper_moves, darkness.ruling.flip_mandatory
    """
    if other.at != who.at:
        other.at = who.at
        other.brought = night.spot(who.at) is not None
    night.tell(Helped, "darkness.collab.helper_moves", figure=other.id, target=who.id)


# --- what they give


def extras(
    night: Night,
    who: Survivor,
    attribute: Attribute,
    uses: tuple[Use, ...],
    helpers: Sequence[str],
    dice: int,
) -> tuple[Extra, ...]:
    """One ally gives an extra throw, and each helper another: darkness.collab.multiple

    `dice` are those of the roll: nobody throws more than those again.
    """
    people = [night.survivor(one) for one in helpers]
    found = [ally(night, [who, *people], attribute, uses)]
    found += [_help(night, one, attribute, uses) for one in people]
    every = [extra for extra in found if extra is not None and extra.most > 0]
    return tuple([msgspec.structs.replace(extra, most=min(extra.most, dice)) for extra in every])


def ally(
    night: Night, people: Sequence[Survivor], attribute: Attribute, uses: tuple[Use, ...]
) -> Extra | None:
    """Only one ally helps with a roll, the best: darkness.ally.one_per_roll

    It may be a helper's: darkness.ruling.help_objects
    """
    known = library().allies
    held = [kind for one in people for kind in one.allies]
    fits = [
        kind
        for kind in held
        if known[kind].attribute == attribute
        and (not known[kind].uses or any(use in known[kind].uses for use in uses))
    ]
    best = max(fits, key=lambda kind: known[kind].dice, default=None)
    return None if best is None else Extra(best, known[best].dice, "darkness.disc.ally.bonus")


def _help(night: Night, one: Survivor, attribute: Attribute, uses: tuple[Use, ...]) -> Extra:
    """Returns how many dice the helper would throw for that check: darkness.collab.reroll"""
    own = pool(night, one, attribute, uses).dice
    return Extra(one.id, own, "darkness.collab.reroll")
