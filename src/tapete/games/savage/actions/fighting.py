"""Fighting hand to hand: a blow, a frenzy, a sweep, and a blow with the other hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.attacks import (
    EITHER,
    called_parts,
    called_shot,
    close_weapons,
    item_at,
    offer_shots,
    perform_shot,
    reach_of,
)
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.figures import has
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.flurries import frenzy, sweep, sweep_penalty
from tapete.games.savage.rules.attacks.melee import melee
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.rules.moving.riding import mover, together
from tapete.games.savage.state import MAIN, OFF, Figure, Item
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Barred, Choice
from tapete.kernel.plain import Plain

FRENZY = "frenzy"
OTHER_HAND = "other_hand"
FOUGHT = "fought"
"""Marks a turn in which a Fighting roll was made."""
SWEPT = 2
"""The least number of adjacent foes for a sweep."""


def _in_reach(fight: Fight, figure: Figure, weapon: Weapon) -> list[Figure]:
    """The foes and vehicles it sees within the reach of a weapon."""
    reach = reach_of(figure, weapon)
    return [
        enemy
        for enemy in fight.targets(figure)
        if fight.gap(figure, enemy) <= reach and fight.sees(figure, enemy)
    ]


def _offer_fight(fight: Fight, figure: Figure) -> Iterator[Choice]:
    frenzied = has(figure, FRENZY) and FRENZY not in fight.turn.done
    for index, weapon in close_weapons(figure):
        foes = _in_reach(fight, figure, weapon)
        for foe in foes:
            details: dict[str, Sequence[Plain]] = {
                **wildness(fight),
                "called": called_parts(foe),
                "nonlethal": EITHER,
            }
            if frenzied:
                details["frenzy"] = ("", foe.id, *[other.id for other in foes if other is not foe])
            yield Choice(Do("fight", foe.id, index), details)


def _bar_fight(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for index, weapon in close_weapons(figure):
        reach = reach_of(figure, weapon)
        for enemy in fight.targets(figure):
            do, gap = Do("fight", enemy.id, index), fight.gap(figure, enemy)
            if gap > reach:
                far = {"needs": round(gap / PACE, 1), "has": round(reach / PACE, 1)}
                yield barred(do, "savage.core.attack", "out_of_reach", **far)
            elif not fight.sees(figure, enemy):
                yield barred(do, "savage.cover.penalty", "no_sight")


def _fight(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Makes one attack, or two with Frenzy."""
    first = blow_chosen(fight, figure, do, details)
    other = str(details.get("frenzy", ""))
    if other:
        fight.turn.done.append(FRENZY)
        frenzy(fight, first, _attack(fight, figure, first.item, other, details))
    else:
        melee(fight, first)


def blow_chosen(fight: Fight, figure: Figure, do: Do, details: Details) -> Attack:
    """Returns the blow as answered. A Wild Attack holds all turn; the striking hand is used."""
    item = item_at(figure, do.item)
    go_wild(fight, figure, details)
    used_hand(fight, item)
    return _attack(fight, figure, item, do.to, details)


def wildness(fight: Fight) -> dict[str, Sequence[Plain]]:
    """A Wild Attack is chosen before the first Fighting roll of a turn."""
    return {} if FOUGHT in fight.turn.done else {"wild": EITHER}


def go_wild(fight: Fight, figure: Figure, details: Details) -> None:
    """All Fighting of the turn is wild; the figure is Vulnerable to the end of its next turn."""
    turn = fight.turn
    if FOUGHT not in turn.done and details["wild"]:
        turn.wild = True
        expose(fight, figure, "savage.combat.wild_attack")
    turn.done.append(FOUGHT)


def _attack(fight: Fight, figure: Figure, item: Item, to: str, details: Details) -> Attack:
    target = fight.figure(to)
    called, spares = called_shot(details, target), bool(details["nonlethal"])
    return Attack(figure, target, item, weapon_in(item), called, fight.turn.wild, spares)


# --- Sweep


def _offer_sweep(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if not has(figure, "sweep") or len(fight.adjacent_enemies(figure)) < SWEPT:
        return
    for index, _ in close_weapons(figure):
        yield Choice(Do("sweep", "", index), {**wildness(fight), "nonlethal": EITHER})


def _bar_sweep(fight: Fight, figure: Figure) -> Iterator[Barred]:
    if has(figure, "sweep") and len(fight.adjacent_enemies(figure)) < SWEPT:
        yield barred(Do("sweep"), "savage.core.attack", "too_few_foes", needs=SWEPT)


def _sweep(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """One attack at -2 against everybody adjacent."""
    turn, item = fight.turn, item_at(figure, do.item)
    go_wild(fight, figure, details)
    used_hand(fight, item)
    weapon, extra = weapon_in(item), (sweep_penalty(figure),)
    attacks = [
        Attack(figure, target, item, weapon, "", turn.wild, bool(details["nonlethal"]), extra=extra)
        for target in _around(fight, figure)
    ]
    sweep(fight, attacks)


def _around(fight: Fight, figure: Figure) -> list[Figure]:
    """All that live and are adjacent, friend or foe, except its mount, rider and fellows aboard."""
    own = {one.id for one in together(fight, mover(fight, figure))}
    near = [f for f in fight.standing() if fight.adjacent(figure, f)]
    return [f for f in near if f.id not in own and not f.berths]


# --- the other hand


def used_hand(fight: Fight, item: Item) -> None:
    """Remembers for the turn which hand has attacked."""
    if item.hand in (MAIN, OFF):
        fight.turn.done.append(f"hand {item.hand}")


def _other_hand(fight: Fight, figure: Figure) -> int:
    """The hand that a Two-Fisted attacker has left after attacking with one; 0 if none."""
    done = fight.turn.done
    struck = [hand for hand in (MAIN, OFF) if f"hand {hand}" in done]
    if figure.shaken or OTHER_HAND in done or len(struck) != 1 or not has(figure, "two_fisted"):
        return 0
    return MAIN + OFF - struck[0]


def _offer_second_fight(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """This attack is no action of the turn, so it adds nothing to the multi-action penalty."""
    hand = _other_hand(fight, figure)
    if hand:
        for choice in _offer_fight(fight, figure):
            do: Do = choice.option
            if item_at(figure, do.item).hand == hand and do.item >= 0:
                yield Choice(Do("second_fight", do.to, do.item), choice.details)


def _second_fight(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.turn.done.append(OTHER_HAND)
    _fight(fight, figure, do, details)


def _offer_second_shoot(fight: Fight, figure: Figure) -> Iterator[Choice]:
    hand = _other_hand(fight, figure)
    if hand:
        for choice in offer_shots(fight, figure):
            do: Do = choice.option
            if figure.items[do.item].hand == hand:
                yield Choice(Do("second_shoot", do.to, do.item), choice.details)


def _second_shoot(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.turn.done.append(OTHER_HAND)
    perform_shot(fight, figure, do, details)


KINDS = (
    Kind("fight", ATTACK, _offer_fight, _fight, _bar_fight, harms=True, armed=True,
        attack=blow_chosen, tried="attack", variants={"wild": (True,), "called": ("head",)}),
    Kind("sweep", ATTACK, _offer_sweep, _sweep, _bar_sweep, harms=True, armed=True, tried="attack"),
    Kind("second_fight", ATTACK, _offer_second_fight, _second_fight, harms=True, cost="free",
        armed=True, tried="attack"),
    Kind("second_shoot", ATTACK, _offer_second_shoot, _second_shoot, harms=True, cost="free",
        armed=True, tried="attack"),
)  # fmt: skip
