"""Who threatens whom: what each mini is likely to do to the other side next."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from tapete.games.punk.bots.fighter import Blow, Gun, Prowess, prowess_of
from tapete.games.punk.bots.goal_value import Able, stakes, time_gone
from tapete.games.punk.bots.quick_odds import clash, harmed, under
from tapete.games.punk.rules.harm.contamination import suffers
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.covering import Cover, from_scenery
from tapete.games.punk.rules.sight.sight import hidden
from tapete.games.punk.rules.turns.groups import companions
from tapete.games.punk.state import OFF_TABLE, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN, bearing

NOW, SOON, LATER = 1.0, 0.8, 0.65
"""What an attack counts that is made at once, later in this Turn, or in the next."""
DISTANT = 0.6
"""What it counts for each activation more that it takes."""
CAUTION = 0.35
"""What the other side's attacks count, to one's own, as a match begins; ever less as it goes on."""
OUT_OF_SIGHT = 0.6
"""What a shot counts for which somebody has to come into sight first."""
NEARER = 0.1
"""What is lost of it on the way to where it could be made in the next activation."""
SOME_COVER = 3
"""What is then likely to be in between."""
OWN_SKIN = 0.9
MATERIAL = 0.5
"""What a fighter is worth besides what the scenario pays for it, to the points of one."""
POISONED, SHOCKED, PRONE, DYING = 0.3, 0.2, 0.15, 0.3
FOUL = 0.3
"""What is lost of who is about to end its activation on contaminated ground."""
AIMED = 3
REACTING = -2
WATCH = 0.6
"""What being on Defensive Fire counts, to a shot at once."""


KNOWN: dict[tuple[object, ...], float] = {}
"""Threats that have been worked out."""
MOST_KNOWN = 200_000


class Fighter(NamedTuple):
    """A mini, what it can do, and what it is worth in points."""

    mini: Mini
    prowess: Prowess
    worth: float
    left: int
    """Actions it still has in this Turn."""
    tempo: float
    """What an attack with them counts."""
    locked: tuple[str, ...]
    """The enemies it touches."""
    numbers: int
    """The others of its group."""

    @property
    def stand(self) -> tuple[int, Place, int, int, bool, int]:
        """Who it is like, where and how it stands."""
        mini = self.mini
        return (
            self.prowess.serial, mini.at, mini.facing, mini.radius, mini.prone, self.numbers
        )  # fmt: skip

    def when(self, actions: float) -> float:
        """What an attack counts that takes so many Actions; each step nearer counts a little."""
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
        """Who is on the table, by seat."""
        own = [(one.mini, one.prowess) for one in self.own]
        foes = [(one.mini, one.prowess) for one in self.foes if one.mini.seat == 1 - self.seat]
        return (own, foes) if self.seat == 0 else (foes, own)

    def strength(self) -> float:
        """What is left of this side, less what is left of the other."""
        ours = sum(_left(one) - self._foul(one) for one in self.own)
        return MATERIAL * (ours - sum(_left(one) for one in self.foes))

    def _foul(self, fighter: Fighter) -> float:
        active = self.skirmish.state.active
        acts = active is not None and active.mini == fighter.mini.id
        return FOUL * fighter.prowess.worth if acts and suffers(self.skirmish, fighter.mini) else 0

    def threats(self) -> float:
        """What this side threatens to do, less what it has to fear."""
        ours = sum(self.promise(one) for one in self.own)
        theirs = sum(self.best(one, self.own) for one in self.foes)
        return ours - CAUTION * (1 - 0.5 * time_gone(self.skirmish)) * theirs

    def promise(self, fighter: Fighter) -> float:
        best = self.best(fighter, self.foes)
        return max(best, self._watch(fighter)) if fighter.mini.ready else best

    def best(self, fighter: Fighter, rivals: list[Fighter]) -> float:
        return max([self.threat(fighter, rival) for rival in rivals], default=0.0)

    def _watch(self, fighter: Fighter) -> float:
        """Those who have not acted yet may come before its sights."""
        coming = [rival for rival in self.foes if not rival.mini.acted]
        ready = fighter._replace(left=fighter.prowess.actions, tempo=WATCH)
        shots = [self.shot(ready, rival, REACTING) for rival in coming]
        return max(shots, default=0.0)

    def threat(self, one: Fighter, rival: Fighter) -> float:
        """What its best attack on somebody is likely to be worth: worked out once."""
        if one.locked and rival.mini.id not in one.locked:
            return 0.0
        key = (
            self.field, one.stand, one.left, one.tempo, one.worth, bool(one.locked),
            rival.stand, rival.worth, bool(rival.locked), self._aim(one.mini, rival.mini),
        )  # fmt: skip
        known = KNOWN.get(key)
        if known is None:
            if len(KNOWN) >= MOST_KNOWN:
                KNOWN.clear()
            known = KNOWN[key] = self._threat(one, rival)
        return known

    def _threat(self, one: Fighter, rival: Fighter) -> float:
        if one.locked:
            return max(0.0, one.when(1) * self.duel(one, rival, 0))
        return max(0.0, self.shot(one, rival), self.charge(one, rival))

    # --- shots

    def shot(self, one: Fighter, rival: Fighter, plus: int = 0) -> float:
        """By its best weapon, once it is near enough and sees its target."""
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
        return AIMED if aims else 0

    def _behind(self, mini: Mini, target: Mini) -> tuple[Cover, int, float]:
        """What covers a target, whether one has to move first, and what the shot counts for it."""
        facing = round(bearing(mini.at.point, target.at.point)) % TURN
        eye, mark = body_of(mini, facing=facing), body_of(target)
        if hidden(self.skirmish, eye, mark):
            return Cover(SOME_COVER, "total"), 1, OUT_OF_SIGHT
        turn = abs((facing - mini.facing + TURN // 2) % TURN - TURN // 2)
        return from_scenery(self.skirmish, eye, mark), int(turn > TURN // 4), 1.0

    # --- fights

    def charge(self, one: Fighter, rival: Fighter) -> float:
        """The nearer it is, the sooner."""
        if one.mini.at.held:
            return 0.0
        gap = self.skirmish.gap(one.mini, rival.mini)
        moves = max(1.0, gap / one.prowess.reach)
        gain = self.duel(one, rival, min(ceil(moves), one.prowess.actions))
        return gain * one.when(moves if moves > one.left else ceil(moves))

    def duel(self, one: Fighter, rival: Fighter, bonus: int) -> float:
        """What the best weapon is likely to win, less what it is likely to cost."""
        best = -1.0
        for blow in one.prowess.blows:
            gain, loss = exchange(blow, one, rival, bonus)
            best = max(best, gain * rival.worth - OWN_SKIN * loss * one.worth)
        return best


def _left(fighter: Fighter) -> float:
    """What is left of somebody: the poisoned, the shocked and the dying count less."""
    mini = fighter.mini
    hurt = POISONED * bool(mini.poison) + SHOCKED * bool(mini.shocked) + PRONE * mini.prone
    share = DYING if mini.dying else max(0.2, 1 - hurt)
    return fighter.prowess.worth * share


def shot_down(gun: Gun, target: Prowess, gap: float, behind: Cover, plus: int) -> float:
    """How likely a shot downs its target, its cover avoided or not."""
    band = next((n for n, end in enumerate(gun.bands) if gap <= end), -1)
    if band < 0:
        return 0.0
    pierced, strength = gun.penetration[band], gun.strength[band] - target.toughness
    bare = harmed(strength - max(0, target.armour - pierced))
    if gun.sure:
        return bare
    needed = gun.precision[band] + plus
    covered = harmed(strength - max(0, target.armour + behind.bonus - pierced))
    best = under(needed) * covered
    if behind.bonus and behind.avoidable and not gun.scattered:
        best = max(best, under(needed - 3) * bare)
    return best * (0.5 if target.wounds else 1.0)


def exchange(blow: Blow, one: Fighter, rival: Fighter, bonus: int) -> tuple[float, float]:
    """How likely a fight downs the rival, and oneself."""
    back = max(rival.prowess.blows, key=lambda other: (other.combat, other.strength))
    plus = blow.combat + bonus + one.numbers - back.combat - rival.numbers
    odds = clash(plus)
    gain = (odds.won + odds.tied) * felled(blow, rival.prowess)
    loss = (odds.lost + odds.tied) * felled(back, one.prowess)
    return gain, loss


def felled(blow: Blow, target: Prowess) -> float:
    """How likely a hit downs somebody."""
    armour = 0 if blow.pierces else max(0, target.guard - blow.penetration)
    return harmed(blow.strength - target.toughness - armour) * (0.5 if target.wounds else 1.0)
