"""Pipeline of passes over lowered functions, and their order."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from rulec.base.memory import once
from rulec.base.records import replace
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import closure, may_stop
from rulec.ir.opt.acyclic_solves import shape_of
from rulec.ir.opt.common_subexpressions import PURE, calls_once, hoist, outermost
from rulec.ir.opt.erase_notes import strip_notes, tidy
from rulec.ir.opt.max_to_if import chosen
from rulec.ir.opt.memo import Memo
from rulec.ir.opt.merge_tests import grouped
from rulec.ir.opt.reorder_tests import calls_last, cheapest_first
from rulec.ir.opt.search_loops import looped


class Passes:
    """The passes over the functions of a program, with the optimisation plans of its solves."""

    def __init__(self, program: ir.Program, *, spelled_out: bool = False) -> None:
        self.program = program
        self.memo = Memo(program, spelled_out=spelled_out)

    @cached_property
    def stopping(self) -> set[str]:
        """Functions that may end before they answer, or that ask or throw, directly or through callees."""
        return closure(self.program.functions, lambda function: may_stop(self.program, function))

    def is_ringed(self, decide: str) -> bool:
        """Return whether a decision is weighed together with others, or depends on itself."""
        solve = self.program.solves[self.program.functions[decide].heading.within]
        return any(part.decide == decide and part.sure != part.may for parts in solve.strata for part in parts)

    def is_looked_up(self, function: ir.Function) -> bool:
        """Return whether a function is a part of a solve that may use its indexes."""
        inside = function.sort in (*ir.EXPLAINED, "bound") and function.heading.within and function.sort != "decide"
        return bool(inside) and not self.memo.spelled_out

    def resolver(self, function: ir.Function) -> ir.Function:
        """Return the function in its plain form, without notes."""
        if function.heading.within or function.name in self.memo.asked_by_solves:
            return self._resolver(function)  # depends on the optimisation plan
        return self._once("resolver", function, self._resolver)

    def twin(self, function: ir.Function) -> ir.Function:
        """Return the function in its explaining form, with notes."""
        return self._once("twin", function, self._twin)

    def _once(self, what: str, function: ir.Function, make: Callable[[ir.Function], ir.Function]) -> ir.Function:
        """Return the result of a pass, cached for all back ends."""
        # the cache holds the function, so its id stays unique
        return once(self.program.shapes, (what, id(function)), lambda: (function, make(function)))[1]

    def _resolver(self, function: ir.Function) -> ir.Function:
        if function.sort == "decide":
            return hoist(self.reordered(chosen(strip_notes(looked_up(function)))))
        if function.sort in ("open", "needs"):
            return calls_once(function, self.program)
        if function.sort not in (*ir.EXPLAINED, "bound"):
            return function  # reads of functions with effects must keep their place
        # Outer chains are bound first so that adjacent tests of them become equal and merge; then inner chains.
        if function.sort in ("value", "fact") and function.name in self.memo.asked_by_solves:
            shape = hoist(grouped(outermost(chosen(looped(strip_notes(function), self.memo.is_calm)))))
        elif self.is_looked_up(function):
            shape = shape_of(self.memo, function)
        else:
            once = calls_once(chosen(strip_notes(function)), self.program, PURE)
            shape = hoist(self.reordered(once))
        return replace(shape, body=tidy(shape.body))

    def reordered(self, function: ir.Function) -> ir.Function:
        """Return the function with cheap conditions tested first."""
        return cheapest_first(grouped(outermost(calls_last(function, self.stopping))), self.stopping)

    def _twin(self, function: ir.Function) -> ir.Function:
        if function.sort == "decide" and not self.is_ringed(function.name):
            function = replace(function, body=tuple(stmt for stmt in function.body if not _by_circle(stmt)))
        return hoist(grouped(outermost(function)))


def _by_circle(stmt: ir.Stmt) -> bool:
    return isinstance(stmt, ir.If) and isinstance(stmt.test, ir.ByCircle)


def looked_up(function: ir.Function) -> ir.Function:
    """Return the resolver of a decision: a look-up in the solved state."""
    state, about = (ir.Local(param.name, span=function.span) for param in function.params)
    answer = ir.Decided(state, function.heading.name, about, span=function.span)
    return replace(function, body=(ir.Return(answer, span=function.span),), asks=False, world=False)
