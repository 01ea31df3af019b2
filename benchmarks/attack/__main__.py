"""`python -m benchmarks.attack`: tries all that a stranger may, and prints what fell.

The server is started for it on loopback, in a process of its own. A match is being played there
all the time: after each attempt it must still take an answer.
"""

from __future__ import annotations

import sys

from rich.console import Console

from benchmarks.attack import breaking, bringing, pretending, weighing_down
from benchmarks.attack.attempts import ATTEMPTS, Attempt, Target, begun, hello
from benchmarks.load.served import Served, serving

GROUPS = (pretending, weighing_down, bringing, breaking)
MOST_MEMORY = 400 * 2**20
"""How many bytes more than before an attempt may leave with the server."""


def main() -> None:
    console = Console(width=120)
    with serving() as served:
        target = begun(served.address)
        fell = [one.name for one in ATTEMPTS if not _held(one, target, served, console)]
    console.print(f"{len(ATTEMPTS) - len(fell)} of {len(ATTEMPTS)} held")
    sys.exit(1 if fell else 0)


def tried(one: Attempt, target: Target) -> str:
    """What fell, the server's word for it included if it did not reply at all."""
    try:
        return one.tries(target)
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"


def _held(one: Attempt, target: Target, served: Served, console: Console) -> bool:
    before = served.memory
    fell = tried(one, target) or _goes_on(target)
    grown = served.memory - before
    if not fell and grown > MOST_MEMORY:
        fell = f"{grown // 2**20} MB more"
    console.print(
        f"[{'red' if fell else 'green'}]{'fell' if fell else 'held'}[/]  {one.name}  {fell}"
    )
    return not fell


def _goes_on(target: Target) -> str:
    """Nothing, if the match that is being played still tells who sits there what is asked."""
    heard = target.says(hello(target.match, *target.tokens))
    return "" if '"welcome"' in heard else f"the match does not go on: {heard[:80]}"


if __name__ == "__main__":
    main()
