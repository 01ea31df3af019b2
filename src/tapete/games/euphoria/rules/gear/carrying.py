"""Who may carry an object, and handing one over."""

from __future__ import annotations

from tapete.deeds.barring import Why
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.wearing import put_on, take_off
from tapete.games.euphoria.events.gear import Gave
from tapete.games.euphoria.figures import has, spend
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

INTERACT_AP = 2
"""What it costs to interact: euphoria.move.interact"""
INTERACT = "euphoria.move.interact"
CHARACTERS = "euphoria.item.characters_only"
NO_CARRY = "euphoria.class.bad_born.no_carry"
EXPERIMENT = "euphoria.class.experiment"
STRANGE = "euphoria.class.strange"


def may_carry(show: Show, mini: Mini, item: str) -> Why | None:
    """Why a miniature cannot take an object now; None if it can."""
    if not mini.character:
        return CHARACTERS, "no_character"
    if has(mini, "bad_born"):
        return NO_CARRY, "bad_born"
    if has(mini, "experiment") and not show.rules.experiment_pickups:
        return EXPERIMENT, "experiment"
    entry = library().items[item]
    if entry.strange and (item in mini.strange) == show.rules.strange_by_letter:
        return STRANGE, "strange"
    if entry.needs and not any(has(mini, one) for one in entry.needs):
        return CHARACTERS, "wrong_class"
    if entry.factions and mini.faction not in entry.factions:
        return CHARACTERS, "wrong_faction"
    full = mini.items.count(item) >= entry.most
    return (CHARACTERS, "enough_of_it") if full else None


def interact(show: Show, mini: Mini) -> None:
    """Pays for an interaction. It is one of the movements before which a charge is declared.

    euphoria.charge.declare
    """
    spend(show, mini, INTERACT_AP)
    mini.deeds.started = True


def may_give(show: Show, mini: Mini, item: str, friend: Mini) -> bool:
    """An object goes to a friend in contact that may carry it: euphoria.ruling.interact_contact

    Weapons and what was added to them stay with the first bearer: euphoria.weapon.dna
    """
    entry = library().items[item]
    if entry.weapon or "shots" in entry.adds or not show.in_contact(mini, friend):
        return False
    return friend.seat == mini.seat and may_carry(show, friend, item) is None


def give(show: Show, mini: Mini, item: str, friend: Mini) -> None:
    """An object changes hands, and the giver pays for that."""
    interact(show, mini)
    take_off(mini, item)
    put_on(friend, item)
    show.table.tell(Gave, figure=mini.id, target=friend.id, item=item, rule=INTERACT)
