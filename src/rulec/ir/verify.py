"""Verifier of lowered programs: invariants that hold whatever rules a program was made from.

A finding is a fault of rulec, never of the rules. The verifier looks at types, bindings, names, arity, and the place of
answers and effects. It does not judge whether a program computes the right values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from rulec.base.types import (
    NONE,
    PLAIN,
    KindType,
    ListType,
    NoneType,
    NumberType,
    ResultsType,
    SetType,
    SpotType,
    TextType,
    TruthType,
    Type,
    show_type,
)
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import called, nodes
from rulec.ir.analysis.expression_types import Types, element, joined, present
from rulec.ir.lower.geometry import CALLS, PARTS
from rulec.ir.numbers import without_none

Bound = dict[str, Type]
"""Types of the locals that are bound, by name."""


def verify(program: ir.Program) -> list[str]:
    """Return a sentence for each violated invariant; empty for a sound program."""
    found: list[str] = []
    types = Types(program)
    for function in program.functions.values():
        found.extend(f"{function.name}: {fault}" for fault in _function(types, function))
    for solve in program.solves.values():
        found.extend(f"{solve.name}: {fault}" for fault in _solve(program, solve))
    for column in program.columns.values():
        found.extend(f"{column.name}: {fault}" for fault in _column(types, column))
    return found


def _function(types: Types, function: ir.Function) -> Iterator[str]:
    program = types.program
    bound: Bound = {param.name: param.type for param in function.params} | ({ir.WORLD: NONE} if function.world else {})
    found: list[str] = []
    ends = _block(types, function, function.body, bound, found)
    yield from found
    if not ends and function.sort not in ("open", "needs"):
        yield "may end without an answer"
    if function.sort in ir.EXPLAINED and any(isinstance(n, ir.Effect) for s in function.body for n in ir.walk(s)):
        yield f"is a {function.sort} and does something"
    yield from _world(program, function)
    for index, entry in enumerate(function.entries):
        if entry.index != index:
            yield f"entry {index} calls itself {entry.index}"
        if entry.den < 1:
            yield f"entry {index} has the den {entry.den}"


def _solve(program: ir.Program, solve: ir.Solve) -> Iterator[str]:
    """Check that each decision is weighed once, by two existing functions that read no decision of a later stratum."""
    later = [part.decide for parts in solve.strata for part in parts]
    if sorted(later) != sorted(solve.declared.decides):
        yield "does not weigh each decision once"
    for parts in solve.strata:
        later = [name for name in later if name not in {part.decide for part in parts}]
        for part in parts:
            if not part.owner and part.subjects not in {param.name for param in solve.params}:
                yield f"is not given what `{part.decide}` is about"
            for name in (part.sure, part.may):
                target = program.functions.get(name)
                if target is None or not isinstance(target.result, TruthType) or len(target.params) != 2:
                    yield f"weighs `{part.decide}` by `{name}`, which is no test of one thing"
                elif not _decisions(program, target.name).isdisjoint(later):
                    yield f"weighs `{part.decide}` before what it reads"


def _decisions(program: ir.Program, name: str) -> set[str]:
    """Return the decisions that a function reads, directly or through its callees."""
    reached = (nodes(program.functions[each]) for each in called(program.functions, [name]))
    return {node.decide for every in reached for node in every if isinstance(node, ir.Decided)}


def _block(types: Types, function: ir.Function, body: tuple[ir.Stmt, ...], bound: Bound, found: list[str]) -> bool:
    """Return whether a block always ends in an answer. Append faults to `found` and definite bindings to `bound`."""
    ends = False
    for stmt in body:
        if ends:
            found.append("has statements behind an answer")
            ends = False
        for part in ir.parts(stmt):
            if isinstance(part, ir.Expr):
                found.extend(_expr(types, part, bound))
        match stmt:
            case ir.Assign(name=name, value=value):
                found.extend(_typed(types, value, bound))
                bound[name] = joined(bound.get(name), types.of(value, bound)) or NONE
            case ir.If(test=test, then=then, other=other):
                found.extend(_truth(types, test, bound))
                left, right = dict(bound), dict(bound)
                a = _block(types, function, then, left, found)
                b = _block(types, function, other, right, found)
                both = {name: joined(left[name], right[name]) or NONE for name in left if name in right}
                bound |= right if a else left if b else both
                ends = a and b
            case ir.ForEach(variable=variable, source=source, bits=bits, body=inner, until=until):
                if until is not None:
                    found.extend(_truth(types, until, bound))
                _block(types, function, inner, {**bound, variable: types.elements(source, bits, bound) or NONE}, found)
            case ir.AtOnce(body=inner):
                found.extend(_at_once(inner))
                _block(types, function, inner, bound, found)
            case ir.Store(op=op, value=value, limit=limit, until=until):
                if op in ("add", "subtract"):
                    found.extend(_numbers(types, (value, *((limit,) if limit is not None else ())), bound))
                if op not in ("set", "add", "subtract", "put", "take"):
                    found.append(f"stores by `{op}`")
                if (limit is not None and op not in ("add", "subtract")) or (until and op not in ("put", "set")):
                    found.append(f"has a limit or an end for `{op}`")
            case ir.Make(name=name, kind=kind, fields=names, values=values):
                if len(names) != len(values):
                    found.append("makes a thing with fields that have no value")
                bound[name] = KindType(kind, False)
            case (
                ir.Tell(message=message, arguments=arguments)
                | ir.Fail(message=message, arguments=arguments)
                | ir.EndGame(message=message, arguments=arguments)
            ):
                found.extend(_message(function, message, arguments))
                ends = isinstance(stmt, ir.Fail)
            case ir.Ask(name=name, message=message, arguments=arguments):
                found.extend(_message(function, message, arguments))
                found.extend(_offered(stmt))
                bound[name] = stmt.of
            case ir.Do(call=call):
                target = types.program.functions.get(call.function)
                if target is not None and target.sort not in ir.DOING:
                    found.append(f"does `{call.function}`, which does nothing")
            case ir.LinesDue() | ir.CarryOut() | ir.EnterStep():
                if function.sort != "sequence":
                    found.append("carries out acts outside of a sequence")
            case ir.Return(value=value):
                found.extend(_typed(types, value, bound))
                if isinstance(function.result, TruthType) and function.sort not in ("value", "roll"):
                    found.extend(_truth(types, value, bound))
                if isinstance(function.result, NumberType):
                    found.extend(_numbers(types, (value,), bound))
                ends = True
            case ir.Raise():
                ends = True
            case ir.Note(entry=entry):
                at = entry.value if isinstance(entry, ir.Const) else 0
                if not isinstance(at, int) or not -len(function.entries) <= at < max(len(function.entries), 1):
                    found.append(f"notes an entry {at} that it does not have")
                found.extend(_numbers(types, (entry,), bound))  # a throw may show a truth, so the delta is not checked
            case ir.Drop() | ir.Happen():
                pass  # its expressions were checked above
            case ir.Search() | ir.Break() | ir.Continue() | ir.Settle():
                found.append(f"has a {type(stmt).__name__}, which only passes make")
            case _:
                assert_never(stmt)
    return ends


def _message(function: ir.Function, number: int, arguments: tuple[ir.Expr, ...]) -> Iterator[str]:
    if not 0 <= number < len(function.messages):
        yield f"tells message {number}, which it does not have"
    elif sum(isinstance(part, ir.MessageHole) for part in function.messages[number].parts) != len(arguments):
        yield f"tells message {number} with {len(arguments)} arguments"


def _offered(stmt: ir.Ask) -> Iterator[str]:
    """Check that a question has exactly the parts that its form requires."""
    lists, ends = stmt.form in ("one", "some", "order", "path"), stmt.form == "amount"
    if not lists and not ends and stmt.form != "truth":
        yield f"asks in the form `{stmt.form}`"
    counted = stmt.form == "some"
    along = isinstance(stmt.offers, ir.Along) and stmt.offers.word in ("path", "path_to")
    if (stmt.offers is not None) != lists or (
        not counted and ((stmt.low is not None) != ends or (stmt.high is not None) != ends)
    ):
        yield f"asks for `{stmt.key}` without what is offered"
    if along != (stmt.form == "path"):
        yield f"asks for `{stmt.key}`, and offers something else"
    if stmt.optional and stmt.form != "one":
        yield f"asks for `{stmt.key}`, which may be none"


def _at_once(body: tuple[ir.Stmt, ...]) -> Iterator[str]:
    """Report statements that cannot run simultaneously: calls, answers and nested blocks."""
    for node in ir.nodes_of(body):
        if isinstance(node, ir.Do | ir.Return | ir.AtOnce | ir.CarryOut):
            yield f"has a {type(node).__name__} in what happens at once"


def _world(program: ir.Program, function: ir.Function) -> Iterator[str]:
    """Check that a function which needs the world or dice, itself or for its callees, takes them."""
    for node in nodes(function):
        if isinstance(node, ir.Happened | ir.VariantOn) and not function.world:
            yield "asks the world, which it does not have"
        if isinstance(node, ir.Weigh) and program.solves[node.solve].world and not function.world:
            yield "weighs what needs the world, which it does not have"
        target = program.functions.get(node.function) if isinstance(node, ir.Call) else None
        if target is not None and target.world and not function.world:
            yield f"calls `{target.name}`, which needs the world"
        if target is not None and target.throws and not function.throws:
            yield f"calls `{target.name}`, which throws"


def _expr(types: Types, expr: ir.Expr, bound: Bound) -> Iterator[str]:
    program = types.program
    match expr:
        case ir.Local(name=name) if name not in bound:
            yield f"reads `{name}` before it is bound"
        case ir.Call(function=name, arguments=arguments):
            target = program.functions.get(name)
            if target is None:
                yield f"calls `{name}`, which is not there"
            elif len(target.params) != len(arguments):
                yield f"calls `{name}` with {len(arguments)} of {len(target.params)} arguments"
            else:
                counted = (a for a, p in zip(arguments, target.params, strict=True) if isinstance(p.type, NumberType))
                yield from _numbers(types, counted, bound)
        case ir.Results(roll=name, values=values):
            roll = program.functions.get(name)
            of = roll.result if roll is not None else None
            if not isinstance(of, ResultsType) or len(of.parts) != len(values):
                yield f"gives {len(values)} results of `{name}`, which has others"
            else:
                counted = (v for v, (_, part) in zip(values, of.parts, strict=True) if isinstance(part, NumberType))
                yield from _numbers(types, counted, bound)
        case ir.Result(of=whole, roll=name):
            of = types.of(whole, bound)
            if not isinstance(of, ResultsType) or of.roll != name:
                yield f"reads a result of `{name}` from something else"
        case ir.Weigh(solve=name, arguments=arguments):
            weighed = program.solves.get(name)
            if weighed is None or len(weighed.params) != len(arguments):
                yield f"weighs `{name}`, which is not there or is given something else"
        case ir.Cell(column=name, keys=keys, arguments=arguments):
            column = program.columns.get(name)
            if column is None:
                yield f"reads column `{name}`, which is not there"
            elif len(column.axes) != len(keys) or len(column.params) != len(arguments):
                yield f"reads column `{name}` with the wrong number of keys or arguments"
        case ir.Throw(address=address, faces=faces, count=count, name=name, still=still):
            if not faces or count < 1 or (still is not None and count != 1):
                yield f"throws no dice at `{address}`"
            if still is not None:
                yield from _expr(types, still, {**bound, name: PLAIN})
                yield from _truth(types, still, {**bound, name: PLAIN})
            return
        case ir.Stated(fact=name, arguments=arguments):
            target = program.functions.get(name)
            if target is None or len(target.params) != len(arguments):
                yield f"asks for the fact `{name}`, which is not there"
        case ir.Arith(op=op, left=left, right=right):
            yield from _numbers(types, (left, right), bound)
            if op not in ("+", "-", "*", "//"):
                yield f"has the operator `{op}`"
            if op == "//" and not (isinstance(right, ir.Const) and isinstance(right.value, int) and right.value > 0):
                yield "floor-divides by what is not a constant above 0"
        case ir.Bool(values=values):
            for value in values:
                yield from _truth(types, value, bound)
        case ir.Not(value=value):
            yield from _truth(types, value, bound)
        case ir.IfElse(test=test):
            yield from _truth(types, test, bound)
        case ir.Quotient(left=left, right=right):
            yield from _numbers(types, (left, right), bound)
        case ir.Compare(op=op, left=left, right=right):
            if op not in ("==", "!=", "<", "<=", ">", ">=", "is", "is not"):
                yield f"compares by `{op}`"
            if op in ("<", "<=", ">", ">="):
                yield from _numbers(types, (left, right), bound)
        case ir.Between(low=low, value=value, high=high):
            yield from _numbers(types, (low, value, high), bound)
        case ir.MinMax(values=values, lists=lists):
            yield from _numbers(types, values, bound)
            yield from (fault for each in lists for fault in _number(element(types.of(each, bound)), each))
        case ir.Negate(value=value) | ir.Root(value=value):
            yield from _numbers(types, (value,), bound)
        case ir.Range(low=low, high=high):
            yield from _numbers(types, (low, high), bound)
        case ir.Over(variable=variable, source=source, bits=bits, where=where, body=body):
            yield from _expr(types, source, bound)
            inside = {**bound, variable: types.elements(source, bits, bound) or NONE}
            for part in (where, body):
                if part is not None:
                    yield from _expr(types, part, inside)
            for part in (where, body if expr.word in ("any", "all") else None):
                if part is not None:
                    yield from _truth(types, part, inside)
            if body is not None and expr.word == "sum":
                yield from _numbers(types, (body,), inside)
            return
        case ir.Ordered(variable=variable, source=source, bits=bits, where=where, keys=order):
            yield from _expr(types, source, bound)
            inside = {**bound, variable: types.elements(source, bits, bound) or NONE}
            for part in (*((where,) if where is not None else ()), *(key.value for key in order)):
                yield from _expr(types, part, inside)
            if where is not None:
                yield from _truth(types, where, inside)
            return
        case ir.Along(word=word, thing=thing, start=start, goals=goals, through=through, variable=name, onward=onward):
            costs, paths = word in ("cheapest", "cheapest_way"), word in ("path", "path_to")
            known = costs or paths or word in ("linked", "on_chain", "steps")
            if not known or (thing is not None) != (word == "on_chain"):
                yield f"goes along `{word}`"
            if not paths and ((expr.cost is not None) != costs or expr.most is not None):
                yield f"goes along `{word}` at a cost"
            if (expr.counted is not None) != (paths and expr.cost is not None):
                yield f"counts the cost of `{word}` in something else"
            for part in (*(one for one in (thing, expr.most) if one is not None), start, goals, through):
                yield from _expr(types, part, bound)
            inside = {**bound, name: types.of(start, bound) or NONE}
            yield from _expr(types, onward, inside)
            if expr.cost is not None:
                yield from _numbers(types, (expr.cost,), inside)
            return
        case ir.Geometry(word=word):
            if word not in CALLS and word not in PARTS:
                yield f"asks of the ground `{word}`"
        case ir.Happened(form=form, count=count):
            if form not in ("this", "last", "within", "ever", "first") or (form == "within") != (count > 0):
                yield f"asks whether something happened `{form}` {count}"
        case ir.Const() | ir.Local() | ir.Load() | ir.VariantOn() | ir.Decided() | ir.ByCircle() | ir.Unknown():
            pass
        case ir.BitTest() | ir.AnyBit() | ir.InSet() | ir.Contains() | ir.IsNone() | ir.IsGiven() | ir.Present():
            pass
        case ir.Mask() | ir.Items():
            pass
        case _:
            assert_never(expr)
    for inner in ir.parts(expr):
        yield from _expr(types, inner, bound)  # type: ignore[arg-type]


def _truth(types: Types, expr: ir.Expr, bound: Bound) -> Iterator[str]:
    """Report an expression used as a condition that is no truth. `Unknown` passes, since it faults when evaluated."""
    of = types.of(expr, bound)
    if not isinstance(present(of), TruthType) and not isinstance(expr, ir.Unknown):
        yield f"tests {type(expr).__name__}, which is {'unknown' if of is None else show_type(of)}"


def _numbers(types: Types, exprs: Iterable[ir.Expr], bound: Bound) -> Iterator[str]:
    """Yield a fault for each expression that is used as a number and cannot be one."""
    for expr in exprs:
        if isinstance(expr, ir.IfElse):
            yield from _numbers(types, (expr.then, expr.other), bound)
        else:
            yield from _number(types.of(expr, bound), expr)


def _number(of: Type | None, expr: ir.Expr) -> Iterator[str]:
    # else: held as a number
    if isinstance(present(of), TruthType | TextType | ListType | SetType | SpotType | ResultsType | NoneType):
        yield f"counts with {type(expr).__name__}, which is {show_type(of) if of is not None else 'unknown'}"


def _typed(types: Types, expr: ir.Expr, bound: Bound) -> Iterator[str]:
    """Report an expression without a type."""
    if types.of(expr, bound) is None and not isinstance(expr, ir.Unknown):
        yield f"has a {type(expr).__name__} without a type"


def _column(types: Types, column: ir.Column) -> Iterator[str]:
    levels: list[object] = [column.cells]
    for axis in column.axes:
        for level in levels:
            if not isinstance(level, tuple) or len(level) != axis.size:
                yield "has a level of the wrong size"
                return
        levels = [cell for level in levels if isinstance(level, tuple) for cell in level]
    of = without_none(column.type)
    # else: a cell holds a plain value
    plain = not isinstance(of, ListType | SetType | KindType | SpotType)
    for cell in levels:
        if isinstance(cell, tuple) and plain:
            yield "holds a tuple where a cell should be"
        if isinstance(cell, int) and cell < ir.FLOOR and ir.FLOOR - 1 - cell >= len(column.specials):
            yield "has a cell that stands for nothing"
    bound: Bound = {param.name: param.type for param in column.params}
    for special in column.specials:
        if special.value is not None:
            yield from _expr(types, special.value, bound)
