"""Plays the matches of the games that are kept here anew, and tells them anew.

`python -m tests.journals.record`, when rules or content were changed on purpose; with the name of a
game after it, only that game's. Look at the difference of `tests/golden` before keeping it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tapete import games
from tapete.bots import GreedyBot, RandomBot
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tests.test_golden import write

FOLDER = Path(__file__).parent


class Recorded(msgspec.Struct, frozen=True):
    """A match to play, and how many answers are given when the last is taken back.

    It is called by its game and a number.
    """

    name: str
    options: dict[str, Any]
    seed: int
    bots: Sequence[Bot]
    undone_after: tuple[int, ...] = ()


MATCHES = (
    Recorded("savage-1", {"scenario": "mill"}, 3, (GreedyBot(1), GreedyBot(2))),
    Recorded(
        "savage-2",
        {"scenario": "mill", "board": "squares", "preset": "core"},
        2,
        (RandomBot(1), RandomBot(2)),
    ),
    Recorded(
        "savage-3",
        {"scenario": "mill", "heroes": ["nemesio", "eulalia"]},
        4,
        (RandomBot(3), RandomBot(4)),
        undone_after=(5, 40, 41),
    ),
    Recorded(
        "punk-1",
        {"scenario": "brawl", "bands": ["pandilleros_150", "mutardos_150"]},
        1,
        (GreedyBot(1), GreedyBot(2)),
    ),
    Recorded(
        "punk-2",
        {
            "scenario": "sabotage",
            "bands": ["chatarreros_200_sigilo", "irradiados_200"],
            "weather": "sandstorm",
            "perils": True,
        },
        2,
        (GreedyBot(1), RandomBot(2)),
    ),
    Recorded(
        "punk-3",
        {
            "scenario": "supplies",
            "bands": ["hijos_200", "troupe_200"],
            "ground": "village",
            "size": 120,
            "beasts": True,
            "rules": {"free_turn": True, "lob_blind": True, "play_on": True},
        },
        3,
        (RandomBot(3), RandomBot(4)),
        undone_after=(5, 40, 41),
    ),
    Recorded("arena-1", {"players": 1}, 1, (GreedyBot(1),)),
    Recorded(
        "arena-2",
        {
            "scenario": "locked_gate",
            "hunters": ["maya", "axton", "moze", "salvador"],
            "trees": ["harmony", "", "bottomless", "ox"],
            "rules": {"lethal_stacks": True, "ffyl_any_wound": True},
        },
        3,
        tuple([RandomBot(seat) for seat in range(4)]),
    ),
    Recorded(
        "arena-3",
        {"campaign": "skag_season", "players": 2, "rules": {"helper_blocks_los": False}},
        2,
        (RandomBot(5), RandomBot(6)),
        undone_after=(5, 40, 41),
    ),
    Recorded("darkness-1", {"players": 2}, 7, (GreedyBot(1), GreedyBot(2))),
    Recorded(
        "darkness-2",
        {
            "scenario": "until_dawn",
            "players": 4,
            "rules": {"window_must_exceed": False, "woohoo_2_for_all": True},
        },
        2,
        tuple([RandomBot(seat) for seat in range(4)]),
        undone_after=(5, 40, 41),
    ),
    Recorded(
        "darkness-3",
        {"scenario": "the_long_night", "players": 2, "master": True},
        3,
        (RandomBot(1), RandomBot(2), GreedyBot(3)),
    ),
    Recorded("euphoria-1", {}, 1, (GreedyBot(1), GreedyBot(2))),
    Recorded(
        "euphoria-2",
        {"mission": "the_tape", "teams": ["ghost_500", "bad_born_500"]},
        2,
        (GreedyBot(1), RandomBot(2)),
    ),
    Recorded(
        "euphoria-3",
        {
            "mission": "ratings",
            "teams": ["clones_300", "cyborg_300"],
            "board": "backlot",
            "rules": {"measuring": True, "evade_after": True, "ties_alternate": True},
        },
        3,
        (RandomBot(3), RandomBot(4)),
        undone_after=(5, 40, 41),
    ),
)


def play(wanted: Recorded) -> Match[Any]:
    game = games.find(wanted.name.partition("-")[0])
    match: Match[Any] = Match(game, wanted.options, from_number(wanted.seed))
    undone = list(wanted.undone_after)
    while match.question is not None:
        seat = min(match.question.domains)
        answer = wanted.bots[seat].choose(match.position(seat))
        match.answer(seat, match.question.domains[seat].write(answer))
        if undone and len(match.line) == undone[0]:
            undone.pop(0)
            take_back(match)
    return match


def take_back(match: Match[Any]) -> None:
    """The last answer, with everybody's consent if that is needed."""
    request = match.undo(match.line[-1].seat)
    for seat in request.waiting if request else ():
        match.consent(seat, True)


def main(beginning: str = "") -> None:
    for wanted in (one for one in MATCHES if one.name.startswith(beginning)):
        file = FOLDER / f"{wanted.name}.tapete"
        file.write_bytes(play(wanted).journal().dump())
        write(file)


if __name__ == "__main__":
    main(*sys.argv[1:])
