"""Marks of outcomes, by the keys and arguments of their messages."""

from __future__ import annotations

from tapete.kernel import Message
from tapete.odds.procedures.marks import told_of, with_arg

HIT, OUT = Message("x.odds.hit"), Message("x.odds.out")


def test_a_mark_is_the_message_it_is_called_like_unless_others_are_named() -> None:
    marks = told_of("x.odds.", hit=(), harmed=("wounds", "out"))
    assert [name for name, mark in marks.items() if mark((HIT,))] == ["hit"]
    assert [name for name, mark in marks.items() if mark((HIT, OUT))] == ["hit", "harmed"]
    assert not any(mark(()) for mark in marks.values())


def test_a_mark_may_look_for_an_argument() -> None:
    mark = with_arg("kind", "money")
    assert mark((HIT, Message.of("x.odds.drawn", kind="money", count=2)))
    assert not mark((HIT, Message.of("x.odds.drawn", kind="health", count=2)))
