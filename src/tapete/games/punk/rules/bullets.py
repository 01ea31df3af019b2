"""Bullets: secret, spent one a shot, passed on between friends, and sworn to beforehand."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini

SECRET = "punk.bullets.secret"


def has_bullets(mini: Mini, kind: str = "") -> bool:
    """Of that kind, or of any."""
    return mini.bullets.get(kind, 0) > 0 if kind else any(mini.bullets.values())


def kinds_of(mini: Mini) -> list[str]:
    """The kinds of which it has at least one, in order."""
    return [kind for kind, count in mini.bullets.items() if count > 0]


def fire(skirmish: Skirmish, mini: Mini, kind: str) -> None:
    """One bullet less, and a line more on its side's sheet."""
    _change(mini, kind, -1)
    note(skirmish, mini, f"fire {kind} {mini.id}")


def _change(mini: Mini, kind: str, amount: int) -> None:
    left = mini.bullets.get(kind, 0) + amount
    assert left >= 0, (mini.id, kind, amount)
    mini.bullets = {**mini.bullets, kind: left} if left else without(mini.bullets, kind)


def without(bullets: dict[str, int], kind: str) -> dict[str, int]:
    return {one: count for one, count in bullets.items() if one != kind}


def note(skirmish: Skirmish, mini: Mini, line: str) -> None:
    """A line of the sheet on which a side keeps its bullets, with the Turn."""
    skirmish.state.ledger[mini.seat].append(f"{skirmish.state.turn} {line}")
