"""For every test."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

SLOW = (
    "tests/browser/",
    "tests/server/",
    "tests/catalogue/test_citations.py",
    "tests/catalogue/test_proofs.py",
    "tests/games/arena/test_raw_answers.py",
    "tests/games/arena/test_soak.py",
    "tests/games/punk/test_raw_answers.py",
    "tests/games/punk/test_secrecy.py",
    "tests/games/punk/test_soak.py",
    "tests/games/savage/test_forecasts.py",
    "tests/games/savage/test_parting.py",
    "tests/games/savage/test_raw_answers.py",
    "tests/games/savage/test_soak.py",
    "tests/games/savage/test_statblock.py",
    "tests/games/savage/test_weighed_scenes.py",
    "tests/games/test_breakdowns.py",
    "tests/games/test_names.py",
    "tests/games/test_raw_answers.py",
    "tests/odds/test_ladder.py",
    "tests/odds/test_notation.py",
    "tests/odds/test_pools.py",
    "tests/spaces/test_routes.py",
)
"""What `make quick` leaves to `make test`: real browsers, servers and databases, whole matches,
and properties that take long."""

pytest_plugins = ["tapete.catalogue.plugin"]

settings.register_profile("suite", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


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
