"""Charges: declared with their AP before anything is measured, then made as far as these go."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tapete.deeds.barring import Why
from tapete.games.euphoria.events.charging import Declared, Failed, Reached
from tapete.games.euphoria.events.shooting import Wasted
from tapete.games.euphoria.figures import engaged, engaged_with, note_engaged, spend
from tapete.games.euphoria.rules.charging.reacting import Stand, ask_to_stand, moment
from tapete.games.euphoria.rules.charging.short import falls_short, pays
from tapete.games.euphoria.rules.charging.ways import has_room, split, supposed_way, way_to
from tapete.games.euphoria.rules.gifts.drones import land
from tapete.games.euphoria.rules.moving.marching import (
    is_leap,
    leap,
    path_of,
    stand,
    stretches,
    tell_moved,
)
from tapete.games.euphoria.rules.moving.moving import MOVE
from tapete.games.euphoria.rules.moving.paying import FINE, SLACK, Bill, bill, free_left, furthest
from tapete.games.euphoria.rules.shooting.standing import stand_and_shoot
from tapete.games.euphoria.rules.sight.sight import sees
from tapete.games.euphoria.state import Charge, Mini
from tapete.games.euphoria.world import Show
from tapete.spaces.climbs.journey import Journey, Leg
from tapete.spaces.plane.point import INCH
from tapete.spaces.routes.route import whole

CHARGE = "charge"
DECLARE = "euphoria.charge.declare"
MEASURE = "euphoria.def.measure.declare_first"
ENGAGED = "euphoria.def.engaged.no_move_ap"
ROOM = "euphoria.charge.req.place"
REACH = "euphoria.charge.req.ap"
FAILED = "euphoria.charge.failed"
STUMBLED = "euphoria.move.jump.charge"
PINS = "euphoria.charge.pins_target"
FIGHTS = "euphoria.charge.must_fight"
LOCKED = "euphoria.melee.locked"
COMBINED = "euphoria.charge.combine"
FREE_DIE = "euphoria.charge.extra_attack"
DRONE = "euphoria.class.drone.melee"
ABILITY = "euphoria.ability.phase"
STUMBLE = "euphoria.move.jump.roll"
SLOW = "euphoria.class.slow"
DEAD = "euphoria.stand.timing"
MOMENT = "euphoria.ruling.stand_moment"


# --- who may, and whom


def unable(show: Show, mini: Mini) -> Why | None:
    """Why it may charge nobody now."""
    if engaged(show, mini):
        return ENGAGED, "engaged"
    if mini.deeds.started:
        return DECLARE, "too_late"
    if mini.deeds.stumbled:
        return STUMBLE, "stumbled"
    if CHARGE in mini.deeds.barred or MOVE in mini.deeds.barred:
        return ABILITY, "kept_from_it"
    if furthest(mini) == 0:
        return SLOW, "slow"
    return None if mini.ap or free_left(mini) else (REACH, "no_ap")


def why_not(show: Show, mini: Mini, target: Mini) -> Why | None:
    """Why it may not charge that enemy; how far it is does not matter yet."""
    if not target.landed:
        return DRONE, "airborne", {"target": target.id}
    return None if has_room(show, mini, target) else (ROOM, "no_room", {"target": target.id})


def amounts(mini: Mini) -> list[int]:
    """The AP that may be committed; 0 only if it has free inches."""
    least = 0 if free_left(mini) else 1
    return list(range(mini.ap, least - 1, -1))


# --- the charge


def charge(show: Show, mini: Mini, target: Mini, ap: int) -> None:
    """The AP are gone as they are declared; then the target may stand and shoot, then it moves."""
    seen = sees(show, mini, target)
    show.table.tell(
        Declared, figure=mini.id, target=target.id, ap=ap, sees=seen, rule=DECLARE, also=(MEASURE,)
    )
    mini.deeds.started, mini.deeds.charged = True, target.id
    payer = replace(mini, deeds=replace(mini.deeds, exact={}))
    spend(show, mini, ap)
    mini.deeds.exact = {CHARGE: ap * INCH * FINE}
    reply = ask_to_stand(show, target, mini)
    reach = ap * INCH + free_left(payer) + SLACK // FINE
    supposed = show.state.supposed
    way = supposed_way(show, mini, target) if supposed else way_to(show, mini, target, reach)
    reached = way is not None and (supposed or pays(show, payer, way.legs, ap))
    if not reached:
        way = falls_short(show, mini, payer, target, ap, way)
    run = Run(show, mini, target, reply, payer)
    if run.go(way or Journey(mini.at)):
        _arrive(show, mini, target, ap, seen, run, reached=reached)
    _settle(show, mini, ap, run, reached=reached)


class Run:
    """A charge under way: how far it has come, and the shots it runs into."""

    def __init__(
        self, show: Show, mini: Mini, target: Mini, reply: Stand | None, payer: Mini
    ) -> None:
        self.show, self.mini, self.target, self.reply = show, mini, target, reply
        self.payer = payer
        """The charger as it was when it declared, which says what the way costs."""
        self.gone: list[Leg] = []
        self.last: Sequence[Leg] = ()
        """The legs that have not been told yet."""

    def go(self, journey: Journey) -> bool:
        """Goes the way; False if it stumbled or died on it."""
        if self.reply is None:
            return self._legs(journey.legs)
        found = moment(self.show, self.target, self.mini, self.reply, journey)
        before, after = (journey.legs, ()) if found is None else split(journey, found)
        gone = self._legs(before)
        if found is None or not gone:
            self._waste(self.reply.shots)
            return gone
        self._tell()
        far = self.show.gap(self.target, self.mini)
        stand_and_shoot(self.show, self.target, self.mini, *self.reply, far)
        return not self.mini.out and self._legs(after)

    def _waste(self, shots: int) -> None:
        """The charger was never in range and in sight: the shots count as fired all the same."""
        self.show.table.tell(
            Wasted, figure=self.target.id, target=self.mini.id, shots=shots, rule=MOMENT
        )

    def _legs(self, legs: Sequence[Leg]) -> bool:
        for stretch in stretches(legs):
            self.gone += stretch
            if is_leap(stretch):
                self._tell()
                if not leap(self.show, self.mini, stretch[0]):
                    return False
            else:
                self.last = [*self.last, *stretch]
                stand(self.mini, stretch[-1].end)
        return True

    def _tell(self) -> None:
        if self.last:
            tell_moved(self.show, self.mini, self.last, 0)
        self.last = ()

    @property
    def far(self) -> int:
        return whole(sum(leg.length for leg in self.gone))

    @property
    def due(self) -> Bill:
        """What the way so far comes to."""
        return bill(self.show, self.payer, self.gone)


def _arrive(
    show: Show, mini: Mini, target: Mini, ap: int, seen: bool, run: Run, *, reached: bool
) -> None:
    """Both are engaged at once, with all that it touches; or it has fallen short."""
    path = path_of(run.last) if run.last else ()
    if not reached:
        show.table.tell(
            Failed, figure=mini.id, target=target.id, why="short", far=run.far, ap=ap, path=path,
            rule=FAILED, also=(REACH,),
        )  # fmt: skip
        return
    show.state.charges.append(Charge(mini.id, target.id, seen))
    if target not in engaged_with(show, mini):
        show.state.ledges.append((mini.id, target.id))
    note_engaged(show, mini)
    land(show, mini)
    show.table.tell(
        Reached, figure=mini.id, target=target.id, far=run.far, ap=ap, sees=seen, path=path,
        rule=PINS, also=(FIGHTS, LOCKED, COMBINED, *([FREE_DIE] if seen else [])),
    )  # fmt: skip


def _settle(show: Show, mini: Mini, ap: int, run: Run, *, reached: bool) -> None:
    """What is given back, and what comes of a stumble or of death on the way.

    euphoria.ruling.charge_committed_ap
    """
    deeds, due = mini.deeds, run.due
    deeds.free += due.free
    deeds.gone += run.far
    needed = min(ap, due.ap)
    if mini.out or deeds.stumbled:
        why, rule = ("dead", DEAD) if mini.out else ("stumbled", STUMBLED)
        show.table.tell(
            Failed, figure=mini.id, target=run.target.id, why=why, far=run.far, ap=needed, rule=rule
        )
    if deeds.stumbled or (reached and show.rules.charge_surplus_refunded):
        mini.ap += ap - needed
        deeds.moving -= ap - needed
        deeds.exact = {CHARGE: needed * INCH * FINE}
