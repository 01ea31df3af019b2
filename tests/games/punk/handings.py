"""What changes hands, as a test says it in short."""

from __future__ import annotations

from functools import partial

from tapete.games.punk.rules.gear.handing import GIVE, LEAVE, TAKE, Handing

take, leave, give = (partial(Handing, way) for way in (TAKE, LEAVE, GIVE))
