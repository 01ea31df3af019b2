"""What a stranger may try: the quick ones of `make attack`, on a server of the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from benchmarks.attack.__main__ import GROUPS, tried
from benchmarks.attack.attempts import ATTEMPTS, Attempt, Target, begun

from tapete.server.config import Limits
from tests.server.serving import config_in, serving

QUICK = [one for one in ATTEMPTS if one.quick]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with serving(config_in(tmp_path_factory.mktemp("attacks"), limits=Limits())) as server:
        yield begun(server.address)


@pytest.mark.parametrize("one", QUICK, ids=[one.name for one in QUICK])
def test_it_holds(one: Attempt, target: Target) -> None:
    assert tried(one, target) == ""


def test_every_group_is_tried() -> None:
    assert {one.tries.__module__ for one in ATTEMPTS} == {group.__name__ for group in GROUPS}
