"""For every test."""

from __future__ import annotations

import os

from hypothesis import settings

pytest_plugins = ["tapete.catalogue.plugin"]

settings.register_profile("suite", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))
