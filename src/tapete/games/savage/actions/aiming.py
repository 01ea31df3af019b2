"""Aiming: spending a turn for a better shot in the next."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.attacks import ranged_weapons, why_not_at, why_not_shoot
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.events.fight import Did
from tapete.games.savage.rules.attacks.attack import NO_MORE, loads
from tapete.games.savage.rules.turns.turns import AIM
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice


def _offer(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if fight.turn.walked or fight.turn.spent:
        return
    for index, item, weapon in ranged_weapons(figure):
        if why_not_shoot(fight, figure, item, weapon) is not None:
            continue
        for enemy in fight.targets(figure):
            if why_not_at(fight, figure, loads(weapon)[-1][1], enemy) in (None, NEEDS_AIM):
                yield Choice(Do(AIM, enemy.id, index))


NEEDS_AIM = ("savage.range.penalty", "needs_aim")


def _bar(fight: Fight, figure: Figure) -> Iterator[Barred]:
    if fight.turn.walked or fight.turn.spent:
        yield barred(Do(AIM), "savage.combat.aim.restriction", "moved")
        return
    for index, item, weapon in ranged_weapons(figure):
        why = why_not_shoot(fight, figure, item, weapon)
        for enemy in fight.targets(figure):
            reason = why or why_not_at(fight, figure, loads(weapon)[-1][1], enemy)
            if reason not in (None, NEEDS_AIM):
                yield barred(Do(AIM, enemy.id, index), *reason)


def _aim(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """It spends the whole turn, without moving; its first shot in the next turn is better."""
    figure.aim = do.to
    figure.aim_with = figure.items[do.item].kind
    fight.turn.whole = True
    fight.turn.spent = NO_MORE
    fight.turn.done.append(AIM)
    fight.table.tell(Did, figure=figure.id, what=AIM, target=do.to, rule="savage.combat.aim")


KINDS = (
    Kind(AIM, ATTACK, _offer, _aim, _bar, harms=True, bundled=True, cost="turn", armed=True,
        tried="filling"),
)  # fmt: skip
