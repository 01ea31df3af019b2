"""Drafts that people wrote, which are kept while somebody needs them."""

from __future__ import annotations

import gc

import pytest

from tapete.content import Drafts, draft_name


def test_the_oldest_drafts_are_forgotten() -> None:
    drafts: Drafts[str] = Drafts(most=2)
    names = [drafts.keep(text, str.upper) for text in ("a", "b", "c")]
    assert list(drafts) == names[1:]
    assert drafts[names[2]] == "C"


def test_a_draft_that_somebody_holds_is_not_forgotten_until_it_is_let_go() -> None:
    drafts: Drafts[str] = Drafts(most=2)
    first, second = drafts.lasting("a", str.upper), drafts.lasting("a", str.upper)
    for text in "bcd":
        drafts.keep(text, str.upper)
    assert drafts[draft_name("a")] == "A"
    del first
    drafts.keep("e", str.upper)
    assert draft_name("a") in drafts
    del second
    gc.collect()
    drafts.keep("f", str.upper)
    assert draft_name("a") not in drafts


def test_more_than_the_most_may_be_held() -> None:
    drafts: Drafts[str] = Drafts(most=2)
    holds = [drafts.lasting(text, str.upper) for text in "abcd"]
    drafts.keep("e", str.upper)
    assert len(holds) + 1 == len(drafts)
    drafts.keep("f", str.upper)
    assert draft_name("e") not in drafts


def test_a_draft_that_is_not_sound_is_not_kept() -> None:
    drafts: Drafts[int] = Drafts(most=1)
    drafts.keep("1", int)
    with pytest.raises(ValueError, match="x"):
        drafts.keep("x", int)
    assert list(drafts) == [draft_name("1")]
