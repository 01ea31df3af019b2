"""Public rewards: what is under a trapdoor, and who takes it."""

from __future__ import annotations

from tapete.deeds.barring import Why
from tapete.games.euphoria.content.field import TRAPDOOR
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.wearing import put_on
from tapete.games.euphoria.events.gear import LeftThere, Opened, Took
from tapete.games.euphoria.figures import has
from tapete.games.euphoria.rules.dice.rolls import roll
from tapete.games.euphoria.rules.gear.carrying import INTERACT_AP, interact, may_carry
from tapete.games.euphoria.rules.harm.blasts import blind, go_off
from tapete.games.euphoria.rules.story.goals import achieve
from tapete.games.euphoria.state import Mini, Trapdoor
from tapete.games.euphoria.world import Show, disc
from tapete.kernel import OneOf, YesNo
from tapete.kernel.chance.readings import Total
from tapete.spaces.climbs.surfaces import contact
from tapete.spaces.plane.disc import Disc

OPEN = "euphoria.reward.open"
EXPLODES = "euphoria.reward.explosion"
ITEMS = "euphoria.reward.items"
DNA = "euphoria.weapon.dna"
LEAVE = "euphoria.reward.leave"
MAGAZINE = "euphoria.reward.magazine"
ENVIRONMENT = "euphoria.def.character.environment"
NO_CARRY = "euphoria.class.bad_born.no_carry"
GRENADE, BLINDING = "grenade", "blinding_grenade"
FOUND = {
    1: GRENADE,
    2: BLINDING,
    3: "medkit",
    4: GRENADE,
    5: "adrenaline",
    6: "stabilizers",
    7: "sword",
    8: "reward_rifle",
    9: "magazine",
    10: "vest",
}
"""What each face stands for; the first two go off at once."""
RULES = {
    1: EXPLODES,
    2: EXPLODES,
    3: ITEMS,
    4: ITEMS,
    5: ITEMS,
    6: ITEMS,
    7: "euphoria.reward.sword",
    8: "euphoria.reward.rifle",
    9: MAGAZINE,
    10: "euphoria.reward.vest",
}
ASK_TAKE, ASK_WEAPON = "euphoria.ask.take", "euphoria.ask.magazine"


def price(show: Show) -> int:
    """The AP of opening a trapdoor or taking from it: euphoria.ruling.reward_cost"""
    return 0 if show.rules.free_rewards else INTERACT_AP


def _pay(show: Show, mini: Mini) -> None:
    """What is free is no interaction."""
    if price(show):
        interact(show, mini)


def touches(mini: Mini, door: Trapdoor) -> bool:
    """True if a base is in contact with a trapdoor."""
    there = Disc(door.at.point, TRAPDOOR)
    return contact(disc(mini), mini.at.height, there, door.at.height)


def unable(mini: Mini) -> Why | None:
    """Why a miniature may not use trapdoors at all.

    euphoria.def.character.environment, euphoria.ruling.reward_bad_born
    """
    if not mini.character:
        return ENVIRONMENT, "no_character"
    return (NO_CARRY, "bad_born") if has(mini, "bad_born") else None


def closed(show: Show, mini: Mini) -> list[int]:
    """The trapdoors it may open; each is opened once a show: euphoria.ruling.reward_once"""
    doors = enumerate(show.state.trapdoors)
    return [place for place, door in doors if not door.face and touches(mini, door)]


def left_behind(show: Show, mini: Mini) -> list[int]:
    """The trapdoors from which it may take what others have left."""
    return [
        place
        for place, door in enumerate(show.state.trapdoors)
        if door.face and not door.empty and touches(mini, door)
        if may_carry(show, mini, FOUND[door.face]) is None
    ]


def open_door(show: Show, mini: Mini, place: int) -> None:
    """A die says what is in it: something that goes off, or something to take or leave."""
    door = show.state.trapdoors[place]
    _pay(show, mini)
    door.face = roll(show, mini, Total(), OPEN)
    found, rule = FOUND[door.face], RULES[door.face]
    show.table.tell(Opened, figure=mini.id, reward=found, face=door.face, rule=OPEN, also=(rule,))
    if rule == EXPLODES:
        door.empty = True
        _goes_off(show, mini, place, door)
    elif may_carry(show, mini, found) is None and _wanted(show, mini, found, rule):
        take(show, mini, door)
    else:
        show.table.tell(LeftThere, figure=mini.id, reward=found, rule=LEAVE)


def _goes_off(show: Show, mini: Mini, place: int, door: Trapdoor) -> None:
    """The grenade goes off around the trapdoor, and hits its opener too."""
    if FOUND[door.face] == GRENADE:
        go_off(show, mini, GRENADE, door.at, f"reward:{place}", EXPLODES)
    else:
        blind(show, mini, BLINDING, door.at, EXPLODES)


def _wanted(show: Show, mini: Mini, found: str, rule: str) -> bool:
    return show.table.ask(mini.seat, ASK_TAKE, YesNo(), rule, figure=mini.id, reward=found)


def take_left(show: Show, mini: Mini, place: int) -> None:
    """Takes what is still there, for the price of interacting."""
    _pay(show, mini)
    take(show, mini, show.state.trapdoors[place])


def take(show: Show, mini: Mini, door: Trapdoor) -> None:
    """It carries the reward from now on."""
    found, rule = FOUND[door.face], RULES[door.face]
    door.empty = True
    put_on(mini, found, _weapon(show, mini) if rule == MAGAZINE else 0)
    show.table.tell(Took, figure=mini.id, reward=found, rule=rule, also=_also(found))
    achieve(show, mini.seat, "reward")


def _also(found: str) -> tuple[str, ...]:
    """A weapon works only for its owner, unless it is a gift of the public."""
    return (DNA,) if library().items[found].weapon else ()


def _weapon(show: Show, mini: Mini) -> int:
    """The weapon that gets the magazine: euphoria.ruling.reward_two_weapons"""
    if len(mini.weapons) < 2:
        return 0
    kinds = [weapon.kind for weapon in mini.weapons]
    options = OneOf(list(dict.fromkeys(kinds)))
    return kinds.index(show.table.ask(mini.seat, ASK_WEAPON, options, MAGAZINE, figure=mini.id))
