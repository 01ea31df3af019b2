"""Numbers a person types."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError


class NotUnderstood(TapeteError):
    """What was typed is no answer to this question."""

    key = "cli.error.not_understood"


def numbers_in(typed: str) -> list[int]:
    try:
        return [int(part) for part in typed.replace(",", " ").split()]
    except ValueError:
        raise NotUnderstood(given=typed) from None
