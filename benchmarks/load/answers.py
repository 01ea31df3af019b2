"""Any answer to a question, from what the question says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from benchmarks.load.heard import Item, Question

LINES = 8
"""About how many lines a way has that is folded."""


def any_way(question: Question, rng: Random) -> str:
    """A way to unfold, each as often as if all its lines stood among the others; or none."""
    folded = [way.name for way in question.ways if way.folded]
    if not folded:
        return ""
    at = rng.randrange(LINES * len(folded) + len(question.items)) // LINES
    return folded[at] if at < len(folded) else ""


def any_answer(question: Question, rng: Random, unfolded: Sequence[Item] = ()) -> Any:
    """One of the lines that were `unfolded`, if there are any, else of the question itself."""
    lines = [item.answer for item in unfolded or question.items]
    least, most = question.least or 0, question.most or 0
    if question.kind == "amount":
        return rng.randint(least, most)
    if question.kind == "some":
        return rng.sample(lines, rng.randint(least, min(most, len(lines))))
    if question.kind == "order":
        return rng.sample(lines, len(lines))
    return rng.choice(lines)
