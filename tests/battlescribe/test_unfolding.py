"""Links that would be followed for ever."""

from __future__ import annotations

import pytest

from tapete.battlescribe.errors import BadFile
from tapete.battlescribe.index import Index
from tapete.battlescribe.model import Data, Entry


def link(identity: str, to: str, line: int = 1) -> Entry:
    return Entry(element="entryLink", id=identity, name="", kind="link", target=to, line=line)


def group(identity: str, *entries: Entry) -> Entry:
    return Entry(element="selectionEntryGroup", id=identity, name=identity, kind="group",
                 entries=entries, line=7)  # fmt: skip


def system(*shared: Entry) -> Data:
    return Data(kind="gameSystem", file="x.gst", id="x", name="X", revision=1, version="2.03",
                system="x", shared=shared)  # fmt: skip


def problem(*shared: Entry) -> str:
    with pytest.raises(BadFile) as told:
        Index([system(*shared)])
    return told.value.problem.key.removeprefix("battlescribe.problem.")


def test_links_that_double_at_each_step_are_refused() -> None:
    steps = [
        group(f"g{n}", link(f"a{n}", f"g{n + 1}"), link(f"b{n}", f"g{n + 1}")) for n in range(30)
    ]
    assert problem(*steps, group("g30")) == "too_much"


def test_links_in_a_circle_are_refused() -> None:
    assert problem(group("a", link("x", "b")), group("b", link("y", "a"))) == "circle"


def test_a_chain_of_links_has_an_end() -> None:
    chain = [link(f"l{n}", f"l{n + 1}") for n in range(100)]
    assert problem(*chain, group("l100")) == "deep_links"


def test_two_things_with_one_id_are_refused_with_the_line_of_the_first() -> None:
    assert problem(group("a"), link("a", "b")) == "double"


def test_what_many_links_share_is_read() -> None:
    links = [link(f"l{n}", "shared") for n in range(1_000)]
    assert len(Index([system(group("shared"), *links)]).entries) == 1_001
