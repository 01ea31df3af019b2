"""What players are told before the first Turn."""

from tapete.games.punk.labels.briefing import brief
from tapete.games.punk.meta import Options
from tapete.games.punk.rules.story.setup import set_up


def keys(scenario: str, **given: object) -> list[str]:
    state = set_up(Options(scenario=scenario))
    for name, value in given.items():
        setattr(state, name, value)
    return [message.key for message in brief(state, 0)]


def test_nobody_is_told_a_part_before_the_roll_for_sides() -> None:
    told = keys("brawl")
    assert "punk.brief.side" not in told
    assert told.count("punk.brief.band") == 2


def test_what_both_want_is_said_once_and_parts_apart() -> None:
    assert keys("brawl").count("punk.brief.both") == 1
    assert keys("convoy").count("punk.brief.part") == 2


def test_after_the_roll_each_side_knows_its_part() -> None:
    assert keys("brawl", phase="deploy").count("punk.brief.side") == 2
