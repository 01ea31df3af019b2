"""How a survivor stands: its points, its goods, its health, and where it can go from here."""

from __future__ import annotations

from tapete.games.darkness.bots.chances import Skills, skills_of
from tapete.games.darkness.bots.fights import held_worth
from tapete.games.darkness.bots.hidden import must_turn_over
from tapete.games.darkness.bots.outlook import FAILED, HEALTH, RISK, goods, outlook_of
from tapete.games.darkness.bots.sites import sites, ways_of
from tapete.games.darkness.bots.story import breath, in_hand, pace, step_of
from tapete.games.darkness.bots.worth import HELPED, HELPS
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.story.ending import slain
from tapete.games.darkness.rules.story.tasks import target
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import Night

DUSK = 8
"""In the last rounds health is worth less and less: nobody needs it after the end."""
DEAR = 1.4
"""How much more health counts in a master's story: whoever is dead helps nobody to win it."""
PATIENCE = 0.82
"""The share of its worth that something keeps for each turn it takes to get."""
NEXT_BEST = (1.0, 0.25, 0.1)
"""How much the best place to go to counts, and the next ones."""
HELD, DOOMED, LUCKY, SLOW, BLEEDS, AGAIN, SEEN = -1.5, -0.8, 1.0, -0.5, -1.5, 2.0, 0.12
SLAIN, TILE, PLACE = 3.0, 1.2, 2.5
"""What it is worth to all to slay an adversary as required, to lay a tile, and to find a place."""
LEFT = 0.9
"""The part of the movement left that counts as already made."""


def standing(night: Night, who: Survivor) -> float:
    """What a survivor has, and what it may get, in victory points."""
    if who.at is None:
        return HEALTH[0] * (DEAR if night.mastered else 1.0)
    dice = skills_of(night, who)
    held = _held(night, who, dice)
    return who.points + goods(who) + _state(night, who) + _ahead(night, who, dice) + held


def _state(night: Night, who: Survivor) -> float:
    health = HEALTH[min(len(HEALTH) - 1, max(0, who.health))] * _care(night)
    health -= breath(night, who)
    lost = goods(who) + sum([one.credit for one in who.things])
    failed = FAILED[min(2, who.failures)] - (RISK * lost if who.failures >= 2 else 0.0)
    fate = DOOMED * who.fails + LUCKY * (who.succeeds + who.easier) + AGAIN * who.extra
    fate += SLOW * (who.jammed + who.bound + bool(who.harder)) + BLEEDS * who.bleeding
    seen = sum([bool(spot.disc) for lot in night.state.lots for spot in lot.spots])
    fate += sum(
        [HELPED * (one.to == who.id) + HELPS * (one.by == who.id) for one in night.state.promises]
    )
    return health + failed + fate + SEEN * seen


def _held(night: Night, who: Survivor, dice: Skills) -> float:
    """What an adversary underfoot may still do, or a disc that has to be turned over."""
    foe = night.foe_at(who.at)
    if foe is None or foe.friend:
        return must_turn_over(night, who, dice)
    if foe.kind not in library().adversaries:
        return HELD
    return min(HELD, held_worth(foe.kind, dice, outlook_of(night, who)))


def _care(night: Night) -> float:
    """How much health counts: all of it until the end is near, and in a master's story more."""
    if night.mastered:
        return DEAR
    return min(1.0, max(1, night.limit - night.state.round) / DUSK)


def _ahead(night: Night, who: Survivor, dice: Skills) -> float:
    """The worth of the places to go to: the longer the way, the less each counts."""
    found = ways_of(night, who, dice)
    far, afoot = found.far, found.afoot
    left, wait = _this_turn(night, who)
    still = night.limit + 1 - night.state.round
    speed = pace(night, who)
    best = [0.0, 0.0, 0.0]
    for square, worth in sites(night, who, dice, far):
        cost = far.get(square)
        if cost is None:
            continue
        turns = (cost - LEFT * min(left, afoot[square])) / speed + wait
        value = worth * PATIENCE**turns
        if value > best[2] and turns < still:
            best = sorted([*best[:2], value], reverse=True)
    return sum([share * value for share, value in zip(NEXT_BEST, best, strict=True)])


def _this_turn(night: Night, who: Survivor) -> tuple[float, float]:
    """The movement left, and 1 if it can do nothing more in this turn."""
    turn = night.state.turn
    if turn is None or turn.who != who.id or turn.over:
        return 0.0, 1.0
    return float(turn.left), float(turn.acted)


# --- together


def progress(night: Night) -> float:
    """How near the objective is, which nobody wins without."""
    state = night.state
    laid = {one.tile for one in state.laid}
    done = TILE * len(laid) + in_hand(night)
    done += PLACE * sum([bool(laid.intersection(one.tiles)) for one in night.specials.values()])
    for name, counter in night.counters.items():
        most = counter.target(len(state.survivors))
        done += step_of(night) * min(most, state.progress.get(name, 0))
    for goal in night.victory:
        if goal.kind == "slain":
            done += SLAIN * min(target(night, goal), slain(night))
    return done


def rivals(state: State, who: Survivor) -> float:
    """The points of the best of the others."""
    others = [one.points for one in state.survivors if one is not who and one.at is not None]
    return max(others, default=0)
