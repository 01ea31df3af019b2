"""All benchmarks, one after the other."""

from __future__ import annotations

from rich.console import Console

from benchmarks import (
    arena,
    darkness,
    euphoria,
    kernel,
    odds,
    punk,
    punk_sight,
    roundtrip,
    savage,
    savage_odds,
    timing,
)


def main() -> None:
    console = Console(width=120)
    timing.show("Exact odds", odds.rows(), console)
    kernel.show("Kernel", kernel.rows(), console)
    savage_odds.show(console)
    savage.show(savage.MATCHES, console)
    punk_sight.show(console)
    punk.show(punk.MATCHES, console)
    arena.show(arena.MATCHES, console)
    darkness.show(darkness.MATCHES, console)
    euphoria.show(euphoria.MATCHES, console)
    roundtrip.show(console)


if __name__ == "__main__":
    main()
