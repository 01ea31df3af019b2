"""Many matches between random bots, as many at once as there are cores."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def soak(play: Callable[[int], str]) -> None:
    """Plays as many as the command line says; each gives how it ended."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with ProcessPoolExecutor() as pool:
        ends = Counter(pool.map(play, range(count), chunksize=20))
    for end, times in sorted(ends.items()):
        print(f"{times:6} {end}")
    print(f"{sum(ends.values())} matches, every state of each as it may be")
