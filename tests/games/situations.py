"""Properties that are tried in random situations, each made from a seed."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def situations(examples: int) -> Callable[[Any], Any]:
    """Random situations: so many of them or, with `make fuzz`, as many as it wants."""
    suite = os.environ.get("HYPOTHESIS_PROFILE", "suite") == "suite"

    def marked(test: Any) -> Any:
        found = given(seed=st.integers(0, 2**32))(test)
        return pytest.mark.fuzz(settings(max_examples=examples)(found) if suite else found)

    return marked
