"""What players are asked in a turn, and how late in it; and at which of its steps their lines are due."""

from __future__ import annotations

from rulec.base.types import Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import called, nodes
from rulec.ir.lower.effects.processes import part


def questions(program: ir.Program) -> dict[str, tuple[int, tuple[Type, ...]]]:
    """The questions of a turn by the names of their answers: the last step in which one may be asked, and what answers
    are, in the order in which the rules ask."""
    found: dict[str, tuple[int, tuple[Type, ...]]] = {}
    for step, starts in _steps(program):
        names = called(program.functions, starts)
        for ask in (ask for name in program.functions if name in names for ask in _asks(program.functions[name])):
            _, types = found.get(ask.key, (0, ()))
            found[ask.key] = step, types if ask.of in types else (*types, ask.of)
    return found


def lines_due(program: ir.Program, sequence: str) -> list[ir.LinesDue]:
    """Where lines are due in a sequence, in its order."""
    return [node for node in nodes(program.functions[f"sequence {sequence}"]) if isinstance(node, ir.LinesDue)]


def _asks(function: ir.Function) -> list[ir.Ask]:
    return [node for node in nodes(function) if isinstance(node, ir.Ask)]


def _steps(program: ir.Program) -> list[tuple[int, list[str]]]:
    """The steps of the turn in their order, each with the functions that it begins with."""
    played = program.pack.world
    found: list[tuple[int, list[str]]] = []
    for sequence in played.sequences if played is not None else ():
        for stmt in program.functions[f"sequence {sequence}"].body:
            inside = list(ir.walk(stmt))  # a step that has a condition is one statement
            found += [(node.number, []) for node in inside if isinstance(node, ir.EnterStep)]
            for node in inside:
                if isinstance(node, ir.Call):
                    found[-1][1].append(node.function)
                elif isinstance(node, ir.CarryOut):
                    found[-1][1].extend(_done(program, node))
    return found


def _done(program: ir.Program, node: ir.CarryOut) -> list[str]:
    """What the acts do that are carried out at one place."""
    played = program.pack.world
    assert played is not None
    acts = [act for act in played.acts.values() if act.kind == node.kind]
    return [part("does", act.name) for act in acts if node.fits(act.number)]
