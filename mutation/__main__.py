"""`python -m mutation`: breaks the rules of the games, and lists the breaks no test notices."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic

# Every trial needs this: it is imported once, before the processes start. The games are not.
import shapely  # noqa: F401
from rich.console import Console

from mutation.explained import Key, explained, key_of
from mutation.mutants import Mutant, mutants
from mutation.nearby import Nearby
from mutation.serving import UNMARKED, Marked
from mutation.trial import NOTICED, Outcome, Trial
from mutation.warm import Warm

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/tapete/games"
MOST_TESTS = 60
"""How many tests are run for a break, those of the nearest rules first."""
MOST_FILES = 3
"""The files whose unmarked tests are run too, those with most of these tests first."""
NOT_CAUGHT: tuple[Outcome, ...] = ("survived", "endless", "unclear")
CONTROLS = 10
"""About how many trials are first made with nothing broken, from all over the rules."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mutation", description=__doc__)
    parser.add_argument("games", nargs="*", help="all games, if none is named")
    parser.add_argument("--most", type=int, default=200, help="breaks tried in each game")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--under", default="", help="only modules whose path contains this")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--explained", action="store_true", help="try the explained ones, and list what is noticed"
    )
    said = parser.parse_args()
    console = Console(width=140, highlight=False)
    for game in said.games or sorted(path.parent.name for path in GAMES.glob("*/rules")):
        warm = Warm([f"tests/games/{game}", *shared()])
        found, known = breaks(game, said.under), explained()
        if said.explained:
            found, known = [one for one in found if key_of(one) in known], {}
        chosen, passed = some(found, said.most, said.seed, known)
        console.print(
            f"[bold]{game}[/]: {len(chosen)} breaks, seed {said.seed}; {passed} more are explained"
        )
        listed = NOTICED if said.explained else NOT_CAUGHT
        show([*trials(game, chosen, warm.marked)], warm, said.at_once, listed, console)
        warm.close()


def shared() -> list[str]:
    """The test files that are about every game."""
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests/games").glob("test_*.py"))


def breaks(game: str, under: str = "") -> list[Mutant]:
    """All the breaks of a game's rules."""
    files = sorted((GAMES / game / "rules").rglob("*.py"))
    return [mutant for file in files if under in file.as_posix() for mutant in mutants(file)]


def some(
    found: Sequence[Mutant], most: int, seed: int, known: Container[Key]
) -> tuple[list[Mutant], int]:
    """Some breaks in the order of the code, and how many were passed over as explained.

    Explaining one does not change which others a seed chooses, unless more are needed.
    """
    chosen, passed = list[Mutant](), 0
    for mutant in Random(seed).sample(found, len(found)):
        if len(chosen) == most:
            break
        if key_of(mutant) in known:
            passed += 1
        else:
            chosen.append(mutant)
    return sorted(chosen, key=lambda one: (one.file, one.start)), passed


def trials(game: str, chosen: Iterable[Mutant], tests: Marked) -> Iterator[Trial]:
    """Breaks, each with the tests of the rules cited nearby."""
    folder = GAMES / game
    nearby = Nearby(folder, f"tapete.games.{game}", _rules(folder))
    for mutant in chosen:
        yield Trial(mutant, _tests(nearby, tests, mutant))


def _rules(folder: Path) -> Iterator[str]:
    for entries in tomllib.loads((folder / "rules.toml").read_text("utf-8")).values():
        if isinstance(entries, list):
            yield from (one["id"] for one in entries if isinstance(one, dict) and "id" in one)


def _tests(nearby: Nearby, tests: Marked, mutant: Mutant) -> tuple[str, ...]:
    """The tests of the rules cited nearby, unmarked ones beside them, and files that import it.

    Where there are none, the files that import its neighbours.
    """
    parts = mutant.file.relative_to(ROOT / "src").with_suffix("").parts
    module = ".".join(part for part in parts if part != "__init__")
    rules = nearby.of(module, mutant.piece)
    found = [test for near in rules for rule in sorted(near) for test in tests.get(rule, ())]
    chosen = (*dict.fromkeys(found),)[:MOST_TESTS]
    more = unmarked(tests, chosen) + importing(module)
    return chosen + more or importing(module.rpartition(".")[0])


def unmarked(tests: Marked, chosen: Sequence[str]) -> tuple[str, ...]:
    """The tests without a mark in the files that most of those chosen are in."""
    files = Counter(test.partition("::")[0] for test in chosen).most_common(MOST_FILES)
    homes = {file for file, _ in files}
    return tuple(test for test in tests.get(UNMARKED, ()) if test.partition("::")[0] in homes)


@cache
def importing(module: str) -> tuple[str, ...]:
    """The test files that import something from a module or a package."""
    texts = {file: file.read_text("utf-8") for file in (ROOT / "tests/games").rglob("test_*.py")}
    package, _, last = map(re.escape, module.rpartition("."))
    name = re.compile(rf"{package}(\.| import (\([^)]*)?|( import .*))\b{last}\b")
    found = [str(file.relative_to(ROOT)) for file, text in texts.items() if name.search(text)]
    return tuple(sorted(found))


def check(trials: list[Trial], warm: Warm, at_once: int) -> None:
    """Raises `SystemExit` if tests fail although nothing is broken: then nothing can be learnt."""
    warm.check(test for trial in trials for test in trial.tests)
    controls = trials[:: max(1, len(trials) // CONTROLS)]
    for trial, outcome in warm.tried([one.mended() for one in controls], at_once):
        if outcome != "survived":
            sys.exit(f"these fail with nothing broken: {' '.join(trial.tests)}")


def show(
    chosen: list[Trial], warm: Warm, at_once: int, listed: Container[Outcome], console: Console
) -> None:
    """Tries the breaks out and prints those whose outcome is to be listed."""
    testable = [trial for trial in chosen if trial.tests]
    check(testable, warm, at_once)
    begun, noticed = monotonic(), 0
    for trial, outcome in warm.tried(testable, at_once):
        noticed += outcome in NOTICED
        if outcome in listed:
            console.print(_line(trial, outcome), markup=False)
    for trial in chosen:
        if not trial.tests:
            console.print(_line(trial, "untested"), markup=False)
    share, took = noticed / max(1, len(chosen)), monotonic() - begun
    console.print(f"{noticed} of {len(chosen)} noticed ({share:.0%}), {took:.0f} s")


def _line(trial: Trial, outcome: Outcome | str) -> str:
    module, piece, change = key_of(trial.mutant)
    return f"  {outcome}: {module}:{trial.mutant.line} {piece}: {change} ({len(trial.tests)} tests)"


if __name__ == "__main__":
    main()
