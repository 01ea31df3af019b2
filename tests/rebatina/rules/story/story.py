"""How a match begins and ends."""

from tapete.kernel import Message, Result
from tapete.kernel.errors import BadOptions
from tests.rebatina.content import library
from tests.rebatina.meta import Options
from tests.rebatina.state import Figure, State


def set_up(options: Options) -> State:
    """Everybody where the map shows them; players' own gangs take the places in order."""
    scenario = library().scenarios.get(options.scenario)
    if scenario is None or {*sum(options.gangs, ())} - {*library().kinds}:
        raise BadOptions(", ".join([*library().scenarios, *library().kinds]))
    places, figures = scenario.drawing.figures, []
    for seat, gang in enumerate(scenario.gangs):
        kinds = options.gangs[seat : seat + 1] or [[one.kind for one in gang.members.values()]]
        pairs = zip(gang.members, kinds[0], strict=False)
        figures += [Figure(letter, kind, seat, places[letter]) for letter, kind in pairs]
    return State(options.scenario, figures, [at for sign, at in places.items() if sign.isdigit()])


def loot_of(state: State) -> tuple[int, ...]:
    return tuple(sum(f.loot for f in state.figures if f.seat == seat) for seat in (0, 1))


def result(state: State) -> Result | None:
    """The last gang standing wins; after the last round, the one that carries more sacks."""
    left, loot = {figure.seat for figure in state.figures if not figure.out}, loot_of(state)
    last = state.round == library().scenarios[state.scenario].rounds
    if len(left) > 1 and (not last or state.queue or state.actor):
        return None
    winners = left if len(left) == 1 else {seat for seat in (0, 1) if loot[seat] > loot[1 - seat]}
    why = "standing" if len(left) == 1 else "loot" if winners else "draw"
    reason = Message.of(f"rebatina.result.{why}", gang="".join(map(str, winners)))
    return Result(tuple(winners), reason, loot)
