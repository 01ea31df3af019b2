"""A check, in the order of the book: dice bought, help agreed, thrown, thrown again, compared."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.darkness.content.entries import Use
from tapete.games.darkness.events.checks import Settled, Tried
from tapete.games.darkness.rules.checks.helping import EXCLUDED, agreed, extras
from tapete.games.darkness.rules.checks.pool import Pool, parts, pool
from tapete.games.darkness.rules.checks.throwing import SPEND, Cast, level_and_value, prices, thrown
from tapete.games.darkness.rules.dice import ladder
from tapete.games.darkness.rules.dice.again import Aim
from tapete.games.darkness.rules.points.score import pay
from tapete.games.darkness.state import Attribute, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Message, Modifier, OneOf

ASK = "extra_dice"
REACH, ALONE = "darkness.difficulty.reach_or_exceed", "darkness.collab.excluded"
GROUNDS = (
    "darkness.difficulty.level_points", "darkness.check.one_skill", "darkness.ally.one_per_roll",
)  # fmt: skip


class Outcome(msgspec.Struct, frozen=True):
    """What came of a check."""

    level: int
    value: int = 0
    """What decides between two rolls of one level."""
    passed: bool = False
    auto: str = ""
    """`fails` or `succeeds` where fate had decided it."""


class ExtraDice(OneOf[int], frozen=True):
    """How many dice to buy before a throw, and what the throw is for."""

    dice: int = 0
    """The dice it has without them."""
    aim: Aim = Aim()


def check(
    night: Night,
    who: Survivor,
    attribute: Attribute,
    use: Use | tuple[Use, ...] | None,
    *,
    rule: str,
    need: int | None = None,
    beat: bool = False,
    points: bool = False,
    most: int = ladder.HIGHEST,
    skill: str = "",
    more: tuple[Modifier, ...] = (),
    base: int | None = None,
    fired: tuple[str, ...] = (),
    bought: int | None = None,
    helpers: Sequence[str] | None = None,
    also: tuple[str, ...] = (),
) -> Outcome:
    """A check of an attribute, for a purpose, against a printed level.

    Without `need` levels are counted, of which only `most` are of use. With `beat` the level must
    be exceeded. With `points` the level of a roll that passes is won. `skill`, `more`, `base` and
    `fired` are as in `pool`. `bought` dice and `helpers` that are settled are not asked for.
    Where only passing matters, only `passed` may be read from the outcome.
    """
    uses = use if isinstance(use, tuple) else () if use is None else (use,)
    settled = fated(night, who, uses, need, most)
    if settled is not None:
        return settled
    dice = pool(night, who, attribute, uses, skill=skill, more=more, base=base, fired=fired)
    goal = None if need is None else needed(night, who, need) + beat
    aim = Aim(goal, points, most)
    dice = with_bought(dice, buy(night, who, bought, dice.dice, aim))
    helping = agreed(night, who, uses) if helpers is None else tuple(helpers)
    _announce(night, who, attribute, uses, dice, goal, rule)
    throws = extras(night, who, attribute, uses, helping, dice.dice)
    alone = (ALONE,) if any(use in EXCLUDED for use in uses) else ()
    cited = (
        *also,
        *dice.rules,
        REACH,
        *alone,
        *([] if goal is None else [ladder.pattern_rule(goal)]),
    )
    reached, value = level_and_value(thrown(night, who, Cast(dice.dice, aim, throws, rule, cited)))
    return Outcome(reached, value, passed=goal is not None and reached >= goal)


def needed(night: Night, who: Survivor, need: int) -> int:
    """A printed level as fate has moved it for now: darkness.fate.bad.2, darkness.fate.good.2"""
    lucky = night.living() if night.rules.woohoo_2_for_all else [who]
    return ladder.clamped(need + (who.harder == 1) - any(one.easier for one in lucky))


def fated(
    night: Night, who: Survivor, uses: tuple[Use, ...], need: int | None, most: int
) -> Outcome | None:
    """Fate may have decided the next check: darkness.fate.bad.12, darkness.fate.good.12

    darkness.ruling.fate_bad_12_detail, darkness.ruling.fate_good_12_detail
    """
    spared = any(use in EXCLUDED for use in uses)
    if who.fails and (not spared or night.rules.oh_crap_12_hits_movement):
        who.fails = False
        night.tell(Settled, "darkness.fate.bad.12", figure=who.id, outcome="fails")
        return Outcome(0, auto="fails")
    if who.succeeds and not spared:
        who.succeeds = False
        night.tell(Settled, "darkness.fate.good.12", figure=who.id, outcome="succeeds")
        counted = min(most, ladder.HIGHEST) if "load" in uses else 1
        return Outcome(counted if need is None else need, passed=True, auto="succeeds")
    return None


def with_bought(pool: Pool, extra: int) -> Pool:
    """A pool with dice that were bought: darkness.vp.spend.extra_die"""
    if not extra:
        return pool
    term = Modifier("darkness.vp.spend.extra_die", extra, Message("darkness.bought"))
    return Pool(pool.dice + extra, (*pool.terms, term))


def buy(night: Night, who: Survivor, chosen: int | None, dice: int, aim: Aim) -> int:
    """Dice are bought before the throw, with points it has: darkness.vp.spend.timing

    darkness.vp.spend.extra_die, darkness.vp.spend.no_overdraft
    """
    most = affordable(who)
    if chosen is None:
        if not most or night.table.ignores(SPEND):
            return 0
        rule = "darkness.vp.spend.timing"
        domain = ExtraDice(tuple(range(most + 1)), dice=dice, aim=aim)
        chosen = night.ask(who, ASK, domain, rule, points=who.points, dice=dice)
    extra = min(chosen, most)
    if extra:
        who.bought += extra
        rule = "darkness.vp.spend.extra_die"
        pay(night, who, extra * prices().die, rule, "dice")
    return extra


def affordable(who: Survivor) -> int:
    """How many more dice it may buy in this turn: darkness.vp.spend.no_overdraft"""
    return max(0, min(prices().dice_a_turn - who.bought, who.points // prices().die))


def _announce(
    night: Night,
    who: Survivor,
    attribute: Attribute,
    uses: tuple[Use, ...],
    dice: Pool,
    goal: int | None,
    rule: str,
) -> None:
    night.tell(
        Tried, rule, figure=who.id, attribute=attribute, use=uses[0] if uses else "",
        dice=dice.dice, parts=lambda: parts(dice), need=lambda: ladder.words(goal or 0),
        also=GROUNDS,
    )  # fmt: skip
