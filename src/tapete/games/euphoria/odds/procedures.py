"""The procedures whose odds can be asked for. They are played by the rules themselves."""

from __future__ import annotations

from tapete.games.euphoria.odds import said
from tapete.games.euphoria.odds.chances import (
    jump_begins,
    jump_said,
    reward_begins,
    reward_said,
)
from tapete.games.euphoria.odds.melee import charge_begins, charge_said, melee_begins, melee_said
from tapete.games.euphoria.odds.outcomes import called
from tapete.games.euphoria.odds.volleys import volley_begins, volley_said
from tapete.kernel import Message
from tapete.kernel.game import Procedure
from tapete.odds.procedures.marks import any_of, counted, none_of, telling

TARGET_DEAD = telling(Message.of("euphoria.odds.dead", whose="target"))
OWN_DEAD = telling(Message.of("euphoria.odds.dead", whose="own"))
VOLLEY = {
    "any_hit": counted("euphoria.odds.hits", "hits"),
    "two_hits": counted("euphoria.odds.hits", "hits", 2),
    "target_dead": TARGET_DEAD,
}
MELEE = {
    "target_dead": TARGET_DEAD,
    "own_dead": OWN_DEAD,
    "fatality": telling(Message.of("euphoria.odds.fatality", whose="target")),
}
JUMP = {"across": any_of("euphoria.odds.across")}
REWARD = {"unharmed": none_of("euphoria.odds.lost", "euphoria.odds.dead"), "own_dead": OWN_DEAD}

PROCEDURES = {
    "volley": Procedure(said.VolleySaid, volley_begins, volley_said, marks=VOLLEY, dress=called),
    "charge": Procedure(said.ChargeSaid, charge_begins, charge_said, marks=MELEE, dress=called),
    "melee": Procedure(said.MeleeSaid, melee_begins, melee_said, marks=MELEE, dress=called),
    "jump": Procedure(said.JumpSaid, jump_begins, jump_said, marks=JUMP, dress=called),
    "reward": Procedure(said.RewardSaid, reward_begins, reward_said, marks=REWARD, dress=called),
}
