"""Actions with gear: looting the downed and passing on bullets."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind, barred
from tapete.games.punk.rules.gear.bullets import EXCHANGE, exchange, partners
from tapete.games.punk.rules.gear.looting import GUARDED, LOOT, NEVER, bodies, cannot_loot, loot
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Barred, Choice


def _offer_loot(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if not cannot_loot(mini):
        yield from (Choice(Do("loot", body.id)) for body in bodies(skirmish, mini))


def _bar_loot(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    cannot, able = cannot_loot(mini), bodies(skirmish, mini)
    for body in skirmish.downed():
        do = Do("loot", body.id)
        if cannot:
            yield barred(do, NEVER[cannot], "unable", ability=cannot)
        elif not skirmish.in_contact(mini, body):
            yield barred(do, LOOT, "not_touching")
        elif body not in able:
            rule, why = (LOOT, "emptied") if body.emptied else (GUARDED, "guarded")
            yield barred(do, rule, why)


def _loot(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    loot(skirmish, mini, skirmish.mini(do.to))


def _offer_exchange(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    yield from (Choice(Do("exchange", friend.id)) for friend in partners(skirmish, mini))


def _bar_exchange(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    able = partners(skirmish, mini)
    for friend in skirmish.friends(mini):
        if friend not in able:
            near = skirmish.in_contact(mini, friend)
            why = "no_bullets_to_pass" if near else "not_touching"
            yield barred(Do("exchange", friend.id), EXCHANGE, why)


def _exchange(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    exchange(skirmish, mini, skirmish.mini(do.to))


def _has_bodies_about(skirmish: Skirmish, mini: Mini) -> bool:
    return bool(skirmish.downed())


def _has_bullets_about(skirmish: Skirmish, mini: Mini) -> bool:
    """True if any mini of its band has bullets."""
    return any(one.bullets for one in (mini, *skirmish.friends(mini)))


KINDS: tuple[Kind, ...] = (
    Kind("loot", groups.GEAR, _offer_loot, _loot, _bar_loot, _has_bodies_about, bundled=True,
        item="target"),
    Kind("exchange", groups.GEAR, _offer_exchange, _exchange, _bar_exchange, _has_bullets_about,
        tried="never"),
)  # fmt: skip
