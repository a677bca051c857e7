"""Decisions without open dependencies, computed for all their things by one function.

A *walk* is the loop of that function over the things. A function call for each thing would cost more than most
decisions' lines. The answers go into a mapping instead:

    for walk in weighed.walks:
        if walk.guard is None:
            wins[walk] = False  # nobody goes
            continue
        wins[walk] = walk.guard in walk.guards
"""

from __future__ import annotations

from rulec.base.memory import once
from rulec.base.records import replace
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.opt.common_subexpressions import hoist, outermost
from rulec.ir.opt.memo import Memo
from rulec.ir.opt.merge_tests import grouped
from rulec.ir.opt.search_loops import looped, shared


def shape_of(memo: Memo, function: ir.Function) -> ir.Function:
    """Return a part of a solve in its printed form: index look-ups, and loops for searches."""
    known = memo.notes(function.heading.within)
    calm = [name for name, part in known.answers.items() if name != function.name and not memo.faults(part)]
    body = replace(function, body=known.bodies[function.name], entries=())
    loops = looped(body, lambda node: memo.is_calm(node, known))
    return hoist(grouped(outermost(shared(loops, calm))), short_loops=True)


def part_of(memo: Memo, function: ir.Function) -> ir.Part | None:
    """Return the part of a solve that a function decides alone.

    None if the decision shares its stratum with others, or may depend on open ones.
    """
    solve = memo.program.solves.get(function.heading.within) if function.sort == "bound" else None
    for parts in solve.strata if solve is not None and not memo.spelled_out else ():
        if len(parts) == 1 and parts[0].sure == parts[0].may == function.name:
            return parts[0]
    return None


def settling(memo: Memo, function: ir.Function) -> tuple[ir.Stmt, ...] | None:
    """Return the body of the walk that decides a thing; None if the function cannot be written as one."""
    if part_of(memo, function) is None:
        return None
    known = memo.notes(function.heading.within)
    return once(known.settled, function.name, lambda: _sunk(shape_of(memo, function).body))


def yes_exits(body: tuple[ir.Stmt, ...]) -> int:
    """Return the number of places that may answer yes."""
    found = [node for stmt in body for node in ir.walk(stmt) if isinstance(node, ir.Settle)]
    return sum(not (isinstance(one.value, ir.Const) and one.value.value is False) for one in found)


def in_two(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    """Return the statements with each computed answer split into a constant yes and a constant no."""

    def change(node: ir.Node) -> ir.Node:
        if isinstance(node, ir.Settle) and not isinstance(node.value, ir.Const):
            yes = ir.Settle(make.truth(True, node.span), span=node.span)
            no = replace(node, value=make.truth(False, node.span))
            return ir.If(node.value, (yes,), (no,), span=node.span)
        return ir.map_parts(node, change)

    return tuple(change(stmt) for stmt in body)  # type: ignore[misc]


def _sunk(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...] | None:
    """Turn a body of returns into the body of a walk; None if it cannot be."""
    out: list[ir.Stmt] = []
    for at, stmt in enumerate(body):
        rest = body[at + 1 :]
        # else: it answers nothing and stays as it is
        match stmt:
            case ir.Return(value=value, comment=comment):
                settled = ir.Settle(value, comment, span=stmt.span)
                return (*out, settled)
            case ir.If(then=then, other=other) if _answers(stmt):
                first = _sunk(then)
                if first is None or any(_answers(one) for one in other):
                    return None
                if not other and len(rest) == 1 and isinstance(rest[0], ir.If | ir.Return):
                    last = _sunk(rest)
                    return None if last is None else (*out, replace(stmt, then=first, other=last))
                out.append(replace(stmt, then=(*first, ir.Continue(span=stmt.span))))
            case ir.Search() if _answers(stmt):
                return None
            case ir.ForEach() if _answers(stmt):
                if stmt.apart or stmt.together:
                    return None
                inner, missing = _left(stmt.body), _sunk(rest)
                if inner is None or missing is None:
                    return None
                found = ir.Search(stmt.variable, stmt.source, stmt.bits, inner, missing, span=stmt.span)
                return (*out, found)
            case _:
                out.append(stmt)
    return None


def _left(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...] | None:
    """Turn the body of a search loop so that it breaks where it answered; None if it cannot be."""
    out: list[ir.Stmt] = []
    for stmt in body:
        match stmt:
            case ir.Return(value=value, comment=comment):
                settled = ir.Settle(value, comment, span=stmt.span)
                return (*out, settled, ir.Break(span=stmt.span))
            case ir.If(then=then, other=other) if _answers(stmt):
                first, second = _left(then), _left(other)
                if first is None or second is None:
                    return None
                out.append(replace(stmt, then=first, other=second))
            case _ if _answers(stmt):
                return None
            case _:
                out.append(stmt)
    return tuple(out)


def _answers(stmt: ir.Stmt) -> bool:
    return any(isinstance(node, ir.Return) for node in ir.walk(stmt))
