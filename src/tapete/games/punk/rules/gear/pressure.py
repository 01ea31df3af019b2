"""A launcher under pressure: marks that carry its owner's fire bombs and its steam further."""

from __future__ import annotations

from tapete.games.punk.figures import abilities, item_has
from tapete.games.punk.state import Item, Mini
from tapete.kernel import Modifier
from tapete.spaces.plane.point import CM

RULE = "punk.core.pressure"
PRESSURE = "pressure"
AT_ONCE = (3, 2, 1)
"""The marks an Action may add; the more, the better, as a rule."""
FURTHER = 5 * CM
"""How much further each mark carries a bomb or the jet."""
REACH = 2
"""The place of these marks among those of a pumped weapon."""


def launcher_of(mini: Mini) -> Item | None:
    """Returns the launcher that it can use; None if it has none."""
    return next((one for one in mini.gear if item_has(one, PRESSURE) and not one.broken), None)


def marks_of(mini: Mini) -> int:
    launcher = launcher_of(mini)
    return 0 if launcher is None else launcher.pumped[REACH]


def press(item: Item, marks: int) -> None:
    item.pumped[REACH] += marks


def release(mini: Mini) -> None:
    """Empties the launcher: its pressure was used, or let out."""
    launcher = launcher_of(mini)
    if launcher is not None:
        launcher.pumped[REACH] = 0


def launched(mini: Mini, item: Item) -> int:
    """Returns the marks with which something is thrown: only fire bombs fit the launcher."""
    return marks_of(mini) if "incendiary" in abilities(item.kind) else 0


def jet_term(item: Item) -> list[Modifier]:
    """What its pressure takes from the Technique of whoever uses its steam."""
    marks = item.pumped[REACH] if item_has(item, PRESSURE) else 0
    return [Modifier(RULE, -marks)] if marks else []


def further(item: Item) -> int:
    """How much further its jet reaches."""
    return FURTHER * item.pumped[REACH] if item_has(item, PRESSURE) else 0
