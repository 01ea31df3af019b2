"""Where the time of a run goes, by what the modules are about."""

from __future__ import annotations

import cProfile
import pstats
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import tapete

ROOT = Path(tapete.__file__).parent
NOUNS: dict[str, tuple[str, ...]] = {
    "movement": (
        "spaces/trek", "*/ways", "*/paths",
        *(
            f"spaces/{name}"
            for name in (
                "bends", "cells", "checking", "choices", "climbing", "contacts", "falling", "flood",
                "flying", "gaps", "ground", "heading", "joints", "journey", "legs", "levels",
                "obstacles", "passing", "plunge", "portals", "prepared", "questions", "reach",
                "route", "slow", "square", "squares", "soaring", "touching", "walking", "ways",
            )
        ),
        *(
            f"*/rules/{name}"
            for name in (
                "displacing", "falling", "gaits", "hazards", "jumping", "landing", "leaping",
                "marching", "movement", "moving", "pacing", "progress", "runs", "terrain",
                "withdrawing",
            )
        ),
    ),
    "assaults": ("*/assault", "*/rules/approaches", "*/rules/assault", "*/actions/assaulting"),
    "sight": (
        *(
            f"spaces/{name}"
            for name in (
                "bundle", "crossing", "hider", "light", "lines", "lit", "met", "rays", "screen",
                "shadow", "sight", "tangents", "view",
            )
        ),
        *(
            f"*/rules/{name}"
            for name in (
                "bodies", "covering", "fire_lines", "heights", "leaning", "mini_cover",
                "protections", "roofs", "screens", "sight", "zones",
            )
        ),
    ),
    "geometry": ("spaces/",),
    "menu": ("*/actions/",),
    "goals": ("*/goals",),
    "who stands where": ("*/fight", "*/skirmish"),
    "figures": ("*/figures", "*/library", "*/state"),
    "dice": ("kernel/dice", "kernel/chance", "kernel/readings", "*/rules/traits", "*/rules/rolls"),
    "cards": ("*/rules/initiative", "kernel/deck", "kernel/pile"),
    "turns": ("*/steps", "*/game", "*/rules/turns", "*/rules/order", "*/rules/activation"),
    "other rules": ("*/rules/",),
    "kernel": ("kernel/", "bots/"),
}  # fmt: skip
"""The first whose prefix fits a module has it; `*` is the game's own folder."""
OTHER = "other"
SHOWN = 4

Function = tuple[str, int, str]


def seconds_by_module(run: Callable[[], Any]) -> Counter[str]:
    """Own time of each module; what is built in or of a library counts for whoever called it."""
    profile = cProfile.Profile()
    profile.runcall(run)
    found: Counter[str] = Counter()
    stats: dict[Function, Any] = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    for function, (_, _, own, _, callers) in stats.items():
        if _is_ours(function) or not callers:
            found[_module(function)] += own
        else:
            for caller, (_, _, share, _) in callers.items():
                found[_module(caller)] += share
    return found


def _is_ours(function: Function) -> bool:
    return function[0].startswith(str(ROOT))


def _module(function: Function) -> str:
    if not _is_ours(function):
        return OTHER
    return Path(function[0]).relative_to(ROOT).with_suffix("").as_posix()


def noun_of(module: str, game: str) -> str:
    own = module.replace(f"games/{game}/", "*/", 1)
    fits = (noun for noun, prefixes in NOUNS.items() if own.startswith(prefixes))
    return next(fits, OTHER)


def show(title: str, game: str, run: Callable[[], int], console: Console) -> None:
    """The run is made twice: what is worked out once is worked out in the first."""
    run()
    found = seconds_by_module(run)
    total = sum(found.values())
    nouns: Counter[str] = Counter()
    for module, seconds in found.items():
        nouns[noun_of(module, game)] += seconds
    table = Table(title=title, caption="percent of all time, under a profile")
    table.add_column("about")
    table.add_column("%", justify="right")
    table.add_column("of which")
    for noun, seconds in nouns.most_common():
        parts = [(m, s) for m, s in found.most_common() if noun_of(m, game) == noun][:SHOWN]
        said = ", ".join(f"{module} {100 * s / total:.1f}" for module, s in parts)
        table.add_row(noun, f"{100 * seconds / total:.1f}", said)
    console.print(table)
