"""The states figures can be in: how they are shown, said and told."""

from tapete.conditions import Condition, Conditions
from tests.rebatina.state import Figure, State

CONDITIONS: Conditions[Figure, State] = Conditions(
    "rebatina.state_name",
    Condition("stunned", "rebatina.stunned", "bad", told=True),
    Condition("defending", "rebatina.guard", "good", told=True),
    Condition("loot", "rebatina.grab", "good", told=True, counted=True),
)
