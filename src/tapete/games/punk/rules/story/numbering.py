"""The ids and numbers of minis, which tell nothing of those that are hidden.

The numbers of those in reserve follow all that can be seen. They are only their own side's until
they come: whoever comes takes the next numbers, and those still in reserve move on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tapete.games.punk.state import Mini, Name
from tapete.kernel import Seat

LETTERS = "ab"
"""The letters with which the ids of each side's minis begin."""
RESERVE = "reserve"


def number(minis: Sequence[Mini]) -> None:
    """Gives ids by side, and a number to all those who are called alike."""
    seen: Counter[Seat] = Counter()
    named: Counter[Name] = Counter()
    there, waiting = _there(minis), _waiting(minis)
    alike = Counter(map(_name, there))
    for mini in (*there, *waiting):
        seen[mini.seat] += 1
        mini.id = f"{LETTERS[mini.seat]}{seen[mini.seat]}"
    for mini in there:
        named[_name(mini)] += 1
        mini.name = _numbered(mini, named) if alike[_name(mini)] > 1 else _name(mini)
    _name_reserve(minis)


def call_up(minis: Sequence[Mini], mini: Mini) -> dict[str, str]:
    """Gives a mini that leaves the reserve the next numbers; returns the ids that have changed."""
    own = [one for one in _waiting(minis) if one.seat == mini.seat]
    ids = [one.id for one in own]
    own.sort(key=lambda one: one is not mini)
    changed = {one.id: new for one, new in zip(own, ids, strict=True)}
    for one in own:
        one.id = changed[one.id]
    _name_after(_there(minis), [mini])
    mini.out = ""
    _name_reserve(minis)
    return {old: new for old, new in changed.items() if old != new}


def _there(minis: Sequence[Mini]) -> list[Mini]:
    return [mini for mini in minis if mini.out != RESERVE]


def _waiting(minis: Sequence[Mini]) -> list[Mini]:
    return [mini for mini in minis if mini.out == RESERVE]


def _name_reserve(minis: Sequence[Mini]) -> None:
    """Numbers the names of each side's reserve; a side knows nothing of the other's."""
    for seat in range(len(LETTERS)):
        _name_after(_there(minis), [mini for mini in _waiting(minis) if mini.seat == seat])


def _name_after(there: Sequence[Mini], minis: Sequence[Mini]) -> None:
    """Goes on from the numbers of those that are there; a name's first bearer needs none."""
    named = Counter(map(_name, there))
    for mini in minis:
        named[_name(mini)] += 1
        mini.name = _numbered(mini, named) if named[_name(mini)] > 1 else _name(mini)


def _numbered(mini: Mini, named: Counter[Name]) -> Name:
    base = _name(mini)
    return Name(base.es, base.en, named[base])


def _name(mini: Mini) -> Name:
    """Without its number."""
    return Name(mini.name.es, mini.name.en)
