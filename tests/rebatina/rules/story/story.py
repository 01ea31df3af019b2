"""How a match begins and ends."""

from tapete.kernel import Message, Result
from tapete.kernel.errors import BadOptions
from tests.rebatina.content import library
from tests.rebatina.meta import Options
from tests.rebatina.state import Figure, State


def set_up(options: Options) -> State:
    """Everybody where the map shows them; players' own gangs take the places in order."""
    if options.scenario not in library().scenarios:
        raise BadOptions(problem=f"scenario: {', '.join(library().scenarios)}")
    scenario = library().scenarios[options.scenario]
    places, figures = scenario.drawing.figures, []
    for seat, gang in enumerate(scenario.gangs):
        kinds = [member.kind for member in gang.members.values()]
        own = options.gangs[seat : seat + 1] or (kinds,)
        for letter, kind in zip(gang.members, own[0], strict=False):
            figures.append(Figure(letter, kind, seat, places[letter]))
    sacks = [at for sign, at in places.items() if sign.isdigit()]
    return State(options.scenario, figures, sacks)


def loot_of(state: State) -> tuple[int, int]:
    one, other = (sum(f.loot for f in state.figures if f.seat == seat) for seat in (0, 1))
    return one, other


def result(state: State) -> Result | None:
    """The last gang standing wins; after the last round, the one that carries more sacks."""
    loot = loot_of(state)
    left = tuple(sorted({figure.seat for figure in state.figures if not figure.out}))
    if len(left) == 1:
        return Result(left, Message.of("rebatina.result.standing", gang=str(left[0])), loot)
    if state.round < library().scenarios[state.scenario].rounds or state.queue or state.actor:
        return None
    if loot[0] == loot[1]:
        return Result((), Message("rebatina.result.draw"), loot)
    winner = loot.index(max(loot))
    return Result((winner,), Message.of("rebatina.result.loot", gang=str(winner)), loot)
