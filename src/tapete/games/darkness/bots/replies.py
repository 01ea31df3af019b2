"""Quick replies to questions that come up while something else is weighed."""

from __future__ import annotations

from typing import Any

from tapete.games.darkness.rules.checks import check, helping, throwing
from tapete.games.darkness.rules.fights import joining
from tapete.kernel import Domain, Some, YesNo

SPENDING = (throwing.SPEND, f"darkness.ask.{check.ASK}")
"""Questions about points for dice: nobody is assumed to spend any."""
THROWING = throwing.RETHROW
HELPING = (helping.HELP, joining.CALL)
"""Questions about help: nobody is assumed to call for it."""
DECLINED = frozenset(
    f"darkness.ask.{key}"
    for key in ("retreat", "praise", "take_blow", "cancel_fate", "consent", "come_in", "invite")
)
"""Questions whose quick answer is no."""


def glance(key: str, domain: Domain[Any]) -> Any:
    """The first answer, which is the usual one; no to what is declined; nobody is called."""
    if isinstance(domain, YesNo):
        return key not in DECLINED
    if isinstance(domain, Some) and key in HELPING:
        return ()
    return next(iter(domain.candidates()))
