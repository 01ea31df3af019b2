"""Plays through a jump, and the opening of a trapdoor."""

from __future__ import annotations

from tapete.games.euphoria.events.gear import Opened
from tapete.games.euphoria.labels.names import thing_name
from tapete.games.euphoria.odds.outcomes import fate, harm
from tapete.games.euphoria.odds.said import JumpSaid, RewardSaid
from tapete.games.euphoria.odds.scene import LEFT, begin, somebody
from tapete.games.euphoria.rules.gear.rewards import open_door
from tapete.games.euphoria.rules.moving.marching import is_jumped
from tapete.games.euphoria.state import State, Trapdoor
from tapete.games.euphoria.world import Show
from tapete.kernel import Gist, Message, Table
from tapete.odds.ear import Ear
from tapete.odds.procedures import BadCircumstance


class TooDear(BadCircumstance):
    """A jump is too dear: it costs as many AP as the gap has inches."""

    key = "euphoria.odds.too_dear"


def jump_begins(said: JumpSaid) -> State:
    """Somebody at the edge of a gap."""
    if said.gap > said.ap:
        raise TooDear(needs=said.gap, has=said.ap)
    gene = "somersault" if said.somersault else ""
    return begin([somebody("a", 0, LEFT, ap=said.ap, gene=gene)], "movement")


def jump_said(said: JumpSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """A gap of an inch or less is simply crossed: euphoria.ruling.small_gap"""
    across = said.gap == 1 or is_jumped(Show(state, table), state.minis[0])
    key = "euphoria.odds.across" if across else "euphoria.odds.stumbles"
    return (Message(key),), (float(across), -float(across))


def reward_begins(said: RewardSaid) -> State:
    """Somebody on a closed trapdoor."""
    mini = somebody("a", 0, LEFT, life=said.life, armour=said.armour, ap=said.ap)
    state = begin([mini], "movement")
    state.trapdoors = [Trapdoor(mini.at)]
    return state


def reward_said(said: RewardSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Opens the trapdoor and takes what is there."""
    ear = Ear(table, Opened)
    mini = state.minis[0]
    open_door(Show(state, ear), mini, 0)
    found = str(ear.all(Opened)[0]["reward"])
    off = not mini.items
    told = Message.of("euphoria.odds.found", reward=thing_name(found), off=off)
    worth = len(mini.items) - harm(mini)
    return (told, *fate(mini, "own")), (worth, -worth)
