"""Interacting with machines, chests, mailboxes and objectives."""

from __future__ import annotations

from tapete.games.arena.content.entries import Objective
from tapete.games.arena.events.loot import Opened
from tapete.games.arena.figures import DIE, value
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.dice.readings import Against
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.harm import blasts
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.terrain import objectives
from tapete.games.arena.state import Attribute, Colour, Helper, Hunter, Shop, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import Roll
from tapete.kernel.chance.roll import Modifier

LOCK = 4
"""The number that opens a chest or a mailbox: arena.terrain.chest.open"""
CHESTS = ("ammo_chest", "loot_chest", "mailbox")
MACHINES: dict[str, Shop] = {"depot_machine": "depot", "zed_machine": "zed"}
BESIDE = 1
"""From how many zones away a machine can be used: arena.terrain.vending.use"""
MONEY = "money"
UNSEEN = (
    "arena.terrain.chest.setup", "arena.terrain.chest.kinds", "arena.terrain.hidden_info",
)  # fmt: skip
"""The rules by which nobody knew what it held."""


def usable(arena: Arena, figure: Hunter | Helper) -> list[Thing]:
    """What a figure can interact with: arena.basic.interact, arena.helper.no_objectives"""
    return [one for one in arena.state.things if not one.used and _reaches(arena, figure, one)]


def not_for(arena: Arena, helper: Helper) -> list[Thing]:
    """The objectives where a Helper is, which it cannot use: arena.helper.no_objectives"""
    return [one for one in arena.state.things if one.at == helper.at and is_objective(arena, one)]


def is_objective(arena: Arena, thing: Thing) -> bool:
    found = objectives.objective_of(arena, thing)
    return found is not None and found.by == "interact" and not thing.used


def _reaches(arena: Arena, figure: Hunter | Helper, thing: Thing) -> bool:
    """True if a figure is near enough to use a thing, and sees it: arena.ruling.interact_los"""
    found = objectives.objective_of(arena, thing)
    if found is not None:
        if isinstance(figure, Helper) or found.by != "interact":
            return False
        far = found.far
    elif thing.kind in MACHINES:
        far = BESIDE
    elif thing.kind in CHESTS:
        far = 0
    else:
        return False
    return arena.apart(figure, thing) <= far and arena.sees(figure, thing.at)


def interact(arena: Arena, figure: Hunter | Helper, thing: Thing, colour: Colour) -> None:
    found = objectives.objective_of(arena, thing)
    if found is not None:
        _objective(arena, arena.owner(figure), thing, found, colour)
    elif thing.kind in MACHINES:
        _machine(arena, figure, thing)
    elif _succeeds(arena, figure, "tech", LOCK, colour, "arena.terrain.chest.open"):
        _open(arena, arena.owner(figure), thing)
    else:
        arena.table.tell(
            Opened, figure=figure.id, thing=thing.kind, holds="", found=False,
            rule="arena.ruling.chest_retry",
        )  # fmt: skip


def _succeeds(
    arena: Arena, figure: Hunter | Helper, attribute: Attribute, target: int, colour: Colour,
    rule: str,
) -> bool:  # fmt: skip
    """A roll against no enemy; the Obstacle die says what is needed where nothing else does.

    arena.action.obstacle_die, arena.ruling.obstacle_die_faces
    """
    seat, sides, plus = arena.seat(figure), DIE[colour], value(figure, attribute)
    needed = target or number(arena, 10, "arena.action.obstacle_die")
    terms = (Modifier("arena.action.attribute_icon", plus),) if plus else ()
    roll = Roll((sides,), Against(sides, needed, plus), rule, by=seat, modifiers=terms)
    return arena.table.roll(roll).succeeds


def _objective(
    arena: Arena, hunter: Hunter, thing: Thing, found: Objective, colour: Colour
) -> None:
    rule = "arena.basic.interact"
    if found.attribute is not None and not _succeeds(
        arena, hunter, found.attribute, found.needs, colour, rule
    ):
        return
    arena.table.tell(Opened, figure=hunter.id, thing=thing.kind, holds=thing.kind, rule=rule)
    objectives.reached(arena, hunter, thing, found)


def _machine(arena: Arena, figure: Hunter | Helper, thing: Thing) -> None:
    """It only adds cards to the Intermission: arena.terrain.vending.use"""
    thing.used = True
    arena.state.machines = [*arena.state.machines, MACHINES[thing.kind]]
    arena.table.tell(
        Opened, figure=figure.id, thing=thing.kind, holds="", rule="arena.terrain.vending.use"
    )


def _open(arena: Arena, hunter: Hunter, thing: Thing) -> None:
    """Its token is turned up, and what it holds is the hunter's at once.

    arena.terrain.chest.contents, arena.terrain.chest.gain
    """
    thing.used = True
    thing.shows = arena.state.chests[thing.kind].draw(
        arena.table, "arena.terrain.chest.contents", hunter.seat
    )
    rule = "arena.terrain.chest.contents"
    arena.table.tell(
        Opened, figure=hunter.id, thing=thing.kind, holds=thing.shows, rule=rule, also=UNSEEN
    )
    counting.opened(arena, hunter)
    _gain(arena, hunter, thing)


def _gain(arena: Arena, hunter: Hunter, thing: Thing) -> None:
    holds, rule = thing.shows, "arena.terrain.chest.gain"
    if holds in arena.state.shops:
        shop: Shop = next(one for one in arena.state.shops if one == holds)
        cards.draw(arena, hunter, shop, rule)
    elif holds == "loot":
        dropping.gain(arena, hunter, rule)
    elif holds == MONEY:
        arena.state.money += 1
    elif holds == "trap":
        blasts.explode(
            arena,
            thing.at,
            "trap",
            None,
            "arena.terrain.chest.contents",
            texts=("burn",),
            trap=True,
        )
    elif holds in arena.scenario.objectives:
        objectives.found(arena, holds, thing.at, hunter)
