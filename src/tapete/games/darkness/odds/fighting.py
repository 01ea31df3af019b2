"""Plays through a fight that is described in words."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.checks import Defeated, Fled
from tapete.games.darkness.odds.field import ME, begin, helpers, line, night, somebody
from tapete.games.darkness.odds.said import FightSaid, NoHealth, NotThat
from tapete.games.darkness.rules.dice.ladder import LEVELS
from tapete.games.darkness.rules.fights.fight import ROUNDS, Opponent, fight, opponent, security
from tapete.games.darkness.state import Foe, State, Survivor
from tapete.kernel import Gist, Message, Table
from tapete.odds.ear import Ear

ENDS = {"won": 1.0, "dead": -3.0, "fled": 0.0, "held": -0.2}
WOUND, ALLY = -0.6, -0.4
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
    fled = any(told["away"] for told in ear.all(Fled))
    end = "won" if ear.all(Defeated) else "dead" if who.dead else "fled" if fled else "held"
    hurt = 0 if who.dead else who.damage - said.damage
    mine = ENDS[end] + ALLY * (allies - len(who.allies)) + WOUND * hurt
    return _told(end, hurt, state), (mine, *[mine + _minds(one) for one in state.survivors[1:]])


def _against(said: FightSaid) -> Opponent:
    if said.adversary:
        return opponent(said.adversary)
    return Opponent("", LEVELS[said.initiative], LEVELS[said.attack], LEVELS[said.defence])


def _told(end: str, hurt: int, state: State) -> Gist:
    found = [Message(f"darkness.odds.{end}")]
    if hurt:
        found.append(Message.of("darkness.odds.hurt", damage=hurt))
    found += [Message("darkness.odds.helper_hurt") for one in state.survivors[1:] if one.damage]
    return tuple(found)


def _minds(helper: Survivor) -> float:
    """What a helper's wounds are worth to itself; its death is a death."""
    return OWN * (ENDS["dead"] if helper.dead else WOUND * helper.damage)
