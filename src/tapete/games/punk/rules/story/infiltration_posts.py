"""Where an infiltrator may come out: not too far from its zone, away from enemies, unseen."""

from __future__ import annotations

from tapete.games.punk.rules.sight.sight import body_of, sees
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.spaces.climbs.surfaces import Place, Standing
from tapete.spaces.plane.point import CM
from tapete.spaces.questions.deployment import Posts, nobody

WHERE = "punk.special.infiltration.where"
ADVANCE = 10 * CM
"""How far beyond the edge of the zone, for each Turn before this one."""
AWAY = 15 * CM
REFUSED = dict.fromkeys(
    ("zone", "off_board", "through", "barred", "cannot_stand", "no_ground", "ends_on"), WHERE
) | {"too_near": WHERE, "seen": WHERE}


def posts(skirmish: Skirmish, mini: Mini) -> Posts:
    """The posts in its zone or not too far beyond, away from enemies and out of their sight.

    Its whole base must be within that distance: punk.ruling.infiltration_edge
    """
    beyond = ADVANCE * (skirmish.state.turn - 1)
    return _posts(skirmish, mini, beyond, hidden=True, away=AWAY)


def at_last(skirmish: Skirmish, mini: Mini) -> Posts:
    """Those posts or, in Turn 4 if there is none, any in its zone: seen or near if need be."""
    found = posts(skirmish, mini)
    if found.any() is None:
        found = _posts(skirmish, mini, 0, hidden=False, away=AWAY)
    if found.any() is None:
        found = _posts(skirmish, mini, 0, hidden=False, away=0)
    return found


def _posts(skirmish: Skirmish, mini: Mini, beyond: int, *, hidden: bool, away: int) -> Posts:
    state, board = skirmish.state, skirmish.board
    enemies = skirmish.enemies(mini)

    def seen(place: Place) -> str:
        body = body_of(mini, place)
        seers = (one for one in enemies if sees(skirmish, body_of(one), body))
        return next((one.id for one in seers), "")

    return Posts(
        skirmish.levels,
        mini.radius,
        board.middle,
        zone=skirmish.field.zones[state.zones[mini.seat]],
        beyond=beyond,
        others=tuple(skirmish.others(mini)),
        shunned=tuple([Standing(disc(one), one.at.height, one.id) for one in enemies]),
        away=away,
        seen=seen if hidden else nobody,
        rules=REFUSED,
    )
