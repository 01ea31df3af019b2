"""The chance beside an option, in a few words."""

from __future__ import annotations

from typing import Any

from tapete.kernel.game import Gist
from tapete.kernel.plain import Plain
from tapete.kernel.position import Position
from tapete.odds.forecast import Depth, NoWorld, forecast
from tapete.words import Words

SHOWN = 3
DEPTH = Depth(leaves=400, samples=100, worlds=4)


def chance_of(position: Position[Any], answer: Plain, words: Words) -> str:
    """The likeliest things to come of an answer, most likely first; ≈ where not exact."""
    try:
        seen = forecast(position, answer, DEPTH)
    except NoWorld:
        return ""
    likeliest = sorted(seen.gists.floats().items(), key=lambda pair: -pair[1])
    if len(likeliest) == 1 and not likeliest[0][0]:
        return ""
    about = "" if seen.exact else "≈"
    return " · ".join(
        f"{about}{percent(chance)} {_worded(gist, words)}" for gist, chance in likeliest[:SHOWN]
    )


def _worded(gist: Gist, words: Words) -> str:
    return ", ".join(words.say(part) for part in gist) or words.say("cli.chance.nothing")


def percent(chance: float) -> str:
    """Never 0 % for what can happen, nor 100 % for what need not."""
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 < chance < 1 else f"{chance:.0%}"
