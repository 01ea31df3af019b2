"""The conditions that figures can be in: how they are shown, named and told."""

from __future__ import annotations

from tapete.conditions import Condition, Conditions, among
from tapete.games.darkness.state import Foe, State, Survivor

CONDITIONS: Conditions[Survivor | Foe, State] = Conditions(
    "darkness.state_name",
    *among(
        Survivor,
        Condition("bleeding", "darkness.fate.bad.11", "bad", told=True),
        Condition("failures", "darkness.disc.failure.third", "bad", told=True, counted=True),
        Condition("fails", "darkness.fate.bad.12", "bad", told=True),
        Condition("succeeds", "darkness.fate.good.12", "good"),
        Condition("harder", "darkness.fate.bad.2", "bad", told=True),
        Condition("easier", "darkness.fate.good.2", "good"),
        Condition("jammed", "darkness.fate.bad.5", "bad", told=True),
        Condition("bound", "darkness.fate.bad.7", "bad", told=True),
        Condition("extra", "darkness.fate.good.9", "good"),
        Condition("things", "darkness.disc.object.bonus", "", counted=True),
        Condition("allies", "darkness.disc.ally.bonus", "good", counted=True),
    ),
    *among(Foe, Condition("hidden", "darkness.gm.los.reveal", "")),
)
