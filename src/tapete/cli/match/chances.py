"""What may come of an option, and how likely it is, in a few words."""

from __future__ import annotations

from typing import Any

from tapete.cli.figures import rough
from tapete.kernel.dressing import dressed
from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.plain import Plain
from tapete.odds.foresight import MANY, as_meant, foreseen, left_out, likeliest
from tapete.words import Words

SHOWN = 3
LISTED = 20


def chance_of(position: Position[Any], answer: Plain, words: Words, options: int = 1) -> str:
    """The likeliest outcomes of an answer, most likely first, with ≈ where they are not exact."""
    return " · ".join(_said(position, answer, words, options)[:SHOWN])


def chances_of(position: Position[Any], answer: Plain, words: Words) -> list[str]:
    """The outcomes of an answer, but no more of them than anybody would read."""
    said = _said(position, answer, words, 1)[:LISTED]
    unless = left_out(position, answer) if said else None
    return said if unless is None else [*said, words.say(unless)]


def hope_of(position: Position[Any], answer: Plain) -> str:
    """The chance that an answer works as it is meant to, or else that anything comes of it."""
    seen = foreseen(position, answer, MANY)
    if seen is None:
        return ""
    meant = as_meant(position, answer, seen)
    likely = 1 - seen.gists.floats().get((), 0.0) if meant is None else meant
    return f"{'' if seen.exact else '≈'}{rough(likely)}" if likely > 0 else ""


def _said(position: Position[Any], answer: Plain, words: Words, options: int) -> list[str]:
    seen = foreseen(position, answer, options)
    if seen is None:
        return []
    found = likeliest(seen)
    if len(found) == 1 and not found[0][0]:
        return []
    about = "" if seen.exact else "≈"
    return [f"{about}{rough(chance)} {_worded(gist, position, words)}" for gist, chance in found]


def _worded(gist: Gist, position: Position[Any], words: Words) -> str:
    said = [words.say(dressed(position.game, part, position.now)) for part in gist]
    return ", ".join(said) or words.say("cli.chance.nothing")
