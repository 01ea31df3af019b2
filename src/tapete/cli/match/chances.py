"""What may come of an option, and how likely it is, in a few words."""

from __future__ import annotations

from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.odds.foresight import MANY, condition, foreseen, hope_in_words, left_out, shown
from tapete.odds.shown.folding import Row
from tapete.odds.shown.percents import percent, percent_alone
from tapete.words import Words


def chance_of(position: Position[Any], answer: Plain, words: Words, options: int = 1) -> str:
    """The few outcomes of an answer that matter most, with ≈ where they are not exact."""
    said = _said(position, answer, words, options, all_of_it=False)
    given = condition(position, answer) if said else None
    return " · ".join(said if given is None else [words.say(given), *said])


def chances_of(position: Position[Any], answer: Plain, words: Words) -> list[str]:
    """The outcomes of an answer, but no more of them than anybody would read."""
    said = _said(position, answer, words, 1, all_of_it=True)
    unless = left_out(position, answer) if said else None
    return said if unless is None else [*said, words.say(unless)]


def hope_of(position: Position[Any], answer: Plain, words: Words) -> str:
    """The chance that an answer works as it is meant to, or else that anything comes of it.

    If something is certain to come of it, that says nothing: it may have happened already.
    """
    seen = foreseen(position, answer, MANY)
    if seen is None:
        return ""
    hope = shown(position, answer, seen).hope
    likely = 1 - seen.gists.probability(()) if hope is None else hope.chance
    if not likely or (hope is None and likely == 1):
        return ""
    if hope is not None:
        return words.say(hope_in_words(position, answer, hope, exact=seen.exact))
    much = percent_alone(likely, exact=seen.exact)
    return words.say("odds.hope", percent=much, what=Message("odds.something"))


def _said(
    position: Position[Any], answer: Plain, words: Words, options: int, *, all_of_it: bool
) -> list[str]:
    seen = foreseen(position, answer, options)
    if seen is None:
        return []
    folded = shown(position, answer, seen)
    rows = folded.unfolded if all_of_it else folded.rows
    if len(rows) == 1 and not rows[0].gist:
        return []
    return [_row(position, row, words, exact=seen.exact) for row in rows]


def _row(position: Position[Any], row: Row, words: Words, *, exact: bool) -> str:
    much = words.say(percent(row.chance, row.part, exact=exact))
    return f"{much} {_worded(row.gist, position, words)}"


def _worded(gist: Gist, position: Position[Any], words: Words) -> str:
    said = [words.say(dressed(position.game, part, position.now)) for part in gist]
    return ", ".join(said) or words.say("odds.nothing")
