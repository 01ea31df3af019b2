"""Several ways to do the same work, in turn, by their own time: a busy machine hits all alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

Subject = Callable[[int], int]
"""Does some work, the n-th of its kind, and says how many units it was."""


def race(subjects: Mapping[str, Subject], rounds: int, seconds: float) -> dict[str, float]:
    """Median seconds a unit: in each round every subject works for so many seconds."""
    samples: dict[str, list[float]] = {name: [] for name in subjects}
    for subject in subjects.values():
        subject(0)
    for number in range(rounds):
        for name, subject in subjects.items():
            samples[name].append(_seconds_a_unit(subject, seconds, number * 1_000_000))
    return {name: median(times) for name, times in samples.items()}


def _seconds_a_unit(subject: Subject, seconds: float, first: int) -> float:
    units, number = 0, first
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        units += subject(number)
        number += 1
    return (now - start) / units
