"""Two equal bands on a table that is the same from both sides."""

from __future__ import annotations

from tapete.games.punk.content.band.roster import examples
from tapete.games.punk.meta import Options

SIDE = 90
SCENARIOS = ("brawl", "crossing", "supplies", "tower", "headhunt")
"""Those in which both sides want the same."""
HALF = """\
    { kind = "car", at = [20, 30], size = [9, 4], turn = 20 },
    { kind = "low_wall", at = [48, 27], size = [12, 1.5] },
    { kind = "adobe_building", at = [72, 30], size = [14, 10] },
    { kind = "sandbags", at = [33, 37], size = [9, 2] },
    { kind = "brick_wall", at = [12, 44], size = [1.5, 10] },
    { kind = "tyres", at = [60, 18], size = [5, 5], round = true },
    { kind = "crates", at = [34, 14], size = [6, 5], turn = 12 },
    { kind = "rubble", at = [54, 41], size = [8, 6] },
"""


def table() -> str:
    """Each element, and the same turned half round the middle of the table."""
    other = []
    for line in HALF.splitlines():
        start, _, rest = line.partition("at = [")
        place, _, end = rest.partition("]")
        x, y = (SIDE - float(part) for part in place.split(","))
        other.append(f"{start}at = [{x:g}, {y:g}]{end}")
    rows = "\n".join([HALF.rstrip(), *other])
    return f'name = {{ es = "x", en = "x" }}\nes = "x"\nen = "x"\nelements = [\n{rows}\n]\n'


def mirrored(number: int = 0) -> Options:
    """One band against its like; another for each number, and another scenario."""
    bands = [name for name in examples() if name.endswith("_200")]
    band = bands[number // len(SCENARIOS) % len(bands)]
    scenario = SCENARIOS[number % len(SCENARIOS)]
    return Options(scenario=scenario, bands=(band, band), draft=table())
