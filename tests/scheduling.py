"""Which tests are run by one process, when several share them out."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

TOGETHER = ("tests/browser/",)
"""What needs a server and a browser is run by one, so that there is one of each."""


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]
    """Each test by itself, to whoever has time."""

    def _split_scope(self, nodeid: str) -> str:
        return next((part for part in TOGETHER if nodeid.startswith(part)), nodeid)
