"""Every game's procedures, as the odds play them again and again."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.catalogue import load
from tapete.games import find, names
from tapete.kernel import Message
from tapete.kernel.game import Procedure
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.policy import Policy
from tapete.odds.procedures import ENDS, circumstances, reckon
from tapete.odds.table import OddsTable, explore
from tapete.offers.options import options_of
from tapete.words import LANGUAGES, Words

CASES: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("savage", "attack"): [
        {"parry": 5},
        {"parry": 5, "wild": True, "wild-attack": True, "target-wild": True, "shaken": True},
        {"parry": 5, "bennies": 1, "target-bennies": 1},
        {"parry": 5, "called": "hand", "drop": True},
        {"parry": 5, "thing": True},
    ],
    ("savage", "test"): [
        {"wild": False, "vulnerable": True, "distracted": True},
        {"helped": 2, "own-wounds": 1, "target-wild": True, "bennies": 1, "target-bennies": 1},
    ],
    ("savage", "soak"): [
        {"taken": 3, "own-wounds": 2, "vigor": "d8", "own-bennies": 2},
        {"wild": False},
    ],
    ("savage", "recovery"): [
        {"condition": "stunned", "own-bennies": 1},
        {"wild": False, "combat-reflexes": True, "own-wounds": 1},
    ],
    ("savage", "trait"): [
        {"wild": False, "trait": "d12+2", "target": 6, "own-bennies": 1},
        {"own-wounds": 2, "own-fatigue": 1, "distracted": True, "modifier": -1},
    ],
    ("savage", "blast"): [{"template": "small", "target-wild": True}],
    ("punk", "shoot"): [{"aim": True, "cover": "heavy"}, {"in-combat": True}],
    ("punk", "fight"): [{"assault": 2, "target-special": "hard_laugh"}],
    ("punk", "jump"): [{"gap": 80, "base": 40}, {"gap": 50}],
    ("punk", "burst"): [{"targets": 2}],
    ("punk", "template"): [
        {"weapon": "vaporeta", "targets": 1, "technique": 6},
        {"weapon": "waste_thrower", "armour": 3, "targets": 3},
    ],
    ("arena", "attack"): [
        {"shield": "yellow", "hit-points": 3, "lethal": True, "tyres": 1},
        {"element": "burn", "overcharge": True, "vulnerable": True, "hit-points": 2},
        {"element": "corrosion", "hit-points": 2, "crit-lethal": True, "slag": True},
        {"rapid": 1, "hit-points": 2, "accurate": True, "shield": "red", "corrosion": 1},
        {"enemy": "psycho", "green": 0, "yellow": 1, "red": 1, "weapon": "caracal"},
        {"enemy": "rakk", "hit-points": 2, "token": "red"},
        {"enemy": "burning_psycho", "element": "burn"},
    ],
    ("arena", "survive"): [{"rapid": 1, "hit-points": 2, "shield": "yellow", "element": "slag"}],
    ("arena", "clean_up"): [
        {"radiation": True, "burn": 2, "shock": True, "lying": 2},
        {"radiation": True, "green": 0, "yellow": 0, "red": 1},
    ],
    ("arena", "loot"): [{"count": 3, "health": 1, "ammo": 0, "weapons": 2, "money": 2}],
    ("arena", "defend"): [
        {"shield": "red", "wounds": 2, "tyres": 1, "corrosion": 2, "modifier": 1},
        {"green": 0, "yellow": 1, "red": 1, "wounds": 2, "strength": 9},
    ],
    ("darkness", "check"): [
        {"dice": 4, "difficulty": "4S", "ally": 2, "helper": 3, "points": 3},
        {"skill": 4, "objects": 1, "exceed": True, "fate": "easier"},
    ],
    ("darkness", "levels"): [{"dice": 5, "helper": 4, "points": 1}],
    ("darkness", "door"): [{"locks": 3, "helper": 3, "points": 2}, {"way": "climb", "climbing": 2}],
    ("darkness", "fight"): [
        {"adversary": "stalker", "helper": 3, "distance": 3},
        {"rounds": 1, "allies": 1},
        {"my-defence": 2, "damage": 1, "retreat": False},
    ],
}
"""What else is said of procedures, besides nothing."""
NAMED = [(game, name) for game in names() for name in find(game).procedures]
PROCEDURES = [
    pytest.param(procedure, said, id=f"{game.name}-{name}-{number}")
    for game in map(find, names())
    for name, procedure in game.procedures.items()
    for number, said in enumerate([{}, *CASES.get((game.name, name), [])])
]


@pytest.mark.parametrize(("procedure", "said"), PROCEDURES)
def test_a_procedure_that_rests_changes_nothing_after_its_last_stage(
    procedure: Procedure, said: dict[str, Any]
) -> None:
    options = circumstances(procedure, said)
    keeper, changed = Keeper(procedure.begin(options)), []

    def run(table: OddsTable) -> tuple[Any, tuple[float, ...]]:
        keeper.restore(keeper.start)
        table.keeper, table.now = keeper, None
        outcome = procedure.play(options, keeper.state, table)
        changed.append(table.now is not keeper.freeze())
        return outcome

    explore(run, Policy.BEST, ENDS)
    assert not (procedure.rests(options) and any(changed))


@pytest.mark.parametrize(("procedure", "said"), PROCEDURES)
def test_weighing_comes_to_what_playing_every_end_does(
    procedure: Procedure, said: dict[str, Any]
) -> None:
    options = circumstances(procedure, said)
    plain = explore(
        lambda table: procedure.play(options, procedure.begin(options), table), Policy.BEST, 300_000
    )
    reckoned = reckon(procedure, said)
    assert reckoned.odds == Distribution(plain.weights)
    assert all(0 <= chance <= 1 for _, chance in reckoned.marks)


@pytest.mark.parametrize(("game", "name"), NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_of_a_procedure_has_words_and_rules(
    game: str, name: str, language: str
) -> None:
    words, found = Words(language), find(game)
    words.learn(game, found.package)
    catalogue = load(found.package)
    for said in [{}, *CASES.get((game, name), [])]:
        reckoned = reckon(found.procedures[name], said)
        terms = [term for roll in reckoned.rolls for term in roll.all_terms]
        messages: list[Message | None] = [term.name for term in terms]
        messages += [message for roll in reckoned.rolls for message in (roll.needs, roll.shows)]
        messages += [message for gist in reckoned.odds for message in gist]
        told = [words.say(message) for message in messages if message]
        told += [words.say(f"{game}.mark.{mark}") for mark, _ in reckoned.marks]
        told += [words.say(f"{game}.procedure.{name}")]
        assert not [text for text in told if "⟦" in text or "odds." in text]
        assert all(roll.rule in catalogue for roll in reckoned.rolls)
        assert all(term.rule in catalogue for term in terms if term.rule)
    for option in options_of(found, found.procedures[name].options, "circumstance"):
        assert option.message is not None


def test_a_roll_adds_up_to_what_its_dice_must_show() -> None:
    """4, with -4 for the range, -2 for the cover and 1 of the die: the dice must show 9."""
    attack = find("savage").procedures["attack"]
    said = {"skill": "d12+1", "wild": True, "range": "long", "cover": "light"}
    first = reckon(attack, said).rolls[0]
    assert (first.dice, first.target, first.rest) == ((12, 6), 4, 0)
    assert [(term.rule, term.amount) for term in first.terms] == [
        ("savage.range.penalty", -4),
        ("savage.cover.penalty", -2),
        ("savage.ruling.trait_bonus", 1),
    ]
    assert first.shows == Message.of("odds.shows", shows=9)
    shot = reckon(find("punk").procedures["shoot"], {"precision": 5, "aim": True}).rolls[0]
    assert (shot.target, shot.rest, shot.low) == (9, 0, True)
    assert shot.terms[0].amount == 5
