"""Evaluation of reads of the world: its fields, things in play, events, orders, searches and solves.

Searches and the closing of open decisions use the functions of the runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulec.base.types import PLAIN
from rulec.ir import nodes as ir
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.messages import value_told
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.state import lots
from rulec.ir.interp.walker import Walker
from rulec.runtime.faults import DiceFault
from rulec.runtime.game.paths import Way
from rulec.runtime.reachability import cheapest_cost, cheapest_way, is_linked, lies_on_chain, steps_between
from rulec.runtime.solving import Answers, Part
from rulec.runtime.solving import weigh as close


def load_world(walker: Walker, name: str) -> object:
    """Return a field of the game's state, or all things in play of a kind."""
    if walker.trace and walker.collect:
        walker.world_read[name] = None
    kind = next((k for k in walker.model.kinds.values() if k.plural == name and not k.listed), None)
    if kind is not None:
        walker.listed.add(kind.name)
        return walker.world().all_of(kind.name)
    state = walker.world().state
    if name not in state:
        declared = walker.model.state_fields[name]
        question = declared.label.plain if declared.label is not None else None
        state[name] = walker.lacks(name, declared.type, question or name.replace("_", " "))
    return state[name]


def happened(walker: Walker, expr: ir.Happened, frame: Frame) -> bool:
    given = [argument is not None for argument in expr.arguments]
    arguments = [None if argument is None else walker.eval(argument, frame) for argument in expr.arguments]
    return walker.world().happened(expr.event, expr.form, expr.count, arguments, given)


def ordered(walker: Walker, expr: ir.Ordered, frame: Frame) -> object:
    """Return elements in order, or the first of them."""
    inner = Frame(dict(frame.names), pending=frame.pending)
    kept: list[object] = []
    keys: list[tuple[int, ...]] = []
    for element in walker.elements(walker.eval(expr.source, frame), expr.bits):
        inner.names[expr.variable] = element
        if expr.where is None or walker.eval(expr.where, inner):
            kept.append(element)
            values = [(key.highest, walker.whole(key.value, inner)) for key in expr.keys]
            keys.append(tuple(-value if highest else value for highest, value in values))
            if expr.first and not expr.keys and not expr.lot:
                break  # elements after the first are never evaluated
    if not expr.lot:
        order = sorted(range(len(kept)), key=lambda at: keys[at])
        ordered = [kept[at] for at in order]
    elif expr.first and kept:
        least = [item for item, key in zip(kept, keys, strict=True) if key == min(keys)]
        ordered = [least[lot(walker, expr.lot, len(least)) - 1]]
    else:
        ordered = lots(kept, keys, lambda sides: lot(walker, expr.lot, sides))
    if expr.first:
        return ordered[0] if ordered else None
    return tuple(ordered)


def along(walker: Walker, expr: ir.Along, frame: Frame) -> object:
    """Return the result of a search from one thing to others: its existence, length, cost or way."""
    thing = None if expr.thing is None else walker.eval(expr.thing, frame)
    start, goals = walker.eval(expr.start, frame), walker.eval(expr.goals, frame)
    through = walker.eval(expr.through, frame)
    inner = Frame(dict(frame.names), pending=frame.pending)

    def onward(at: object) -> tuple[object, ...]:
        inner.names[expr.variable] = at
        found = walker.eval(expr.onward, inner)
        assert isinstance(found, tuple)
        return found

    def entering(at: object) -> int | None:
        inner.names[expr.variable] = at
        assert expr.cost is not None
        found = walker.eval(expr.cost, inner)
        assert found is None or isinstance(found, int)
        return found

    def shows(cost: int) -> str:
        return value_told(walker.model, expr.counted or PLAIN, cost)

    assert isinstance(goals, tuple)
    assert isinstance(through, tuple)
    if expr.word in ("path", "path_to"):
        return Way(
            start, through, onward, goals if expr.word == "path_to" else None,
            most=None if expr.most is None else walker.whole(expr.most, frame),
            entering=None if expr.cost is None else entering, shows=shows, what=expr.what,
        )  # fmt: skip
    if expr.cost is not None:
        return (cheapest_cost if expr.word == "cheapest" else cheapest_way)(
            start, goals, through, onward, entering, expr.what
        )
    if expr.word == "on_chain":
        return lies_on_chain(thing, start, goals, through, onward)
    return (steps_between if expr.word == "steps" else is_linked)(start, goals, through, onward)


def weigh(walker: Walker, expr: ir.Weigh, frame: Frame) -> object:
    """Run a solve, and return its arguments and decisions."""
    params = walker.program.solves[expr.solve].params
    given = {p.name: walker.eval(a, frame) for p, a in zip(params, expr.arguments, strict=True)}
    return weigh_solve(walker, expr.solve, given)


def weigh_solve(walker: Walker, name: str, given: Mapping[str, object]) -> Instance:
    """Return the state of a solve with these raw arguments: its parameters, and the answers to each decision."""
    solve = walker.program.solves[name]
    state = Instance(name, dict(given), path=name)
    quiet = walker.quiet()
    for parts in solve.strata:
        made: list[Part[Instance, object]] = []
        for part in parts:
            things = given[part.subjects] if part.subjects else range(part.count)
            assert isinstance(things, tuple | list | range)
            answers: Answers[object] = Answers(part.decide, things)
            state.fields[part.decide] = answers
            made.append(Part(answers, _test(quiet, part.sure), _test(quiet, part.may)))
        close(state, made, solve.circles)
    return state


def _test(walker: Walker, name: str) -> Callable[[Instance, object], bool]:
    return lambda state, thing: bool(walker.call(name, [state, thing]))


def lot(walker: Walker, address: str, sides: int) -> int:
    """Return the position of the element that a lot among equals picks, from 1."""
    if sides == 1:
        return 1
    if walker.dice is None:
        raise DiceFault(address, f"it is not said how the lot `{address}` falls")
    return walker.dice.throw(address, sides)
