"""Things of the map: which are near, opening doors, and breaking things."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tapete.games.savage.content.library import Thing, Weapon, library
from tapete.games.savage.events.fight import Attacked, Did, Missed
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import WILD, Attack, damage_text
from tapete.games.savage.rules.attacks.melee import fighting_trait
from tapete.games.savage.rules.dice.rerolls import trait_tries
from tapete.games.savage.rules.dice.traits import CRITICAL, SUCCESS, Versus, prepare
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.rules.harm.damage import Blow, damage_dice
from tapete.games.savage.state import Figure, Item
from tapete.games.savage.world import PACE, Fight, board_of, on_the_board
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Total
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import box
from tapete.spaces.plane.segment import closer
from tapete.spaces.routes.ground import Ground

OPEN, CLOSE = "open", "close"
PARRY = 2
"""The Parry of a thing, which stands still."""
LONGEST = 4 * PACE
"""Anything longer is a wall, which cannot be broken down."""
LOOSE = ("crate", "barrel", "table", "fence", "wreck", "tree", "rock", "hedge")
"""The materials that offer something to grab and strike with."""


@lru_cache(maxsize=64)
def things_of(
    scenario: str, broken: tuple[int, ...]
) -> tuple[tuple[int, Piece, tuple[int, int, int, int]], ...]:
    """The unbroken pieces with a known material, each with the box it fits in."""
    known = library().things
    return tuple(
        [
            (index, piece, box(piece.corners))
            for index, piece in enumerate(board_of(scenario, broken).pieces)
            if piece.material in known and index not in broken
        ]
    )


@lru_cache(maxsize=20_000)
def near_to(scenario: str, broken: tuple[int, ...], at: Point, reach: int) -> tuple[int, ...]:
    """The things within reach of a place."""
    x, y = at.x, at.y
    west, east, north, south = x + reach, x - reach, y + reach, y - reach
    return tuple(
        [
            index
            for index, piece, (left, top, right, bottom) in things_of(scenario, broken)
            if left <= west
            and right >= east
            and top <= north
            and bottom >= south
            and _touches(piece, at, reach)
        ]
    )


def _touches(piece: Piece, at: Point, reach: int) -> bool:
    spot = (at.x, at.y)
    return any(closer(spot, start, end, reach * reach + 1) for start, end in piece.lines)


def near_things(fight: Fight, figure: Figure, reach: int = PACE) -> tuple[int, ...]:
    """The things that a figure can touch, or strike with a weapon of that reach."""
    return near_to(fight.state.scenario, fight.broken, figure.at, figure.radius + reach)


def thing_at(fight: Fight, index: int) -> Thing:
    return library().things[fight.board.pieces[index].material]


def is_door(fight: Fight, index: int) -> bool:
    return is_called_door(fight, fight.board.pieces[index].name)


def is_called_door(fight: Fight, name: str) -> bool:
    """True if the scenario calls things of that name doors."""
    ground = fight.scenario.ground.get(name)
    return ground is not None and ground.door


def is_wall(fight: Fight, index: int) -> bool:
    """True if a thing is too long to be broken down."""
    return is_long(box(fight.board.pieces[index].corners))


def is_long(box: tuple[int, int, int, int]) -> bool:
    """True if what fits in a box is longer than anything that can be broken down."""
    left, top, right, bottom = box
    return max(right - left, bottom - top) > LONGEST


def is_loose(fight: Fight, index: int) -> bool:
    return fight.board.pieces[index].material in LOOSE


def clear_away(fight: Fight, figure: Figure, index: int, what: str, rule: str) -> None:
    """Clears a thing away: it no longer blocks movement or sight."""
    fight.state.broken.append(index)
    material = fight.board.pieces[index].material
    fight.table.tell(Did, figure=figure.id, what=what, thing=material, rule=rule)


# --- doors


def open_door(fight: Fight, figure: Figure, index: int) -> None:
    """Opens a door, which stays open until somebody shuts it."""
    fight.state.opened.append(index)
    clear_away(fight, figure, index, OPEN, "savage.core.turn")


def open_doors(fight: Fight, figure: Figure) -> list[int]:
    """The open doors within its reach."""
    pieces, reach = fight.board.pieces, figure.radius + PACE
    return [n for n in fight.state.opened if _touches(pieces[n], figure.at, reach)]


def shut_door(fight: Fight, figure: Figure, index: int) -> None:
    """Shuts a door, which blocks movement and sight again."""
    fight.state.opened.remove(index)
    fight.state.broken.remove(index)
    material = fight.board.pieces[index].material
    fight.table.tell(Did, figure=figure.id, what=CLOSE, thing=material, rule="savage.core.turn")


def is_doorway_free(fight: Fight, index: int) -> bool:
    """True if nobody stands where the door would be; on squares, in the door's square."""
    leaf = doorway(fight.state.scenario, index)
    return all(
        Ground(leaf, 0 if fight.squared else figure.radius).may_stand(figure.at)
        for figure in fight.state.figures
        if on_the_board(figure)
    )


@lru_cache(maxsize=64)
def doorway(scenario: str, index: int) -> Board:
    """A board with only a shut door on it."""
    board = board_of(scenario, ())
    return msgspec.structs.replace(board, pieces=(board.pieces[index],))


# --- blows


class Smashing(msgspec.Struct, frozen=True):
    """A blow at a thing of the map."""

    attacker: Figure
    item: Item
    weapon: Weapon
    index: int
    wild: bool = False


def smash(fight: Fight, blow: Smashing) -> None:
    """A Fighting roll against 2; the thing breaks if the damage reaches its Hardness."""
    rule, who = "savage.break_object", blow.attacker
    material = fight.board.pieces[blow.index].material
    fight.table.tell(Attacked, figure=who.id, thing=material, weapon=blow.item.kind, rule=rule)
    if blow.wild and not who.vulnerable:
        expose(fight, who, "savage.combat.wild_attack")
    if _strikes(fight, blow) < SUCCESS:
        fight.table.tell(Missed, figure=who.id, thing=material, rule=rule)
    else:
        struck(fight, who, blow.index, _damage(fight, blow))


def struck(fight: Fight, who: Figure, index: int, damage: int) -> None:
    """A thing breaks if the damage reaches its Hardness; less damage does nothing."""
    rule, material = "savage.break_object", fight.board.pieces[index].material
    if damage >= thing_at(fight, index).hardness:
        clear_away(fight, who, index, "broke", rule)
    else:
        fight.table.tell(Did, figure=who.id, what="not_broken", thing=material, rule=rule)


def _strikes(fight: Fight, blow: Smashing) -> int:
    who = blow.attacker
    found = [
        Modifier("savage.combat.wild_attack", WILD if blow.wild else 0),
        terms.off_hand(who, blow.item),
        terms.trademark(who, blow.item),
        terms.martial_art(who, blow.item),
        terms.improvised(blow.item),
        terms.one_armed(who, blow.weapon),
        terms.light(fight, who, who),
        Modifier("savage.state.prone.melee", -2 if who.prone else 0),
    ]
    trial = prepare(fight, who, fighting_trait(who), found, action=True)
    read = Versus(PARRY, trial.plus, trial.wild, SUCCESS)
    rule, shown = "savage.break_object", trial.modifiers
    roll = Roll(trial.dice, read, rule, True, who.seat, None, shown, figure=who.id)
    return trait_tries(fight, who, roll, CRITICAL, SUCCESS).best()


def _damage(fight: Fight, blow: Smashing) -> int:
    attack = Attack(blow.attacker, blow.attacker, blow.item, blow.weapon)
    dice, plus = damage_dice(blow.attacker, damage_text(attack))
    strength = Blow(dice, plus).harder("savage.combat.wild_attack", WILD if blow.wild else 0)
    return object_damage(fight, blow.attacker, strength)


def object_damage(fight: Fight, attacker: Figure, blow: Blow) -> int:
    """The damage to a thing: its dice do not ace, and a raise adds no die."""
    rule = "savage.break_object.no_bonus"
    seat, name = attacker.seat, attacker.id
    blow = blow.harder("savage.core.jokers", 2 if fight.has_joker(attacker) else 0)
    read = Total(blow.plus)
    roll = Roll(blow.dice, read, rule, False, seat, None, blow.terms, figure=name)
    return fight.table.roll(roll)
