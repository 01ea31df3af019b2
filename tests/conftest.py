"""For every test."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

SLOW = (
    "tests/browser/",
    "tests/server/",
    "tests/catalogue/test_citations.py",
    "tests/catalogue/test_proofs.py",
    "tests/catalogue/test_search.py",
    "tests/cli/",
    "tests/games/arena/test_printing.py",
    "tests/games/arena/test_raw_answers.py",
    "tests/games/arena/test_soak.py",
    "tests/games/arena/test_tactics.py",
    "tests/games/arena/test_weighed.py",
    "tests/games/euphoria/test_weighed_scenes.py",
    "tests/games/punk/test_brought.py",
    "tests/games/punk/test_raw_answers.py",
    "tests/games/punk/test_secrecy.py",
    "tests/games/punk/test_soak.py",
    "tests/games/punk/test_tactics.py",
    "tests/games/savage/test_forecasts.py",
    "tests/games/savage/test_lights.py",
    "tests/games/savage/test_parting.py",
    "tests/games/savage/test_prompts.py",
    "tests/games/savage/test_raw_answers.py",
    "tests/games/savage/test_soak.py",
    "tests/games/savage/test_statblock.py",
    "tests/games/savage/test_tactics.py",
    "tests/games/savage/test_telling.py",
    "tests/games/savage/test_weighed.py",
    "tests/games/savage/test_weighed_scenes.py",
    "tests/games/test_adding.py",
    "tests/games/test_breakdowns.py",
    "tests/games/test_names.py",
    "tests/games/test_papers.py",
    "tests/games/test_procedures.py",
    "tests/games/test_raw_answers.py",
    "tests/mutation/",
    "tests/odds/test_ladder.py",
    "tests/odds/test_notation.py",
    "tests/odds/test_pools.py",
    "tests/spaces/test_falling.py",
    "tests/spaces/test_routes.py",
    "tests/spaces/test_shadows.py",
    "tests/spaces/test_trek.py",
    "tests/spaces/test_uvtt.py",
    "tests/words/test_client.py",
)
"""What `make quick` leaves to `make test`: real browsers, servers and databases, the program as it
is started, whole matches, and properties that take long."""

pytest_plugins = ["tapete.catalogue.plugin"]

settings.register_profile("suite", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Two for each core where browsers are driven: tests of those wait longer than they work."""
    return None if config.option.markexpr == "not slow" else 2 * (os.cpu_count() or 1)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What takes long is not even read where it is left out."""
    place = collection_path.relative_to(config.rootpath).as_posix()
    left_out = config.option.markexpr == "not slow" and f"{place}/".startswith(
        tuple(f"{one.rstrip('/')}/" for one in SLOW)
    )
    return True if left_out else None


SELDOM = 100_000
"""After how many new things that are not gone yet Python looks for what nobody can reach."""
gc.disable()
"""Until all tests are read: there are many, and none of them is thrown away."""


def pytest_collection_finish() -> None:
    """What has been read is there to stay: Python need not look through it again and again.

    Matches leave little behind that goes only when Python looks for it, so it looks seldom.
    """
    gc.freeze()
    gc.set_threshold(SELDOM)
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what takes long, and puts it first, so that no process waits for another at the end."""
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    if item.nodeid.startswith("tests/browser/"):
        return 0
    return 1 if item.get_closest_marker("slow") else 2
