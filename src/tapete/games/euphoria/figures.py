"""What a miniature is at this moment: traits, attributes, Euphoria, whom it is engaged with."""

from __future__ import annotations

from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Modifier
from tapete.spaces.climbs.surfaces import LEDGE, SNUG
from tapete.spaces.plane.point import INCH

GRAVE = 20
"""The most life of a very seriously wounded miniature: euphoria.start.ap.very_serious"""
SERIOUS = 40
"""The most life of a seriously wounded miniature: euphoria.start.ap.serious"""
LOST_TRAITS = ("agile", "reflexes", "dodge")
"""What a very seriously wounded miniature loses: euphoria.start.very_serious.traits"""
GRAVE_AIM = -2
SOLDIERS_AIM = 1
ACCURATE_AIM = 1
CYBORG_ARMOUR = 10
AGAINST = 10
"""What a faction adds to Strength and shot damage against its prey."""
PREY: dict[str, tuple[str, tuple[str, ...]]] = {
    "hunters": ("euphoria.faction.hunters.bonus", ("clone", "clones")),
    "ghost": ("euphoria.faction.ghost.bonus", ("bad_born",)),
    "estars": ("euphoria.faction.estars.bonus", ("ghost", "bad_born")),
}
"""Whom a faction's bonus is against, by faction or class: euphoria.ruling.versus_keyword"""
ITS_FIRST = "benkei_bb"
"""The pet whose Euphoria stays what its owner's was at first: euphoria.gene.benkei_bb"""
MOVEMENT = ("objects", "charges", "movement")
"""The steps of the movement phase."""


# --- traits


def has(mini: Mini, trait: str) -> bool:
    """True if it has a class or a trait that it has not lost to a very serious wound.

    No Bad Born is alive: euphoria.class.bad_born.not_alive
    """
    if trait == "alive" and "bad_born" in mini.classes:
        return False
    if trait in mini.deeds.granted:
        return True
    return trait in mini.classes and not (mini.deeds.grave and trait in LOST_TRAITS)


def weigh_wounds(show: Show, mini: Mini) -> None:
    """Traits and Aim follow a change of life at once where the house rule says so.

    euphoria.ruling.very_serious_timing
    """
    if show.rules.grave_at_once:
        mini.deeds.grave = mini.life <= GRAVE


def bonus(show: Show, mini: Mini, faction: str) -> bool:
    """True if it plays in a team of that faction that has kept its bonus: euphoria.faction.bonus"""
    if mini.seat not in (0, 1):
        return False
    return show.state.factions[mini.seat] == faction and show.state.bonus[mini.seat]


# --- attributes


def aim(show: Show, mini: Mini) -> int:
    """Its Aim with all that changes the attribute."""
    return sum([one.amount for one in aim_terms(show, mini)])


def aim_terms(show: Show, mini: Mini) -> list[Modifier]:
    """The parts of its Aim: its card, its faction, being Accurate, its wounds, an ability."""
    terms = [("euphoria.shoot.compare", mini.aim + mini.deeds.boosts.get("aim", 0))]
    if bonus(show, mini, "soldiers"):
        terms.append(("euphoria.faction.soldiers.bonus", SOLDIERS_AIM))
    if has(mini, "accurate") and not (mini.deeds.travelled or mini.deeds.engaged):
        terms.append(("euphoria.class.accurate", ACCURATE_AIM))
    if mini.deeds.grave:
        terms.append(("euphoria.start.very_serious.traits", GRAVE_AIM))
    return [Modifier(rule, amount) for rule, amount in terms if amount]


def combat(show: Show, mini: Mini) -> int:
    """The melee dice it may use in this phase, without the free one of a charge.

    euphoria.class.increased_charge, euphoria.gene.aggression
    """
    dice = mini.combat + mini.deeds.boosts.get("combat", 0) + bool(mini.raging)
    if has(mini, "increased_charge") and reached(show, mini):
        dice += 1
    return max(0, dice)


def reached(show: Show, mini: Mini) -> bool:
    """True if it has made a charge this turn that reached its target."""
    return any(one.charger == mini.id for one in show.state.charges)


def strength(show: Show, mini: Mini, against: Mini) -> int:
    """The damage of each of its successes in melee, against that enemy."""
    own = mini.strength + mini.deeds.boosts.get("strength", 0)
    return max(0, own + prey_bonus(show, mini, against))


def prey_bonus(show: Show, mini: Mini, against: Mini) -> int:
    """What its faction adds to Strength and shot damage against that enemy."""
    return AGAINST if prey_rule(show, mini, against) else 0


def prey_rule(show: Show, mini: Mini, against: Mini) -> str:
    """The rule by which its faction adds to its damage against an enemy; empty if none does."""
    if mini.seat not in (0, 1):
        return ""
    rule, prey = PREY.get(show.state.factions[mini.seat], ("", ()))
    if not rule or not show.state.bonus[mini.seat]:
        return ""
    return rule if against.faction in prey or any(one in against.classes for one in prey) else ""


def armour(show: Show, mini: Mini) -> int:
    """Its armour factor: euphoria.attr.armour"""
    own = mini.armour + mini.deeds.boosts.get("armour", 0)
    if bonus(show, mini, "cyborg"):
        own += CYBORG_ARMOUR
    return max(0, own)


# --- Euphoria


def euphoria(mini: Mini) -> int:
    """Its Euphoria at this moment: euphoria.ruling.order_recalculated"""
    return mini.euphoria + mini.swing


def stir(show: Show, mini: Mini, change: int) -> None:
    """Changes its Euphoria until the turn ends, and that of pets that follow it.

    euphoria.class.object.miniature, euphoria.gene.benkei_bb
    """
    mini.swing += change
    for pet in show.state.minis:
        if pet.owner == mini.id and not pet.character and pet.profile != ITS_FIRST:
            pet.swing += change


# --- Action Points


def spend(show: Show, mini: Mini, ap: int, *, standing: bool = False) -> None:
    """Takes AP from what it has left: euphoria.attr.ap

    `standing` for what is spent on standing and shooting, or on evading it, which counts as moving
    unless a house rule says otherwise: euphoria.ruling.stand_counts_as_moving
    """
    assert 0 <= ap <= mini.ap, (mini.id, ap, mini.ap)
    mini.ap -= ap
    if show.state.phase in MOVEMENT and (show.rules.stand_is_moving or not standing):
        mini.deeds.moving += ap


# --- being engaged


def engaged_with(show: Show, mini: Mini) -> list[Mini]:
    """The enemies it is engaged with: euphoria.def.engaged"""
    if mini.out or mini.seat not in (0, 1):
        return []
    rival = 1 - mini.seat
    found = [
        one for one in show.state.minis if one.seat == rival and not one.out and _touch(mini, one)
    ]
    return found + _across(show, mini) if show.state.ledges else found


def engaged(show: Show, mini: Mini) -> bool:
    """True if it is engaged with anybody; the others are not looked for."""
    if mini.out or mini.seat not in (0, 1):
        return False
    rival, x, y = 1 - mini.seat, mini.at.point.x, mini.at.point.y
    for one in show.state.minis:
        if one.seat == rival and not one.out:
            far, point = mini.radius + one.radius + SNUG, one.at.point
            if -far <= x - point.x <= far and -far <= y - point.y <= far and _touch(mini, one):
                return True
    return bool(show.state.ledges and _across(show, mini))


def note_engaged(show: Show, mini: Mini) -> None:
    """Notes that it and all whom it touches now are engaged: euphoria.shoot.engaged_no_shoot"""
    foes = engaged_with(show, mini)
    for one in [mini, *foes] if foes else ():
        one.deeds.engaged = True


def _touch(one: Mini, other: Mini) -> bool:
    here, there = one.at, other.at
    far = one.radius + other.radius + SNUG
    dx = here.point.x - there.point.x
    if dx > far or dx < -far:
        return False
    dy = here.point.y - there.point.y
    return dx * dx + dy * dy <= far * far and abs(here.height - there.height) <= LEDGE


def _across(show: Show, mini: Mini) -> list[Mini]:
    """Those it fights across a difference of level: euphoria.ruling.level_contact"""
    ids = [two for one, two in show.state.ledges if one == mini.id]
    ids += [one for one, two in show.state.ledges if two == mini.id]
    found = [show.mini(one) for one in ids]
    return [
        one
        for one in found
        if not one.out and show.gap(mini, one) <= INCH and not _touch(mini, one)
    ]
