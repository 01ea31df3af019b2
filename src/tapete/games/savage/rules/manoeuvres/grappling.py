"""Grapples: taking hold of a foe, crushing it, and breaking free."""

from __future__ import annotations

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.events.fight import Became, Did
from tapete.games.savage.figures import natural_weapons, profile_of, scale, weapon_of
from tapete.games.savage.rules.attacks.modifiers import advantage
from tapete.games.savage.rules.dice.traits import FAILED, RAISE, SUCCESS, Opposed, check, oppose
from tapete.games.savage.rules.harm.conditions import bind, entangle, free, is_held, rouse
from tapete.games.savage.rules.harm.damage import Blow, damage_dice, strike
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier, OneOf, YesNo

LARGER = 2
"""How much larger than its grappler a foe may be."""
BY_STRENGTH = -2
BARE = "Str"
GRIPS = ("athletics", "strength")


def held_by(fight: Fight, holder: Figure) -> list[Figure]:
    """The figures that it holds."""
    return [f for f in fight.state.figures if f.held_by == holder.id and is_held(f)]


def too_large(grappler: Figure, foe: Figure) -> bool:
    """savage.grapple.size: True if the foe's Size is more than two above the grappler's."""
    return profile_of(foe).size - profile_of(grappler).size > LARGER


def grapple(fight: Fight, grappler: Figure, foe: Figure) -> int:
    """Opposed Athletics: the foe is Entangled, or Bound with a raise or if Entangled already."""
    rule = "savage.grapple.roll"
    modifiers = (advantage(fight, foe), _scale(fight, grappler, foe))
    contest = Opposed(grappler, "athletics", foe, "athletics", rule, modifiers)
    mark = oppose(fight, contest)
    rouse(fight, foe)
    if mark < SUCCESS:
        fight.table.tell(Did, figure=grappler.id, what="grapple_failed", target=foe.id, rule=rule)
    elif mark >= RAISE or foe.entangled:
        _hold_fast(fight, grappler, foe, mark)
    else:
        entangle(fight, foe, grappler.id, rule)
    return mark


def _hold_fast(fight: Fight, grappler: Figure, foe: Figure, mark: int) -> None:
    """The foe is Bound, and its holder is Vulnerable while it keeps it so."""
    rule = "savage.grapple.raise" if mark >= RAISE else "savage.ruling.grapple_hold"
    bind(fight, foe, grappler.id, rule)
    fight.table.tell(Became, figure=grappler.id, state="vulnerable", rule=rule)


def _scale(fight: Fight, grappler: Figure, foe: Figure) -> Modifier:
    """With `grapple_scale`, the grappler subtracts any difference in scale."""
    apart = abs(scale(grappler) - scale(foe)) if fight.rules.grapple_scale else 0
    return Modifier("savage.ruling.grapple_hold", -apart)


def crush(fight: Fight, holder: Figure, victim: Figure) -> int:
    """Opposed Strength: a success deals the Strength die or a bite, with no die for a raise."""
    rule = "savage.grapple.damage"
    modifiers = (advantage(fight, victim),)
    if oppose(fight, Opposed(holder, "strength", victim, "strength", rule, modifiers)) <= FAILED:
        fight.table.tell(Did, figure=holder.id, what="crush_failed", target=victim.id, rule=rule)
        return 0
    bite = _bites(fight, holder, victim)
    text, ap = (BARE, 0) if bite is None else (bite.damage, bite.ap)
    dice, plus = damage_dice(holder, text)
    rule = rule if bite is None else "savage.natural.bite"
    return strike(fight, victim, Blow(dice, plus, ap), rule, holder)


def _bites(fight: Fight, holder: Figure, victim: Figure) -> Weapon | None:
    """A holder with a bite chooses, after the roll, between it and its Strength."""
    rule = "savage.ruling.grapple_bite"
    weapons = [weapon_of(item) for item in natural_weapons(holder)]
    bite = next((w for w in weapons if w is not None and w.feature == "bite"), None)
    if bite is None:
        return None
    key = "savage.ask.bite"
    wanted = fight.table.ask(holder.seat, key, YesNo(), rule, figure=holder.id, target=victim.id)
    return bite if wanted else None


def let_go(fight: Fight, holder: Figure, victim: Figure) -> None:
    """A holder may let go at any time."""
    free(fight, victim, "savage.ruling.grapple_hold")


def loosen(fight: Fight, figure: Figure) -> None:
    """Figures that are no longer adjacent no longer hold each other."""
    for victim in held_by(fight, figure):
        if not fight.adjacent(figure, victim):
            let_go(fight, figure, victim)
    holder = fight.find(figure.held_by)
    if holder is not None and is_held(figure) and not fight.adjacent(figure, holder):
        let_go(fight, holder, figure)


# --- breaking free


def break_free(fight: Fight, victim: Figure, trait: str) -> int:
    """Athletics, or Strength at -2, against the holder's; against `bonds` if nobody holds it."""
    holder = fight.find(victim.held_by)
    if holder is None:
        rule, mine = "savage.state.break_free", [_by_strength(trait)]
        mark = check(fight, victim, trait, rule, mine, target=victim.bonds, action=True)
    else:
        mark = oppose(fight, _struggle(fight, victim, trait, holder))
    if mark >= SUCCESS:
        ease(fight, victim, mark)
    else:
        rule = "savage.state.break_free"
        fight.table.tell(Did, figure=victim.id, what="still_held", rule=rule)
    return mark


def _struggle(fight: Fight, victim: Figure, trait: str, holder: Figure) -> Opposed:
    """Victim and holder each choose between Athletics and Strength at -2."""
    grip = fight.table.ask(
        holder.seat,
        "savage.ask.hold_with",
        OneOf(GRIPS),
        "savage.state.break_free.strength",
        figure=holder.id,
        target=victim.id,
    )
    mine, theirs = (_by_strength(trait),), (_by_strength(grip),)
    return Opposed(victim, trait, holder, grip, "savage.state.break_free", mine, theirs)


def _by_strength(trait: str) -> Modifier:
    less = BY_STRENGTH if trait == "strength" else 0
    return Modifier("savage.state.break_free.strength", less)


def ease(fight: Fight, victim: Figure, mark: int) -> None:
    """It goes from Bound to Entangled to free, one step each; with a raise it is free at once."""
    rule = "savage.state.break_free.result"
    if victim.bound and mark < RAISE:
        victim.bound = False
        entangle(fight, victim, victim.held_by, rule)
    else:
        free(fight, victim, rule)
