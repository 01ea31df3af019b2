"""For every test."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings
from xdist.remote import Producer

from tests.scheduling import Scheduling

SLOW = ("tests/browser/", "tests/server/")
"""What `make quick` leaves to `make test`: real browsers, servers and databases."""

pytest_plugins = ["tapete.catalogue.plugin"]

settings.register_profile("suite", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    return Scheduling(config, log)
