"""What came of a procedure, in words, and what that is worth to each side."""

from __future__ import annotations

from tapete.games.euphoria.state import Mini
from tapete.kernel import Gist, Message
from tapete.kernel.labels import dressing

DEATH = 100
"""What a death is worth besides the life that is lost."""


def _called(identity: str, view: object) -> Message:
    """What a figure is called where nobody has a name: by its id."""
    return Message.of("euphoria.odds.figure", figure=identity)


called = dressing(figure=_called, target=_called)


def fate(mini: Mini, whose: str) -> Gist:
    """Says how much life a miniature has lost, or that it is dead."""
    if mini.out:
        return (Message.of("euphoria.odds.dead", whose=whose),)
    lost = mini.full - mini.life
    return (Message.of("euphoria.odds.lost", whose=whose, points=lost),) if lost else ()


def unharmed(mini: Mini, whose: str) -> Gist:
    """The same, but says that it is unharmed if nothing has happened."""
    return fate(mini, whose) or (Message.of("euphoria.odds.unharmed", whose=whose),)


def harm(mini: Mini) -> float:
    """What a miniature has lost, in points of life."""
    return float(mini.full + DEATH if mini.out else mini.full - mini.life)
