"""What a master changes by hand, each on the record: darkness.gm.authority"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Cleared
from tapete.games.darkness.events.master import (
    MasterSays,
    NewCharacter,
    Noted,
    Overruled,
)
from tapete.games.darkness.events.story import Progressed, PutOn
from tapete.games.darkness.master import Code, Role, Stance
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.harm import failures, wounds
from tapete.games.darkness.rules.master import buildings, figures, gear
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.rules.story import ending, setup
from tapete.games.darkness.state import Foe, Lying, Square, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.spaces.tiles.city import Entrance

RULE = "darkness.gm.authority"
POINTS, HURT, HEAL, FAIL, PARDON = "points", "hurt", "heal", "fail", "pardon"
HEALTH, STANCE, CODES, DICE, FINDS = "health", "stance", "codes", "dice", "finds"
Cited: TypeAlias = tuple[str, ...]
"""Rules, by their ids."""
COUNT, AGAIN, STREW, SWEEP = "tally", "again", "strew", "sweep"
TEACH, IMPROVE, CARRY, REFILL = "teach", "improve", "carry", "refill"
LOOK_AGAIN, REVIVE, PACE, RENAME, FELL = "look_again", "revive", "pace", "rename", "fell"


def record(
    night: Night, what: str, about: str, thing: str = "", amount: int = 0, also: Cited = ()
) -> None:
    """A change is told with the master's authority: to all, unless it is of somebody who hides."""
    found = night.find(about) if about else None
    hides = isinstance(found, Foe) and found.hidden
    to, told = (night.master.seat,) if hides else None, {"thing": thing, "amount": amount}
    night.tell(Overruled, RULE, to=to, figure=about, what=what, also=also, **told)


# --- survivors


def points(night: Night, survivor: Survivor, amount: int) -> None:
    """Points for role-playing or an idea, without a vote; or points taken away.

    darkness.gm.vp.roleplay, darkness.vp.roleplay
    """
    record(night, POINTS, survivor.id, amount=amount)
    score.gain(night, survivor, amount, "darkness.gm.vp.roleplay", ("darkness.vp.roleplay",))


def hurt(night: Night, survivor: Survivor) -> None:
    record(night, HURT, survivor.id, amount=1)
    wounds.hurt(night, survivor, RULE, combat=False)


def heal(night: Night, survivor: Survivor, amount: int) -> None:
    record(night, HEAL, survivor.id, amount=amount)
    wounds.heal(night, survivor, amount, RULE)


def fail(night: Night, survivor: Survivor) -> None:
    record(night, FAIL, survivor.id, amount=1)
    failures.fail(night, survivor, RULE)


def pardon(night: Night, survivor: Survivor) -> None:
    """Takes away one failure disc of a survivor that has some."""
    survivor.failures -= 1
    record(night, PARDON, survivor.id, amount=1)
    night.tell(Cleared, RULE, figure=survivor.id, count=survivor.failures)


def give(night: Night, survivor: Survivor, item: str) -> None:
    """The master decides what is found, and when: darkness.gm.discs"""
    record(night, "give", survivor.id, thing=item)
    buildings.obtain(night, survivor, item, library().worth(item), "darkness.gm.discs")


def take(night: Night, survivor: Survivor, thing: Thing) -> None:
    record(night, "take", survivor.id, thing=thing.kind)
    load.part(night, survivor, thing)


def teach(night: Night, survivor: Survivor, amount: int) -> None:
    """Skill points, to be spent when its player likes: darkness.gm.development.vp"""
    survivor.saved += amount
    survivor.sheet = replace(survivor.sheet, bought=survivor.sheet.bought + amount)
    record(night, TEACH, survivor.id, amount=amount)


def improve(night: Night, survivor: Survivor, attribute: str) -> None:
    """A die more in an attribute, as experience gives it: darkness.gm.development.attribute"""
    record(night, IMPROVE, survivor.id)
    ending.raise_attribute(night, survivor, attribute, RULE)


def set_limit(night: Night, survivor: Survivor, limit: int) -> None:
    """How much somebody can carry; what is too much is dropped: darkness.load.drop_excess"""
    survivor.limit = limit
    record(night, CARRY, survivor.id, amount=limit)
    load.fit(night, survivor)


def countable(survivor: Survivor) -> list[Thing]:
    """What is held whose shots, or dollars in hundreds, are counted."""
    return [one for one in survivor.things if gear.is_counted(one)]


def refill(night: Night, survivor: Survivor, thing: Thing, count: int) -> None:
    """Shots, or dollars in hundreds, are as many as the master says."""
    thing.uses = count
    record(night, REFILL, survivor.id, thing=thing.kind, amount=count)


def look_again(night: Night, survivor: Survivor) -> None:
    """Somebody may look round again wherever it has: darkness.perception.once_per_building"""
    survivor.perceived = []
    record(night, LOOK_AGAIN, survivor.id)


def revive(night: Night, dead: Survivor, square: Square) -> None:
    """Somebody is not dead after all, and has 1 health: darkness.char.death.at_zero"""
    dead.dead, dead.at = False, square
    dead.weakened = min(dead.weakened, dead.sheet.defence - 1)
    dead.damage, dead.hurts = 0, dead.defence - 1
    record(night, REVIVE, dead.id)


def put(night: Night, figure: Survivor | Foe, square: Square) -> None:
    """A pawn is put on a square of the city."""
    assert figure.at is not None
    here, there = night.city.centre(figure.at), night.city.centre(square)
    figure.at = square
    path = ((here.x, here.y), (there.x, there.y))
    night.tell(PutOn, RULE, figure=figure.id, path=path, why="master")
    if isinstance(figure, Survivor):
        figure.vehicle = ""


def set_dice(night: Night, item: str, dice: int) -> None:
    """The dice of an item are suggestions: darkness.gm.item.suggested"""
    night.master.bonuses = {**night.master.bonuses, item: dice}
    record(night, DICE, "", thing=item, amount=dice)


# --- characters


def new_character(night: Night, dead: Survivor, name: str) -> Survivor:
    """A player whose character has died goes on with another: darkness.gm.death.new_character"""
    return _enter(night, dead, name, "darkness.gm.death.new_character")


def _enter(night: Night, before: Survivor, name: str, rule: str) -> Survivor:
    door = night.city.doors[0]
    fresh = Survivor(f"s{len(night.state.survivors)}", before.seat, setup.ready(name))
    fresh.at = door.inside if night.session.inside else door.outside
    night.state.survivors.append(fresh)
    night.state.order = [*night.state.order, fresh.id]
    night.master.due = [*night.master.due, fresh.id]
    night.tell(NewCharacter, rule, figure=fresh.id, name=name)
    return fresh


def substitute(night: Night, hurt_one: Survivor, name: str) -> Survivor:
    """Somebody badly hurt is out until healed; its player goes on with another.

    darkness.gm.death.substitute
    """
    other = _enter(night, hurt_one, name, "darkness.gm.death.substitute")
    hurt_one.at = None
    night.master.resting = {**night.master.resting, hurt_one.id: other.id}
    return other


def recover(night: Night) -> None:
    """Each round of rest heals a point; whoever is well again comes back for the other.

    darkness.gm.death.substitute
    """
    for resting, other in list(night.master.resting.items()):
        survivor, stand_in = night.survivor(resting), night.survivor(other)
        wounds.heal(night, survivor, 1, "darkness.gm.death.substitute")
        if not wounds.is_hurt(survivor) and stand_in.at is not None:
            back_again(night, survivor)


def back_again(night: Night, survivor: Survivor) -> None:
    """A survivor that has rested comes back, and its substitute leaves."""
    stand_in = night.survivor(night.master.resting[survivor.id])
    survivor.at, stand_in.at = stand_in.at, None
    left = {one: two for one, two in night.master.resting.items() if one != survivor.id}
    night.master.resting = left
    name, rule = survivor.sheet.name, "darkness.gm.death.substitute"
    night.tell(NewCharacter, rule, figure=survivor.id, name=name)


def spare(night: Night) -> list[str]:
    """The ready survivors whom nobody has played in this session."""
    taken = [one.sheet.name for one in night.state.survivors]
    return [name for name in library().survivors if name not in taken]


# --- figures


def place(night: Night, role: Role, kind: str, square: Square, *, hidden: bool = False) -> Foe:
    """The master puts a figure on the board: darkness.gm.controls, darkness.gm.npc"""
    foe = figures.MAKERS[role](night, kind, square)
    return figures.place(night, foe, "darkness.gm.npc" if role == "npc" else RULE, hidden=hidden)


def set_health(night: Night, foe: Foe, health: int) -> None:
    foe.health = health
    record(night, HEALTH, foe.id, amount=health)


def set_stance(night: Night, foe: Foe, stance: Stance) -> None:
    foe.stance = stance
    record(night, STANCE, foe.id, thing=stance)


def toughen(night: Night, foe: Foe, codes: tuple[Code, Code, Code]) -> None:
    """The game is made harder or easier: darkness.gm.experienced_characters"""
    foe.codes = codes
    also = ("darkness.gm.experienced_characters",)
    record(night, CODES, foe.id, " ".join(codes), also=also)


def quicken(night: Night, foe: Foe, speed: int, reach: int) -> None:
    """How far a figure goes, and how far it strikes: darkness.ruling.gm_adversary_speed"""
    foe.speed, foe.reach = speed, reach
    record(night, PACE, foe.id)


def rename(night: Night, foe: Foe, name: str) -> None:
    """The figure is called what the master calls it from now on: darkness.gm.controls"""
    foe.name = name
    record(night, RENAME, foe.id)


def fell(night: Night, foe: Foe) -> None:
    """A figure is beaten, and counts as such for the story: darkness.gm.adversary.health"""
    record(night, FELL, foe.id)
    figures.remove(night, foe)
    night.master.fallen = [*night.master.fallen, foe.kind]


# --- the city and the story


def strew(night: Night, item: str, square: Square, count: int) -> None:
    """Something lies on a square, with so many shots or dollars in it: darkness.gm.discs"""
    thing = night.new_thing(item)
    if gear.is_counted(thing):
        thing.uses = count
    night.state.lying.append(Lying(thing, square))
    record(night, STREW, "", thing=item)


def sweep(night: Night, lying: Lying) -> None:
    """What lies somewhere is taken away, with whoever rides it getting off."""
    night.state.lying.remove(lying)
    for one in night.living():
        if one.vehicle == lying.thing.id:
            one.vehicle = ""
    record(night, SWEEP, "", thing=lying.thing.kind)


def borders(night: Night, *, known: bool) -> None:
    """The city ends where its tiles end, or goes on where somebody steps off: darkness.gm.map"""
    night.master.known = known
    record(night, "borders_shut" if known else "borders_open", "")


def again(night: Night, task: str) -> None:
    """Something of the story can be done once more: darkness.turn.scenario_actions"""
    night.state.used.remove(task)
    record(night, AGAIN, "", thing=task)


def rewind(night: Night, scene: str) -> None:
    """A scene is to come, as if it had not been."""
    night.master.played = {name: at for name, at in night.master.played.items() if name != scene}


def omit(night: Night, scene: str) -> None:
    """A scene will not come."""
    night.master.played = {**night.master.played, scene: night.state.round}


def door(night: Night, entrance: Entrance) -> None:
    """A door stands open for good, or is locked as it was: darkness.disc.no_door"""
    left = [one for one in night.state.no_doors if one != entrance.number]
    shut = len(left) == len(night.state.no_doors)
    night.state.no_doors = [*left, entrance.number] if shut else left
    record(night, "door_open" if shut else "door_shut", "", thing=entrance.building)


def set_counter(night: Night, counter: str, count: int) -> None:
    """The story has come as far as the master says."""
    record(night, COUNT, "")
    night.state.progress[counter] = count
    night.tell(Progressed, RULE, counter=counter, count=count)


# --- words


def tell(night: Night, text: str) -> None:
    night.tell(MasterSays, RULE, text=text)


def whisper(night: Night, survivor: Survivor, text: str) -> None:
    to = (survivor.seat, night.master.seat)
    night.tell(MasterSays, RULE, to=to, text=text, whispered=True)


def note(night: Night, text: str) -> None:
    night.master.notes = [*night.master.notes, text]
    night.tell(Noted, RULE, to=(night.master.seat,), text=text)


def erase(night: Night, place: int) -> None:
    """A note is struck out."""
    notes = night.master.notes
    night.master.notes = [*notes[:place], *notes[place + 1 :]]


def finds(night: Night, building: str, item: str, code: Code | Literal[""]) -> None:
    """Something is put on a building's list or taken off it, which nobody else learns.

    darkness.gm.building.edit
    """
    buildings.change(night, building, item, code or None)
    rule, to = "darkness.gm.building.edit", (night.master.seat,)
    night.tell(Overruled, rule, to=to, figure="", what=FINDS, thing=item)


def environment(night: Night, *, on: bool) -> None:
    """Light and weather count or not: darkness.gm.env.optional"""
    night.master.environment = on
    what = "environment_on" if on else "environment_off"
    record(night, what, "", also=("darkness.gm.env.optional",))
