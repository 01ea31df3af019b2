"""What a seat may see: everything but the rival's bullets and its minis in reserve."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

import msgspec

from tapete.games.punk.content.played import known
from tapete.games.punk.figures import item_has
from tapete.games.punk.meta import Options
from tapete.games.punk.rules.story.numbering import number
from tapete.games.punk.rules.story.recruiting import can_infiltrate
from tapete.games.punk.state import Mini, State
from tapete.kernel import Seat
from tapete.kernel.shaping import pack_decoder

SEATS: tuple[Seat, ...] = (0, 1)
FEWEST, MOST = 1, 4
"""The fewest and most bullets that an imagined state gives each mini with a firearm."""
_encode = msgspec.msgpack.Encoder().encode
_decode = pack_decoder(State).decode


def view(state: State, seat: Seat | None) -> State:
    """Profiles, gear and special rules are open; bullets are not, until the match is over.

    punk.setup.faithful_models, punk.bullets.secret, punk.ruling.infiltration_never
    """
    if state.ended:
        return state
    hidden = [one for one in SEATS if one != seat]
    return msgspec.structs.replace(
        state,
        minis=_seen_minis(state, hidden),
        salts=["" if one in hidden else state.salts[one] for one in SEATS],
        sheets=[[] if one in hidden else state.sheets[one] for one in SEATS],
        ledger=[[] if one in hidden else state.ledger[one] for one in SEATS],
    )


def _seen_minis(state: State, hidden: list[Seat]) -> list[Mini]:
    """The minis that can be seen. Until reserves are chosen they are numbered as they are seen, so
    that no gap gives away who could be held back; then the minis themselves are numbered so."""
    seen = [_seen(mini, hidden) for mini in state.minis if not _is_secret(state, mini, hidden)]
    if state.phase != "muster":
        return seen
    counted = [msgspec.structs.replace(mini) for mini in seen]
    number(counted)
    return counted


def _is_secret(state: State, mini: Mini, hidden: list[Seat]) -> bool:
    """True for a mini in reserve and, until reserves are chosen, for any that could be."""
    if mini.seat not in hidden:
        return False
    return mini.out == "reserve" or (state.phase == "muster" and can_infiltrate(mini))


def _seen(mini: Mini, hidden: list[Seat]) -> Mini:
    if mini.seat not in hidden or not mini.bullets:
        return mini
    return msgspec.structs.replace(mini, bullets={})


def known_options(options: Options, seats: Collection[Seat]) -> Options:
    """A band that somebody wrote is read only by those who play it: it lists every bullet and
    everybody who may infiltrate. The bands that come with the game are known to all.

    punk.bullets.secret, punk.ruling.infiltration_never
    """
    played = {options.bands[seat] for seat in seats}
    own = {name: band for name, band in options.own.items() if name in played}
    return msgspec.structs.replace(options, own=own)


def keeps_secrets(view: State, seat: Seat | None) -> bool:
    """True if this view shows something that the rival may not see."""
    if seat is None or view.ended:
        return False
    own = [mini for mini in view.minis if mini.seat == seat]
    return any(mini.bullets or _is_secret(view, mini, [seat]) for mini in own)


def imagine(view: State, seat: Seat | None, rng: Random) -> State:
    """Returns a complete state that fits this view: what is hidden is filled in at random."""
    state: State = _decode(_encode(view))
    if state.ended:
        return state
    for one in SEATS:
        if one != seat:
            _fill(state, one, rng)
    return state


def guesses(view: State, seat: Seat | None) -> bool:
    """True if what is hidden matters: only others' bullets do, and only in Defensive Fire."""
    return any(
        mini.ready and mini.seat != seat and any(item_has(item, "firearm") for item in mini.gear)
        for mini in view.minis
    )


def _fill(state: State, seat: Seat, rng: Random) -> None:
    """Gives a side's minis with a firearm some bullets, and the side a secret for them."""
    for mini in state.minis:
        if mini.seat == seat and any(item_has(item, "firearm") for item in mini.gear):
            kinds = [one for one in _bought(mini) if one in known().ammunition]
            mini.bullets = {one: rng.randint(FEWEST, MOST) for one in kinds[:1]}
    if state.sworn[seat]:
        state.salts[seat] = "".join(str(rng.randrange(10)) for _ in range(20))


def _bought(mini: Mini) -> tuple[str, ...]:
    """The gear its profile may buy."""
    profile = known().profiles.get(mini.profile)
    return profile.gear if profile is not None else ()
