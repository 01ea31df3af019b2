"""Plays through a fight that is described in words."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.checks import Defeated, Fled
from tapete.games.darkness.odds.field import ME, begin, helpers, level, line, night, somebody
from tapete.games.darkness.odds.said import FightSaid, NoHealth, NotThat
from tapete.games.darkness.rules.fights.fight import ROUNDS, Opponent, fight, opponent, security
from tapete.games.darkness.state import Foe, State, Survivor
from tapete.kernel import Gist, Message, Table
from tapete.odds.ear import Ear

WON, DEAD, WOUND, HELD, ALLY, FLED = 1.0, -3.0, -0.6, -0.2, -0.4, 0.0
"""What each end is worth to the fighter; a helper minds its own wounds a little more."""
OWN = 1.1


def fight_begins(said: FightSaid) -> State:
    """Somebody on the square of an adversary, and perhaps a helper some squares away."""
    if said.adversary and said.adversary not in library().adversaries:
        raise NotThat(name=said.adversary)
    if said.damage >= said.my_defence:
        raise NoHealth
    tile, here, there = line(said.distance)
    values = {
        "dexterity": said.my_dexterity, "attack": said.my_attack, "defence": said.my_defence,
        "speed": said.my_speed,
    }  # fmt: skip
    who = somebody(ME, here, values)
    who.damage, who.allies = said.damage, _allies(said.allies)
    state = begin([who, *helpers(there, said.helper)], tile)
    state.foes = [Foe("f1", said.adversary, here, 0, speed=said.speed)]
    return state


def _allies(count: int) -> list[str]:
    """Allies that help with nothing in a fight, and so can only be sacrificed."""
    idle = [
        kind for kind, ally in library().allies.items()
        if ally.attribute not in ("attack", "defence", "dexterity", "speed")
    ]  # fmt: skip
    return (idle * count)[:count]


def fight_said(said: FightSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the turn's fight through, and says how it stands then."""
    who, foe = state.survivors[0], state.foes[0]
    allies = len(who.allies)
    ear = Ear(table, Fled, Defeated)
    world = night(state, ear)
    world.active.fled = not said.retreat
    against = _against(said)
    if said.rounds < ROUNDS:
        security(world, who, against, said.rounds)
    else:
        fight(world, who, foe, against)
    won = bool(ear.all(Defeated))
    return _told(said, state, ear, won=won), _worth(said, state, ear, allies, won=won)


def _against(said: FightSaid) -> Opponent:
    if said.adversary:
        return opponent(said.adversary)
    return Opponent("", level(said.initiative), level(said.attack), level(said.defence))


def _fled(ear: Ear) -> bool:
    return any(told["away"] for told in ear.all(Fled))


# --- what came of it


def _told(said: FightSaid, state: State, ear: Ear, *, won: bool) -> Gist:
    who = state.survivors[0]
    end = "won" if won else "dead" if who.dead else "fled" if _fled(ear) else "held"
    found = [Message(f"darkness.odds.{end}")]
    hurt = 0 if who.dead else who.damage - said.damage
    if hurt:
        found.append(Message.of("darkness.odds.hurt", damage=hurt))
    found += [Message("darkness.odds.helper_hurt") for one in state.survivors[1:] if one.damage]
    return tuple(found)


def _worth(said: FightSaid, state: State, ear: Ear, allies: int, *, won: bool) -> tuple[float, ...]:
    who = state.survivors[0]
    lost = ALLY * (allies - len(who.allies))
    base = WON if won else DEAD if who.dead else FLED if _fled(ear) else HELD
    mine = base + lost + WOUND * (0 if who.dead else who.damage - said.damage)
    return tuple([mine + _minds(one, own=one is who) for one in state.survivors])


def _minds(one: Survivor, *, own: bool) -> float:
    """What a helper's wounds are worth to itself; its death is a death."""
    return 0.0 if own else OWN * (DEAD if one.dead else WOUND * one.damage)
