"""Fighting hand to hand: a blow, also with a butt, a frenzy, a sweep, and the other hand."""

from __future__ import annotations

from tapete.deeds import Crossed, Details, Do, Options, Perform, Why, WithEach
from tapete.games.savage.actions.attacks import (
    EITHER,
    SHOOT,
    Held,
    Ready,
    butts,
    called_parts,
    called_shot,
    close_weapons,
    foes,
    item_at,
    perform_shot,
    ranged_weapons,
    reach_of,
    shot_details,
    used_hand,
    why_not_fire,
    why_not_shoot,
)
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.figures import has
from tapete.games.savage.rules.attacks.attack import BUTTED, Attack, butt_of, weapon_in
from tapete.games.savage.rules.attacks.flurries import frenzy, sweep, sweep_penalty
from tapete.games.savage.rules.attacks.melee import close_items, melee
from tapete.games.savage.rules.attacks.modifiers import CLUMSY
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.rules.moving.riding import mover, together
from tapete.games.savage.state import MAIN, OFF, Figure, Item
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Modifier

FRENZY = "frenzy"
OTHER_HAND = "other_hand"
FOUGHT = "fought"
"""Marks a turn in which a Fighting roll was made."""
SWEPT = 2
"""The least number of adjacent foes for a sweep."""


def why_not_strike(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    """A foe must be seen, and within the reach of the weapon."""
    gap, reach = fight.gap(figure, enemy), reach_of(figure, held.weapon)
    if gap > reach:
        far = {"needs": round(gap / PACE, 1), "has": round(reach / PACE, 1)}
        return "savage.core.attack", "out_of_reach", far
    return None if fight.sees(figure, enemy) else ("savage.cover.penalty", "no_sight")


def why_unarmed(fight: Fight, figure: Figure) -> Why | None:
    """With two useless arms, only natural weapons are left to strike with."""
    return None if close_items(figure) else ("savage.injury.arm", "no_arms")


def in_reach(fight: Fight, figure: Figure, held: Held) -> list[Figure]:
    enemies = fight.targets(figure)
    return [enemy for enemy in enemies if why_not_strike(fight, figure, held, enemy) is None]


def _details(fight: Fight, figure: Figure, held: Held, foe: Figure) -> Options:
    usual = {**wildness(fight), "called": called_parts(foe), "nonlethal": EITHER}
    if not has(figure, FRENZY) or FRENZY in fight.turn.done:
        return usual
    others = [other.id for other in in_reach(fight, figure, held) if other is not foe]
    return {**usual, "frenzy": ("", foe.id, *others)}


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


def wildness(fight: Fight) -> Options:
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
    weapon, extra = _swung(item)
    return Attack(figure, target, item, weapon, called, fight.turn.wild, spares, extra=extra)


def _swung(item: Item) -> tuple[Weapon, tuple[Modifier, ...]]:
    """A weapon as it strikes, and what that does to the attack: a gun strikes with its butt."""
    weapon = weapon_in(item)
    return (butt_of(weapon), (CLUMSY,)) if weapon.kind in BUTTED else (weapon, ())


# --- Sweep


def _why_no_sweep(fight: Fight, figure: Figure) -> Why | None:
    enough = len(fight.adjacent_enemies(figure)) >= SWEPT
    return None if enough else ("savage.core.attack", "too_few_foes", {"needs": SWEPT})


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


def _other_hand(fight: Fight, figure: Figure) -> int:
    """The hand that a Two-Fisted attacker has left after attacking with one; 0 if none."""
    turn = fight.turn
    struck = [hand for hand in (MAIN, OFF) if hand in turn.hands]
    if (
        figure.shaken
        or OTHER_HAND in turn.done
        or len(struck) != 1
        or not has(figure, "two_fisted")
    ):
        return 0
    return MAIN + OFF - struck[0]


def _left(weapons: Ready) -> Ready:
    """The weapons, among these, in the hand that has not attacked yet."""

    def found(fight: Fight, figure: Figure) -> list[tuple[int, Held]]:
        hand = _other_hand(fight, figure)
        every = weapons(fight, figure) if hand else []
        return [(n, held) for n, held in every if n >= 0 and held.item.hand == hand]

    return found


def _second(perform: Perform[Fight, Figure]) -> Perform[Fight, Figure]:
    """The same attack, with the other hand."""

    def attack(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
        fight.turn.done.append(OTHER_HAND)
        perform(fight, figure, do, details)

    return attack


KINDS = (
    Kind("fight", ATTACK, _fight,
        Crossed(close_weapons, foes, why_not=why_not_strike, details=_details), why_unarmed,
        lead=5, varies=True, harms=True, armed=True, attack=blow_chosen, tried="attack",
        variants={"wild": (True,), "called": ("head", "shield")}),
    Kind("butt", ATTACK, _fight, Crossed(butts, foes, why_not=why_not_strike, details=_details),
        varies=True, form_of="fight", harms=True, armed=True, attack=blow_chosen,
        tried="filling"),
    Kind("sweep", ATTACK, _sweep,
        WithEach(close_weapons, details=lambda fight, *_: {**wildness(fight), "nonlethal": EITHER}),
        _why_no_sweep, when=lambda fight, figure: has(figure, "sweep"), varies=True, harms=True,
        armed=True, tried="attack"),
    Kind("second_fight", ATTACK, _second(_fight),
        Crossed(_left(close_weapons), foes, why_not=why_not_strike, details=_details),
        varies=True, form_of="fight", harms=True, quiet=True, cost="free", armed=True,
        tried="attack"),
    Kind("second_shoot", ATTACK, _second(perform_shot),
        Crossed(_left(ranged_weapons), foes, why_not_fire, why_not_shoot, shot_details),
        varies=True, form_of=SHOOT, harms=True, quiet=True, cost="free", armed=True,
        tried="attack"),
)  # fmt: skip
"""An attack with the other hand is no action, so it adds nothing to the multi-action penalty."""
