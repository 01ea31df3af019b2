"""Things as targets of shots and throws: which ones, where to aim, and the result."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.events.fight import Attacked, Missed
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.areas import gap_to, place_light
from tapete.games.savage.rules.attacks.attack import Attack, Shot, damage_text
from tapete.games.savage.rules.attacks.blows import pellets
from tapete.games.savage.rules.attacks.hitting import go_astray, in_line
from tapete.games.savage.rules.attacks.shooting import SHOTGUN, shooting_trait, stray_face, use_up
from tapete.games.savage.rules.dice.rerolls import trait_tries
from tapete.games.savage.rules.dice.traits import CRITICAL, ONE, SUCCESS, TARGET, Versus, prepare
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.rules.harm.damage import Blow, damage_dice
from tapete.games.savage.rules.moving.riding import mover, together
from tapete.games.savage.rules.story.objects import (
    PARRY,
    is_called_door,
    is_long,
    near_things,
    object_damage,
    struck,
    things_of,
)
from tapete.games.savage.state import Figure, Item
from tapete.games.savage.world import PACE, Fight, Walls, board_of
from tapete.kernel import Modifier, Roll
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point, square_distance
from tapete.spaces.sight import sight
from tapete.spaces.sight.view import View

RULE = "savage.break_object"
FACE = PACE // 2
"""Half the width of the part of a thing that is aimed at."""


class Mark(msgspec.Struct, frozen=True):
    """A shot or a throw at a thing of the map."""

    attacker: Figure
    item: Item
    weapon: Weapon
    index: int


def marks(fight: Fight, figure: Figure) -> list[int]:
    """The things worth a shot: doors, cover of a foe, and what the scenario wants broken."""
    sides = fight.scenario.sides
    wanted = {goal.figure for side in sides for goal in side.goals if goal.kind == "break"}
    hiding = {n for foe in fight.enemies(figure) for n in fight.view(figure.at, foe).hiders}
    return [
        index
        for index, piece, box in things_of(fight.state.scenario, fight.broken)
        if not is_long(box)
        and (index in hiding or piece.name in wanted or is_called_door(fight, piece.name))
    ]


def face(fight: Fight, eye: Point, index: int) -> Point:
    """The point to aim at: the middle of the nearest side of a thing."""
    return view_of(fight, eye, index).target.centre


def view_of(fight: Fight, eye: Point, index: int) -> View:
    """How much of a thing can be seen past other scenery."""
    return thing_seen(fight.state.scenario, fight.broken, fight.walls, eye, index)


@lru_cache(maxsize=10_000)
def thing_seen(
    scenario: str, broken: tuple[int, ...], walls: Walls, eye: Point, index: int
) -> View:
    """How much can be seen of the middle of a thing's nearest side."""
    board = board_of(scenario, broken, walls)
    piece = board.pieces[index]
    middles = [Point((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in piece.lines]
    nearest = min(middles, key=lambda middle: square_distance(eye, middle))
    return sight.look(board, eye, Disc(nearest, FACE), piece.height, skip=(index,))


def range_to(fight: Fight, figure: Figure, weapon: Weapon, index: int) -> int | None:
    """The range penalty; None if the thing is out of range."""
    return terms.band_penalty(gap_to(fight, figure, face(fight, figure.at, index)), weapon)


def shoot_thing(fight: Fight, mark: Mark) -> None:
    """Shooting or Athletics against 4, or 2 if near; it breaks if the damage is enough."""
    who, material = mark.attacker, fight.board.pieces[mark.index].material
    fight.table.tell(Attacked, figure=who.id, thing=material, weapon=mark.item.kind, rule=RULE)
    at, blow = face(fight, who.at, mark.index), _blow(fight, mark)
    outside = bool(fight.adjacent_enemies(who))
    result = _shot(fight, mark)
    use_up(mark.item, mark.weapon, 1, at)
    who.aim = ""
    fight.turn.shot = mark.item.kind
    if outside:
        expose(fight, who, "savage.melee_ranged.out")
    if result >= SUCCESS:
        struck(fight, who, mark.index, object_damage(fight, who, blow))
        return
    fight.table.tell(Missed, figure=who.id, thing=material, rule=RULE)
    if result == ONE:
        _stray(fight, mark, at)


def _shot(fight: Fight, mark: Mark) -> int:
    who, weapon = mark.attacker, mark.weapon
    trial = prepare(fight, who, shooting_trait(weapon), mark_terms(fight, mark), action=True)
    target = PARRY if mark.index in near_things(fight, who) else TARGET
    read = Versus(target, trial.plus, trial.wild, SUCCESS, 0, stray_face(_as_attack(mark, who)))
    seat, shown = who.seat, trial.modifiers
    roll = Roll(trial.dice, read, RULE, True, seat, None, shown, figure=who.id)
    return trait_tries(fight, who, roll, CRITICAL, SUCCESS).best()


def mark_terms(fight: Fight, mark: Mark) -> list[Modifier]:
    """The modifiers of a shot at a thing: for its place, the weapon and the shooter."""
    who, item, weapon = mark.attacker, mark.item, mark.weapon
    hidden = view_of(fight, who.at, mark.index).quarters
    return [
        Modifier("savage.range.penalty", range_to(fight, who, weapon, mark.index) or 0),
        Modifier("savage.cover.penalty", terms.COVER[min(90, hidden)]),
        place_light(fight, who, face(fight, who.at, mark.index)),
        terms.off_hand(who, item),
        terms.trademark(who, item),
        terms.improvised(item),
        terms.one_armed(who, weapon),
        terms.one_eyed(who),
        terms.unstable(fight, who, weapon),
        terms.weak_arm(who, weapon),
        Modifier("savage.shotgun.attack", SHOTGUN if weapon.kind == "shotgun" else 0),
    ]


def _blow(fight: Fight, mark: Mark) -> Blow:
    text = damage_text(_as_attack(mark, mark.attacker))
    if mark.weapon.kind == "shotgun":
        text = pellets(range_to(fight, mark.attacker, mark.weapon, mark.index))
    return Blow(*damage_dice(mark.attacker, text))


def _as_attack(mark: Mark, target: Figure) -> Attack:
    return Shot(mark.attacker, target, mark.item, mark.weapon)


def _stray(fight: Fight, mark: Mark, at: Point) -> None:
    """A figure beside the thing or in the line of fire may be hit instead."""
    who = mark.attacker
    own = {one.id for one in together(fight, mover(fight, who))}
    others = [
        other
        for other in fight.standing()
        if other.id not in own
        and (in_line(fight, who, at, other) or mark.index in near_things(fight, other))
    ]
    go_astray(fight, _as_attack(mark, who), others)
