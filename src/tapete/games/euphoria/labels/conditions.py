"""The conditions a miniature can be in: how they are shown, named and told."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.conditions import Condition, Conditions
from tapete.games.euphoria.figures import GRAVE, SERIOUS, engaged
from tapete.games.euphoria.state import Mini, State
from tapete.games.euphoria.world import Show
from tapete.kernel import Message
from tapete.odds.silent import SILENT
from tapete.scene import Gauge, Mark

WOUNDED = "euphoria.class.wounded"


def _engaged(mini: Mini, view: State) -> bool:
    return not mini.out and engaged(Show(view, SILENT), mini)


def _serious(mini: Mini, view: State) -> bool:
    return GRAVE < mini.life <= SERIOUS


CONDITIONS: Conditions[Mini, State] = Conditions(
    "euphoria.mark",
    Condition("waiting", "euphoria.deploy.mini.first", "",
        read=lambda mini, view: mini.out == "waiting"),
    Condition("burning", "euphoria.gene.flammable", "bad", told=True),
    Condition("grave", "euphoria.start.ap.very_serious", "bad",
        read=lambda mini, view: mini.life <= GRAVE),
    Condition("serious", "euphoria.start.ap.serious", "bad", read=_serious),
    Condition("engaged", "euphoria.def.engaged", "", read=_engaged),
    Condition("stumbled", "euphoria.move.jump.roll", "bad", told=True,
        read=lambda mini, view: mini.deeds.stumbled),
    Condition("declared", "euphoria.ability.phase", "good",
        read=lambda mini, view: mini.deeds.declared),
    Condition("raging", "euphoria.gene.aggression", ""),
    Condition("airborne", "euphoria.class.drone.cover", "",
        read=lambda mini, view: not mini.landed),
    Condition("carries", "euphoria.def.team", "good"),
    Condition("stood", "euphoria.stand.once", "", read=lambda mini, view: mini.deeds.stood),
    Condition("moved", "euphoria.shoot.mod.shooter_moved", "",
        read=lambda mini, view: mini.deeds.moving),
    Condition("acted", "euphoria.turn.simultaneous", "",
        read=lambda mini, view: mini.id in view.acted),
)  # fmt: skip


def marks(view: State, mini: Mini) -> Iterator[Mark]:
    """The conditions of a miniature that plays or is going to play, the worst first."""
    if mini.out in ("", "waiting"):
        yield from CONDITIONS.marks(mini, view)


def gauges(mini: Mini) -> Iterator[Gauge]:
    """Its Action Points of this turn, and its life."""
    most = max(mini.ap, mini.ap_profile)
    label = Message.of("euphoria.scene.ap", ap=mini.ap, most=most)
    yield Gauge("points", mini.ap, most, label, "euphoria.attr.ap")
    said = Message.of("euphoria.scene.life", life=mini.life, most=mini.full)
    rule = WOUNDED if mini.life < mini.full else "euphoria.damage.eliminated"
    yield Gauge("life", max(0, mini.life), max(mini.life, mini.full), said, rule)
