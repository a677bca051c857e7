"""Which lowered numbers are never negative, as far as their form tells."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.ir import nodes as ir
from rulec.ir.lower.geometry import LENGTHS


class Signs:
    """Looks through calls, locals and columns; what it cannot tell may be negative."""

    def __init__(self, functions: Mapping[str, ir.Function], columns: Mapping[str, ir.Column]) -> None:
        self.functions = functions
        self.columns = columns
        self.known: dict[str, bool] = {}

    def never_negative(self, expr: ir.Expr, bound: frozenset[str] = frozenset()) -> bool:
        """Whether an amount is 0 or more; `bound` are locals of which this is known."""
        match expr:
            case ir.Const(value=value):
                return isinstance(value, int) and value >= 0
            case ir.Local(name=name):
                return name in bound
            case ir.Cell(column=name):
                column = self.columns.get(name)
                return column is not None and all(isinstance(c, int) and c >= 0 for c in _cells(column.cells))
            case ir.Call(function=name):
                return self._function(name)
            case ir.Arith(op="//", left=left):
                return self.never_negative(left, bound)
            case ir.Arith(op="+" | "*", left=left, right=right):
                return self.never_negative(left, bound) and self.never_negative(right, bound)
            case ir.IfElse(then=then, other=other):
                return self.never_negative(then, bound) and self.never_negative(other, bound)
            case ir.MinMax(word=word, values=values, lists=lists):
                found = [self.never_negative(value, bound) for value in values]
                return any(found) if word == "max" else all(found) and not lists
            case ir.Geometry(word=word):
                return word in LENGTHS
            case ir.Over(word="count") | ir.Along(word="steps"):
                return True
            case ir.Over(word="sum", body=body):
                return body is not None and self.never_negative(body, bound)
            case _:
                return False

    def _function(self, name: str) -> bool:
        """Whether all answers of a function are: a call inside a ring of calls is taken to be, by induction."""
        if name in self.known:
            return self.known[name]
        function = self.functions.get(name)
        if function is None:
            return False
        self.known[name] = True
        bound = frozenset(part.name for stmt in function.body for part in ir.walk(stmt) if isinstance(part, ir.Assign))
        found = all(
            self.never_negative(part.value, bound)
            for stmt in function.body
            for part in ir.walk(stmt)
            if isinstance(part, ir.Assign | ir.Return)
        )
        if not found:
            self.known.clear()  # what was taken for granted may have rested on it
            self.known[name] = False
        return found


def _cells(cells: object) -> list[object]:
    if isinstance(cells, tuple):
        return [cell for level in cells for cell in _cells(level)]
    return [cells]
