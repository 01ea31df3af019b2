"""Which tests are run by one process, when several share them out."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

WHOLE = ("tests/browser/", "tests/server/")
"""Their files share what takes long to set up: servers, databases, matches."""


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]
    """Each test by itself, to whoever has time; but files that share a server as a whole.

    What needs a browser comes first, so that a process starts one at most, and has closed it and
    its event loop before all the rest. They are given out in the order they were collected in.
    """

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.split("::", 1)[0] if nodeid.startswith(WHOLE) else nodeid
