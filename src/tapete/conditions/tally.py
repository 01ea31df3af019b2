"""Outcomes of many figures, by how many of each side are out or worse off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tapete.kernel.labels import Gist
from tapete.kernel.message import Message


def tally(gist: Gist, words: str, out: str, own: Collection[str]) -> Gist:
    """Counts an outcome: `out` is the message of a figure that is out, `own` are one's figures.

    `words` is the message of a `count` of figures: `whose`, own or foes, and `how`, out or hurt.
    """
    found = Counter(
        ("own" if dict(one.args)["figure"] in own else "foes", "out" if one.key == out else "hurt")
        for one in gist
    )
    return tuple(
        [
            Message.of(words, count=found[whose, how], whose=whose, how=how)
            for whose in ("foes", "own")
            for how in ("out", "hurt")
            if found[whose, how]
        ]
    )


def gravity_of(gist: Gist, out: str, words: str) -> int:
    """How much an outcome matters: a figure that is out counts as much as three worse off."""
    return max(1, sum([_gravity(one, out, words) for one in gist]))


def _gravity(message: Message, out: str, words: str) -> int:
    if message.key != words:
        return OUT if message.key == out else 1
    args = dict(message.args)
    return int(str(args["count"])) * (OUT if args["how"] == "out" else 1)


OUT = 3
"""How many figures that are worse off matter as much as one that is out."""
