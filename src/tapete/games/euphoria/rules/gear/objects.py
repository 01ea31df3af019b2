"""What may be done with objects, trapdoors and mechanisms in each phase."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.wearing import take_off
from tapete.games.euphoria.events.gear import Used
from tapete.games.euphoria.figures import engaged, has
from tapete.games.euphoria.rules.gear import carrying, repairing, rewards, traps
from tapete.games.euphoria.rules.gifts.genes import points
from tapete.games.euphoria.rules.harm.damage import heal
from tapete.games.euphoria.state import Mini, Phase
from tapete.games.euphoria.world import Show

USE = "euphoria.move.use"
RULES = {"adrenaline": "euphoria.item.adrenaline", "medkit": "euphoria.item.medkit"}
USED, OPEN, TAKE, GIVE, TRIGGER, REPAIR = "use", "open", "take", "give", "trigger", "repair"


def offers(show: Show, mini: Mini, phase: Phase) -> list[Do]:
    """What a miniature may do now with what it carries or touches."""
    if phase == "objects":
        return list(_usable(mini))
    if phase == "movement" and mini.character and not engaged(show, mini):
        return list(_interactions(show, mini))
    return []


def _usable(mini: Mini) -> Iterator[Do]:
    """One object in each movement phase, at no AP; one that is engaged may use it too.

    euphoria.ruling.engaged_use, euphoria.ruling.phase_start_items
    """
    if mini.deeds.object or not mini.character:
        return
    for place, item in enumerate(mini.items):
        entry = library().items[item]
        fits = not entry.needs or any(has(mini, one) for one in entry.needs)
        if entry.use == "movement" and fits and mini.items.index(item) == place:
            yield Do(USED, item=place)


def _interactions(show: Show, mini: Mini) -> Iterator[Do]:
    """What it touches: each costs 2 AP, but for trapdoors where a house rule makes them free."""
    if rewards.unable(mini) is None and mini.ap >= rewards.price(show):
        yield from (Do(OPEN, item=place) for place in rewards.closed(show, mini))
        yield from (Do(TAKE, item=place) for place in rewards.left_behind(show, mini))
    if mini.ap < carrying.INTERACT_AP:
        return
    for place, item in enumerate(mini.items):
        if mini.items.index(item) == place:
            for friend in show.friends(mini):
                if carrying.may_give(show, mini, item, friend):
                    yield Do(GIVE, friend.id, place)
    yield from (Do(TRIGGER, one.id) for one in traps.within_reach(show, mini))
    yield from (Do(REPAIR, one.id) for one in repairing.repairable(show, mini))


def perform(show: Show, mini: Mini, do: Do, details: Details | None = None) -> None:
    """Does what was offered."""
    if do.what == USED:
        use(show, mini, mini.items[do.item])
    elif do.what == OPEN:
        rewards.open_door(show, mini, do.item)
    elif do.what == TAKE:
        rewards.take_left(show, mini, do.item)
    elif do.what == GIVE:
        carrying.give(show, mini, mini.items[do.item], show.mini(do.to))
    elif do.what == TRIGGER:
        device = next(one for one in show.state.devices if one.id == do.to)
        traps.trigger(show, mini, device)
    else:
        repairing.repair(show, mini, show.mini(do.to))


def use(show: Show, mini: Mini, item: str) -> None:
    """An object is used up: AP for this turn, or life.

    euphoria.item.adrenaline, euphoria.item.medkit, euphoria.ruling.item_single_use
    """
    entry = library().items[item]
    mini.deeds.object = True
    show.table.tell(Used, figure=mini.id, item=item, rule=USE, also=(RULES[item],))
    if entry.consumed:
        take_off(mini, item)
    if item == "adrenaline":
        points(show, mini, entry.amount, RULES[item])
    else:
        heal(show, mini, entry.amount, RULES[item])
