"""Fighting and separating: all that a mini in contact with an enemy may do."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind, barred
from tapete.games.punk.figures import can_use, has
from tapete.games.punk.rules.fighting.combat import fight
from tapete.games.punk.rules.moving.separating import retreats, separate
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Barred, Choice

FIGHT, SEPARATE = "fight", "separate"
DASH = "punk.attribute.dash"
ONE_COMBAT = "punk.combat.multiple.one_combat"
INVOLVED = "punk.combat.multiple.involved"
ONLY_WAY = "punk.combat.separate.only_way"
NO_SEPARATE = "punk.special.bloodthirst.no_separate"


def _offer_fight(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    """Offers a fight with any enemy in the same combat, in contact or not."""
    if not can_use(mini, "C"):
        return
    for rival in skirmish.combat(mini):
        if rival.seat != mini.seat:
            yield Choice(Do(FIGHT, rival.id))


def _bar_fight(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    """Bars enemies in another combat, and enemies that only touch a mini of this one."""
    if not can_use(mini, "C"):
        yield barred(Do(FIGHT), DASH, "dash", attribute="C")
    combat = skirmish.combat(mini)
    for enemy in skirmish.enemies(mini):
        if enemy in combat:
            continue
        if skirmish.locked(enemy):
            yield barred(Do(FIGHT, enemy.id), ONE_COMBAT, "other_combat", target=enemy.id)
        elif any(skirmish.in_contact(enemy, one) for one in combat):
            yield barred(Do(FIGHT, enemy.id), INVOLVED, "not_involved", target=enemy.id)


def _fight(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    """Fights, unless its rival is out by now because of a fire or an explosion."""
    rival = skirmish.mini(do.to)
    if not rival.out:
        fight(skirmish, mini, rival)


def _offer_separate(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if _why_not(skirmish, mini) is None:
        yield Choice(Do(SEPARATE))


def _bar_separate(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    why = _why_not(skirmish, mini)
    if why is not None:
        yield why


def _why_not(skirmish: Skirmish, mini: Mini) -> Barred | None:
    """Returns what keeps a mini from separating; None if nothing does."""
    do = Do(SEPARATE)
    if has(mini, "bloodthirst"):
        return barred(do, NO_SEPARATE, "bloodthirst")
    if mini.id in skirmish.active.shaky:
        return barred(do, "punk.move.prone.contact", "shaky")
    if not can_use(mini, "AG") and not has(mini, "slippery"):
        return barred(do, DASH, "dash", attribute="AG")
    if next(iter(retreats(skirmish, mini).few()), None) is None:
        return barred(do, ONLY_WAY, "hemmed_in")
    return None


def _separate(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    separate(skirmish, mini)


KINDS: tuple[Kind, ...] = (
    Kind(FIGHT, groups.FIGHT, _offer_fight, _fight, _bar_fight, harms=True, locked=True,
        tried="attack"),
    Kind(SEPARATE, groups.FIGHT, _offer_separate, _separate, _bar_separate, locked=True,
        addressed=False),
)  # fmt: skip
