"""Buildings in a master's game: what is found in them, and who guards them."""

from __future__ import annotations

from tapete.games.darkness.content.entries import Guard, Use, Wound
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Found
from tapete.games.darkness.events.master import FoundNothing, Guarded, Told
from tapete.games.darkness.master import CODES, Code
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.doors import outside
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.harm import failures
from tapete.games.darkness.rules.master import authority, fights, figures, gear, weapons
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Attribute, Lying, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Draw, Modifier, OneOf

DRAW = "draw"
TALK, FIGHT = "talk", "fight"
NOTHING = ""
PROPOSED: dict[Guard, Code] = {"owner": "1P", "dog": "1P", "guard": "3S", "alarm": "3S"}
"""The difficulty proposed for each kind of security: darkness.gm.check.difficulty"""
USES: dict[Guard, Use] = {
    "alarm": "disarm", "dog": "calm", "guard": "persuade", "owner": "persuade",
}  # fmt: skip
RULES: dict[Guard, str] = {
    "alarm": "darkness.security.alarm", "guard": "darkness.security.guard",
    "owner": "darkness.security.owner", "dog": "darkness.security.dog",
}  # fmt: skip


# --- what is found


def finds(night: Night, building: str) -> dict[str, Code]:
    """What can still be found in a building: darkness.gm.building.edit"""
    known = night.master.finds.get(building)
    return dict(library().buildings[building].finds) if known is None else known


def change(night: Night, building: str, item: str, code: Code | None) -> None:
    """Something is put on a building's list, or taken off it: darkness.gm.building.edit"""
    kept = {kind: tn for kind, tn in finds(night, building).items() if kind != item}
    if code is not None:
        kept[item] = code
    night.master.finds = {**night.master.finds, building: kept}


def search(night: Night, survivor: Survivor, item: str = NOTHING) -> None:
    """An Int (Search) check finds what corresponds to its level, or the object that was named.

    darkness.gm.building.search, darkness.ruling.gm_search_level
    """
    if item:
        _search_for(night, survivor, item)
        return
    rule = "darkness.gm.building.search"
    level = check(
        night, survivor, "intelligence", "search", rule=rule, more=_light(night, survivor)
    ).level
    there = at_level(night, night.building(survivor), level)
    if not there:
        night.tell(FoundNothing, rule, figure=survivor.id)
        return
    _take(night, survivor, _which(night, survivor, there), level)


def _light(night: Night, survivor: Survivor) -> tuple[Modifier, ...]:
    """The dice of things that help with a search, such as a torch: darkness.gm.item.torch"""
    return gear.carried(night, survivor, "intelligence", "search")


def at_level(night: Night, building: str, level: int) -> list[str]:
    """What a search finds: the objects of the highest level that is not above the level rolled.

    darkness.ruling.gm_search_level
    """
    listed = {item: level_of(code) for item, code in finds(night, building).items()}
    wanted = level if night.rules.gm_search_exact else max(
        [tn for tn in listed.values() if tn <= level], default=0
    )  # fmt: skip
    return sorted(item for item, tn in listed.items() if tn == wanted > 0)


def _which(night: Night, survivor: Survivor, there: list[str]) -> str:
    """The master picks one of several objects, or it is drawn: darkness.gm.building.several"""
    if len(there) == 1:
        return there[0]
    rule = "darkness.gm.building.several"
    chosen = authority.ask(night, "which_find", OneOf((DRAW, *there)), rule, figure=survivor.id)
    return night.table.roll(Draw(tuple(there), rule)) if chosen == DRAW else chosen


def _search_for(night: Night, survivor: Survivor, item: str) -> None:
    """The master tells how hard it is; that level or better finds it: darkness.gm.check.tell_tn"""
    rule = "darkness.gm.check.tell_tn"
    listed = finds(night, night.building(survivor)).get(item)
    proposed: Code = listed or "5K"
    code = authority.ask(
        night, "tell_difficulty", authority.first(proposed, CODES), rule,
        figure=survivor.id, item=item,
    )  # fmt: skip
    night.tell(Told, rule, figure=survivor.id, item=item, difficulty=code)
    outcome = check(
        night, survivor, "intelligence", "search", rule="darkness.gm.building.search",
        need=level_of(code), points=True, more=_light(night, survivor),
    )  # fmt: skip
    if outcome.passed and listed is not None:
        _take(night, survivor, item, outcome.level)
    else:
        night.tell(FoundNothing, "darkness.gm.building.search", figure=survivor.id)


def _take(night: Night, survivor: Survivor, item: str, level: int) -> None:
    """Somebody has found something, and its points: darkness.gm.building.search"""
    rule, building = "darkness.gm.building.search", night.building(survivor)
    change(night, building, item, None)
    before = night.master.taken.get(building, [])
    night.master.taken = {**night.master.taken, building: [*before, item]}
    night.tell(Found, rule, figure=survivor.id, item=item, also=("darkness.gm.item.load",))
    obtain(night, survivor, item, level, rule)


def obtain(night: Night, survivor: Survivor, item: str, points: int, rule: str) -> None:
    """Somebody gets an item; what cannot be carried waits in the street.

    darkness.gm.item.load, darkness.gm.weapon.ammo_roll
    """
    thing = night.new_thing(item)
    gear.fill(night, survivor, thing)
    entry = gear.item_of(thing)
    if entry is None or entry.weight is not None:
        load.get(night, survivor, thing, points, rule)
        return
    score.gain(night, survivor, points, rule)
    assert survivor.at is not None
    square = survivor.at
    if night.city.floor(square):
        square = night.city.nearest_doors(square)[0].outside
    night.state.lying.append(Lying(thing, square))


# --- who guards them


def guard_of(building: str) -> Guard | str:
    return library().buildings[building].security


def entered(night: Night, survivor: Survivor) -> None:
    """The security of a building is proposed to the master when somebody comes in.

    darkness.gm.building.security
    """
    if survivor.at is None:
        return
    building = night.building(survivor)
    if not building or building in night.master.guarded or not guard_of(building):
        return
    rule, guard = "darkness.gm.building.security", guard_of(building)
    ways = OneOf(("answers", "sleeps"))
    chosen = authority.ask(night, "security_answers", ways, rule, building=building, guard=guard)
    night.master.guarded = [*night.master.guarded, building]
    if chosen == "answers":
        challenge(night, survivor, building)


def challenge(night: Night, survivor: Survivor, building: str) -> None:
    """The security of a building is talked past or fought, as in the normal game.

    darkness.gm.building.security, darkness.security.check
    """
    guard = guard_of(building)
    assert guard in PROPOSED
    night.tell(Guarded, "darkness.gm.building.security", building=building, guard=guard)
    way = TALK
    if guard != "alarm":
        rule = RULES[guard]
        way = night.ask(survivor, "challenge", OneOf((TALK, FIGHT)), rule, guard=guard)
    if way == FIGHT:
        _fight(night, survivor, building, guard)
    else:
        _talk(night, survivor, building, guard)


def _talk(night: Night, survivor: Survivor, building: str, guard: Guard) -> None:
    attribute: Attribute = "intelligence" if guard == "alarm" else "persuasion"
    use = USES[guard]
    rule = RULES[guard]
    code = authority.difficulty(night, survivor, PROPOSED[guard], rule, attribute=attribute)
    more = spent(night, survivor, attribute, use, rule)
    outcome = check(
        night, survivor, attribute, use, rule=rule, need=level_of(code), more=more,
        also=("darkness.security.check",),
    )  # fmt: skip
    if outcome.passed:
        points, won = level_of(code), "darkness.security.success"
        score.gain(night, survivor, points, won, ("darkness.vp.sources",))
        return
    for one in night.inside(building):
        outside.eject(night, survivor, one, "darkness.security.fail.eject")
    failures.fail(night, survivor, "darkness.security.fail.failure_disc")


def spent(
    night: Night,
    survivor: Survivor,
    attribute: Attribute,
    use: Use,
    rule: str,
    wounds: Wound | str = "",
) -> tuple[Modifier, ...]:
    """The dice that somebody adds to a check: by what it holds, and by what it chooses to use up.

    darkness.gm.item.food, darkness.gm.item.money, darkness.gm.medical_supplies
    """
    lasting = gear.carried(night, survivor, attribute, use)
    able = list(gear.supplies(survivor, attribute, use, wounds))
    if not able:
        return lasting
    ways = OneOf[gear.Supply | str]((NOTHING, *able))
    chosen = night.ask(survivor, "supplies", ways, rule, use=use)
    if not isinstance(chosen, gear.Supply):
        return lasting
    thing = load.thing_of(survivor, chosen.thing)
    dice = gear.dice_of(thing, attribute, use, wounds=wounds) * chosen.amount
    added = gear.modifier(night, thing, use, dice)
    return (*lasting, *gear.spend(night, survivor, thing, chosen.amount, added))


def _fight(night: Night, survivor: Survivor, building: str, guard: Guard) -> None:
    """One round with values of the master's table; one hit fells.

    darkness.security.one_round, darkness.ruling.gm_combat_rounds
    """
    kind = next(name for name, one in sorted(library().security.items()) if one.guard == guard)
    foe = figures.security(night, kind, survivor.at)
    figures.place(night, foe, "darkness.gm.building.security")
    ways = OneOf(tuple(weapons.usable(night, survivor, foe)))
    chosen = night.ask(survivor, "weapon", ways, "darkness.security.one_round", target=foe.id)
    weapon = next((one for one in survivor.things if one.id == chosen), None)
    fights.attack(night, survivor, foe, weapon)
    if foe.health <= 0:
        failures.fail(night, survivor, "darkness.security.kill")
        return
    figures.leave(night, foe, "darkness.security.one_round")
    if survivor.at is not None:
        failures.fail(night, survivor, "darkness.security.combat_loss")
        outside.eject(night, survivor, survivor, "darkness.security.combat_loss")
