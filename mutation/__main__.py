"""`python -m mutation`: breaks the rules of the games, and lists the breaks no test notices."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic

# Every trial needs this: it is imported once, before the processes start. The games are not.
import shapely  # type: ignore[import-untyped]  # noqa: F401
from msgspec import structs
from rich.console import Console

from mutation.explained import explained, key_of
from mutation.marked import UNMARKED, marked
from mutation.mutants import Mutant, mutants
from mutation.nearby import Nearby
from mutation.trial import Outcome, Trial, tried

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/tapete/games"
MOST_TESTS = 60
"""How many tests are run for a break, those of the nearest rules first."""
MOST_FILES = 3
"""The files whose unmarked tests are run too, those with most of these tests first."""
CONTROLS = 6
"""How many trials are first made with nothing broken."""
PATIENCE = 90.0
"""Seconds after which a break counts as noticed, because its tests never end."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mutation", description=__doc__)
    parser.add_argument("games", nargs="*", help="all games, if none is named")
    parser.add_argument("--most", type=int, default=200, help="breaks tried in each game")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--under", default="", help="only modules whose path contains this")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    console = Console(width=140, highlight=False)
    for game in said.games or sorted(path.parent.name for path in GAMES.glob("*/rules.toml")):
        chosen = some(list(trials(game, said.under)), said.most, said.seed)
        show(game, chosen, said.at_once, console)


def trials(game: str, under: str = "") -> Iterator[Trial]:
    """All the breaks of a game's rules, each with the tests of the rules cited nearby."""
    folder, known = GAMES / game, explained()
    nearby = Nearby(folder, f"tapete.games.{game}", _rules(folder))
    tests = marked(f"tests/games/{game}")
    for file in sorted((folder / "rules").rglob("*.py")):
        if under in file.as_posix():
            for mutant in mutants(file):
                if key_of(mutant) not in known:
                    yield Trial(mutant, _tests(nearby, tests, mutant))


def _rules(folder: Path) -> Iterator[str]:
    for entries in tomllib.loads((folder / "rules.toml").read_text("utf-8")).values():
        if isinstance(entries, list):
            yield from (entry["id"] for entry in entries if "id" in entry)


def _tests(nearby: Nearby, tests: dict[str, list[str]], mutant: Mutant) -> tuple[str, ...]:
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


def unmarked(tests: dict[str, list[str]], chosen: Sequence[str]) -> tuple[str, ...]:
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


def some(found: list[Trial], most: int, seed: int) -> list[Trial]:
    chosen = Random(seed).sample(found, min(most, len(found)))
    return sorted(chosen, key=lambda trial: (trial.mutant.file, trial.mutant.start))


def check_whole(trials: list[Trial], at_once: int) -> None:
    """Raises `SystemExit` if tests fail although nothing is broken: then nothing can be learnt."""
    whole = [structs.replace(one, mutant=one.mutant.mended()) for one in trials]
    for trial, outcome in tried(whole, at_once, PATIENCE):
        if outcome != "survived":
            sys.exit(f"these fail with nothing broken: {' '.join(trial.tests)}")


def show(game: str, chosen: list[Trial], at_once: int, console: Console) -> None:
    """Tries the breaks out and prints those that no test noticed."""
    begun, caught = monotonic(), 0
    testable = [trial for trial in chosen if trial.tests]
    check_whole(testable[:CONTROLS], at_once)
    console.print(f"[bold]{game}[/]: {len(chosen)} breaks")
    for trial, outcome in tried(testable, at_once, PATIENCE):
        caught += outcome != "survived"
        if outcome != "caught":
            console.print(_line(trial, outcome), markup=False)
    for trial in chosen:
        if not trial.tests:
            console.print(_line(trial, "untested"), markup=False)
    share = caught / max(1, len(chosen))
    console.print(f"{caught} of {len(chosen)} noticed ({share:.0%}), {monotonic() - begun:.0f} s")


def _line(trial: Trial, outcome: Outcome | str) -> str:
    module, piece, change = key_of(trial.mutant)
    return f"  {outcome}: {module}:{trial.mutant.line} {piece}: {change} ({len(trial.tests)} tests)"


if __name__ == "__main__":
    main()
