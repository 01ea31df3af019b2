"""All benchmarks, one after the other."""

from __future__ import annotations

from benchmarks import kernel, odds, timing


def main() -> None:
    timing.show("Exact odds", odds.rows())
    kernel.show("Kernel", kernel.rows())


if __name__ == "__main__":
    main()
