"""Loot that enemies drop, the bag it comes from, and what is done at once."""

from __future__ import annotations

from tapete.games.arena.content.entries import LootToken
from tapete.games.arena.content.library import library
from tapete.games.arena.content.properties import named
from tapete.games.arena.events.loot import Dropped, Refilled, Took
from tapete.games.arena.figures import properties
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.loot import collecting
from tapete.games.arena.rules.skills import levels
from tapete.games.arena.rules.story import counting
from tapete.games.arena.state import Enemy, Hunter, Lying
from tapete.games.arena.world import Arena, card_of
from tapete.spaces.hexes.hexes import Hex

LEGENDARY = "legendary"
ASIDE = "arena.ruling.loot_use_window"
"""The rule for using loot in the middle of something else, which odds leave out."""
AT_ONCE = ("level_up", "wanted")
"""The types of tokens that do their work when they are drawn."""
NOBODYS = "arena.ruling.burn_kill_credit"
"""Why a token stays in the zone: nobody killed the enemy."""


def token_of(kind: str) -> LootToken:
    return library().loot[kind]


def drop(arena: Arena, enemy: Enemy, zone: Hex, killer: Hunter | None) -> None:
    """One token, more for a Piñata; a Unique leaves a Legendary one instead.

    arena.loot.drop_one, arena.prop.pinata, arena.loot.unique.drop, arena.ruling.unique_pinata
    """
    card = card_of(enemy)
    count = card.loot
    extra = named(properties(enemy), "pinata")
    if card.kind == "unique":
        also = ("arena.system.rule_priority", "arena.ruling.unique_pinata") if extra else ()
        lay(arena, LEGENDARY, zone, "arena.loot.unique.drop", also)
        count = 0
    for more in extra:
        count += more.number or number(arena, more.die, "arena.prop.pinata")
    arena.table.stage(lambda: _find_all(arena, count, zone, killer))
    if card.kind == "unique":
        collecting.appeared(arena, zone)
    if killer is not None and killer.stands:
        killer.rescued = True


def _find_all(arena: Arena, count: int, zone: Hex, killer: Hunter | None) -> None:
    """Finds one token after another. What is still to come is weighed once for each state."""
    if not count:
        return
    find(arena, zone, killer)
    name = "" if killer is None else killer.id
    arena.table.last(
        lambda: _find_all(arena, count - 1, zone, killer), _find_all, count, zone, name
    )


def find(arena: Arena, zone: Hex, killer: Hunter | None) -> None:
    """A token of a killed enemy: with the Draw Card icon it stays, else the killer has it.

    arena.loot.draw_icon_stays, arena.loot.auto_collect, arena.ruling.burn_kill_credit
    """
    kind = draw(arena, killer)
    if kind is None or at_once(arena, kind, killer):
        return
    if killer is None or token_of(kind).card:
        icon = token_of(kind).card
        lay(arena, kind, zone, "arena.loot.draw_icon_stays" if icon else NOBODYS)
        collecting.appeared(arena, zone)
    else:
        also = ("arena.helper.redirect_loot",) if "helper" in arena.blow else ()
        take(arena, killer, kind, "arena.loot.auto_collect", also)


def draw(arena: Arena, by: Hunter | None) -> str | None:
    """A token out of the bag; None if the bag stays empty.

    A bag that found nothing to be filled with takes what was used since then.

    arena.loot.bag_empty, arena.ruling.bag_empty_timing, arena.ruling.draws_exhausted
    """
    bag = arena.state.bag
    if not len(bag):
        refill(arena, "arena.loot.bag_empty")
    if not len(bag):
        return None
    seat = None if by is None else by.seat
    alike = _at_first if arena.table.ignores(ASIDE) else None
    kind = bag.draw(arena.table, "arena.loot.drop_one", seat, alike=alike)
    if not len(bag):
        refill(arena, "arena.loot.bag_empty")
    return kind


def _at_first(kind: str) -> tuple[bool, str]:
    """All that matters about a token at first: whether it stays, and what it does at once."""
    token = token_of(kind)
    return token.card, token.type if token.type in AT_ONCE else ""


def refill(arena: Arena, rule: str) -> None:
    """Loot in the arena and the discard pile go back; Legendary tokens never do.

    arena.ruling.bag_empty_legendary, arena.loot.legendary_not_in_bag
    """
    state = arena.state
    back = [one.kind for one in state.lying if one.kind != LEGENDARY] + state.discard
    state.lying = [one for one in state.lying if one.kind == LEGENDARY]
    state.discard = []
    for kind in back:
        state.bag.put(kind)
    if back:
        also = ("arena.loot.legendary_not_in_bag",)
        arena.table.tell(Refilled, count=len(back), rule=rule, also=also)


def at_once(arena: Arena, kind: str, drawer: Hunter | None) -> bool:
    """Level-Up and Wanted tokens do their work when they are drawn, and are set aside.

    arena.loot.level_up.all, arena.loot.level_up.drawer, arena.loot.level_up.aside,
    arena.loot.wanted
    """
    token = token_of(kind)
    if token.type not in AT_ONCE:
        return False
    arena.state.aside = [*arena.state.aside, kind]
    if drawer is not None:
        rule = "arena.loot.wanted" if token.type == "wanted" else "arena.loot.level_up.all"
        also = () if token.type == "wanted" else ("arena.loot.level_up.aside",)
        arena.table.tell(Took, figure=drawer.id, loot=kind, rule=rule, also=also)
    if token.type == "level_up":
        levels.level_up(arena)
        if drawer is not None and drawer.at is not None:
            wounds.heal_all(arena, drawer, "arena.loot.level_up.drawer")
            wounds.recharge(arena, drawer)
    return True


def lay(arena: Arena, kind: str, zone: Hex, rule: str, also: tuple[str, ...] = ()) -> None:
    arena.state.lying = [*arena.state.lying, Lying(kind, zone)]
    centre = arena.ground.hexes.centre(zone)
    arena.table.tell(Dropped, loot=kind, x=centre.x, y=centre.y, rule=rule, also=also)


def take(arena: Arena, hunter: Hunter, kind: str, rule: str, also: tuple[str, ...] = ()) -> None:
    hunter.loot = [*hunter.loot, kind]
    arena.table.tell(Took, figure=hunter.id, loot=kind, rule=rule, also=also)
    counting.looted(arena, hunter)


def gain(arena: Arena, hunter: Hunter, rule: str) -> None:
    """A hunter draws a token for itself, whatever its back: arena.ruling.skag_vomit_owner"""
    kind = draw(arena, hunter)
    if kind is not None and not at_once(arena, kind, hunter):
        take(arena, hunter, kind, rule)


def throw_away(arena: Arena, hunter: Hunter, kind: str) -> None:
    """A used token goes to the discard pile: arena.loot.discard_pile"""
    loot = list(hunter.loot)
    loot.remove(kind)
    hunter.loot = loot
    if kind != LEGENDARY:
        arena.state.discard = [*arena.state.discard, kind]
