"""The effects of powers."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.events.fight import Healed, PowerFailed, Unharmed
from tapete.games.savage.rules.attacks.areas import deviate, explode, gap_to
from tapete.games.savage.rules.attacks.attack import Shot
from tapete.games.savage.rules.attacks.shooting import shoot
from tapete.games.savage.rules.attacks.templates import RADII
from tapete.games.savage.rules.dice.traits import RAISE, STEP, SUCCESS, TARGET, total_of
from tapete.games.savage.rules.harm.conditions import (
    bind,
    distract,
    entangle,
    fall_prone,
    is_held,
    rouse,
    shake,
    stun,
)
from tapete.games.savage.rules.harm.injuries import close_wounds
from tapete.games.savage.rules.powers.modifiers import AP_A_POINT, reach
from tapete.games.savage.rules.powers.powers import (
    RULE,
    Casting,
    activate,
    affect,
    burst_of,
    casting_terms,
    enchant,
    inside,
    lingering_of,
    pay,
    proof,
    resisting,
    spared_in,
)
from tapete.games.savage.state import Barrier, Figure, Glow, Item
from tapete.games.savage.world import PACE, Fight
from tapete.spaces.plane.point import Point, towards
from tapete.spaces.plane.segment import closer

BARRIER_HALF = 5 * PACE // 2
BARRIER_OFF = PACE * 3 // 4
"""How far in front of the target's base a barrier rises."""


def work(fight: Fight, casting: Casting) -> None:
    """Pays for a power and applies its effect. An aim is used up."""
    pay(fight, casting)
    EFFECTS[casting.power.effect](fight, casting)
    casting.caster.aim = ""


def _failed(fight: Fight, casting: Casting) -> None:
    caster = casting.caster.id
    fight.table.tell(PowerFailed, figure=caster, power=casting.name, rule=RULE)


# --- harm


def _bolt(fight: Fight, casting: Casting) -> None:
    """An attack like a shot, rolled with the arcane skill."""
    power, chosen = casting.power, casting.chosen
    far = reach(power, chosen.range)
    weapon = Weapon(
        name=power.name,
        kind="thrown",
        damage=power.damage,
        ap=AP_A_POINT * chosen.ap,
        heavy=chosen.heavy,
        range=(far, far, far),
    )
    item = Item(casting.name)
    burn = lingering_of(casting)
    lingers = () if burn is None else tuple(burn.dice)
    shot = Shot(casting.caster, casting.target, item, weapon, skill=casting.skill, lingers=lingers)
    if shoot(fight, shot):
        affect(fight, casting, casting.target)


def _blast(fight: Fight, casting: Casting) -> None:
    """A round template; on a failure it deviates like a projectile."""
    caster, at = casting.caster, casting.at
    mark = activate(fight, casting)
    if mark < SUCCESS:
        _missed(fight, casting)
        if fight.spoken:
            return
        gap = gap_to(fight, caster, at)
        at = deviate(fight, caster, at, gap=gap, thrown=False, penalty=0)
    _burst_at(fight, casting, at, mark)


def _cone(fight: Fight, casting: Casting) -> None:
    mark = activate(fight, casting)
    if mark < SUCCESS:
        _failed(fight, casting)
        _missed(fight, casting)
        return
    _burst_at(fight, casting, casting.at, mark)


def _missed(fight: Fight, casting: Casting) -> None:
    """A target that was missed knows of the attack."""
    if casting.aimed:
        rouse(fight, casting.target)


def _burst_at(fight: Fight, casting: Casting, at: Point, mark: int) -> None:
    found = inside(fight, casting, at)
    burst = burst_of(casting, at, spared_in(fight, casting, found))
    for victim, degree in explode(fight, burst, found, raised=mark >= RAISE):
        burn = lingering_of(casting)
        if burn is not None and not victim.berths:
            victim.burns.append(burn)
        if degree:
            affect(fight, casting, victim)


# --- effects that can be resisted


def _resisted(fight: Fight, casting: Casting) -> list[tuple[Figure, int]]:
    """One roll of the caster against each target's: the figures that fail, and how badly."""
    terms = casting_terms(fight, casting)
    caster, power = casting.caster, casting.power
    mine = total_of(fight, caster, casting.skill, RULE, terms, wanted=3 * TARGET, action=True)
    if mine < TARGET:
        _failed(fight, casting)
        return []
    found = []
    for victim in _whom(fight, casting):
        if ruling := proof(casting, victim):
            rouse(fight, victim)
            fight.table.tell(Unharmed, figure=victim.id, rule=ruling)
            continue
        against = resisting(casting, victim)
        theirs = total_of(
            fight, victim, power.resisted, RULE, against, wanted=mine, matters=(mine - STEP, mine)
        )
        if mine > theirs:
            found.append((victim, RAISE if mine - theirs >= STEP else SUCCESS))
        rouse(fight, victim)
    return found


def _whom(fight: Fight, casting: Casting) -> list[Figure]:
    """The target, or the figures inside the area; fear affects only enemies."""
    if casting.power.aim != "area":
        return [casting.target]
    found = [figure for figure in inside(fight, casting, casting.at) if not figure.berths]
    if casting.power.effect == "fear":
        found = [figure for figure in found if figure.seat != casting.caster.seat]
    spared = spared_in(fight, casting, found)
    return [figure for figure in found if figure.id not in spared]


def _lower(fight: Fight, casting: Casting) -> None:
    for victim, mark in _resisted(fight, casting):
        enchant(fight, casting, victim, casting.trait, -casting.power.amount * mark)
        affect(fight, casting, victim)


def _entangle(fight: Fight, casting: Casting) -> None:
    """Entangled, or Bound with a raise; nobody holds the victims, and a 4 frees them."""
    for victim, mark in _resisted(fight, casting):
        if mark >= RAISE and not victim.bound:
            bind(fight, victim, victim.held_by, RULE)
        elif not is_held(victim):
            entangle(fight, victim, "", RULE)
        affect(fight, casting, victim)


def _stun(fight: Fight, casting: Casting) -> None:
    for victim, _ in _resisted(fight, casting):
        stun(fight, victim, RULE)
        affect(fight, casting, victim)


def _fear(fight: Fight, casting: Casting) -> None:
    """Shaken, and with a raise also Distracted."""
    for victim, mark in _resisted(fight, casting):
        shake(fight, victim, RULE)
        if mark >= RAISE:
            distract(fight, victim, RULE)
        affect(fight, casting, victim)


# --- help


def _strengthen(trait: str) -> Callable[[Fight, Casting], None]:
    """A bonus to a trait or value for as long as the power lasts, doubled with a raise."""

    def effect(fight: Fight, casting: Casting) -> None:
        mark = activate(fight, casting)
        if mark < SUCCESS:
            _failed(fight, casting)
            return
        amount = casting.power.amount * mark
        enchant(fight, casting, casting.target, trait or casting.trait, amount)
        affect(fight, casting, casting.target)

    return effect


def _heal(fight: Fight, casting: Casting) -> None:
    """Heals a wound, two with a raise; an Incapacitated figure is back in the fight, prone."""
    mark, target = activate(fight, casting), casting.target
    if mark < SUCCESS:
        _failed(fight, casting)
        return
    healed = min(target.wounds, casting.power.amount * mark)
    target.wounds -= healed
    fight.table.tell(Healed, figure=target.id, wounds=healed, rule=RULE)
    close_wounds(fight, target)
    if target.out == "incapacitated":
        target.out, target.bleeding = "", False
        fall_prone(fight, target, RULE)
    affect(fight, casting, target)


# --- places


def _light(fight: Fight, casting: Casting) -> None:
    """Lights or darkens a place, or the surroundings of a figure wherever it goes."""
    if activate(fight, casting) < SUCCESS:
        _failed(fight, casting)
        return
    power = casting.power
    until = fight.state.round + power.duration
    upon = casting.aimed and casting.at == casting.target.at
    bearer = casting.target.id if upon else ""
    place = casting.at, RADII[power.template], until
    fight.state.glows.append(Glow(*place, power.amount, bearer))


def _barrier(fight: Fight, casting: Casting) -> None:
    if activate(fight, casting) < SUCCESS:
        _failed(fight, casting)
        return
    start, end = barrier_line(fight, casting.caster, casting.target)
    until = fight.state.round + casting.power.duration
    fight.state.barriers.append(Barrier(start, end, until))


def barrier_line(fight: Fight, caster: Figure, target: Figure) -> tuple[Point, Point]:
    """The barrier's ends: 5 paces wide, right in front of the target, facing the caster."""
    middle = towards(target.at, caster.at, target.radius + BARRIER_OFF)
    dx, dy = caster.at.x - target.at.x, caster.at.y - target.at.y
    one = towards(middle, Point(middle.x - dy, middle.y + dx), BARRIER_HALF)
    other = towards(middle, Point(middle.x + dy, middle.y - dx), BARRIER_HALF)
    return _on_board(fight, one), _on_board(fight, other)


def _on_board(fight: Fight, at: Point) -> Point:
    board = fight.board
    return Point(min(max(at.x, 0), board.width), min(max(at.y, 0), board.height))


def room_for_barrier(fight: Fight, caster: Figure, target: Figure) -> bool:
    """`savage.power.cost`: True if the barrier would not rise through anybody."""
    start, end = barrier_line(fight, caster, target)
    a, b = (start.x, start.y), (end.x, end.y)
    if a == b:
        return False
    return not any(
        closer((figure.at.x, figure.at.y), a, b, figure.radius**2) for figure in fight.standing()
    )


EFFECTS: dict[str, Callable[[Fight, Casting], None]] = {
    "bolt": _bolt,
    "blast": _blast,
    "burst": _cone,
    "lower": _lower,
    "entangle": _entangle,
    "stun": _stun,
    "fear": _fear,
    "boost": _strengthen(""),
    "protection": _strengthen("armour"),
    "deflection": _strengthen("deflect"),
    "speed": _strengthen("pace"),
    "smite": _strengthen("smite"),
    "healing": _heal,
    "light": _light,
    "barrier": _barrier,
}
