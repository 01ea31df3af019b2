"""Actions with gear: looting the downed and passing on bullets."""

from __future__ import annotations

from tapete.deeds import ToEach, Why, upon
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.figures import has
from tapete.games.punk.rules.gear.bullets import EXCHANGE, exchange, has_bullets
from tapete.games.punk.rules.gear.looting import GUARDED, LOOT, NEVER, cannot_loot, loot
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish


def _why_not_loot(skirmish: Skirmish, mini: Mini, body: Mini) -> Why | None:
    """Nobody knows beforehand if there are bullets on a body."""
    cannot = cannot_loot(mini)
    if cannot:
        return NEVER[cannot], "unable", {"ability": cannot}
    if not skirmish.in_contact(mini, body):
        return LOOT, "not_touching"
    if body.emptied:
        return LOOT, "emptied"
    return (GUARDED, "guarded") if has(body, "guarded") else None


def _why_not_exchange(skirmish: Skirmish, mini: Mini, friend: Mini) -> Why | None:
    """Friends in contact give or take bullets; they may be locked: punk.ruling.exchange_amount"""
    if not skirmish.in_contact(mini, friend):
        return EXCHANGE, "not_touching"
    able = has_bullets(mini) or has_bullets(friend)
    return None if able else (EXCHANGE, "no_bullets_to_pass")


def _has_bullets_about(skirmish: Skirmish, mini: Mini) -> bool:
    """True if any mini of its band has bullets."""
    return any(one.bullets for one in (mini, *skirmish.friends(mini)))


KINDS: tuple[Kind, ...] = (
    Kind("loot", groups.GEAR, upon(Skirmish.mini, loot),
        ToEach(lambda skirmish, mini: skirmish.downed(), _why_not_loot),
        whose=lambda skirmish, mini: bool(skirmish.downed()), lead=17, bundled=True,
        item="target"),
    Kind("exchange", groups.GEAR, upon(Skirmish.mini, exchange),
        ToEach(Skirmish.friends, _why_not_exchange), whose=_has_bullets_about, tried="never"),
)  # fmt: skip
