"""Settles what to keep, and what to warn of, if a stat block's values differ from the rules'."""

from __future__ import annotations

import msgspec

from tapete.games.savage.content.library import Profile
from tapete.games.savage.workshop.statblock.derived import derived
from tapete.kernel import Message

_HIGH = 1_000
"""A Toughness so high that the minimum does not matter."""


class Given(msgspec.Struct, frozen=True):
    """The values that a block states; None if it does not. `toughness` includes the armour."""

    pace: int | None = None
    parry: int | None = None
    toughness: int | None = None
    armour: int | None = None


def settled(profile: Profile, given: Given) -> tuple[Profile, tuple[Message, ...]]:
    """Returns the profile with the values that the block states, and warnings where they differ.

    The book's number counts: a block may leave out what makes it more or less.
    """
    warnings: list[Message] = []
    for value in (_pace, _parry, _armour, _toughness):
        profile, warning = value(profile, given)
        warnings += [warning] if warning else []
    return profile, tuple(warnings)


def _pace(profile: Profile, given: Given) -> tuple[Profile, Message | None]:
    computed = derived(profile).pace
    if given.pace is None or given.pace == computed:
        return profile, None
    kept = msgspec.structs.replace(profile, pace=profile.pace + given.pace - computed)
    return kept, _kept("pace", given.pace, computed)


def _parry(profile: Profile, given: Given) -> tuple[Profile, Message | None]:
    computed = derived(profile).parry
    return _stated(profile, "parry", given.parry, computed, profile.parry - computed)


def _armour(profile: Profile, given: Given) -> tuple[Profile, Message | None]:
    computed = derived(profile).armour
    return _stated(profile, "armour", given.armour, computed, profile.armour - computed)


def _toughness(profile: Profile, given: Given) -> tuple[Profile, Message | None]:
    values = derived(profile)
    armour = values.armour if given.armour is None else given.armour
    own = None if given.toughness is None else max(1, given.toughness - armour)
    high = derived(msgspec.structs.replace(profile, toughness=_HIGH)).toughness
    return _stated(profile, "toughness", own, values.toughness, _HIGH - high)


def _stated(
    profile: Profile, field: str, given: int | None, computed: int, less: int
) -> tuple[Profile, Message | None]:
    """Keeps a value that is not what the rules give: the field becomes `given + less`."""
    if given is None or given == computed:
        return profile, None
    kept = msgspec.structs.replace(profile, **{field: given + less})
    return kept, _kept(field, given, computed)


def _kept(field: str, given: int, computed: int) -> Message:
    return Message.of("savage.hero.warning.kept", field=field, given=given, computed=computed)
