"""What a mind can do, for one Action each: shock, disarm, boost, move others, shield itself."""

from __future__ import annotations

from tapete.games.punk.content.entries import Power
from tapete.games.punk.content.library import library
from tapete.games.punk.events.gifts import BarrierFell, PowerUsed, WeaponDropped, Withstood
from tapete.games.punk.figures import attachments, can_use, has, profile_of, weapon_of
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.readings import Versus
from tapete.games.punk.rules.dice.rolls import opposed, test, total
from tapete.games.punk.rules.dice.terms import own, turned
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.rules.turns.free_actions import owe
from tapete.games.punk.state import Dropped, Item, Letter, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel.chance.readings import Verdict
from tapete.spaces.plane.point import CM

BARRIER, SHOCK, DISARM, BOOST, PUPPETEER = "barrier", "mind_shock", "disarm", "boost", "puppeteer"
HOSTILE = (SHOCK, DISARM)
BOOSTED: tuple[Letter, ...] = ("C", "P", "T")
RULES = {
    BARRIER: "punk.core.barrier",
    SHOCK: "punk.core.mind_shock",
    DISARM: "punk.core.disarm",
    BOOST: "punk.core.boost",
    PUPPETEER: "punk.core.puppeteer",
}
RELAY = "punk.core.relay"


def powers_of(mini: Mini) -> tuple[str, ...]:
    """The powers it has that have rules; those that are only described do nothing."""
    return tuple(one for one in profile_of(mini).powers if one in RULES)


def power(name: str) -> Power:
    return library().powers[name]


# --- whom


def meant_for(skirmish: Skirmish, mini: Mini, name: str) -> list[Mini]:
    """The minis a power is meant for, near or far."""
    if name == BARRIER:
        return [mini]
    return skirmish.enemies(mini) if name in HOSTILE else skirmish.friends(mini)


def why_not(skirmish: Skirmish, mini: Mini, name: str, target: Mini, eye: Mini) -> str:
    """Why a power, measured from the `eye`, cannot be used on a target; empty if it can."""
    if target is eye:
        return ""
    if skirmish.gap(eye, target) > power(name).reach * CM:
        return "power_too_far"
    if not mini_sees(skirmish, eye, target):
        return "power_unseen"
    if name in HOSTILE and skirmish.locked(target):
        return "target_locked"
    if name == DISARM and not weapons_to_drop(target):
        return "nothing_to_drop"
    return ""


def targets(skirmish: Skirmish, mini: Mini, name: str, eye: Mini) -> list[Mini]:
    """The minis it can be used on now, as seen and measured from the `eye`."""
    found = meant_for(skirmish, mini, name)
    return [one for one in found if not why_not(skirmish, mini, name, one, eye)]


def relays(skirmish: Skirmish, mini: Mini, name: str) -> list[Mini]:
    """Friends a power can be aimed at so that they pass it on."""
    if name == BARRIER:
        return []
    reach = power(name).reach * CM
    return [
        one
        for one in skirmish.friends(mini)
        if has(one, "relay") and skirmish.gap(mini, one) <= reach and mini_sees(skirmish, mini, one)
    ]


def passed_to(skirmish: Skirmish, mini: Mini, name: str, relay: Mini) -> list[Mini]:
    """The minis a relay can pass a power on to, measured from the relay."""
    return [one for one in targets(skirmish, mini, name, relay) if one is not relay]


# --- what


def use(skirmish: Skirmish, mini: Mini, name: str, target: Mini, detail: str) -> None:
    """A power at work on somebody; `detail` is the weapon or the Attribute meant."""
    skirmish.table.tell(PowerUsed, figure=mini.id, power=name, target=target.id, rule=RULES[name])
    if name == BARRIER:
        raise_barrier(skirmish, mini)
    elif name == SHOCK:
        _shock(skirmish, mini, target)
    elif name == DISARM:
        _disarm(skirmish, target, detail)
    elif name == BOOST:
        _boost(skirmish, target, detail)
    else:
        owe(skirmish, [target])


def raise_barrier(skirmish: Skirmish, mini: Mini) -> None:
    """Armour 5, for as long as it spends 1 Action per activation on it."""
    mini.barrier = True
    skirmish.active.done.append(BARRIER)


def lower_barrier(skirmish: Skirmish, mini: Mini) -> None:
    """When an activation ends, a barrier on which no Action was spent falls."""
    if mini.barrier and BARRIER not in skirmish.active.done:
        mini.barrier = False
        skirmish.table.tell(BarrierFell, figure=mini.id, rule=RULES[BARRIER])


def _shock(skirmish: Skirmish, mini: Mini, target: Mini) -> None:
    """Its Strength against the target's Toughness alone: if it wins, the target is downed."""
    rule = RULES[SHOCK]
    ours = [own(mini, "F"), *drawn(skirmish, mini, "F")]
    theirs = [turned(term) for term in (own(target, "D"), *drawn(skirmish, target, "D"))]
    plus = total(ours) + total(theirs)
    won = Verdict.WON if skirmish.active_seat == mini.seat else Verdict.LOST
    seats, figures = (mini.seat, target.seat), (mini.id, target.id)
    read = Versus(plus, won)
    if opposed(skirmish, seats, read, rule, ours, theirs, figures=figures) == Verdict.WON:
        down(skirmish, target, rule, by=mini.id)
    else:
        skirmish.table.tell(Withstood, figure=target.id, power=SHOCK, rule=rule)


def _boost(skirmish: Skirmish, target: Mini, letter: str) -> None:
    """+3 until it is used; a whole group has it together."""
    for one in skirmish.state.minis:
        if one is target or (target.group and one.group == target.group):
            one.boost = letter


def boostable(target: Mini) -> list[Letter]:
    return [letter for letter in BOOSTED if can_use(target, letter)]


def weapons_to_drop(mini: Mini) -> list[tuple[int, Item]]:
    """Weapons in its hands, by their place in its gear: neither natural nor embedded ones."""
    found = []
    for n, item in enumerate(mini.gear):
        weapon = weapon_of(item)
        natural = getattr(weapon, "natural", False)
        if weapon is not None and not natural and not is_embedded(mini, item):
            found.append((n, item))
    return found


def is_embedded(mini: Mini, item: Item) -> bool:
    """True if it is part of its bearer: punk.core.embedded"""
    return any("embedded" in one.special for one in attachments(mini, item.kind))


def _disarm(skirmish: Skirmish, target: Mini, kind: str) -> None:
    """The target passes a Strength roll, or its weapon falls at its feet."""
    rule = RULES[DISARM]
    if test(skirmish, target, "F", rule):
        skirmish.table.tell(Withstood, figure=target.id, power=DISARM, rule=rule)
        return
    item = next(item for _, item in weapons_to_drop(target) if item.kind == kind)
    let_fall(skirmish, target, item)


def let_fall(skirmish: Skirmish, mini: Mini, item: Item) -> None:
    mini.gear = [one for one in mini.gear if one is not item]
    if skirmish.state.active is not None:
        skirmish.active.wields.pop(mini.id, None)
    skirmish.state.dropped.append(Dropped(item, mini.at))
    skirmish.table.tell(WeaponDropped, figure=mini.id, weapon=item.kind, rule=RULES[DISARM])
