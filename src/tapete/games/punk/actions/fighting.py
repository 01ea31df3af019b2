"""Fighting and separating: all that a mini in contact with an enemy may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.deeds import Do, Listed, Way, Why, plain, simply, upon
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.figures import can_use, has
from tapete.games.punk.rules.fighting.combat import fight
from tapete.games.punk.rules.moving.separating import retreats, separate
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

FIGHT, SEPARATE = "fight", "separate"
DASH = "punk.attribute.dash"
ONE_COMBAT = "punk.combat.multiple.one_combat"
INVOLVED = "punk.combat.multiple.involved"
ONLY_WAY = "punk.combat.separate.only_way"
NO_SEPARATE = "punk.special.bloodthirst.no_separate"


def _fights(skirmish: Skirmish, mini: Mini) -> Iterator[Way]:
    """With any enemy in the same combat, in contact or not.

    Enemies in another combat are barred, and those that only touch a mini of this one.
    """
    able, combat = can_use(mini, "C"), skirmish.combat(mini)
    if not able:
        yield Do(FIGHT), (DASH, "dash", {"attribute": "C"}), plain
    for rival in combat:
        if able and rival.seat != mini.seat:
            yield Do(FIGHT, rival.id), None, plain
    for enemy in skirmish.enemies(mini):
        why = None if enemy in combat else _why_apart(skirmish, enemy, combat)
        if why is not None:
            yield Do(FIGHT, enemy.id), why, plain


def _why_apart(skirmish: Skirmish, enemy: Mini, combat: Sequence[Mini]) -> Why | None:
    if skirmish.locked(enemy):
        return ONE_COMBAT, "other_combat", {"target": enemy.id}
    touches = any(skirmish.in_contact(enemy, one) for one in combat)
    return (INVOLVED, "not_involved", {"target": enemy.id}) if touches else None


def _fight(skirmish: Skirmish, mini: Mini, rival: Mini) -> None:
    """Fights, unless its rival is out by now because of a fire or an explosion."""
    if not rival.out:
        fight(skirmish, mini, rival)


def _why_not_separate(skirmish: Skirmish, mini: Mini) -> Why | None:
    """Returns what keeps a mini from separating; None if nothing does."""
    if has(mini, "bloodthirst"):
        return NO_SEPARATE, "bloodthirst"
    if mini.id in skirmish.active.shaky:
        return "punk.move.prone.contact", "shaky"
    if not can_use(mini, "AG") and not has(mini, "slippery"):
        return DASH, "dash", {"attribute": "AG"}
    stuck = next(iter(retreats(skirmish, mini).few()), None) is None
    return (ONLY_WAY, "hemmed_in") if stuck else None


KINDS: tuple[Kind, ...] = (
    Kind(FIGHT, groups.FIGHT, upon(Skirmish.mini, _fight), Listed(_fights), lead=5, harms=True,
        locked=True, tried="attack"),
    Kind(SEPARATE, groups.FIGHT, simply(separate), unable=_why_not_separate, lead=6,
        locked=True, addressed=False),
)  # fmt: skip
