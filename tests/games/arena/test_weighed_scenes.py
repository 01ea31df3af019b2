"""What is weighed of an attack is what the rules say end by end, down to the last token."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh, fresh_tokens
from tapete.games.arena.game import GAME as ARENA
from tapete.games.arena.game import ArenaGame
from tapete.games.arena.labels import LABELS
from tapete.games.arena.meta import Options
from tapete.games.arena.state import Boost, Helper, Order, State, Token
from tapete.kernel import Gist, Message
from tapete.kernel.chance.roll import Chance
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Given
from tapete.kernel.plain import Plain
from tapete.kernel.tables.relay import Relay
from tapete.odds.distribution import Distribution
from tapete.odds.first import first_roll
from tapete.odds.forecast import forecast
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore
from tapete.spaces.hexes.hexes import Hex
from tests.games.arena.answers import guarding
from tests.games.arena.board import board
from tests.games.weighed import all_agree, asked, ways_of

END_BY_END = {"end by end, best"}
CLUB = next(name for name, one in library().arms.items() if "charge" in one.actions[0].properties)
"""A weapon to charge with."""
MANY = 20_000
"""Ends of the plain way."""
SHOT: Any = [
    "do",
    {"option": {"what": "attack", "to": "e1", "item": 0}, "details": {"token": "green"}},
]


def whole(before: Any, after: Any) -> tuple[Message, ...]:
    """Everything that has come of it, so that no two ends that differ are taken for one."""
    return (Message.of("state", bytes=GAME.snapshots.freeze(after).hex()),)


class Exact(ArenaGame):
    """The game, its outcomes told by the whole state."""

    labels = msgspec.structs.replace(LABELS, gist=whole, foretells=lambda key: True)


GAME = Exact()


def shot() -> State:
    """A shot that may be fumbled: then the psycho comes and strikes."""
    return board("salvador", (1, 2), ("psycho", (3, 2)))


def shielded() -> State:
    """A Shield that rolls for each attack."""
    return board("salvador", (1, 2), ("badass_marauder", (3, 2)))


def rapid() -> State:
    """Two attacks in one, the second at whoever is left."""
    state = board("moze", (1, 2), ("marauder", (3, 2)), ("goliath", (3, 1)))
    state.hunters[0].tokens = state.hunters[0].tokens[:1]
    return state


def beside() -> State:
    """A fumble in somebody's last moments."""
    state = board("salvador", (1, 2), ("psycho", (1, 2)))
    for token in state.hunters[0].tokens:
        token.colour = "red"
    return state


def pinata() -> State:
    """Somebody with many Hit Points, the last of which is at stake, and more loot for it."""
    state = board("salvador", (1, 2), ("goliath", (3, 2)))
    state.enemies[0].wounds = 3
    return state


def crowd() -> State:
    """Two enemies that a fumble provokes together; an attack may meet both, or one."""
    state = board("amara", (1, 2), ("psycho", (2, 2)), ("badass_marauder", (2, 2)))
    state.hunters[0].tokens, state.hunters[0].equipped = state.hunters[0].tokens[:1], []
    return state


def friend() -> State:
    """A grenade into a zone where a friend stands beside an enemy."""
    state = joined(board("salvador", (1, 2), ("marauder", (3, 2))), "amara", (3, 2))
    state.hunters[0].equipped = [fresh("frag")]
    return state


def joined(state: State, hunter: str, at: Hex) -> State:
    """The same with one hunter more, whom somebody else plays."""
    other = next(one for one in GAME.setup(Options()).hunters if one.id == hunter)
    other.at, other.seat, other.tokens = at, 1, other.tokens[:2]
    state.hunters.append(other)
    return state


def attacked(state: State) -> State:
    """The enemies' turn: they carry out an order to attack."""
    state.phase, state.active, state.orders = "enemies", None, [Order("attack")]
    return state


def struck() -> State:
    """An attack, which any token may be thrown against."""
    return attacked(board("salvador", (1, 2), ("psycho", (1, 2))))


def torn() -> State:
    """An attack of several wounds, on a Shield of two tokens and on what is behind it."""
    state = attacked(board("salvador", (1, 2), ("psycho", (1, 2))))
    state.enemies[0].boosts = [Boost(["lethal", "stun", "burn"], until="always")]
    state.hunters[0].equipped = [fresh("turtle")]
    state.hunters[0].equipped[0].shields[0].spent = True
    return state


def last() -> State:
    """An attack on somebody with one red token, and a friend who sees it."""
    state = attacked(board("salvador", (1, 2), ("psycho", (1, 2))))
    state.hunters[0].tokens = [Token("red", "green"), Token("red", "yellow", spent=True)]
    return joined(state, "amara", (1, 2))


def blast() -> State:
    """An attack on all in a zone: each defends itself."""
    state = attacked(board("salvador", (1, 2), ("lady_dynamite", (3, 2))))
    state.hunters[0].tokens = state.hunters[0].tokens[:2]
    return joined(state, "amara", (1, 2))


def bird() -> State:
    """A Helper beside a wounded enemy: it bites or strikes with its hunter's token."""
    state = board("mordecai", (1, 2), ("psycho", (3, 2)))
    state.hunters[0].tokens, state.hunters[0].equipped = state.hunters[0].tokens[:1], []
    state.helpers = [Helper("bloodwing", (3, 2), owner="mordecai")]
    return state


def turret() -> State:
    """A Helper with a token of its own, whose fumble brings the enemy to it."""
    state = board("mordecai", (0, 2), ("psycho", (3, 2)))
    state.hunters[0].tokens, state.hunters[0].equipped = [Token("red", "red", spent=True)], []
    helper = Helper("sabre", (2, 2), owner="mordecai", tokens=fresh_tokens(("yellow",)))
    state.helpers = [helper]
    return state


def ending() -> State:
    """The free attack at the end of an activation, by any colour, with what was not used yet."""
    state = board("salvador", (1, 2), ("badass_marauder", (3, 2)))
    assert state.active is not None
    state.active.ending = True
    state.hunters[0].tokens = [Token("red", "green"), Token("red", "yellow", spent=True)]
    return state


def rush() -> State:
    """An attack after a way that is asked for."""
    state = board("salvador", (1, 2), ("psycho", (2, 2)))
    state.hunters[0].tokens = [Token("green", "green")]
    state.hunters[0].equipped = [fresh(CLUB)]
    return state


SCENES: dict[Callable[[], State], set[str]] = {
    shot: {"attack"},
    shielded: {"attack"},
    rapid: {"attack"},
    beside: {"attack", "melee"},
    pinata: {"attack"},
    crowd: {"special"},
    friend: {"grenade"},
    struck: {"arena.ask.defend"},
    torn: {"arena.ask.defend"},
    last: {"arena.ask.defend"},
    blast: {"arena.ask.defend"},
    bird: {"bite"},
    turret: {"bite"},
    ending: {"gunzerk"},
    rush: {"charge"},
}


@pytest.mark.parametrize("scene", SCENES)
def test_every_option(scene: Callable[[], State]) -> None:
    found = ways_of(all_agree(asked(GAME, scene()), ends=MANY))
    assert [found.get(what) for what in SCENES[scene]] == [END_BY_END] * len(SCENES[scene])


class Every(Relay):
    """A table that weighs every outcome of a roll, also those that are taken as alike."""

    def heed(self, chance: Chance[Any], kind: object) -> Any:
        return self.table.roll(chance)


@pytest.mark.parametrize("scene", [shot, rapid, crowd, friend])
def test_what_is_taken_as_alike_comes_to_the_same(scene: Callable[[], State]) -> None:
    """The tokens that are dropped differ: what people are shown does not hang on which it is."""
    state = scene()
    state.bag.items = ["ammo", "health", "health_card", "level_up"]
    position = asked(ARENA, state)
    for answer in [position.domain.write(value) for value in position.domain.candidates()]:
        if first_roll(position, answer) is not None:
            seen = forecast(position, answer)
            assert seen.gists == every_end(position, answer, seen.policy)


def every_end(position: Position[State], answer: Plain, policy: Policy) -> Distribution[Gist]:
    before = position.before
    script = (*position.script, Given(position.question.key, position.seat, answer))

    def end(table: OddsTable) -> tuple[Gist, tuple[float, ...]]:
        state = ARENA.snapshots.copy(before)
        ARENA.step(state, Every(table))
        return LABELS.gist(before, state), ARENA.tactics.stakes(before, state, 2)

    return Distribution(explore(end, policy, MANY, script, ARENA.tactics).weights)


def test_a_reaction_is_weighed_by_itself() -> None:
    """Salvador is wounded and may do one thing; nobody [RE]acts to that in its forecast."""
    state = last()
    state.enemies[0].boosts = [Boost(strength=20, until="always")]
    state.hunters[0].tokens = [Token("yellow", "yellow"), Token("red", "red")]
    state.hunters[1].tokens = [Token("red", "green", spent=True)]
    position = asked(GAME, state, guarding("yellow"))
    assert position.question.key == "arena.ask.reaction"
    found = ways_of(all_agree(position, ends=MANY))
    assert found["melee"] == END_BY_END


def test_what_a_fumble_would_bring() -> None:
    """One face of twelve; the psycho comes, and 5 or less and Melee 1 on a green token fail."""
    seen = forecast(asked(GAME, shot()), SHOT).gists.floats()
    hurt = [chance for gist, chance in seen.items() if reds(gist[0]) == 1]
    assert sum(hurt) == pytest.approx(1 / 12 * 5 / 12)


def reds(told: Message) -> int:
    """How many tokens of the hunter are red in a state."""
    state = GAME.snapshots.thaw(bytes.fromhex(str(dict(told.args)["bytes"])))
    return sum(token.colour == "red" for token in state.hunters[0].tokens)
