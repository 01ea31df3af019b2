"""Any answer to a question, from what the question says of itself."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.load.heard import Question


def any_answer(question: Question, rng: Random) -> Any:
    lines = [item.answer for item in question.items]
    least, most = question.least or 0, question.most or 0
    if question.kind == "amount":
        return rng.randint(least, most)
    if question.kind == "some":
        return rng.sample(lines, rng.randint(least, min(most, len(lines))))
    if question.kind == "order":
        return rng.sample(lines, len(lines))
    return rng.choice(lines)
