"""A side's sheet of bullets: sealed before the first Turn, and proved when the game is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b

from tapete.games.punk.events.gear import Revealed, Sworn
from tapete.games.punk.rules.gear.bullets import SECRET, kinds_of
from tapete.games.punk.state import Entry, Fired, Load, Renumbered, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Roll, Seat
from tapete.kernel.chance.readings import Faces

SALT = (10,) * 20
"""The dice of a secret: too many for anybody to try them all."""


def swear(skirmish: Skirmish, seat: Seat) -> None:
    """A side writes down its bullets and seals the sheet: the seal is shown to everybody."""
    state = skirmish.state
    faces = skirmish.table.roll(Roll(SALT, Faces(), SECRET, by=seat, to=(seat,)))
    state.salts[seat] = "".join(str(face % 10) for face in faces)
    state.sheets[seat] = sheet_of(state, seat)
    state.sworn[seat] = seal(text_of(state.sheets[seat]), state.salts[seat])
    band = state.names[seat]
    skirmish.table.tell(Sworn, side=seat, band=band, seal=state.sworn[seat], rule=SECRET)


def sheet_of(state: State, seat: Seat) -> list[Load]:
    """How many bullets of each kind each mini has, a line for each."""
    own = (mini for mini in state.minis if mini.seat == seat)
    return [
        Load(mini.id, kind, mini.bullets[kind])
        for mini in sorted(own, key=lambda mini: mini.id)
        for kind in sorted(kinds_of(mini))
    ]


def text_of(sheet: Sequence[Load]) -> str:
    """The sheet as it is sealed, and shown when the game is over."""
    return "\n".join(f"{line.mini} {line.kind} {line.count}" for line in sheet)


def seal(sheet: str, salt: str) -> str:
    return blake2b(f"{salt}\n{sheet}".encode(), digest_size=16).hexdigest()


def verify(state: State, seat: Seat) -> bool:
    """True if the sheet is the sealed one and, with the ledger, explains every bullet left."""
    if seal(text_of(state.sheets[seat]), state.salts[seat]) != state.sworn[seat]:
        return False
    left: Counter[tuple[str, str]] = Counter()
    for line in state.sheets[seat]:
        left[line.mini, line.kind] += line.count
    for entry in state.ledger[seat]:
        left = _after(entry, left)
    own = [mini for mini in state.minis if mini.seat == seat]
    have = {(mini.id, kind): n for mini in own for kind, n in mini.bullets.items() if n}
    return {key: count for key, count in left.items() if count} == have


def _after(entry: Entry, left: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    """What each mini has of each kind after an entry of the ledger."""
    if isinstance(entry, Renumbered):
        ids = entry.ids
        return Counter({(ids.get(mini, mini), kind): n for (mini, kind), n in left.items()})
    if isinstance(entry, Fired):
        left[entry.mini, entry.kind] -= 1
        return left
    if entry.giver:
        left[entry.giver, entry.kind] -= entry.count
    if entry.taker:
        left[entry.taker, entry.kind] += entry.count
    return left


def reveal(skirmish: Skirmish) -> None:
    """When the game is over, everybody sees every sheet and whether it is the sealed one."""
    state = skirmish.state
    for seat in (0, 1):
        left = sum(sum(mini.bullets.values()) for mini in state.minis if mini.seat == seat)
        fired = sum(isinstance(entry, Fired) for entry in state.ledger[seat])
        skirmish.table.tell(
            Revealed,
            side=seat,
            band=state.names[seat],
            sheet=text_of(state.sheets[seat]),
            salt=state.salts[seat],
            fired=fired,
            left=left,
            honest=verify(state, seat),
            rule=SECRET,
        )
