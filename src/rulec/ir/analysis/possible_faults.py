"""Which faults a function may raise, itself or through what it calls."""

from __future__ import annotations

from rulec.ir import nodes as ir
from rulec.ir.lower.geometry import OF_SPOTS

Own = dict[str, tuple[set[str], set[str]]]
"""By name of a function, the faults that it may raise itself, and the functions that it calls."""


def faults_of(program: ir.Program, function: ir.Function, known: Own) -> set[str]:
    """The names of the runtime's faults that a function, or one that it calls, may raise."""
    found: set[str] = set()
    seen = {function.name}
    todo = [function.name]
    while todo:
        name = todo.pop()
        if name not in known:
            known[name] = _own_faults(program, program.functions[name])
        own, calls = known[name]
        found |= own
        todo += [name for name in calls if name not in seen]
        seen |= calls
    return found


def _has_spots(node: ir.Geometry) -> bool:
    """Whether all shapes that a word is given are written out."""
    return all(isinstance(one, ir.Items) and one.items for one in node.arguments if not isinstance(one, ir.Const))


def _own_faults(program: ir.Program, function: ir.Function) -> tuple[set[str], set[str]]:
    """The faults that a function itself may raise, and the functions that it calls."""
    found: set[str] = set()
    calls: set[str] = set()
    for stmt in function.body:
        for node in ir.walk(stmt):
            match node:
                case ir.Raise(fault=fault):
                    found.add(fault)
                case ir.Quotient():
                    found.add("DividedByNothing")
                case ir.Present(what=what) if what:
                    found.add("MissingThing")
                case ir.Geometry(word=word) if word in OF_SPOTS and not _has_spots(node):
                    found.add("MissingThing")
                case ir.Unknown():
                    found.add("UnknownCell")
                case ir.Stated(needed=True):
                    found.add("NotStated")
                case ir.Ask():
                    found |= {"NotOffered", "Waits"}
                case ir.Cell(column=name):
                    states = {special.state for special in program.columns[name].specials}
                    found |= {"UnknownCell"} if states & {"unknown", "left_out"} else set()
                    found |= {"DoesNotApply"} if "none" in states else set()
                    found |= {"OffTheTable"} if "off" in states else set()
                case ir.Call(function=name):
                    calls.add(name)
                case _:
                    continue
    return found, calls
