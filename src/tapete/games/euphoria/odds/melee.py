"""Plays through a charge and a melee that are described in words."""

from __future__ import annotations

from tapete.games.euphoria.events.fighting import Fatality
from tapete.games.euphoria.odds.outcomes import fate, harm, unharmed
from tapete.games.euphoria.odds.said import ChargeSaid, MeleeSaid
from tapete.games.euphoria.odds.scene import LEFT, apart, begin, somebody
from tapete.games.euphoria.rules.charging.charging import CHARGE, charge
from tapete.games.euphoria.rules.fighting import phase as melee
from tapete.games.euphoria.state import Charge, Mini, State, Weapon
from tapete.games.euphoria.world import Show
from tapete.kernel import Gist, Message, Table
from tapete.odds.ear import Ear

# --- melee


def melee_begins(said: MeleeSaid) -> State:
    """The attacker and its target in contact."""
    state = begin(people(said, 0), "melee")
    if said.charge:
        state.charges = [Charge("a", "b", seen=True)]
    return state


def people(said: MeleeSaid, inches: int) -> list[Mini]:
    """The attacker, which goes first, and the target this many inches away."""
    one = somebody(
        "a", 0, LEFT, euphoria=6, combat=said.combat, ap=said.ap, strength=said.strength,
        life=said.life, armour=said.armour, classes=["dodge"] if said.dodge else [],
    )  # fmt: skip
    traits = {"dodge": said.target_dodge, "animal": said.target_animal}
    other = somebody(
        "b", 1, apart(inches), combat=said.target_combat, ap=said.target_ap,
        strength=said.target_strength, life=said.target_life, armour=said.target_armour,
        classes=[trait for trait, has in traits.items() if has],
    )  # fmt: skip
    return [one, other]


def melee_said(said: MeleeSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays both attacks through, and says what became of both."""
    ear = Ear(table, Fatality)
    show = Show(state, ear)
    melee.begin(show)
    melee.go_on(show)
    return told(ear, state), worth(said, state)


def told(ear: Ear, state: State) -> Gist:
    one, other = state.minis
    fatal = {str(fields["target"]) for fields in ear.all(Fatality)}
    found = [Message.of("euphoria.odds.fatality", whose=whose)
             for mini, whose in ((other, "target"), (one, "own")) if mini.id in fatal]  # fmt: skip
    return (*found, *unharmed(other, "target"), *fate(one, "own"))


def worth(said: MeleeSaid, state: State) -> tuple[float, float]:
    """What each side gains: the harm done to the other, and the AP it has kept."""
    one, other = state.minis
    gained = harm(other) - harm(one)
    mine, theirs = one.ap * said.ap_worth, other.ap * said.ap_worth
    return gained + mine, theirs - gained


# --- charges


def charge_begins(said: ChargeSaid) -> State:
    """The charger and its target on open ground."""
    minis = people(said, said.distance)
    if said.target_shots:
        gun = Weapon("weapon", said.target_shots, said.target_range, said.target_damage)
        minis[1].weapons, minis[1].aim = [gun], said.target_aim
    return begin(minis, "movement")


def charge_said(said: ChargeSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the charge through, and the melee if it reaches its target."""
    ear = Ear(table, Fatality)
    show = Show(state, ear)
    mini, target = state.minis
    committed = min(said.committed, mini.ap)
    ear.stage(lambda: charge(show, mini, target, committed), CHARGE)
    short = not state.charges
    if not short:
        state.phase = "melee"
        melee.begin(show)
        melee.go_on(show)
    first = (Message("euphoria.odds.short"),) if short and not mini.out else ()
    return (*first, *told(ear, state)), worth(said, state)
