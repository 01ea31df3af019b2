"""What may come of an option, and how likely, in a few words."""

from __future__ import annotations

from typing import Any

from tapete.cli.figures import rough
from tapete.kernel.game import Gist
from tapete.kernel.plain import Plain
from tapete.kernel.position import Position
from tapete.odds.forecast import Depth, Forecast, as_meant, foreseen
from tapete.odds.table import Policy
from tapete.words import Words

SHOWN = 3
LISTED = 20
LEAVES = 24_000
"""Shared by the options of a question, so that a long list does not keep its reader waiting."""
LEAST, MOST = 600, 4000
GLANCE = 600
"""For each of many options that are told in a few words."""
SAMPLES = 20
"""Of so many runs that were too few, one sample."""


def chance_of(position: Position[Any], answer: Plain, words: Words, options: int = 1) -> str:
    """The likeliest things to come of an answer, most likely first; ≈ where not exact."""
    return " · ".join(_likeliest(position, answer, words, options)[:SHOWN])


def chances_of(position: Position[Any], answer: Plain, words: Words) -> list[str]:
    """All that may come of an answer, as far as it can be read."""
    return _likeliest(position, answer, words, 1)[:LISTED]


def hope_of(position: Position[Any], answer: Plain) -> str:
    """At a glance, the chance that it comes out as it is meant, or that anything comes of it."""
    seen = _weighed(position, answer, GLANCE)
    if seen is None:
        return ""
    meant = as_meant(position, answer, seen)
    likely = 1 - seen.gists.floats().get((), 0.0) if meant is None else meant
    return f"{'' if seen.exact else '≈'}{rough(likely)}" if likely > 0 else ""


def _leaves(options: int) -> int:
    return max(LEAST, min(MOST, LEAVES // options))


def _likeliest(position: Position[Any], answer: Plain, words: Words, options: int) -> list[str]:
    seen = _weighed(position, answer, _leaves(options))
    if seen is None:
        return []
    likeliest = sorted(seen.gists.floats().items(), key=lambda pair: -pair[1])
    if len(likeliest) == 1 and not likeliest[0][0]:
        return []
    about = "" if seen.exact else "≈"
    return [f"{about}{rough(chance)} {_worded(gist, words)}" for gist, chance in likeliest]


def _weighed(position: Position[Any], answer: Plain, leaves: int) -> Forecast | None:
    depth = Depth(Policy.GLANCE, leaves, max(30, leaves // SAMPLES), worlds=4, scored=False)
    return foreseen(position, answer, depth)


def _worded(gist: Gist, words: Words) -> str:
    return ", ".join(words.say(part) for part in gist) or words.say("cli.chance.nothing")
