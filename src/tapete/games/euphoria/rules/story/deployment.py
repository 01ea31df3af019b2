"""Deployment: markers by turns, then characters by turns, each with those it brings along."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.euphoria.events.story import Deployed, LeftOut, Marked
from tapete.games.euphoria.state import Marker, Mini
from tapete.games.euphoria.world import Show, disc
from tapete.kernel import OneOf, Seat
from tapete.spaces.climbs.surfaces import SNUG, Place, Standing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.deployment import Posts
from tapete.spaces.treks.leash import Leash

MARKERS = 3
MARKER = 150
"""The radius of a marker: euphoria.fact.deploy_marker"""
WHERE = "euphoria.deploy.markers.where"
ALTERNATE = "euphoria.deploy.markers.alternate"
FIRST = "euphoria.deploy.mini.first"
CONTACT = "euphoria.deploy.mini.where"
NO_ROOM = "euphoria.deploy.mini.no_room"
COMPANION = "euphoria.deploy.mini.companion"
REMOVED = "euphoria.deploy.markers.remove"
KINDS = ("zone", "off_board", "through", "barred", "cannot_stand", "no_ground", "ends_on", "leash")


# --- markers


def place_marker(show: Show) -> None:
    """A marker in its owner's zone; by turns, until both have three."""
    state = show.state
    seat = state.next
    post = show.table.ask(seat, "euphoria.ask.marker", marks(show, seat), ALTERNATE)
    state.markers.append(Marker(seat, post.at))
    show.table.tell(Marked, team=seat, at=post.at, rule=ALTERNATE, also=(WHERE,))
    if len(state.markers) == 2 * MARKERS:
        state.phase = "deploy"
    else:
        state.next = 1 - seat


def marks(show: Show, seat: Seat) -> Posts:
    """Places of a zone on the table itself, neither in nor on scenery, nor on another marker."""
    taken = [Standing(Disc(one.at.point, MARKER), 0) for one in show.state.markers]
    return Posts(
        show.levels,
        MARKER,
        _middle(show),
        zone=show.field.zones[seat],
        others=(*taken, *_on_table(show)),
        highest=0,
        turns=False,
        rules=dict.fromkeys(KINDS, WHERE),
    )


# --- characters


def deploy(show: Show) -> None:
    """The player of the last marker begins; once one has nobody left, the other goes on."""
    state = show.state
    waiting = [mini for mini in state.minis if mini.out == "waiting" and not mini.owner]
    own = [mini for mini in waiting if mini.seat == state.next] or waiting
    if not own:
        state.markers.clear()
        state.phase = "start"
        return
    mini = _chosen(show, own)
    if _place(show, mini, _touching(show, mini.seat)):
        _bring(show, mini)
    else:
        _leave_out(show, mini, NO_ROOM)
    state.next = 1 - mini.seat


def _chosen(show: Show, own: Sequence[Mini]) -> Mini:
    if len(own) == 1:
        return own[0]
    options = [mini.id for mini in own]
    return show.mini(show.table.ask(own[0].seat, "euphoria.ask.deploy", OneOf(options), FIRST))


def _bring(show: Show, owner: Mini) -> None:
    """Those it brings along touch it, and a marker that it touches too.

    One for which there is no such place stays out: euphoria.ruling.companion_no_room
    """
    near = [Standing(disc(owner), owner.at.height, owner.id)]
    shared = [one for one in _touching(show, owner.seat) if one.far(owner.at, owner.radius) <= SNUG]
    for mini in show.state.minis:
        if mini.owner != owner.id or mini.out != "waiting":
            continue
        if not _place(show, mini, shared, near):
            _leave_out(show, mini, COMPANION)


def _leave_out(show: Show, mini: Mini, rule: str) -> None:
    """It takes no part, nor do those it would have brought: euphoria.ruling.undeployed"""
    for one in show.state.minis:
        if one is mini or one.owner == mini.id:
            one.out = "absent"
            show.table.tell(LeftOut, figure=one.id, rule=rule)


def _touching(show: Show, seat: Seat) -> list[Standing]:
    """The markers of a team, as bases to touch."""
    return [
        Standing(Disc(one.at.point, MARKER), one.at.height)
        for one in show.state.markers
        if one.seat == seat
    ]


def _place(
    show: Show, mini: Mini, markers: Sequence[Standing], owner: Sequence[Standing] = ()
) -> bool:
    """Asks where it is put; False if there is no place for it at all."""
    rule = COMPANION if owner else CONTACT
    places = posts(show, mini, markers, owner)
    if not markers or places.any() is None:
        return False
    post = show.table.ask(mini.seat, "euphoria.ask.post", places, rule, figure=mini.id)
    mini.at, mini.out = post.at, ""
    show.table.tell(Deployed, figure=mini.id, at=post.at, rule=rule, also=(REMOVED,))
    return True


def posts(
    show: Show, mini: Mini, markers: Sequence[Standing], owner: Sequence[Standing] = ()
) -> Posts:
    """The places with its whole base in its zone that touch a marker, and perhaps its owner."""
    rule = COMPANION if owner else CONTACT
    ties = [Leash(tuple(ones), SNUG, rule, strict=True) for ones in (owner, markers) if ones]
    return Posts(
        show.levels,
        mini.radius,
        _middle(show),
        zone=show.field.zones[mini.seat],
        others=tuple(show.others(mini)),
        leash=ties[0] if ties else None,
        ties=tuple(ties[1:]),
        turns=False,
        rules=dict.fromkeys(KINDS, rule),
    )


def _on_table(show: Show) -> list[Standing]:
    return [Standing(disc(one), one.at.height, one.id) for one in show.standing()]


def _middle(show: Show) -> Point:
    return show.board.middle


def in_zone(show: Show, mini: Mini) -> bool:
    """True if its whole base is inside its own deployment zone."""
    zone = show.field.zones[mini.seat]
    place = Place(mini.at.point, mini.at.height)
    return Posts(show.levels, mini.radius, _middle(show), zone=zone).in_zone(place.point)
