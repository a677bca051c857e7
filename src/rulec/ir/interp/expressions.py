"""Evaluation of each form of expression."""

from __future__ import annotations

from collections.abc import Callable
from operator import add, eq, floordiv, ge, gt, is_, is_not, le, lt, mul, ne, sub
from typing import Any

from rulec.base.types import TRUTH, EnumType, KindType, Type
from rulec.ir import nodes as ir
from rulec.ir.interp import world_queries
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.walker import Walker
from rulec.ir.lower.expressions import cell_at
from rulec.ir.numbers import without_none
from rulec.runtime.facts import ANYTHING_ELSE
from rulec.runtime.faults import (
    DiceFault,
    DividedByNothing,
    DoesNotApply,
    MissingThing,
    NotStated,
    OffTheTable,
    UnknownCell,
)
from rulec.runtime.solving import Answers

ARITH: dict[str, Callable[[int, int], int]] = {"+": add, "-": sub, "*": mul, "//": floordiv}
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge, "is": is_, "is not": is_not,
}  # fmt: skip


def local(walker: Walker, expr: ir.Local, frame: Frame) -> object:
    if expr.name in frame.names:
        return frame.names[expr.name]
    value = walker.lacks(expr.name, walker.variables[expr.name], f"which {expr.name}?")
    frame.names[expr.name] = value
    return value


def load(walker: Walker, expr: ir.Load, frame: Frame) -> object:
    if expr.kind == ir.THE_WORLD:
        return world_queries.load_world(walker, expr.field)
    thing = walker.eval(expr.of, frame)
    assert isinstance(thing, Instance), f"{expr} is read from {thing!r}"
    if expr.field == ir.BEGAN_AS:
        return thing.began_as
    if expr.field not in thing.fields:
        declared = next(f for f in walker.model.kinds[expr.kind].fields if f.name == expr.field)
        question = declared.label.plain if declared.label is not None else None
        path = f"{thing.path}.{expr.field}" if thing.path else expr.field
        value = walker.lacks(path, declared.type, question or expr.field.replace("_", " "))
        thing.fields[expr.field] = value
    if walker.trace and walker.collect:
        walker.fields_read.setdefault((id(thing), expr.field), thing)
    return thing.fields[expr.field]


def is_given(walker: Walker, expr: ir.Cell, frame: Frame) -> bool:
    """Return whether a cell holds a readable value."""
    column, cell = stored(walker, expr, frame)
    special = isinstance(cell, int) and not isinstance(cell, bool) and cell < ir.FLOOR
    return not special or column.specials[ir.FLOOR - 1 - int(str(cell))].value is not None


def stored(walker: Walker, expr: ir.Cell, frame: Frame) -> tuple[ir.Column, object]:
    """Return a column and its raw cell for some keys."""
    keys = [int(walker.whole(key, frame)) for key in expr.keys]
    column = walker.program.columns[expr.column]
    return column, cell_at(column, keys)


def cell(walker: Walker, expr: ir.Cell, frame: Frame) -> object:
    column, cell = stored(walker, expr, frame)
    if not isinstance(cell, int) or isinstance(cell, bool) or cell >= ir.FLOOR:
        return cell
    special = column.specials[ir.FLOOR - 1 - cell]
    if special.value is not None:
        names = {p.name: walker.eval(a, frame) for p, a in zip(column.params, expr.arguments, strict=True)}
        return walker.eval(special.value, Frame(names))
    if special.state == "off":
        return walker.refuse(OffTheTable(column.table, column.column), 0)
    fault = DoesNotApply if special.state == "none" else UnknownCell
    return walker.refuse(fault(column.table, special.row, column.column, special.citation), 0)


def call(walker: Walker, expr: ir.Call, frame: Frame) -> object:
    value, made = walker.run(expr.function, [walker.eval(a, frame) for a in expr.arguments])
    if made is not None:
        frame.pending.append(made)
    return value


def result(walker: Walker, expr: ir.Result, frame: Frame) -> object:
    several = walker.eval(expr.of, frame)
    assert isinstance(several, tuple)
    return several[expr.position]


def arith(walker: Walker, expr: ir.Arith, frame: Frame) -> int:
    return ARITH[expr.op](walker.whole(expr.left, frame), walker.whole(expr.right, frame))


def quotient(walker: Walker, expr: ir.Quotient, frame: Frame) -> int:
    left, right = walker.whole(expr.left, frame), walker.whole(expr.right, frame)
    if right == 0:
        walker.refuse(DividedByNothing(expr.what), 0)
        right = 1
    return left // right


def compare(walker: Walker, expr: ir.Compare, frame: Frame) -> bool:
    return COMPARE[expr.op](walker.eval(expr.left, frame), walker.eval(expr.right, frame))


def between(walker: Walker, expr: ir.Between, frame: Frame) -> bool:
    low, value, high = (walker.whole(e, frame) for e in (expr.low, expr.value, expr.high))
    return low <= value <= high


def logic(walker: Walker, expr: ir.Bool, frame: Frame) -> bool:
    stops = expr.op == "or"
    for at, value in enumerate(expr.values):
        before = len(walker.missing)
        if bool(walker.eval(value, frame)) == stops:
            # a missing input may change this operand, so find out what the later ones need too
            if len(walker.missing) > before:
                ask_on(walker, expr.values[at + 1 :], frame)
            return stops
    return not stops


def ask_on(walker: Walker, rest: tuple[ir.Expr, ...], frame: Frame) -> None:
    """Collect the facts that later operands need. Other reads must not happen out of turn."""
    for value in rest:
        call = value.value if isinstance(value, ir.Not) else value
        if not isinstance(call, ir.Call) or not walker.program.functions[call.function].asks:
            continue
        if all(isinstance(argument, ir.Local | ir.Const) for argument in call.arguments):
            walker.eval(call, frame)


def if_else(walker: Walker, expr: ir.IfElse, frame: Frame) -> object:
    return walker.eval(expr.then if walker.eval(expr.test, frame) else expr.other, frame)


def contains(walker: Walker, expr: ir.Contains, frame: Frame) -> bool:
    items, value = walker.eval(expr.items, frame), walker.eval(expr.value, frame)
    assert isinstance(items, tuple | list)
    return any(item is value or (not isinstance(item, Instance) and item == value) for item in items)


def min_max(walker: Walker, expr: ir.MinMax, frame: Frame) -> int:
    values = [walker.whole(value, frame) for value in expr.values]
    for one in expr.lists:
        listed = walker.eval(one, frame)
        assert isinstance(listed, tuple | list)
        values += listed
    return max(values) if expr.word == "max" else min(values)


def throw(walker: Walker, expr: ir.Throw, frame: Frame) -> int:
    if walker.dice is None:
        raise DiceFault(expr.address, f"it is not said what the throw `{expr.address}` shows")
    faces: int | tuple[int, ...] = ir.sides(expr.faces) or expr.faces
    if expr.still is not None:
        before = frame.names.get(expr.name)
        kept = []
        for face in expr.faces:
            frame.names[expr.name] = face
            if walker.eval(expr.still, frame):
                kept.append(face)
        frame.names[expr.name] = before
        faces = tuple(kept)
    value = walker.dice.throw(expr.address, faces, expr.count)
    if walker.trace:
        walker.shown.append((expr.address, expr.die, value))
    return value


def stated(walker: Walker, expr: ir.Stated, frame: Frame) -> object:
    about = [walker.eval(argument, frame) for argument in expr.arguments]
    said = walker.facts.stated(expr.fact, *about)
    needed = expr.needed or (walker.program.functions[expr.fact].world and not walker.facts.played)
    if said is None and needed:
        said = walker.facts.stated(ANYTHING_ELSE)
    if said is not None or not needed:
        return said
    if not walker.collect:
        raise NotStated(expr.fact, expr.question)
    params = walker.program.functions[expr.fact].params
    named = ", ".join(name_of(walker, each, param.type) for each, param in zip(about, params, strict=True))
    return walker.lacks(f"{expr.fact}({named})" if named else expr.fact, TRUTH, expr.question)


def name_of(walker: Walker, value: object, of: Type) -> str:
    """Return a value as it is written in an example or on a command line."""
    of = without_none(of)
    if isinstance(value, Instance):
        return value.path
    if isinstance(value, int) and isinstance(of, EnumType):
        return walker.model.enums[of.name].members[value].name
    if isinstance(value, int) and isinstance(of, KindType):
        return walker.model.key_at(of.name, value)
    if value is None or isinstance(value, bool):
        return "none" if value is None else "yes" if value else "no"
    return str(value)


def over(walker: Walker, expr: ir.Over, frame: Frame) -> object:
    inner = Frame(dict(frame.names), pending=frame.pending)
    kept: list[object] = []
    for element in walker.elements(walker.eval(expr.source, frame), expr.bits):
        inner.names[expr.variable] = element
        if expr.where is None or walker.eval(expr.where, inner):
            body = element if expr.body is None else walker.eval(expr.body, inner)
            if (expr.word == "any" and body) or (expr.word == "all" and not body):
                return expr.word == "any"
            kept.append(body)
    match expr.word:
        case "any" | "all":
            return expr.word == "all"
        case "sum":
            return sum(value for value in kept if isinstance(value, int))
        case "count":
            return len(kept)
        case _:
            return tuple(kept)


def present(walker: Walker, expr: ir.Present, frame: Frame) -> object:
    value = walker.eval(expr.value, frame)
    if value is None:
        raise MissingThing(expr.what)
    return value


def unknown(walker: Walker, expr: ir.Unknown, frame: Frame) -> object:
    raise UnknownCell("", "", expr.what, "")


def answers(walker: Walker, of: ir.Expr, decide: str, frame: Frame) -> Answers[object]:
    state = walker.eval(of, frame)
    assert isinstance(state, Instance)
    answers = state.fields[decide]
    assert isinstance(answers, Answers)
    return answers


def decided(walker: Walker, expr: ir.Decided, frame: Frame) -> bool:
    answer = answers(walker, expr.of, expr.decide, frame)[walker.eval(expr.subject, frame)]
    return answer >= 0 if expr.may else answer > 0


def by_circle(walker: Walker, expr: ir.ByCircle, frame: Frame) -> bool:
    return answers(walker, expr.of, expr.decide, frame).by_circle(walker.eval(expr.subject, frame)) == expr.circle


def mask(walker: Walker, expr: ir.Mask, frame: Frame) -> int:
    mask = 0
    for item in expr.items:
        mask |= 1 << walker.whole(item, frame)
    return mask


def label(element: object) -> int | str:
    """Return the key that separates the dice of an element that is no thing."""
    return element if isinstance(element, int | str) else str(element)
