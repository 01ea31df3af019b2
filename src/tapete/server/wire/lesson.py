"""How far a lesson is, for the learner."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message


class LessonAt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson; when all are done, `at` is `of` and the text is how it ends."""

    at: int
    of: int
    title: Message
    text: Message
    rule: str = ""
    led: Message | None = None
    """What came of the step before."""
    spot: tuple[int, int, int] | None = None
    """The place to go to, and how near it is enough, where the step is about that."""
