"""The states that figures can be in: one table per game, from which they are shown and told."""

from tapete.conditions.condition import Condition, among, of
from tapete.conditions.table import Conditions

__all__ = ["Condition", "Conditions", "among", "of"]
