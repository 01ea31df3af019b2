"""Threats: what each mini is likely to do to the other side next."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from tapete.games.punk.bots.fighter import Blow, Gun, Prowess, prowess_of
from tapete.games.punk.bots.goal_value import Able, stakes, time_gone
from tapete.games.punk.bots.quick_odds import clash, harmed, under
from tapete.games.punk.rules.harm.armour import pierced
from tapete.games.punk.rules.harm.contamination import suffers
from tapete.games.punk.rules.shooting.precision import AIM, AVOIDING, REACTING
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.covering import Cover, from_scenery
from tapete.games.punk.rules.sight.sight import hidden
from tapete.games.punk.rules.turns.groups import companions
from tapete.games.punk.state import OFF_TABLE, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.kernel.kept import Kept
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN, bearing

NOW, SOON, LATER = 1.0, 0.8, 0.65
"""The weight of an attack made at once, later in this Turn, or in the next Turn."""
DISTANT = 0.6
"""The factor for each further activation that an attack takes."""
CAUTION = 0.35
"""The weight of the other side's attacks when a match begins; it falls as the match goes on."""
OUT_OF_SIGHT = 0.6
"""The weight of a shot whose target must come into sight first."""
NEARER = 0.1
"""The share of a later attack's weight that is lost while the mini still has to come near."""
SOME_COVER = 3
"""The cover assumed for a target that is out of sight."""
OWN_SKIN = 0.9
MATERIAL = 0.5
"""The points a fighter is worth, besides those the scenario gives for it, per unit of its worth."""
POISONED, SHOCKED, PRONE, DYING = 0.3, 0.2, 0.15, 0.3
FOUL = 0.3
"""The share of a mini's worth lost if it is about to end its activation on contaminated ground."""
ENDURES = 0.5
"""The share of the chance to down a mini that is left if it can bear a hit."""
WATCH = 0.6
"""The weight of being on Defensive Fire, relative to a shot made at once."""


KNOWN: Kept[tuple[object, ...], float] = Kept(60_000)
"""The threats that have been worked out so far."""


class Fighter(NamedTuple):
    """A mini, what it can do, and what it is worth in points."""

    mini: Mini
    prowess: Prowess
    worth: float
    left: int
    """The Actions it still has in this Turn."""
    tempo: float
    """The weight of an attack with these Actions."""
    locked: tuple[str, ...]
    """The enemies it touches."""
    numbers: int
    """The number of other minis in its group."""

    @property
    def stand(self) -> tuple[int, Place, int, int, bool, int]:
        """What a threat depends on: the kind of mini, and where and how it stands."""
        mini = self.mini
        return (
            self.prowess.serial, mini.at, mini.facing, mini.radius, mini.prone, self.numbers
        )  # fmt: skip

    def when(self, actions: float) -> float:
        """Returns the weight of an attack that takes this many Actions; fewer count for more."""
        if actions <= self.left:
            return self.tempo
        later = (actions - self.left) / max(1, self.prowess.actions)
        return float(LATER * DISTANT ** max(0.0, later - 1) * (1 - NEARER * min(1.0, later)))


class Outlook:
    """The table as one side sees it."""

    def __init__(self, skirmish: Skirmish, seat: Seat) -> None:
        self.skirmish, self.seat = skirmish, seat
        self.field = id(skirmish.field)
        standing = [one for one in skirmish.standing() if one.at != OFF_TABLE]
        own = [one for one in standing if one.seat == seat]
        foes = [one for one in standing if one.seat != seat]
        self.own = [self.fighter(one, foes) for one in own]
        self.foes = [self.fighter(one, own) for one in foes]

    def fighter(self, mini: Mini, rivals: list[Mini]) -> Fighter:
        skirmish = self.skirmish
        touched = tuple([enemy.id for enemy in rivals if skirmish.in_contact(mini, enemy)])
        prowess = prowess_of(mini)
        worth = MATERIAL * prowess.worth + stakes(skirmish, mini)
        left, tempo = self._tempo(mini, prowess)
        others = len(companions(skirmish, mini)) if mini.group else 0
        return Fighter(mini, prowess, worth, left, tempo, touched, others)

    def _tempo(self, mini: Mini, prowess: Prowess) -> tuple[int, float]:
        state = self.skirmish.state
        active = state.active
        if active is not None and active.mini == mini.id:
            return (active.left if state.phase == "act" else 0), NOW
        return (0, LATER) if mini.acted else (prowess.actions, SOON)

    def sides(self) -> tuple[Able, Able]:
        """Returns the minis on the table, by seat."""
        own = [(one.mini, one.prowess) for one in self.own]
        foes = [(one.mini, one.prowess) for one in self.foes if one.mini.seat == 1 - self.seat]
        return (own, foes) if self.seat == 0 else (foes, own)

    def strength(self) -> float:
        """Returns what is left of this side, less what is left of the other."""
        ours = sum(_left(one) - self._foul(one) for one in self.own)
        return MATERIAL * (ours - sum(_left(one) for one in self.foes))

    def _foul(self, fighter: Fighter) -> float:
        active = self.skirmish.state.active
        acts = active is not None and active.mini == fighter.mini.id
        return FOUL * fighter.prowess.worth if acts and suffers(self.skirmish, fighter.mini) else 0

    def threats(self) -> float:
        """Returns what this side threatens to do, less what it has to fear."""
        ours = sum(self.promise(one) for one in self.own)
        theirs = sum(self.best(one, self.own) for one in self.foes)
        return ours - CAUTION * (1 - 0.5 * time_gone(self.skirmish)) * theirs

    def promise(self, fighter: Fighter) -> float:
        best = self.best(fighter, self.foes)
        return max(best, self._watch(fighter)) if fighter.mini.ready else best

    def best(self, fighter: Fighter, rivals: list[Fighter]) -> float:
        return max([self.threat(fighter, rival) for rival in rivals], default=0.0)

    def _watch(self, fighter: Fighter) -> float:
        """Returns the value of Defensive Fire at enemies that have not acted yet."""
        coming = [rival for rival in self.foes if not rival.mini.acted]
        ready = fighter._replace(left=fighter.prowess.actions, tempo=WATCH)
        shots = [self.shot(ready, rival, REACTING.amount) for rival in coming]
        return max(shots, default=0.0)

    def threat(self, one: Fighter, rival: Fighter) -> float:
        """Returns the likely value of its best attack on a rival; it is worked out only once."""
        if one.locked and rival.mini.id not in one.locked:
            return 0.0
        key = (
            self.field, one.stand, one.left, one.tempo, one.worth, bool(one.locked),
            rival.stand, rival.worth, bool(rival.locked), self._aim(one.mini, rival.mini),
        )  # fmt: skip
        known = KNOWN.get(key)
        return KNOWN.keep(key, self._threat(one, rival)) if known is None else known

    def _threat(self, one: Fighter, rival: Fighter) -> float:
        if one.locked:
            return max(0.0, one.when(1) * self.duel(one, rival, 0))
        return max(0.0, self.shot(one, rival), self.charge(one, rival))

    # --- shots

    def shot(self, one: Fighter, rival: Fighter, plus: int = 0) -> float:
        """Returns the value of a shot with its best weapon, once near enough and in sight."""
        guns = one.prowess.guns
        if not guns or rival.locked or one.mini.prone or one.mini.at.held:
            return 0.0
        gap = self.skirmish.gap(one.mini, rival.mini)
        behind, turns, seen = self._behind(one.mini, rival.mini)
        plus += self._aim(one.mini, rival.mini)
        best = 0.0
        for gun in guns:
            away = max(0.0, gap - gun.bands[-1])
            moves = away / one.prowess.reach
            odds = shot_down(gun, rival.prowess, gap - away, behind, plus)
            need = 1 + gun.loading + max(moves, turns)
            best = max(best, odds * one.when(need if need > one.left else ceil(need)))
        return seen * best * rival.worth

    def _aim(self, mini: Mini, target: Mini) -> int:
        active = self.skirmish.state.active
        aims = active is not None and active.mini == mini.id and active.aim == target.id
        return AIM.amount if aims else 0

    def _behind(self, mini: Mini, target: Mini) -> tuple[Cover, int, float]:
        """Returns a target's cover, the moves needed before the shot, and the shot's weight."""
        facing = round(bearing(mini.at.point, target.at.point)) % TURN
        eye, mark = body_of(mini, facing=facing), body_of(target)
        if hidden(self.skirmish, eye, mark):
            return Cover(SOME_COVER, "total"), 1, OUT_OF_SIGHT
        turn = abs((facing - mini.facing + TURN // 2) % TURN - TURN // 2)
        return from_scenery(self.skirmish, eye, mark), int(turn > TURN // 4), 1.0

    # --- fights

    def charge(self, one: Fighter, rival: Fighter) -> float:
        """Returns the value of an Assault; the nearer the rival, the sooner it comes."""
        if one.mini.at.held:
            return 0.0
        gap = self.skirmish.gap(one.mini, rival.mini)
        moves = max(1.0, gap / one.prowess.reach)
        gain = self.duel(one, rival, min(ceil(moves), one.prowess.actions))
        return gain * one.when(moves if moves > one.left else ceil(moves))

    def duel(self, one: Fighter, rival: Fighter, bonus: int) -> float:
        """Returns what a fight with the best weapon is likely to win, less what it may cost."""
        best = -1.0
        for blow in one.prowess.blows:
            gain, loss = exchange(blow, one, rival, bonus)
            best = max(best, gain * rival.worth - OWN_SKIN * loss * one.worth)
        return best


def _left(fighter: Fighter) -> float:
    """Returns what is left of a mini; the poisoned, the shocked and the dying count for less."""
    mini = fighter.mini
    hurt = POISONED * bool(mini.poison) + SHOCKED * bool(mini.shocked) + PRONE * mini.prone
    share = DYING if mini.dying else max(0.2, 1 - hurt)
    return fighter.prowess.worth * share


def shot_down(gun: Gun, target: Prowess, gap: float, behind: Cover, plus: int) -> float:
    """Returns the chance that a shot downs its target, avoiding its cover if that is better."""
    band = next((n for n, end in enumerate(gun.bands) if gap <= end), -1)
    if band < 0:
        return 0.0
    through, strength = gun.penetration[band], gun.strength[band] - target.toughness
    bare = harmed(strength - _left_of(target.armour, through))
    if gun.sure:
        return bare
    needed = gun.precision[band] + plus
    covered = harmed(strength - _left_of(target.armour + behind.bonus, through))
    best = under(needed) * covered
    if behind.bonus and behind.avoidable and not gun.scattered:
        best = max(best, under(needed + AVOIDING.amount) * bare)
    return best * (ENDURES if target.wounds else 1.0)


def _left_of(armour: int, penetration: int) -> int:
    return armour - pierced(armour, penetration)


def exchange(blow: Blow, one: Fighter, rival: Fighter, bonus: int) -> tuple[float, float]:
    """Returns the chance that a fight downs the rival, and the chance that it downs the mini."""
    back = max(rival.prowess.blows, key=lambda other: (other.combat, other.strength))
    plus = blow.combat + bonus + one.numbers - back.combat - rival.numbers
    odds = clash(plus)
    gain = (odds.won + odds.tied) * felled(blow, rival.prowess)
    loss = (odds.lost + odds.tied) * felled(back, one.prowess)
    return gain, loss


def felled(blow: Blow, target: Prowess) -> float:
    """Returns the chance that a hit downs its target."""
    armour = 0 if blow.pierces else _left_of(target.guard, blow.penetration)
    return harmed(blow.strength - target.toughness - armour) * (ENDURES if target.wounds else 1.0)
